// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import IllustrationFiles

/// Brings a package's illustrations up to date, or says which are not.
///
/// 1. **Run** the snippets, side by side.
/// 2. **Place** what they drew: into the catalogues that show it.
/// 3. **Compare** with the files that are there.
/// 4. **Write** those that differ, and remove those that are no longer drawn.
struct Illustrator: Sendable {
  let package: PackageFolder
  let programs: String
  var placement: Placement
  /// Seconds after which a snippet is ended.
  var timeout: TimeInterval = 60
  /// Whether nothing is written.
  var checksOnly = false

  struct Outcome: Hashable, Sendable {
    /// Files that differed, in the order of their paths.
    var changes: [FileChange] = []
    /// The number of files that are as they should be.
    var unchangedCount = 0
    var failures: [Failure] = []
  }

  private struct NewFile {
    let path: String
    let file: DrawnFile
  }

  /// Draws.
  ///
  /// - Parameters:
  ///   - snippets: The snippets that draw.
  ///   - isComplete: Whether these are all of the package's: only then is it known which illustrations
  ///     are no longer drawn.
  ///   - failures: What failed before: snippets that are not built.
  /// - Returns: What has come of it.
  /// - Throws: A failure to write if there is no place for temporary files.
  func run(
    _ snippets: [Snippet], isComplete: Bool, after failures: [Failure] = []
  ) throws(IllustrateFailure) -> Outcome {
    var outcome = Outcome(failures: failures)
    let unbuilt = Set(failures.map(\.snippet))

    // 1. Run
    let results = try SnippetRun(package: package, programs: programs, timeout: timeout)
      .run(snippets.filter { !unbuilt.contains($0.name) })

    // 2. Place
    let files = place(results, &outcome)

    // 3. Compare
    let wanted = compare(files, &outcome)
    outcome.changes += orphans(
      beside: files, of: isComplete ? nil : Set(snippets.map(\.name)), outcome.failures)
    outcome.changes.sort { $0.path < $1.path }

    // 4. Write
    if !checksOnly { write(wanted, &outcome) }
    return outcome
  }

  private func place(
    _ results: [Result<[DrawnFile], Failure>], _ outcome: inout Outcome
  ) -> [NewFile] {
    var drawn: [DrawnFile] = []
    for result in results {
      switch result {
      case .success(let files): drawn += files
      case .failure(let failure): outcome.failures.append(failure)
      }
    }
    var newFiles: [NewFile] = []
    for (_, files) in Dictionary(grouping: drawn, by: \.name.name.key).sorted(by: {
      $0.key < $1.key
    }) {
      let snippets = Set(files.map(\.snippet)).sorted { $0.path < $1.path }
      let name = files[0].name.name
      guard snippets.count == 1 else {
        let paths = snippets.map(\.path).joined(separator: " and ")
        outcome.failures += snippets.map {
          Failure($0, "'\(name.text)' is drawn by \(paths): give each a different name.")
        }
        continue
      }
      do throws(IllustrateFailure) {
        let folders = try placement.folders(for: name)
        newFiles += folders.flatMap { folder in
          files.map { NewFile(path: "\(folder)/\($0.name.text)", file: $0) }
        }
      } catch {
        outcome.failures.append(Failure(snippets[0], error.message))
      }
    }
    return newFiles
  }

  /// Finds the files that are missing or stale.
  private func compare(_ files: [NewFile], _ outcome: inout Outcome) -> [NewFile] {
    var wanted: [NewFile] = []
    for newFile in files {
      let present = FileManager.default.contents(atPath: package.absolute(newFile.path))
      guard present != newFile.file.data else {
        outcome.unchangedCount += 1
        continue
      }
      if let present, IllustrationMark(of: present) == nil {
        outcome.failures.append(
          Failure(
            newFile.path, of: newFile.file.snippet,
            "it was not drawn by illustrate and is kept: move it away, or give the illustration "
              + "of \(newFile.file.snippet.path) another name."))
        continue
      }
      outcome.changes.append(
        FileChange(
          kind: present == nil ? .missing : .stale, path: newFile.path,
          snippet: newFile.file.snippet.path))
      wanted.append(newFile)
    }
    return wanted
  }

  /// Finds the illustrations that are no longer drawn. Those of a snippet that has failed may be
  /// drawn by it tomorrow.
  private func orphans(
    beside files: [NewFile], of snippets: Set<String>?, _ failures: [Failure]
  ) -> [FileChange] {
    let known = Set(files.map(\.path))
    let failed = Set(failures.map(\.snippet))
    return placement.folders.flatMap { folder in
      let contents =
        (try? FileManager.default.contentsOfDirectory(
          atPath: package.absolute(folder))) ?? []
      return contents.compactMap { name -> FileChange? in
        let path = "\(folder)/\(name)"
        guard !known.contains(path), IllustrationFileName(name) != nil,
          let data = FileManager.default.contents(atPath: package.absolute(path)),
          let mark = IllustrationMark(of: data), !failed.contains(mark.snippet),
          snippets?.contains(mark.snippet) ?? true
        else { return nil }
        return FileChange(kind: .orphaned, path: path, snippet: mark.snippet)
      }
    }
  }

