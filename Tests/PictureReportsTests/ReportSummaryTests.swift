// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing

@testable import PictureReports

@Suite("Summaries for a CI")
struct ReportSummaryTests {
  private let writer: ResultsWriter

  init() throws { writer = try ResultsWriter() }

  private func markdown() throws -> String { ReportSummary(try writer.report()).markdown() }

  @Test func `What is as expected is one sentence and one row`() throws {
    try writer.add(ResultsWriter.result("grid"), ResultsWriter.result("list"))
    try expectEqual(
      markdown(),
      """
      ## Image tests

      ✅ 2 pictures as expected.

      | failed | new | orphaned | recorded | passed |
      |---:|---:|---:|---:|---:|
      | 0 | 0 | 0 | 0 | 2 |

      """)
  }

  @Test func `What was recorded needs no review`() throws {
    try writer.add(ResultsWriter.result("grid"), ResultsWriter.result("list", "light", .recorded))
    let text = try markdown()
    expectContains(text, "✅ 2 pictures as expected.\n")
    expectContains(text, "| 0 | 0 | 0 | 1 | 1 |")
    expectLacks(text, "<code>list")
  }

  @Test func `What differs is listed with its reason and the command that accepts it`() throws {
    try writer.addFailure("grid")
    try writer.folder.append(
      ResultsWriter.result("list", "dark", .new),
      actual: try ResultsWriter.picture(40, squareAt: 1).pngData())
    let text = try markdown()
    expectContains(text, "❌ 2 of 2 pictures need review.\n")
    expectContains(text, "| failed | <code>grid &#47; light</code> | 800 pixels differ, by up to")
    expectContains(text, "| new | <code>list &#47; dark</code> |")
    expectContains(text, "<pre>swift run gallery accept ")
    expectContains(text, "pictures</pre>")
  }

  @Test func `A row leads to its picture on the page`() throws {
    try writer.addFailure("grid")
    let report = try writer.report()
    let page = ReportSummary(report, page: "https://a.example/report.html").markdown()
    expectContains(
      page,
      "| failed | <a href=\"https://a.example/report.html#grid%20%2F%20light\"><code>grid &#47; light</code></a> |"
    )
    // A list of artifacts has no place for a picture, and no address ends its attribute.
    let artifacts = ReportSummary(report, page: "https://a.example/1#artifacts\" x|").markdown()
    expectContains(artifacts, "<a href=\"https://a.example/1#artifacts%22%20x%7C\"><code>")
  }

  @Test func `Names are text and nothing else`() throws {
    try writer.add(
      ResultsWriter.result(
        "a|b`<script>alert(1)</script>![x](http://evil.example)**\n# c @all", "light", .failed))
    let text = try markdown()
    for markup in ["<script", "![", "](", "http:", "**", "@all", "\n# c", "a|b"] {
      expectLacks(text, markup, "\(markup)")
    }
    // A table's row ends where it should.
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| failed | <code>") }
    expectEqual(rows.first?.count { $0 == "|" }, 4)
  }

  @Test func `A summary of thousands of failures is short`() throws {
    for number in 0..<1000 {
      try writer.add(
        ResultsWriter.result("sample-\(number)-" + String(repeating: "|", count: 900), "x", .failed)
      )
    }
    let text = try markdown()
    expectLess(text.utf8.count, 1_000_000)
    expectContains(text, "The report lists 800 more.")
  }

  @Test func `What could not be read is reported`() throws {
    try writer.add(ResultsWriter.result("grid"))
    try writer.add(raw: "broken\n")
    try expectContains(markdown(), "- ⚠️ ")
  }
}
