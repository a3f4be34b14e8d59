// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(
      report.lines == [
        "missing   R/a.png  (Snippets/A.swift)", "stale     R/b.png  (Snippets/B.swift)",
        "orphaned  R/c.png  (C)",
      ])
    #expect(
      report.summary
        == "3 files are out of date, 7 up to date. To update them, run:  swift run illustrate")
    #expect(report.code == .failed)
  }

  @Test func `A run says what it wrote and removed`() {
    let report = report(
      Illustrator.Outcome(changes: changes, unchangedCount: 1), checksOnly: false)
    #expect(report.lines == ["Wrote R/a.png", "Wrote R/b.png", "Removed R/c.png"])
    #expect(report.summary == "2 files written, 1 removed, 1 unchanged.")
    #expect(report.code == nil)
  }

  @Test func `What failed is reported last, and fails the command`() {
    let outcome = Illustrator.Outcome(
      unchangedCount: 2, failures: [Failure(snippet, "it drew nothing.")])
    for checksOnly in [false, true] {
      let report = report(outcome, checksOnly: checksOnly)
      #expect(report.lines == ["failed    Snippets/Two.swift: it drew nothing."])
      #expect(report.summary.hasPrefix("1 could not be drawn. 0 files "))
      #expect(!report.summary.contains("To update them"))
      #expect(report.code == .failed)
    }
  }

  @Test func `Nothing to do is one sentence`() {
    for checksOnly in [false, true] {
      let report = report(Illustrator.Outcome(unchangedCount: 1), checksOnly: checksOnly)
      #expect(report.lines.isEmpty)
      #expect(report.summary == "1 file is up to date.")
      #expect(report.code == nil)
    }
  }
}
