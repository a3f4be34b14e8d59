// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Baseline
import Foundation

/// The Mac's collection view beside UIKit's: layouts of very many items, and scrolling.
@MainActor enum MacBenchmark {
  private static let frames = 60

  static func run(_ report: inout Report) {
    report.section("The Mac: prepare a layout and query a screen (390 × 844)")
    let subjects: [(String, (Int) -> MacLayoutSubject)] = [
      ("flow", MacLayoutSubject.flow), ("grid", MacLayoutSubject.grid),
    ]
    for (name, make) in subjects {
      let (few, many) = (make(1_000), make(10_000_000))
      let times = Stopwatch.medians(of: 21, few.prepareAndQuery, many.prepareAndQuery)
      report.row("\(name): 10000000 items", times.second, "ms", atMost: 1)
      report.row(
        "\(name): 10000000 items to 1000", times.second / times.first, "times", atMost: 1.5)
      report.row(
        "\(name): memory held for 10000000", Double(bytesHeld(make)) / 1024, "KiB", atMost: 100)
    }

    report.section("The Mac: scrolling rows at 390 × 844")
    let (few, many) = (MacRows(1_000), MacRows(1_000_000))
    let scrolling = Stopwatch.medians(
      of: 21, { few.scroll(frames: frames, by: 100) }, { many.scroll(frames: frames, by: 100) })
    report.row("one frame's layout, 1000 rows", scrolling.first / Double(frames) * 1e3, "µs")
    report.row(
      "one frame's layout, 1000000 to 1000 rows", scrolling.second / scrolling.first, "times",
      atMost: 1.5)
    let rows = Rows(1_000_000)
    let faces = Stopwatch.medians(
      of: 21, { rows.scroll(frames: frames, by: 100) }, { many.scroll(frames: frames, by: 100) })
    report.row("one frame's layout, UICollectionView", faces.first / Double(frames) * 1e3, "µs")
    report.row(
      "one frame's layout, NSCollectionView to UICollectionView", faces.second / faces.first,
      "times", atMost: 1.2)
    MacRows.Item.made = 0
    MacRows(1_000_000).scroll(frames: 5_000, by: 170)
    report.row(
      "items made in 5000 frames of 1000000 rows", Double(MacRows.Item.made), "items", atMost: 40)
  }

  /// Returns what a prepared layout adds to the heap, in bytes.
  private static func bytesHeld(_ make: (Int) -> MacLayoutSubject) -> Int {
    let before = Int(heap_bytes_in_use())
    let subject = make(10_000_000)
    subject.prepareAndQuery()
    let after = Int(heap_bytes_in_use())
    withExtendedLifetime(subject) {}
    return after - before
  }
}
