// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

// Tests of the page in a browser compile this file, too, in a package of their own.
@testable import CairoGraphics
@testable import ImageComparison
@testable import PictureResults

/// A folder of results, written as a test wants it.
struct ResultsWriter {
  let path: String
  var folder: ResultsFolder { ResultsFolder(path: path) }

  init(name: String = "pictures") throws {
    path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// A result of the sample `name`.
  static func result(
    _ name: String, _ state: String = "light", _ outcome: PictureResult.Outcome = .passed,
    format: String = "png"
  ) -> PictureResult {
    PictureResult(
      source: .gallery, outcome: outcome, test: name, name: name, state: state, format: format,
      reference: "Tests/GalleryTests/References/\(name)/\(state).\(format)")
  }

  func add(_ results: PictureResult...) throws {
    for result in results { try folder.append(result) }
  }

  /// Appends bytes as they are.
  func add(raw text: String) throws {
    let file = path + "/results.jsonl"
    let before = FileManager.default.contents(atPath: file) ?? Data()
    try (before + Data(text.utf8)).write(to: URL(fileURLWithPath: file))
  }

  /// Adds a failure with a picture that has a square in another place than expected.
  func addFailure(_ name: String, _ state: String = "light", side: Int = 120) throws {
    let (old, new) = (Self.picture(side, squareAt: 20), Self.picture(side, squareAt: 60))
    let difference = compare(old, new)
    var result = Self.result(name, state, .failed)
    if case .different(let pixels) = difference {
      result.reason = "\(pixels)"
      result.expectedHash = stableHash(of: try old.pngData())
      result.measure(
        expected: old.size, actual: new.size, difference: pixels,
        regions: PixelImage.changedRegions(expected: old, actual: new))
    }
    try folder.append(result, expected: try old.pngData(), actual: try new.pngData())
  }

  static func picture(_ side: Int, squareAt start: Int) -> PixelImage {
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for row in start..<(start + 20) {
      for column in start..<(start + 20) {
        bytes[(row * side + column) * 4] = 30
        bytes[(row * side + column) * 4 + 1] = 90
      }
    }
    return PixelImage(width: side, height: side, bytes: bytes)
  }
}
