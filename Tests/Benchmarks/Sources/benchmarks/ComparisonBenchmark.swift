// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Baseline
import CairoGraphics
import ComparedImages
import Foundation
import UIKit

/// Compares two files of one picture that are not equal, as image tests do, and in C.
@MainActor enum ComparisonBenchmark {
  static func run(_ report: inout Report) throws {
    report.section("Comparing two PNG files of 780 × 1688 pixels that differ")
    let folder = FileManager.default.temporaryDirectory.path
    let files = [folder + "/benchmark-expected.png", folder + "/benchmark-actual.png"]
    for (path, marked) in zip(files, [false, true]) {
      try draw(marked: marked).write(to: URL(fileURLWithPath: path))
    }
    let count = baseline_compare(files[0], files[1])
    guard try difference(files[0], files[1]) == Int(count) else {
      throw Failure(description: "C counts \(count) pixels that differ")
    }
    let times = try Stopwatch.medians(
      of: 21, { _ = try difference(files[0], files[1]) },
      { _ = baseline_compare(files[0], files[1]) })
    report.row("C and Cairo by hand", times.second, "ms")
    report.row("ours", times.first, "ms")
    report.row("ours to C", times.first / times.second, "times", atMost: 0.4)
    report.row("on two cores", 2_000 / times.first, "comparisons a second")
  }

  /// Rows with labels, one of them with another colour.
  private static func draw(marked: Bool) -> Data {
    let rows = Rows(40)
    if marked {
      rows.view.cellForItem(at: IndexPath(item: 5, section: 0))?.contentView.backgroundColor =
        .systemYellow
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: rows.window.bounds.size, format: format).pngData { _ in
      rows.window.drawHierarchy(in: rows.window.bounds, afterScreenUpdates: false)
    }
  }

  /// How many pixels differ. What `PictureReference` does, whose interface ends at its package.
  private static func difference(_ path: String, _ other: String) throws -> Int? {
    let (expected, actual) = (try image(path), try image(other))
    guard let rows = expected.rows(differingFrom: actual) else { return 0 }
    let parts = [expected, actual].map { image in
      PixelImage(width: image.width, height: rows.count, bytes: image.rgba(inRows: rows))
    }
    let comparison = compare(
      parts[0], parts[1], rowsAbove: rows.lowerBound, height: expected.height)
    guard case .different(let difference) = comparison else { return nil }
    return difference.count
  }

  private static func image(_ path: String) throws -> Raster {
    try Raster(pngData: try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }
}
