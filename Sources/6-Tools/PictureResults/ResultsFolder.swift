// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Glibc
import Synchronization

/// A folder that comparisons leave their results in: a line of `results.jsonl` each, and the
/// pictures of failures beside it.
///
/// Many processes and tests write at once: a line is appended whole, under a lock. The folder
/// grows; of several lines about one reference the last counts.
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
      if let expected { files.expected = try write(expected, "expected", of: result) }
      if let actual { files.actual = try write(actual, "actual", of: result) }
      result.files = files
    }
    try append(line: encoded(result) ?? encoded(result.shortened()))
    comparisonCounts.withLock { $0[self, default: 0] += 1 }
  }

  /// The number of comparisons that this process has written to the folder.
  var comparisonCount: Int { comparisonCounts.withLock { $0[self] ?? 0 } }

  /// Appends the end of a process.
  ///
  /// - Parameter run: What the process compared.
  /// - Throws: `FileError`.
  package func append(_ run: RunResult) throws(FileError) {
    try create()
    try append(line: encoded(run))
  }

  /// Writes one picture of a failure, under a name that the next failure of the same test takes
  /// again.
  private func write(
    _ data: Data, _ side: String, of result: PictureResult
  ) throws(FileError) -> String {
    let words = ([result.name] + [result.state].compactMap(\.self)).joined(separator: "-")
    let readable = words.prefix(60).map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    // Two tests may have references of one name.
    let identity = String(
      stableHash(of: "\(result.source.rawValue) \(result.reference)"), radix: 16)
    let ending = result.format.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let file = "\(String(readable)).\(identity).\(side).\(ending)"
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

  private func append(line: Data?) throws(FileError) {
    guard let line else { return }
    let file = "\(path)/\(ResultLine.fileName)"
    // Opened for each line, so that threads of one process have a lock each.
    let descriptor = open(file, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(file) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      // A file system without locks still appends what is written in one call in one piece.
      guard errno == EINTR else { break }
    }
    var bytes = line
    if endsInsideLine(descriptor) { bytes.insert(UInt8(ascii: "\n"), at: 0) }
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw failure(file)
      }
    }
  }

  /// Returns whether a process was ended while it wrote: its line must not take ours with it.
  private func endsInsideLine(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return false }
    var last: UInt8 = 0
    return pread(descriptor, &last, 1, status.st_size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  private func failure(_ file: String) -> FileError {
    .cannotWrite(path: file, reason: String(cString: strerror(errno)))
  }
}

private let comparisonCounts = Mutex<[ResultsFolder: Int]>([:])

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
