// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

/// Holds the translator's table of optional methods to our UIKit. After a change there:
/// `RECORD_FRAMEWORK_NAMES=1 swift test --filter FrameworkNamesTests`.
@Suite("UIKit's names in the translator")
struct FrameworkNamesTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")
  private static let table = sources.appending(
    path: "6-Tools/ObjectiveCTranslator/Generated/FrameworkNames+OptionalMethods.swift")

  @Test func `The table has every optional method of UIKit's delegates and data sources`() throws {
    let found = try Self.optionalMethods()
    expectEqual(found["UIScrollViewDelegate"]?.contains("scrollViewDidScroll(_:)"), true)
    expectGreater(found.count, 10)
    let text = String(decoding: try Data(contentsOf: Self.table), as: UTF8.self)
    let rows = found.sorted { $0.key < $1.key }.map { name, methods in
      "    \"\(name)\": \"\"\"\n" + methods.sorted().map { "    \($0)\n" }.joined()
        + "    \"\"\",\n"
    }
    let start = try #require(text.range(of: "[String: String] = [\n")).upperBound
    let end = try #require(text.range(of: "  ]\n}\n")).lowerBound
    guard ProcessInfo.processInfo.environment["RECORD_FRAMEWORK_NAMES"] != nil else {
      expectEqual(String(text[start..<end]), rows.joined(), "Record: RECORD_FRAMEWORK_NAMES=1")
      return
    }
    try Data((text[..<start] + rows.joined() + text[end...]).utf8).write(to: Self.table)
  }

  // MARK: Classes

  /// The classes of UIKit and AppKit with their superclasses, as their sources declare them.
  private static func declaredClasses() throws -> [String: String] { try declared.get() }

  private static let declared = Result {
    var found: [String: String] = [:]
    let paths = try #require(FileManager.default.subpaths(atPath: sources.path)).sorted()
    for path in paths where path.hasSuffix(".swift") && !path.hasPrefix("6-Tools/") {
      let file = try Data(contentsOf: sources.appending(path: path))
      for line in String(decoding: file, as: UTF8.self).split(separator: "\n")
      where line.hasPrefix("open ") || line.hasPrefix("public ") {
        let parts = line.components(separatedBy: "class ")
        guard parts.count == 2 else { continue }
        let names = parts[1].split { !$0.isLetter && $0 != "_" }.map(String.init)
        if parts[1].contains(":"), names.count > 1 { found[names[0]] = names[1] }
      }
    }
    return found
  }

  /// The text between two lines of the translator's list of classes.
  private static func classList(from start: String) throws -> String {
    let file = sources.appending(
      path: "6-Tools/ObjectiveCTranslator/Module/FrameworkNames+Classes.swift")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let rest = try #require(text.components(separatedBy: start).dropFirst().first, "\(start)")
    return rest.components(separatedBy: "\n  ]\n")[0]
  }

  /// The texts in quotation marks.
  private static func literals(in text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func `Known classes have the superclasses that their sources declare`() throws {
    let declared = try Self.declaredClasses()
    let list = try Self.classList(from: "static let subclasses: [String: String] = [\n")
      .replacing("\"\"\"", with: "\"")
    var known: Set<String> = ["NSObject"]
    let texts = Self.literals(in: list)
    for position in stride(from: 0, to: texts.count - 1, by: 2) {
      for name in texts[position + 1].split(whereSeparator: \.isWhitespace).map(String.init) {
        expectEqual(declared[name], texts[position], "\(name)")
        known.insert(name)
      }
    }
    expectGreater(known.count, 60)
    // All views and controllers are known, since outlets have their types.
    var above = declared.filter { ["UIView", "UIViewController"].contains($0.value) }.keys.sorted()
    above += declared.filter { ["NSView", "NSViewController"].contains($0.value) }.keys.sorted()
    for name in above { expectContains(known, name, "\(name) is missing among the classes") }
  }

  @Test func `Elements have classes that exist, and those without a class have none`() throws {
    let declared = try Self.declaredClasses()
    for name in ["classes", "classesOnTheMac"] {
      let texts = Self.literals(
        in: try Self.classList(from: "static let \(name): [String: String] = [\n"))
      expectGreater(texts.count, 30)
      for position in stride(from: 1, to: texts.count, by: 2) where texts[position] != "NSObject" {
        expectNotNil(declared[texts[position]], "\(texts[position])")
      }
    }
    for name in ["missing", "missingOnTheMac"] {
      let texts = Self.literals(
        in: try Self.classList(from: "static let \(name): [String: String] = [\n"))
      // Elements that got a class since are no longer listed.
      expectGreater(texts.count, 20)
      for position in stride(from: 1, to: texts.count, by: 2) {
        expectNil(
          declared[texts[position]],
          "\(texts[position]) exists: move \(texts[position - 1]) to the elements with a class")
      }
    }
  }

  @Test func `No element has a class and is without one`() throws {
    func elements(_ name: String) throws -> Set<String> {
      let texts = Self.literals(
        in: try Self.classList(from: "static let \(name): [String: String] = [\n"))
      return Set(stride(from: 0, to: texts.count, by: 2).map { texts[$0] })
    }
    for (known, missing) in [("classes", "missing"), ("classesOnTheMac", "missingOnTheMac")] {
      let both = try elements(known).intersection(elements(missing))
      expectEmpty(both, "\(both.sorted()) of \(missing) have classes: take them out there")
    }
  }

  @Test func `AppKit's responders have no table of methods, which the first class below begins`()
    throws
  {
    let file = Self.sources.appending(path: "5-Faces/AppKit/Responder/NSResponder.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    expectLacks(
      text, "objectiveCMethod",
      "Classes below NSResponder now override it: change FrameworkNames.beginsMethodTables")
  }

  /// The names of the files that begin a table of keys, which are those of its class.
  private static let filesWithKeyTable: [String] = {
    let paths = FileManager.default.subpaths(atPath: sources.path) ?? []
    return paths.filter { path in
      guard path.hasSuffix(".swift"), !path.hasPrefix("6-Tools/"),
        let file = try? Data(contentsOf: sources.appending(path: path))
      else { return false }
      return String(decoding: file, as: UTF8.self)
        .contains("\n  open nonisolated class func objectiveCKey(named name: String)")
    }.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }.sorted()
  }()

  @Test(.enabled(if: !filesWithKeyTable.isEmpty, "UIKit has no tables of keys"))
  func `Classes with a table of keys are those that the translator has subclasses override`() throws
  {
    let list = try Self.classList(from: "static let keyTables: Set = ")
      .components(separatedBy: "]")[0]
    expectEqual(Self.literals(in: list).sorted(), Self.filesWithKeyTable)
  }

  // MARK: Optional methods

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
