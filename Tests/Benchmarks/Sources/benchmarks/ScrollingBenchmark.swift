// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Baseline
import CairoGraphics
import Foundation
import UIKit

/// Scrolls through many rows, draws what is seen, and writes it as PNG.
@MainActor enum ScrollingBenchmark {
  private static let frames = 60

  static func run(_ report: inout Report) throws {
    report.section("Scrolling: rows at 390 × 844 @2x")
    let (few, many) = (Rows(1_000), Rows(1_000_000))
    let scrolling = Stopwatch.medians(
      of: 21, { few.scroll(frames: frames, by: 100) }, { many.scroll(frames: frames, by: 100) })
    report.row("one frame's layout, 1000 rows", scrolling.first / Double(frames) * 1e3, "µs")
    report.row("one frame's layout, 1000000 rows", scrolling.second / Double(frames) * 1e3, "µs")
    report.row(
      "one frame's layout, 1000000 to 1000 rows", scrolling.second / scrolling.first, "times",
      atMost: 1.5)
    // 18 rows fill the screen and 19 can be seen of; they are taken back before others are needed.
    Rows.Cell.made = 0
    let fresh = Rows(1_000_000)
    fresh.scroll(frames: 5_000, by: 170)
    report.row(
      "cells made in 5000 frames of 1000000 rows", Double(Rows.Cell.made), "cells", atMost: 40)
    try drawing(many, &report)
  }

  private static func drawing(_ rows: Rows, _ report: inout Report) throws {
    let picture = Picture(of: rows.window, scale: 2)
    func draw() throws { try rows.scroll(frames: frames, by: 7) { _ = try picture.frame() } }
    func pipeline() throws {
      let pipeline = FramePipeline { _ = try $0.pngData() }
      try rows.scroll(frames: frames, by: 7) { try pipeline.add(picture.frame()) }
      try pipeline.finish()
    }
    // Without limits: one machine drew 800 frames a second and encoded 34 of them, another 750 and 97.
    let times = try Stopwatch.medians(of: 5, draw, pipeline)
    report.row("frames drawn", Double(frames) / times.first * 1e3, "a second")
    report.row("frames drawn and encoded as PNG", Double(frames) / times.second * 1e3, "a second")
    // By turns, since the processor's speed doubles and halves from one second to the next; the least, since
    // drawing waits for memory, which others use, too, and laying out does not.
    let beside = try Stopwatch.leastTimes(
      of: 15, draw, { rows.scroll(frames: frames, by: 100) })
    report.row(
      "drawing a frame, to laying it out", beside.first / beside.second, "times", atMost: 13)
    try encoding(Raster(pngData: picture.frame().pngData()), &report)
  }

  /// Encodes a frame, and has Cairo do it.
  private static func encoding(_ frame: Raster, _ report: inout Report) throws {
    // Red and blue change places in the other one, which takes as long.
    let bytes = frame.rgba
    guard baseline_encode(bytes, Int32(frame.width), Int32(frame.height)) > 0 else {
      throw Failure(description: "Cairo does not encode a frame.")
    }
    let times = try Stopwatch.leastTimes(
      of: 15, { _ = try frame.pngData() },
      { _ = baseline_encode(bytes, Int32(frame.width), Int32(frame.height)) })
    report.row("a frame encoded as PNG", times.first, "ms")
    report.row("the same by Cairo", times.second, "ms")
    report.row("the first to the second", times.first / times.second, "times", atMost: 0.8)
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }
}
