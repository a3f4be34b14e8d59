// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Holds the translator's table of optional methods to our UIKit. After a change there:
/// `RECORD_FRAMEWORK_NAMES=1 swift test --filter FrameworkNamesTests`.
@Suite("UIKit's names in the translator")
struct FrameworkNamesTests {
  private static let sources = TranslatorTool.root.appending(path: "Sources")
  private static let table = sources.appending(
    path: "6-Tools/ObjectiveCTranslator/Generated/FrameworkNames+OptionalMethods.swift")

  @Test func `The table has every optional method of UIKit's delegates and data sources`() throws {
    let found = try Self.optionalMethods()
    #expect(found["UIScrollViewDelegate"]?.contains("scrollViewDidScroll(_:)") == true)
    #expect(found.count > 10)
    let text = String(decoding: try Data(contentsOf: Self.table), as: UTF8.self)
    let rows = found.sorted { $0.key < $1.key }.map { name, methods in
      "    \"\(name)\": \"\"\"\n" + methods.sorted().map { "    \($0)\n" }.joined()
        + "    \"\"\",\n"
    }
    let start = try #require(text.range(of: "[String: String] = [\n")).upperBound
    let end = try #require(text.range(of: "  ]\n}\n")).lowerBound
    guard ProcessInfo.processInfo.environment["RECORD_FRAMEWORK_NAMES"] != nil else {
      #expect(text[start..<end] == rows.joined(), "Record: RECORD_FRAMEWORK_NAMES=1")
      return
    }
    try Data((text[..<start] + rows.joined() + text[end...]).utf8).write(to: Self.table)
  }

  /// The methods of protocols that have a default.
  private static func optionalMethods() throws -> [String: Set<String>] {
    var requirements: [String: Set<String>] = [:]
    var defaults: [String: Set<String>] = [:]
    let paths = try #require(FileManager.default.subpaths(atPath: sources.path)).sorted()
    for path in paths where path.hasSuffix(".swift") {
      guard !path.hasPrefix("5-Faces/AppKit/"), !path.hasPrefix("6-Tools/") else { continue }
      let file = try Data(contentsOf: sources.appending(path: path))
      let text = "\n" + String(decoding: file, as: UTF8.self)
      for (name, body) in blocks("\npublic protocol ", in: text) {
        requirements[name, default: []].formUnion(methods("func ", in: body))
      }
      for (name, body) in blocks("\nextension ", in: text) {
        defaults[name, default: []].formUnion(methods("public func ", in: body))
      }
    }
    let kinds = ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"]
    var found: [String: Set<String>] = [:]
    for (name, required) in requirements where kinds.contains(where: { name.hasSuffix($0) }) {
      let optional = required.intersection(defaults[name] ?? [])
      if !optional.isEmpty { found[name] = optional }
    }
    return found
  }

  /// The names and bodies of declarations that begin in the first column and end there.
  private static func blocks(_ keyword: String, in text: String) -> [(String, String)] {
    text.components(separatedBy: keyword).dropFirst().map { block in
      let name = block.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return (String(name), block.components(separatedBy: "\n}")[0])
    }
  }

  /// The full names of the methods that stand in a body.
  private static func methods(_ keyword: String, in body: String) -> [String] {
    body.components(separatedBy: keyword).dropFirst().compactMap { rest in
      let base = rest.prefix { $0.isLetter || $0.isNumber }
      guard rest.dropFirst(base.count).first == "(" else { return nil }
      var depth = 0
      var labels: [Substring] = []
      var isAtStart = false
      var tail = rest.dropFirst(base.count)
      while let character = tail.first {
        if isAtStart, !character.isWhitespace, character != ")" {
          labels.append(tail.prefix { !$0.isWhitespace && $0 != ":" })
          isAtStart = false
        }
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, character == "(" && labels.isEmpty || depth == 1 && character == "," {
          isAtStart = true
        }
        tail = tail.dropFirst()
      }
      return "\(base)(\(labels.map { "\($0):" }.joined()))"
    }
  }
}
