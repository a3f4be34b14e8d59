// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Glibc
import Synchronization

/// A folder that comparisons leave their results in: a file of lines for each process, and the
/// pictures of failures beside it, named by their contents.
///
/// Threads of one process append to its file in turn; processes never write to each other's. Of
/// several lines about one reference that of the process which began last counts. A process that
/// ends removes the files of earlier ones about which nothing is left to say.
package struct ResultsFolder: Hashable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Appends what came out of a comparison.
  ///
  /// - Parameters:
  ///   - result: What came out. Its ``PictureResult/files`` are set here.
  ///   - expected: The reference, if it is to be seen; nil for one that passed.
  ///   - actual: What was drawn, if it is to be seen; nil for one that passed.
  /// - Throws: `FileError`.
  /// - Complexity: One line for what passed, whatever the size of its picture.
  package func append(
    _ result: PictureResult, expected: Data? = nil, actual: Data? = nil
  ) throws(FileError) {
    try create()
    var result = result
    if expected != nil || actual != nil {
      var files = PictureResult.Files()
      if let expected { files.expected = try write(expected, of: result) }
      if let actual { files.actual = try write(actual, of: result) }
      result.files = files
    }
    try append(line: encoded(result) ?? encoded(result.shortened()), about: result.subject)
  }

  var comparisonCount: Int { writtenLines.withLock { $0[self]?.comparisonCount ?? 0 } }

  /// The comparisons that this process has written to the folder.
  var subjects: Set<PictureResult.Subject> { writtenLines.withLock { $0[self]?.subjects ?? [] } }

  /// Appends the end of a process, and removes what earlier processes wrote about the same references.
  ///
  /// - Throws: `FileError`.
  package func append(_ run: RunResult) throws(FileError) {
    try create()
    try append(line: encoded(run))
    removeFiles(replacedBy: run)
  }

  /// Writes one picture of a failure, under a name that the same picture has in each run.
  private func write(_ data: Data, of result: PictureResult) throws(FileError) -> String {
    let words = ([result.name] + [result.state].compactMap(\.self)).joined(separator: "-")
    let readable = words.prefix(60).map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    let ending = result.format.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let file = "\(String(readable)).\(stableHash(of: data)).\(ending)"
    guard !FileManager.default.fileExists(atPath: "\(path)/\(file)") else { return file }
    try AtomicFile.write(data, to: "\(path)/\(file)")
    return file
  }

  private func encoded(_ line: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var data = try? encoder.encode(line), data.count < ResultLine.maximumLength else {
      return nil
    }
    data.append(UInt8(ascii: "\n"))
    return data
  }

  private func create() throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private func append(
    line: Data?, about subject: PictureResult.Subject? = nil
  ) throws(FileError) {
    guard let line else { return }
    let file = "\(path)/\(ResultsFile.own.name)"
    let failure: Int32? = writtenLines.withLock { folders in
      let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return errno }
      defer { close(descriptor) }
      var written = folders[self, default: WrittenLines()]
      defer { folders[self] = written }
      // A line that the disk had no space for must not take this one with it.
      let bytes = (written.endsInsideLine ? Data("\n".utf8) : Data()) + line
      var start = 0
      while start < bytes.count {
        let count = bytes.withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start)
        }
        if count >= 0 {
          start += count
        } else if errno != EINTR {
          let reason = errno
          if start > 0 { written.endsInsideLine = true }
          return reason
        }
      }
      written.endsInsideLine = false
      if let subject {
        written.comparisonCount += 1
        written.subjects.insert(subject)
      }
      return nil
    }
    if let failure {
      throw .cannotWrite(path: file, reason: String(cString: strerror(failure)))
    }
  }
}

private struct WrittenLines: Sendable {
  var comparisonCount = 0
  var subjects: Set<PictureResult.Subject> = []
  /// Whether the last line was cut.
  var endsInsideLine = false
}

private let writtenLines = Mutex<[ResultsFolder: WrittenLines]>([:])

extension PictureResult {
  /// The result with long texts cut, so that its line is as short as a reader takes.
  fileprivate func shortened() -> PictureResult {
    var short = self
    // Scalars: a single character may have any number of them.
    func cut(_ text: String) -> String {
      let scalars = text.unicodeScalars
      return scalars.count > 1000 ? String(scalars.prefix(1000)) + "…" : text
    }
    short.test = cut(test)
    short.location = location.map(cut)
    short.name = cut(name)
    short.state = state.map(cut)
    short.reference = cut(reference)
    short.reason = reason.map(cut)
    return short
  }
}

extension ResultsFolder {
  /// Appends what came out of a comparison, as far as the folder lets it. The first failure of a process
  /// is reported on standard error.
  package func record(
    _ result: PictureResult, expected: Data? = nil, actual: Data? = nil
  ) {
    do throws(FileError) {
      try append(result, expected: expected, actual: actual)
    } catch {
      Self.warn(of: error)
    }
  }

  /// Appends the end of this process's comparisons when the process ends, which fails if that cannot be
  /// written.
  ///
  /// - Parameter run: What it compares. Told again, it is kept once.
  package func recordAtExit(_ run: RunResult) {
    let isFirst = pendingRuns.withLock { runs in
      defer { runs.insert(PendingRun(folder: self, run: run)) }
      return runs.isEmpty
    }
    guard isFirst else { return }
    atexit {
      let runs = pendingRuns.withLock { $0 }
      RequestedNames.warn()
      for pending in runs {
        do throws(FileError) {
          var run = RequestedNames.complete(pending.run)
          run.comparisons = pending.folder.comparisonCount
          try pending.folder.append(run)
        } catch {
          // Too late for a test to fail: the process does.
          ResultsFolder.warn(of: error)
          fflush(nil)
          _exit(EXIT_FAILURE)
        }
      }
    }
  }

  /// Appends the end of a process's comparisons, as far as the folder lets it.
  package func record(_ run: RunResult) {
    do throws(FileError) {
      try append(run)
    } catch {
      Self.warn(of: error)
    }
  }

  fileprivate static func warn(of error: FileError) {
    let isFirst = hasWarned.withLock { value in
      defer { value = true }
      return !value
    }
    guard isFirst else { return }
    let line = "The results of image tests could not be written: \(error)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

/// A process that will have ended, and where it says so.
private struct PendingRun: Hashable, Sendable {
  let folder: ResultsFolder
  let run: RunResult
}

private let pendingRuns = Mutex<Set<PendingRun>>([])
private let hasWarned = Mutex(false)
