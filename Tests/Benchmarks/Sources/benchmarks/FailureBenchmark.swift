// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import ComparedImages
import Foundation
import Glibc
import UIKit

/// Handles failing pictures of a phone, as a run of image tests does when everything has changed: compares
/// each with its reference, draws the difference, keeps the results, and makes the report of all.
///
/// 100 pictures, or as many as the environment variable `FAILURES` says. Processor time counts: what
/// another program takes meanwhile does not.
@MainActor enum FailureBenchmark {
  static func run(_ report: inout Report, gallery: String) throws {
    let count = ProcessInfo.processInfo.environment["FAILURES"].flatMap { Int($0) } ?? 100
    guard count > 0 else { throw Failure(description: "FAILURES takes a number from 1") }
    report.section("\(count) failing pictures of 780 × 1688 pixels")
    let folder = FileManager.default.temporaryDirectory.path + "/benchmark-failures-\(getpid())"
    for name in ["references", "results/failures"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let pictures = try draw(count, to: folder)
    let encoding = try Stopwatch.processorSeconds {
      for picture in pictures {
        try AtomicFile.write(
          try Raster(pngData: picture).pngData(), to: folder + "/encoded.png")
      }
    }
    let handling = try Stopwatch.processorSeconds {
      for (number, picture) in pictures.enumerated() { try fail(number, picture, in: folder) }
    }
    let command = [gallery, "report", folder + "/results", "--out", folder + "/report.html"]
    let reporting = try ProcessBenchmark.launch(command + ["--quiet"]).milliseconds / 1_000
    report.row("decoding and encoding as many PNG files", encoding, "s")
    report.row("comparing, drawing and keeping them", handling, "s")
    report.row("making the report", reporting, "s")
    report.row("a failing picture, to a PNG file", handling / encoding, "times", atMost: 8)
    report.row("a picture in the report, to a PNG file", reporting / encoding, "times", atMost: 1)
    let thousand = (handling + reporting) / Double(count) * 1_000
    // Two minutes on two cores. The pictures are independent: shards share them out.
    report.row("all of it, for 1000 pictures", thousand, "s", atMost: 240)
  }

  /// Draws rows in other places for each picture, once as expected and once in another colour.
  ///
  /// - Returns: What was drawn instead of the references, which are in the folder.
  private static func draw(_ count: Int, to folder: String) throws -> [Data] {
    let rows = Rows(count + 40)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: rows.window.bounds.size, format: format)
    func drawing(_ color: UIColor) -> Data {
      for cell in rows.view.visibleCells { cell.contentView.backgroundColor = color }
      return renderer.pngData { _ in
        rows.window.drawHierarchy(in: rows.window.bounds, afterScreenUpdates: false)
      }
    }
    return try (0..<count).map { number in
      rows.view.contentOffset.y = CGFloat(number) * 7
      rows.window.layoutIfNeeded()
      try AtomicFile.write(
        drawing(.secondarySystemBackground), to: "\(folder)/references/\(number).png")
      return drawing(.systemYellow)
    }
  }

  /// Does what `PictureReference` and `ResultsFolder` do, whose interfaces end at their package.
  private static func fail(_ number: Int, _ data: Data, in folder: String) throws {
    let reference = try Data(
      contentsOf: URL(fileURLWithPath: "\(folder)/references/\(number).png"))
    let (expected, actual) = (try Raster(pngData: reference), try Raster(pngData: data))
    let images = [expected, actual].map {
      PixelImage(width: $0.width, height: $0.height, bytes: $0.rgba)
    }
    guard case .different(let difference) = compare(images[0], images[1]) else {
      throw Failure(description: "Picture \(number) does not differ")
    }
    let regions = PixelImage.changedRegions(expected: images[0], actual: images[1])
    let sides = PixelImage.sideBySide(expected: images[0], actual: images[1])
    guard let raster = Raster(rgba: sides.bytes, width: sides.width, height: sides.height) else {
      throw Failure(description: "Picture \(number) has no difference")
    }
    let results = folder + "/results"
    try AtomicFile.write(try raster.pngData(), to: "\(results)/failures/\(number).png")
    try AtomicFile.write(reference, to: "\(results)/\(number).expected.png")
    try AtomicFile.write(data, to: "\(results)/\(number).actual.png")
    let line: [String: Any] = [
      "version": 1, "kind": "comparison", "source": "gallery", "run": 1, "outcome": "failed",
      "test": "row", "name": "row-\(number)", "format": "png",
      "reference": "Tests/References/rows/row-\(number).png", "reason": "\(difference)",
      "changedPixels": difference.count, "largestChange": difference.greatest,
      "regions": regions.map {
        [$0.columns.lowerBound, $0.rows.lowerBound, $0.columns.count, $0.rows.count]
      },
      "files": ["expected": "\(number).expected.png", "actual": "\(number).actual.png"],
    ]
    let file = results + "/results.jsonl"
    if number == 0 { try Data().write(to: URL(fileURLWithPath: file)) }
    // Opened for each line, as results are.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: try JSONSerialization.data(withJSONObject: line) + Data("\n".utf8))
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }
}
