// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import FoundationXML
import PictureResults
import Testing

@testable import PictureReports

@Suite("Failures for the tools of a CI")
struct ReportFailuresTests {
  private let writer: ResultsWriter

  init() throws { writer = try ResultsWriter() }

  private func result(
    _ name: String, _ outcome: PictureResult.Outcome, reason: String? = nil
  ) -> PictureResult {
    var result = PictureResult(
      source: .pictureTesting, outcome: outcome, test: "t", name: name, format: "png",
      reference: "Tests/CardTests/References/BadgeTests/\(name).png")
    result.location = "CardTests/BadgeTests.swift:12"
    result.reason = reason
    return result
  }

  private func failures() throws -> ReportFailures {
    try writer.folder.append(
      RunResult(
        source: .pictureTesting, references: "Tests/CardTests/References", shard: nil,
        isFiltered: false))
    return ReportFailures(try writer.report())
  }

  @Test func `A failure is annotated at the line of its test`() throws {
    try writer.add(
      result("card", .failed, reason: "3 pixels differ"), result("badge", .new),
      result("same", .passed), ResultsWriter.result("grid", "dark", .failed))
    try expectEqual(
      failures().annotations(prefix: "app/"),
      """
      ::error file=app/Tests/CardTests/BadgeTests.swift,line=12,title=Image test%3A card::\
      png: 3 pixels differ
      ::error file=app/Tests/GalleryTests/References/grid/dark.png,title=Image test%3A grid / \
      dark::png: The picture differs.
      ::error file=app/Tests/CardTests/BadgeTests.swift,line=12,title=Image test%3A badge::\
      png: There is no reference 'Tests/CardTests/References/BadgeTests/badge.png'.

      """)
  }

  @Test func `An annotation is one line, whatever a name or a reason holds`() throws {
    try writer.add(
      result("a,b:c%0A\n::error::x", .failed, reason: "50 %\r\n::set-output name=x::y"))
    let text = try failures().annotations(prefix: "")
    expectEqual(text.split(separator: "\n").count, 1)
    expectLacks(text, "\r")
    expectContains(text, "title=Image test%3A a%2Cb%3Ac%250A")
    expectContains(text, "50 %25")
  }

  @Test func `Nothing that failed is no annotation`() throws {
    try writer.add(result("card", .passed))
    try expectEmpty(failures().annotations(prefix: ""))
  }

  @Test func `Results that are missing are annotated, too`() throws {
    try writer.add(raw: "{broken\n")
    try expectContains(
      failures().annotations(prefix: ""), "::error::'\(writer.path)' has 1 damaged line")
  }

  // JUnit

  /// The elements of a file, as the schema of Jenkins has them.
  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []
    var parents: [String: Set<String>] = [:]
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes values: [String: String]
    ) {
      names.append(name)
      attributes.append(values)
      parents[name, default: []].insert(open.last ?? "")
      open.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }

    func all(_ name: String) -> [[String: String]] {
      zip(names, attributes).filter { $0.0 == name }.map(\.1)
    }
  }

  private func elements(_ failures: ReportFailures) throws -> Elements {
    let parser = XMLParser(data: failures.junit())
    let elements = Elements()
    parser.delegate = elements
    expect(parser.parse(), "\(String(describing: parser.parserError))")
    return elements
  }

  @Test func `A JUnit file has a suite for each test file and a case for each picture`() throws {
    try writer.add(
      result("card", .failed, reason: "3 pixels differ"), result("badge", .new),
      result("same", .passed), ResultsWriter.result("grid", "dark"))
    let elements = try elements(failures())
    expectEqual(
      elements.parents,
      [
        "testsuites": [""], "testsuite": ["testsuites"], "testcase": ["testsuite"],
        "failure": ["testcase"],
      ])
    let whole = try #require(elements.all("testsuites").first)
    expectEqual((whole["tests"], whole["failures"], whole["errors"]), ("4", "2", "0"))
    let suites = elements.all("testsuite")
    expectEqual(
      suites.map { $0["name"] }, ["Tests/CardTests/BadgeTests", "Tests/GalleryTests/grid"])
    expectEqual(suites.map { $0["tests"] }, ["3", "1"])
    expectEqual(suites.map { $0["failures"] }, ["2", "0"])
    let first = try #require(elements.all("testcase").first)
    expectEqual(first["name"], "card")
    expectEqual(first["classname"], "Tests/CardTests/BadgeTests")
    expectEqual(first["file"], "Tests/CardTests/BadgeTests.swift")
    expectEqual(first["line"], "12")
    expectEqual(elements.all("failure").map { $0["type"] }, ["failed", "new"])
    expectEqual(elements.all("failure").first?["message"], "png: 3 pixels differ")
  }

  @Test func `A JUnit file is XML whatever a name holds`() throws {
    let name = "]]> <a b=\"c\" & 'd'> \u{1}\u{B}\u{7F}\u{FFFE}\u{1F600}\n</testcase>"
    try writer.add(result(name, .failed, reason: name), result("b" + name, .passed))
    let cases = try elements(failures()).all("testcase")
    expectEqual(cases.count, 2)
    // What results hold is made visible when it is read, what XML forbids is dropped.
    expectEqual(cases.first?["name"]?.contains("<a b=\"c\" & 'd'>"), true)
    expectEqual(ReportFailures.xml("a\u{1}\u{FFFF}\u{FFFE}b\n\u{1FFFE}"), "ab&#10;")
  }

  @Test func `Results that are missing are errors of a JUnit file`() throws {
    try writer.add(raw: "{broken\n")
    let elements = try elements(failures())
    expectEqual(elements.all("error").count, 1)
    expectEqual(elements.all("testsuites").first?["errors"], "1")
  }
}
