// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import illustrate

@Suite("Reports of illustrations")
struct ReportTests {
  private let snippet = Snippet(path: "Snippets/Two.swift", source: "")
  private let changes = [
    FileChange(kind: .missing, path: "R/a.png", snippet: "Snippets/A.swift"),
    FileChange(kind: .stale, path: "R/b.png", snippet: "Snippets/B.swift"),
    FileChange(kind: .orphaned, path: "R/c.png", snippet: "C"),
  ]

  private func report(_ outcome: Illustrator.Outcome, checksOnly: Bool) -> Report {
    Report(outcome: outcome, checksOnly: checksOnly, repair: "swift run illustrate")
  }

  @Test func `A check lists what is out of date, and the command that repairs it`() {
    let report = report(
      Illustrator.Outcome(changes: changes, unchangedCount: 7), checksOnly: true)
    expectEqual(
      report.lines,
      [
        "missing   R/a.png  (Snippets/A.swift)", "stale     R/b.png  (Snippets/B.swift)",
        "orphaned  R/c.png  (C)",
      ])
    expectEqual(
      report.summary,
      "3 files are out of date, 7 up to date. To update them, run:  swift run illustrate")
    expectEqual(report.code, .failed)
  }

  @Test func `A run says what it wrote and removed`() {
    let report = report(
      Illustrator.Outcome(changes: changes, unchangedCount: 1), checksOnly: false)
    expectEqual(report.lines, ["Wrote R/a.png", "Wrote R/b.png", "Removed R/c.png"])
    expectEqual(report.summary, "2 files written, 1 removed, 1 unchanged.")
    expectNil(report.code)
  }

  @Test func `What failed is reported last, and fails the command`() {
    let outcome = Illustrator.Outcome(
      unchangedCount: 2, failures: [Failure(snippet, "it drew nothing.")])
    for checksOnly in [false, true] {
      let report = report(outcome, checksOnly: checksOnly)
      expectEqual(report.lines, ["failed    Snippets/Two.swift: it drew nothing."])
      expectPrefix(report.summary, "1 could not be drawn. 0 files ")
      expectLacks(report.summary, "To update them")
      expectEqual(report.code, .failed)
    }
  }

  @Test func `Nothing to do is one sentence`() {
    for checksOnly in [false, true] {
      let report = report(Illustrator.Outcome(unchangedCount: 1), checksOnly: checksOnly)
      expectEmpty(report.lines)
      expectEqual(report.summary, "1 file is up to date.")
      expectNil(report.code)
    }
  }
}
