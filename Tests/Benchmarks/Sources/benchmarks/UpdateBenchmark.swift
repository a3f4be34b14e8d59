// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Batches of updates among few and among many items.
@MainActor enum UpdateBenchmark {
  static func run(_ report: inout Report) {
    report.section("Updates: a batch of 1000 changes")
    let (few, many) = (Rows(10_000), Rows(1_000_000))
    let times = Stopwatch.medians(of: 21, { change(few) }, { change(many) })
    report.row("1000 changes in 10000 items", times.first, "ms")
    report.row("1000 changes in 1000000 items", times.second, "ms")
    report.row(
      "1000 changes, 1000000 to 10000 items", times.second / times.first, "times", atMost: 1.5)
  }

  /// Deletes, inserts and moves all over the rows; as many as before are left.
  private static func change(_ rows: Rows) {
    let step = rows.count / 1_000
    func path(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }
    rows.view.performBatchUpdates {
      for index in 0..<400 { rows.view.deleteItems(at: [path(index * step)]) }
      for index in 0..<400 { rows.view.insertItems(at: [path(index * step + 1)]) }
      for index in 400..<600 {
        rows.view.moveItem(at: path(index * step), to: path((999 - index) * step + 3))
      }
    }
    rows.window.advance(to: rows.window.animationEnd)
  }
}
