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
  /// Where pictures of failures are written.
  var failureFolder = FileManager.default.temporaryDirectory.path + "/picture-failures"

  /// What the test run is told from outside.
  var environment = ProcessInfo.processInfo.environment
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
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
      return fail("'\(name)' is no name for a reference: it names a file in a folder of its own")
    }
    let shard: Shard?
    do {
      shard = try Shard.current(in: environment)
    } catch {
      return fail("SHARD: \(error)")
    }
    let package = PackageFolder(of: location.filePath)
    let results = package.results(in: environment)
    if recordsRun { results.recordAtExit(run(in: package, shard: shard)) }
    guard shard?.owns(key) != false else { return }
    var result = result(in: package)
    result.shard = shard?.description
    var reference = PictureReference(
      path: referencePath, failurePath: "\(failureFolder)/\(name).png")
    reference.tolerance = tolerance
    do {
      let data = try picture.data(format)
      guard !mode.records(name, exists: reference.exists) else {
        try reference.record(data)
        results.record(result)
        return print("Recorded \(reference.path)")
      }
      let verdict =
        format == .png ? try reference.check(png: data) : reference.check(text: data)
      results.record(verdict, of: data, as: result)
      if let mismatch = verdict.mismatch { fail(message(for: mismatch)) }
    } catch {
      let message = "The picture '\(name)' could not be checked: \(error)"
      result.outcome = .failed
      result.reason = message
      results.record(result)
      fail(message)
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
      "There is no reference for '\(name)'. To record it:  RECORD_PICTURES=missing swift test"
    case .damaged(let damage): "The reference \(referencePath) \(damage). \(damage.advice)"
    case .text: "'\(name)' looks different: \(mismatch). \(advice)"
    case .pixels(let reason, let picture):
      """
      '\(name)' looks different: \(reason). Expected | difference | actual: \(picture) \(advice)
      """
    }
  }

  private func fail(_ message: String) { report(message, location) }
}
