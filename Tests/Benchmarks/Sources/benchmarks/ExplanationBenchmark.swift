// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Explains one of a thousand rows, and one of a million; and lays out with a trace on and off.
@MainActor enum ExplanationBenchmark {
  private static let repetitions = 20.0

  static func run(_ report: inout Report) {
    report.section("Explanations of one of a million rows")
    let (few, many) = (Rows(1_000), Rows(1_000_000))
    for (name, item) in [("seen", 3), ("not seen", 900)] {
      let times = Stopwatch.medians(of: 41, { explain(item, in: few) }, { explain(item, in: many) })
      report.row(
        "\(name): one of 1000000", times.second / repetitions, "ms", atMost: 5)
      report.row("\(name): 1000000 to 1000", times.second / times.first, "times", atMost: 1.5)
    }
    let (plain, traced) = (Rows(1_000), Rows(1_000))
    traced.view.layoutTrace = LayoutTrace()
    let passes = Stopwatch.medians(of: 41, { layOut(plain) }, { layOut(traced) })
    report.row("a layout pass, trace on to off", passes.second / passes.first, "times")
  }

  private static func explain(_ item: Int, in rows: Rows) {
    for _ in 0..<Int(repetitions) {
      _ = rows.view.explanation(forItemAt: IndexPath(item: item, section: 0))
    }
  }

  private static func layOut(_ rows: Rows) {
    for _ in 0..<Int(repetitions) {
      rows.view.setNeedsLayout()
      rows.view.layoutIfNeeded()
    }
  }
}
