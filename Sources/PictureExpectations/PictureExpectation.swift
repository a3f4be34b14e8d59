// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import ImageComparison
import PictureReferences
import PictureResults
import Testing
package import Views

/// One picture of a test and its reference.
@MainActor
package struct PictureExpectation {
  let name: String
  let format: PictureFormat
  let tolerance: PixelTolerance
  let location: TestLocation
  var mode = RecordMode.current
  /// What is told of a failure: the test fails at the place of the expectation.
  var report: (String, TestLocation) -> Void = { TestFramework.fail($0, at: $1) }
  /// What the test run is told from outside.
  var environment = ProcessInfo.processInfo.environment
  /// What else was expected.
  var registry = ExpectationRegistry.shared
  /// Whether the end of the process is a line of the results too.
  var recordsRun = true

  /// Where the reference stands: beside the test file, in a folder of the file's name.
  var referencePath: String { "\(referencesFolder)/\(key).\(format.rawValue)" }

  private var referencesFolder: String {
    URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
      .appendingPathComponent("References").path
  }

  /// What a shard goes by: a picture and a tree of one name are compared in the same one.
  private var key: String {
    let file = URL(fileURLWithPath: location.filePath)
    return "\(file.deletingPathExtension().lastPathComponent)/\(name)"
  }

  /// Expects a picture to be the reference.
  ///
  /// - Parameters:
  ///   - name: The reference's name, without an extension.
  ///   - format: The format of the reference.
  ///   - tolerance: How far the picture may differ.
  ///   - location: The test's place.
  package init(
    name: String, format: PictureFormat, tolerance: PixelTolerance, location: TestLocation
  ) {
    self.name = name
    self.format = format
    self.tolerance = tolerance
    self.location = location
  }

  /// Draws the picture, and compares it or records it. A picture of another shard than the one that
  /// the environment variable `SHARD` names is not drawn.
  package func check(_ picture: Picture) {
    TestFramework.watch()
    let package = PackageFolder(of: location.filePath)
    let results = package.results(in: environment)
    let shard: Shard?
    do {
      shard = try Shard.current(in: environment)
    } catch {
      return fail("SHARD: \(error)")
    }
    if recordsRun { results.recordAtExit(run(in: package, shard: shard)) }
    let wholeName = ReferenceNames.wholeName(of: name, in: location.filePath, of: package)
    if recordsRun, !mode.names.isEmpty {
      RequestedNames.note(mode.names, met: mode.names(of: wholeName))
    }
    guard shard?.owns(key) != false else { return }
    TestProgress.begin(wholeName)
    var result = result(in: package)
    result.shard = shard?.description
    if let refusal {
      result.outcome = .failed
      result.reason = refusal
      keep(in: results) { try results.append(result) }
      return fail(refusal)
    }
    var reference = PictureReference(
      path: referencePath, failurePath: failurePath(in: results))
    reference.tolerance = tolerance
    do {
      let data = try picture.data(format)
      if !mode.names.isEmpty,
        let ambiguity = mode.ambiguity(of: wholeName, among: ReferenceNames.all(of: package))
      {
        return fail(ambiguity)
      }
      guard !mode.records(wholeName, exists: reference.exists) else {
        try reference.record(data)
        keep(in: results) { try results.append(result) }
        return print("Recorded \(reference.path)")
      }
      let verdict =
        format == .png ? try reference.check(png: data) : reference.check(text: data)
      keep(in: results) { try results.append(verdict, of: data, as: result) }
      if let mismatch = verdict.mismatch { fail(message(for: mismatch)) }
    } catch {
      let message = "The picture '\(name)' could not be checked: \(error)"
      result.outcome = .failed
      result.reason = message
      keep(in: results) { try results.append(result) }
      fail(message)
    }
  }

  /// Where the picture of a failure goes: beside the results, in the folders of the references. Two
  /// packages, or two files of one name, have pictures of their own.
  private func failurePath(in results: ResultsFolder) -> String {
    let reference = PackageFolder(of: location.filePath).relative(referencePath)
      .dropLast(format.rawValue.count + 1)
    return "\(results.path)/failures\(reference.hasPrefix("/") ? "" : "/")\(reference).png"
  }

  /// Why the name cannot be that of a reference of its own; nil if it can.
  private var refusal: String? {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
      return "'\(name)' is no name for a reference: it names a file in a folder of its own"
    }
    return registry.take(referencePath, at: location).map { other in
      """
      Two pictures are named '\(name)' in one file: at \(other.description) and at \
      \(location.description). Give one of them another name.
      """
    }
  }

  /// Writes a result. A run whose results are lost fails: a report of it would say that all is well.
  private func keep(in results: ResultsFolder, _ append: () throws -> Void) {
    do {
      try append()
    } catch {
      guard registry.isNews(unwritable: results.path) else { return }
      fail("The results of image tests could not be written: \(error)")
    }
  }

  /// The result of a picture that was recorded; what a comparison finds is set later.
  private func result(in package: PackageFolder) -> PictureResult {
    let test = Test.current
    var result = PictureResult(
      source: .pictureTesting, outcome: .recorded,
      test: test?.displayName ?? test?.name ?? location.fileID, name: name,
      format: format.rawValue, reference: package.relative(referencePath))
    result.location = "\(location.fileID):\(location.line)"
    return result
  }

  private func run(in package: PackageFolder, shard: Shard?) -> RunResult {
    let isFiltered = CommandLine.arguments.contains { argument in
      ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
    return RunResult(
      source: .pictureTesting, references: package.relative(referencesFolder), shard: shard,
      isFiltered: isFiltered)
  }

  private func message(for mismatch: PictureReference.Mismatch) -> String {
    let advice = "To accept it:  RECORD_PICTURES=\(name) swift test"
    return switch mismatch {
    case .missing:
      "There is no reference for '\(name)'.\nTo record it:  RECORD_PICTURES=missing swift test"
    case .damaged(let damage):
      "The reference \(referencePath) \(damage).\n\(damage.advice)"
    case .text: "'\(name)' looks different: \(mismatch).\n\(advice)"
    case .pixels(let reason, let picture):
      """
      '\(name)' looks different: \(reason).
      Expected | difference | actual:  \(picture)
      \(advice)
      """
    }
  }

  private func fail(_ message: String) { report(message, location) }
}
