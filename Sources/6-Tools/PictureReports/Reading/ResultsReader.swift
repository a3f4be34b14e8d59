// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults

/// Reads the results of one folder, without trusting it: it may come from another machine, or
/// from a change that a stranger proposes.
///
/// A line that is damaged, too long or of a newer version is skipped, and said to be. Pictures are
/// read out of the folder and from nowhere else.
package struct ResultsReader {
  /// The folder's name, to tell machines apart.
  let machine: String
  /// The comparisons; of each reference the last process's worst line.
  private(set) var comparisons: [PictureResult] = []
  /// The processes that came to their end.
  private(set) var runs: [RunResult] = []
  /// The files that could not be read, in sentences.
  package private(set) var notes: [String] = []

  private(set) var skippedCount = 0
  /// The folder, as it was named.
  var path: String { folder.path.visible }

  /// The number of comparisons of each process that could be read.
  private(set) var comparisonCounts: [ResultProcess: Int] = [:]

  private let folder: UntrustedFolder
  private var indices: [PictureResult.Subject: Int] = [:]

  /// The most references of a folder. More are not those of a project.
  static let maximumCount = 200_000
  /// The most processes of a folder: each that drew everything looks through all references.
  static let maximumRuns = 10_000
  /// The most sentences about lines that were skipped.
  private static let maximumNotes = 10

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - machine: What it is called in the report; nil for its name.
  /// - Throws: ``ReportError`` if there is no such folder, or no results in it.
  package init(path: String, machine: String? = nil) throws(ReportError) {
    self.machine = machine ?? URL(fileURLWithPath: path).lastPathComponent
    folder = UntrustedFolder(path: path)
    try folder.check()
    let files = ResultsFile.all(in: path)
    guard !files.isEmpty else { throw .noResults(path: path) }
    guard files.count <= Self.maximumRuns else {
      throw .unreadable(
        path: path,
        reason: "it holds more than \(Self.maximumRuns) files of results; delete it and run again")
    }
    var size = 0
    for file in files {
      for line in try folder.lines(of: file.name, after: &size) {
        do throws(DamagedLine) {
          try read(line.bytes)
        } catch {
          skip(line.number, of: file, error)
        }
      }
    }
    if skippedCount > Self.maximumNotes {
      notes.append("\(path): \(skippedCount - Self.maximumNotes) more lines were skipped.")
    }
  }

  /// Returns a picture or a tree of a failure; nil if it is missing, too large or outside the folder.
  func file(_ name: String?) -> Data? { name.flatMap { folder.file($0) } }

  private mutating func read(_ bytes: Data?) throws(DamagedLine) {
    guard let bytes else {
      throw DamagedLine("it is longer than \(ResultLine.maximumLength) bytes")
    }
    switch try DamagedLine.kind(of: bytes) {
    case .comparison: try add(try DamagedLine.decode(PictureResult.self, bytes).checked())
    case .run: try add(try DamagedLine.decode(RunResult.self, bytes).checked())
    }
  }

  private mutating func add(_ result: PictureResult) throws(DamagedLine) {
    comparisonCounts[ResultProcess(of: result), default: 0] += 1
    if let index = indices[result.subject] {
      // A process may compare a picture several times: the worst of them counts.
      let order = PictureResult.Outcome.allCases
      let isBetter =
        ResultProcess(of: result) == ResultProcess(of: comparisons[index])
        && (order.firstIndex(of: result.outcome) ?? 0)
          > (order.firstIndex(of: comparisons[index].outcome) ?? 0)
      if !isBetter { comparisons[index] = result }
    } else {
      guard comparisons.count < Self.maximumCount else {
        throw DamagedLine("there are more than \(Self.maximumCount) references")
      }
      indices[result.subject] = comparisons.count
      comparisons.append(result)
    }
  }

  private mutating func add(_ run: RunResult) throws(DamagedLine) {
    guard !runs.contains(run) else { return }
    guard runs.count < Self.maximumRuns else {
      throw DamagedLine("there are more than \(Self.maximumRuns) processes")
    }
    runs.append(run)
    guard run.isWhole else { return }
    comparisons.removeAll { result in
      // The two test frameworks have a process each, and both may have tests in one target.
      let isOfSameRun =
        ResultProcess(of: result) == ResultProcess(of: run)
        || run.source == .pictureTesting && run.session != nil && result.session == run.session
      return !isOfSameRun && result.source == run.source
        && result.reference.hasPrefix(run.references + "/")
    }
    indices = [:]
    for (index, result) in comparisons.enumerated() {
      indices[result.subject] = index
    }
  }

  private mutating func skip(_ number: Int, of file: ResultsFile, _ error: DamagedLine) {
    skippedCount += 1
    guard skippedCount <= Self.maximumNotes else { return }
    notes.append("\(folder.path)/\(file.name):\(number) was skipped: \(error.reason).")
  }
}

/// Why a folder of results cannot be read.
package enum ReportError: Error, Hashable, CustomStringConvertible {
  case missingFolder(path: String)
  case noFolder(path: String)
  case noResults(path: String)
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .missingFolder(let path):
      "There is no folder '\(path)'. 'swift test' and 'gallery verify' write results to .build/pictures."
    case .noFolder(let path): "'\(path)' is not a folder. Name the folder that the results are in."
    case .noResults(let path):
      "'\(path)' holds no results of image tests. 'swift test' and 'gallery verify' write them. Pictures of "
        + "other tools are two folders of PNG files, or one with NAME-expected.png and NAME-actual.png."
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)."
    }
  }
}
