// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A file of a folder of results: the lines of one process, `results-1764428100000-4711.jsonl`.
package struct ResultsFile: Hashable, Sendable, Comparable {
  package let name: String
  /// The time at which the process began, in milliseconds since 1970; 0 for a file that several
  /// processes share.
  let began: Int
  /// The number of the process; 0 for a file that several share.
  let run: Int

  static let own = ResultsFile(began: RunResult.currentBeginning, run: RunResult.current)

  init(began: Int, run: Int) {
    (self.began, self.run) = (began, run)
    name = "results-\(began)-\(run).jsonl"
  }

  /// Reads a name; nil if it is not that of results. `results.jsonl` is the file that all processes
  /// of earlier versions, and programs of other tools, share.
  init?(name: String) {
    guard name != "results.jsonl" else {
      (self.name, began, run) = (name, 0, 0)
      return
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "results", parts[2].hasSuffix(".jsonl"),
      let began = Int(parts[1]), let run = Int(parts[2].dropLast(6)), began > 0, run > 0
    else { return nil }
    (self.name, self.began, self.run) = (name, began, run)
  }

  package static func < (one: ResultsFile, other: ResultsFile) -> Bool {
    (one.began, one.run, one.name) < (other.began, other.run, other.name)
  }

  /// Returns the files of a folder, in the order in which their processes began.
  package static func all(in folder: String) -> [ResultsFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap(ResultsFile.init).sorted()
  }
}

extension PictureResult {
  /// The reference that a line is about: a later line about it replaces an earlier one.
  package struct Subject: Hashable, Sendable {
    let source: Source
    let reference: String
    let format: String
  }

  package var subject: Subject { Subject(source: source, reference: reference, format: format) }
}

extension ResultsFolder {
  /// Removes the files of earlier processes of which the report would show nothing any more: everything
  /// in them is about references of a run that compared all, or of one that compared the same again. With
  /// them go the pictures that only they name.
  ///
  /// - Complexity: The lines of earlier processes; those of all where a file is removed.
  func removeFiles(replacedBy run: RunResult) {
    let subjects = subjects
    var pictures: Set<String> = []
    for file in ResultsFile.all(in: path) where file < .own {
      let lines = OldLines(of: "\(path)/\(file.name)")
      guard lines.are(replacedBy: run, comparing: subjects, in: file) else { continue }
      unlink("\(path)/\(file.name)")
      pictures.formUnion(lines.pictures)
    }
    guard !pictures.isEmpty else { return }
    for file in ResultsFile.all(in: path) {
      pictures.subtract(OldLines(of: "\(path)/\(file.name)").pictures)
    }
    for picture in pictures where !picture.contains("/") {
      unlink("\(path)/\(picture)")
    }
  }
}

/// The lines of a file of results, as far as they can be read.
private struct OldLines {
  private var comparisons: [PictureResult] = []
  private var runs: [RunResult] = []
  private var hasOthers = false

  init(of path: String) {
    let decoder = JSONDecoder()
    let data = FileManager.default.contents(atPath: path) ?? Data()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if let result = try? decoder.decode(PictureResult.self, from: line),
        result.kind == .comparison
      {
        comparisons.append(result)
      } else if let run = try? decoder.decode(RunResult.self, from: line), run.kind == .run {
        runs.append(run)
      } else {
        hasOthers = true
      }
    }
  }

  var pictures: [String] {
    comparisons.flatMap { [$0.files?.expected, $0.files?.actual].compactMap(\.self) }
  }

  /// Returns whether a process that ended has said everything again.
  func are(
    replacedBy run: RunResult, comparing subjects: Set<PictureResult.Subject>, in file: ResultsFile
  ) -> Bool {
    guard !hasOthers,
      runs.allSatisfy({ $0.source == run.source && $0.references == run.references })
    else { return false }
    // The two test frameworks have a process each, and both may have tests in one target.
    if run.source == .pictureTesting, let session = run.session {
      guard comparisons.allSatisfy({ $0.session != session }),
        runs.allSatisfy({ $0.session != session })
      else { return false }
    }
    if run.isWhole {
      // A process that goes on would miss its file.
      guard !runs.isEmpty || file.run == 0 || kill(pid_t(file.run), 0) != 0 else { return false }
      return comparisons.allSatisfy {
        $0.source == run.source && $0.reference.hasPrefix(run.references + "/")
      }
    }
    // What a whole run, one of another shard or one that did not end says is said by nobody else.
    return !runs.isEmpty && runs.allSatisfy { !$0.isWhole && $0.shard == run.shard }
      && comparisons.allSatisfy { subjects.contains($0.subject) }
  }
}
