// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

/// Encodes a film in each format, beside the same frames as PNG files; nothing is drawn meanwhile.
@MainActor enum FilmBenchmark {
  private static let count = 73

  static func run(_ report: inout Report) throws {
    report.section("Films: 73 frames of 780 × 1688 pixels, encoding alone")
    let frames = try draw()
    guard let delay = FrameDelay(1, over: 60) else { fatalError("A 60th of a second is a delay") }
    func encode(_ make: () throws -> any FilmEncoder) rethrows -> Double {
      try Stopwatch.median(of: 5) {
        var encoder = try make()
        for frame in frames { use(try encoder.add(frame)) }
        use(try encoder.finish())
      }
    }

    // The limits stand for 1.5, 1.5, 1 and 2.5 s where the files take 0.65 s.
    let files = try Stopwatch.median(of: 5) { for frame in frames { use(try frame.pngData()) } }
    report.row("73 PNG files", files, "ms")
    let films: [(name: String, limit: Double, make: () throws -> any FilmEncoder)] = [
      ("APNG", 2.3, { AnimatedPNGEncoder(delay: delay) }),
      ("WebP, exact", 2.3, { try WebPEncoder(delay: delay) }),
      ("GIF", 1.5, { try GIFEncoder(delay: delay) }),
      ("WebP, quality 80", 3.8, { try WebPEncoder(delay: delay, quality: 80) }),
    ]
    for film in films {
      let time = try encode(film.make)
      report.row(film.name, time, "ms")
      report.row("\(film.name), to the PNG files", time / files, "times", atMost: film.limit)
    }
  }

  /// Twelve rows that are deleted, inserted and moved for a second of 1.2, as in the sample
  /// `batch-updates`.
  private static func draw() throws -> [Raster] {
    let rows = Rows(12)
    func path(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }
    let start = rows.window.currentTime
    UIView.animate(withDuration: 1, delay: 0.1) {
      rows.view.performBatchUpdates {
        rows.view.deleteItems(at: [path(1), path(6)])
        rows.view.insertItems(at: [path(5), path(9)])
        rows.view.moveItem(at: path(11), to: path(0))
        rows.view.moveItem(at: path(4), to: path(8))
      }
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: rows.window.bounds.size, format: format)
    return try (0..<count).map { number in
      rows.window.advance(to: start + Double(number) / 60)
      let file = renderer.pngData { _ in
        rows.window.drawHierarchy(in: rows.window.bounds, afterScreenUpdates: false)
      }
      return try Raster(pngData: file)
    }
  }
}