  private func write(_ files: [NewFile], _ outcome: inout Outcome) {
    func fail(_ path: String, _ failure: Failure) {
      var failure = failure
      failure.isAboutWriting = true
      outcome.failures.append(failure)
      outcome.changes.removeAll { $0.path == path }
    }
    for newFile in files {
      do throws(FileError) {
        let path = package.absolute(newFile.path)
        try createResources(for: path)
        try AtomicFile.write(newFile.file.data, to: path)
      } catch {
        fail(newFile.path, Failure(newFile.path, of: newFile.file.snippet, "\(error)"))
      }
    }
    for change in outcome.changes where change.kind == .orphaned {
      guard unlink(package.absolute(change.path)) != 0 else { continue }
      let reason = "it cannot be removed: \(String(cString: strerror(errno)))."
      fail(
        change.path, Failure(change.path, of: Snippet(path: change.snippet, source: ""), reason))
    }
  }

  /// Creates the folder for resources in a catalogue; no other: it may be misspelt.
  private func createResources(for path: String) throws(FileError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard placement.output == nil, !FileManager.default.fileExists(atPath: folder.path) else {
      return
    }
    guard mkdir(folder.path, 0o777) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: folder.path, reason: String(cString: strerror(errno)))
    }
  }
}

struct DrawnFile: Hashable, Sendable {
  let name: IllustrationFileName
  let data: Data
  let snippet: Snippet

  /// Reads what a snippet has written to its folder: its illustrations, and nothing else.
  static func files(in folder: String, of snippet: Snippet) -> [DrawnFile] {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return contents.sorted().compactMap { file in
      guard let name = IllustrationFileName(file),
        let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        IllustrationMark(of: data) != nil
      else { return nil }
      return DrawnFile(name: name, data: data, snippet: snippet)
    }
  }
}

/// The pictures that could not be drawn or written, and the reasons. The others are.
struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A snippet's file, or an illustration's.
  let path: String
  let reason: String
  /// The snippet whose illustrations stay as they are; empty for the package, which has others.
  let snippet: String
  /// Whether a file could not be written.
  var isAboutWriting = false

  init(_ snippet: Snippet, _ reason: String) {
    self.init(snippet.path, of: snippet, reason)
  }

  init(_ path: String, of snippet: Snippet, _ reason: String) {
    self.path = path
    self.reason = reason
    self.snippet = snippet.name
  }

  /// Creates an error about a page, which no snippet draws.
  init(_ page: String, _ reason: String) {
    self.init(page, of: Snippet(path: page, source: ""), reason)
  }

  /// Creates an error about the package as a whole.
  init(ofPackage reason: String) {
    path = "Package.swift"
    self.reason = reason
    snippet = ""
  }

  /// Whether something other than a snippet is wrong.
  var isOfPackage: Bool { snippet.isEmpty }

  var description: String { "\(path): \(reason)" }
}

/// A difference between a file and the snippets' drawings.
struct FileChange: Hashable, Sendable {
  enum Kind: String, Sendable {
    case missing
    /// It shows something else.
    case stale
    /// No snippet draws it any more.
    case orphaned
  }

  let kind: Kind
  /// From the package's folder on, or absolute.
  let path: String
  let snippet: String
}

/// The folder of illustrations, and the names in it.
struct Placement: Sendable {
  /// The folder that the user named, if any.
  let output: String?
  let catalogues: [Catalogue]

  /// The folders whose illustrations are the command's: others in them are orphans.
  ///
  /// None where the user names the folder: other packages may draw into it as well.
  var folders: [String] { output == nil ? catalogues.map(\.resources) : [] }

  /// Returns the folders of an illustration: that of the only catalogue, or of those whose articles
  /// show it.
  ///
  /// - Returns: From the package's folder on, or absolute.
  /// - Throws: What the user may do if no catalogue shows it.
  func folders(for name: IllustrationName) throws(IllustrateFailure) -> [String] {
    if let output { return [output] }
    guard catalogues.count != 1 else { return [catalogues[0].resources] }
    guard !catalogues.isEmpty else {
      throw IllustrateFailure(
        "there is no DocC catalogue: create Sources/TARGET/TARGET.docc, or give --output.", .failed)
    }
    let showing = catalogues.filter { $0.references.contains(name.text) }
    guard !showing.isEmpty else {
      throw IllustrateFailure(
        """
        no article of the \(catalogues.count) catalogues shows '\(name.text)': write \
        ![…](\(name.text)) in one, or give --output.
        """, .failed)
    }
    return showing.map(\.resources)
  }
}
