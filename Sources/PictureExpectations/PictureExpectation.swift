// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import ImageComparison
import PictureReferences
package import Testing
package import Views

/// One picture of a test and its reference.
@MainActor
package struct PictureExpectation {
  let name: String
  let format: PictureFormat
  let tolerance: PixelTolerance
  let sourceLocation: SourceLocation
  var mode = RecordMode.current
  /// What is told of a failure: the test fails at the place of the expectation.
  var report: (String, SourceLocation) -> Void = { message, location in
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
  /// Where pictures of failures are written.
  var failureFolder = FileManager.default.temporaryDirectory.path + "/picture-failures"

  /// Where the reference stands: beside the test file, in a folder of the file's name.
  var referencePath: String {
    let file = URL(fileURLWithPath: sourceLocation.filePath)
    let folder = file.deletingPathExtension().lastPathComponent
    return file.deletingLastPathComponent()
      .appendingPathComponent("References/\(folder)/\(name).\(format.rawValue)").path
  }

  /// Expects a picture to be the reference.
  ///
  /// - Parameters:
  ///   - name: The reference's name, without an extension.
  ///   - format: The format of the reference.
  ///   - tolerance: How far the picture may differ.
  ///   - sourceLocation: The test's place.
  package init(
    name: String, format: PictureFormat, tolerance: PixelTolerance, sourceLocation: SourceLocation
  ) {
    self.name = name
    self.format = format
    self.tolerance = tolerance
    self.sourceLocation = sourceLocation
  }

  /// Draws the picture, and compares it or records it.
  package func check(_ picture: Picture) {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
      return fail("'\(name)' is no name for a reference: it names a file in a folder of its own")
    }
    var reference = PictureReference(
      path: referencePath, failurePath: "\(failureFolder)/\(name).png")
    reference.tolerance = tolerance
    do {
      let data = try picture.data(format)
      guard !mode.records(name, exists: reference.exists) else {
        try reference.record(data)
        return print("Recorded \(reference.path)")
      }
      let mismatch =
        format == .png ? try reference.check(png: data) : reference.check(text: data)
      if let mismatch { fail(message(for: mismatch)) }
    } catch {
      fail("The picture '\(name)' could not be checked: \(error)")
    }
  }

  private func message(for mismatch: PictureReference.Mismatch) -> String {
    let advice = "To accept it:  RECORD_PICTURES=\(name) swift test"
    return switch mismatch {
    case .missing:
      "There is no reference for '\(name)'. To record it:  RECORD_PICTURES=missing swift test"
    case .unreadable, .text: "'\(name)' looks different: \(mismatch). \(advice)"
    case .pixels(let reason, let picture):
      """
      '\(name)' looks different: \(reason). Expected | difference | actual: \(picture) \(advice)
      """
    }
  }

  private func fail(_ message: String) { report(message, sourceLocation) }
}
