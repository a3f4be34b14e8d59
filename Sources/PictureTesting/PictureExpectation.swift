// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import ImageComparison
import Testing
import UIKit

/// One picture of a test and its reference.
@MainActor struct PictureExpectation {
  let name: String
  let format: PictureFormat
  let tolerance: PixelTolerance
  let sourceLocation: SourceLocation
  var mode = RecordMode.current
  /// Where pictures of failures are written.
  var failureFolder = FileManager.default.temporaryDirectory.path + "/picture-failures"

  /// Where the reference stands: beside the test file, in a folder of the file's name.
  var referencePath: String {
    let file = URL(fileURLWithPath: sourceLocation.filePath)
    let folder = file.deletingPathExtension().lastPathComponent
    return file.deletingLastPathComponent()
      .appendingPathComponent("References/\(folder)/\(name).\(format.rawValue)").path
  }

  func check(_ picture: Picture) {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
      return fail("'\(name)' is no name for a reference: it names a file in a folder of its own")
    }
    do {
      let data = try picture.data(format)
      let reference = FileManager.default.contents(atPath: referencePath)
      if mode.records(name, exists: reference != nil) {
        return try record(data)
      }
      guard let reference else {
        return fail(
          """
          There is no reference for '\(name)'. To record it:  \
          RECORD_PICTURES=missing swift test
          """)
      }
      guard data != reference else { return }
      try compareWithReference(data, reference)
    } catch {
      fail("The picture '\(name)' could not be checked: \(error)")
    }
  }

  private func record(_ data: Data) throws {
    let folder = (referencePath as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AtomicFile.write(data, to: referencePath)
    print("Recorded \(referencePath)")
  }

  private func compareWithReference(_ data: Data, _ reference: Data) throws {
    guard format == .png else { return fail("\(textDifference(reference, data)).\(advice)") }
    let expected = PixelImage(try Raster(pngData: reference))
    let actual = PixelImage(try Raster(pngData: data))
    let reason: String
    switch compare(expected, actual, tolerance: tolerance) {
    case .identical, .similar: return
    case .different(let difference): reason = "\(difference)"
    case .differentSizes(let expected, let actual): reason = "\(actual) instead of \(expected)"
    }
    let sides = PixelImage.sideBySide(expected: expected, actual: actual)
    try FileManager.default.createDirectory(
      atPath: failureFolder, withIntermediateDirectories: true)
    let path = "\(failureFolder)/\(name).png"
    try AtomicFile.write(try sides.pngData(), to: path)
    fail("'\(name)' looks different: \(reason). Expected | difference | actual: \(path)\(advice)")
  }

  private var advice: String { " To accept it:  RECORD_PICTURES=\(name) swift test" }

  private func textDifference(_ reference: Data, _ data: Data) -> String {
    let expected = String(decoding: reference, as: UTF8.self).split(separator: "\n")
    let actual = String(decoding: data, as: UTF8.self).split(separator: "\n")
    for (index, (left, right)) in zip(expected, actual).enumerated() where left != right {
      return "'\(name)' differs in line \(index + 1): '\(right)' instead of '\(left)'"
    }
    return "'\(name)' has \(actual.count) lines instead of \(expected.count)"
  }

  private func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
