// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing

@testable import PictureReports

@Suite("The page of a report")
struct ReportPageTests {
  private let writer: ResultsWriter

  init() throws { writer = try ResultsWriter() }

  private func html() throws -> String {
    String(decoding: ReportPage(try writer.report()).html(), as: UTF8.self)
  }

  /// What the page's script reads.
  private func results(_ html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "id=\"results\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let text = html[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func entries(_ html: String) throws -> [[String: Any]] {
    try #require(try results(html)["entries"] as? [[String: Any]])
  }

  // The lint compares the literals with the files; this is what the compiler makes of them.
  @Test(arguments: PageTexts.all)
  func `The texts of the page are its files, byte for byte`(name: String, text: String) throws {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let file = root.appendingPathComponent("Sources/6-Tools/PictureReports/Page/\(name)")
    let isSame = Data(text.utf8) == (try Data(contentsOf: file))
    #expect(isSame, "To update the text:  .ci/lint --record pages")
  }

  @Test func `No more lines are compared than a page can wait for`() throws {
    func tree(_ letter: String) -> Data {
      Data((0..<1_000).map { "\(letter)\($0)\n" }.joined().utf8)
    }
    let (expected, actual) = (tree("a"), tree("b"))
    for number in 0..<5 {
      try writer.folder.append(
        ResultsWriter.result("tree\(number)", "light", .failed, format: "txt"),
        expected: expected, actual: actual)
    }
    let report = try writer.report()
    // A thousand lines of each tree: a million pairs.
    let content = PageContent(report, comparisonLimit: 2_500_000)
    expectEqual(content.entries.map { $0.parts[0].lines != nil }, [true, true, true, false, false])
    expectEqual(content.omittedTexts, 2)
    expectEqual(PageContent(report).omittedTexts, 0)
    let page = String(decoding: ReportPage(content, of: report).html(), as: UTF8.self)
    let notes = try #require(try results(page)["notes"] as? [String])
    expectContains(notes, where: { $0.hasPrefix("2 layout trees are not compared") })
  }

  @Test func `The page needs no other file and no network`() throws {
    try writer.addFailure("grid")
    let page = try html()
    for word in [
      "http://", "https://", "src=", "@import", "url(", "<link", "{{", "fetch(", "XMLHttp",
    ] {
      expectLacks(page, word, "\(word)")
    }
    expectContains(page, "default-src 'none'")
    expectContains(page, "\"use strict\"")
    expectContains(page, "--accent")
  }

  @Test func `Nothing that results say is markup`() throws {
    let name = "</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>"
    var result = ResultsWriter.result(
      name, "{{results}} /* report.js */ <!-- pictures -->", .failed)
    result.reason = "<b>bold</b>"
    result.location = "<i>"
    try writer.add(result)
    let page = try html()
    expectLacks(page, "<script>alert")
    expectLacks(page, "<img src")
    expectLacks(page, "<b>bold")
    expectEqual(page.components(separatedBy: "\"use strict\"").count, 2)
    let entry = try #require(try entries(page).first)
    expectEqual(
      entry["title"] as? String, name + " / {{results}} /* report.js */ <!-- pictures -->")
  }

  @Test func `Pictures that are the same are there once`() throws {
    for name in ["a", "b", "c"] { try writer.addFailure(name) }
    let page = try html()
    expectEqual(page.components(separatedBy: "<script type=\"image/png\"").count - 1, 2)
    let parts = try entries(page).compactMap { ($0["parts"] as? [[String: Any]])?.first }
    expectEqual(parts.map { $0["expected"] as? Int }, [0, 0, 0])
    expectEqual(parts.map { $0["actual"] as? Int }, [1, 1, 1])
  }

  @Test func `What passed has no picture in the page`() throws {
    try writer.add(ResultsWriter.result("grid"))
    expectLacks((try html()), "image/png\" id")
  }

  @Test func `What passed shows the checkout's reference on request`() throws {
    let root = FileManager.default.temporaryDirectory.path + "/passing-\(UUID().uuidString)"
    let result = ResultsWriter.result("grid")
    let file = URL(fileURLWithPath: "\(root)/\(result.reference)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: root + "/Package.swift"))
    try ResultsWriter.picture(40, squareAt: 2).pngData().write(to: file)
    var outside = ResultsWriter.result("list")
    outside.reference = "../../secret/References/x/y.png"
    try writer.add(result, outside)
    let passing = try ReferenceFolder(path: root + "/Tests")
    let page = String(
      decoding: ReportPage(try writer.report(), passing: passing).html(), as: UTF8.self)
    expectEqual(page.components(separatedBy: "<script type=\"image/png\"").count - 1, 1)
    let parts = try entries(page).compactMap { ($0["parts"] as? [[String: Any]])?.first }
    expectEqual(parts.map { $0["expected"] as? Int }, [0, nil])
    expectEqual(parts.map { $0["isPictureMissing"] as? Bool }, [nil, true])
  }

  @Test func `What is no picture is left out`() throws {
    try writer.folder.append(
      ResultsWriter.result("grid", "light", .failed), expected: Data("<svg>".utf8),
      actual: Data("<svg>".utf8))
    var huge = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    huge.append(Data("IHDR".utf8) + Data([0, 0, 127, 0, 0, 0, 127, 0, 8, 6, 0, 0, 0]))
    try writer.folder.append(ResultsWriter.result("huge", "light", .failed), actual: huge)
    expectLacks((try html()), "image/png\" id")
  }

  @Test func `A missing picture is reported`() throws {
    var result = ResultsWriter.result("grid", "light", .failed)
    result.files = PictureResult.Files(expected: "../../secret.png", actual: "gone.png")
    try writer.add(raw: String(decoding: try JSONEncoder().encode(result), as: UTF8.self) + "\n")
    let part = try #require((try entries(html()).first?["parts"] as? [[String: Any]])?.first)
    expectEqual(part["isPictureMissing"] as? Bool, true)
  }

  @Test func `Trees that differ are there line by line`() throws {
    try writer.folder.append(
      ResultsWriter.result("grid", "light", .failed, format: "txt"),
      expected: Data("cell           0, 0    0, 0  78 × 78\n".utf8),
      actual: Data("cell           0, 0    0, 2  78 × 78\n".utf8))
    let part = try #require((try entries(html()).first?["parts"] as? [[String: Any]])?.first)
    expectEqual(part["moves"] as? [String], ["cell 0, 0 moved by 0, 2"])
    expectEqual((part["lines"] as? [[String]])?.map(\.first), ["-", "+", " "])
  }
}
