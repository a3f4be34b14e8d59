// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@testable import gallery

/// The output of commands for programs. The keys are those that the article names.
@Suite("gallery lint, explain and compare --json", .waitsForProcesses, .serialized)
struct JSONOutputTests {
  /// The keys of an object and of those in it, as `findings[].kind`.
  private func keys(_ value: Any, below path: String = "") -> Set<String> {
    if let list = value as? [Any] {
      return list.reduce(into: []) { $0.formUnion(keys($1, below: path + "[]")) }
    }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: []) { result, entry in
      let key = path.isEmpty ? entry.key : "\(path).\(entry.key)"
      result.insert(key)
      result.formUnion(keys(entry.value, below: key))
    }
  }

  private func object(_ result: Command) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any], "\(result.errors)")
  }

  /// The keys in the table of the article below a command.
  private static func documentedKeys(of command: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/5-Faces/UIKit/UIKit.docc/Articles/A-loop-for-scripts.md"
    let page = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let section = try #require(page.range(of: "### JSON of gallery \(command)\n"))
    let lines = page[section.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return Set(
      table.dropFirst(2).flatMap { line in
        line.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
      })
  }

  @Test func `The keys of a lint are those of the article`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(UserFiles.pair, to: "Pair.swift")
    let result = try files.process("lint", "Pair.swift", "--sizes", "320x568,1024x768", "--json")
    expectEqual(result.status, 1)
    let lint = try object(result)
    expectEqual(keys(lint), (try Self.documentedKeys(of: "lint")))
    expectEqual(lint["sample"] as? String, "Pair.swift")
    expectEqual(lint["sizes"] as? [[Int]], [[320, 568], [1024, 768]])
    let findings = try #require(lint["findings"] as? [[String: Any]])
    expectEqual(findings.map { $0["kind"] as? String }, ["lengthsExceedLine"])
    expectEqual((findings[0]["reason"] as? String)?.contains("below 400"), true)
  }

  @Test func `A lint without findings has an empty list`() async throws {
    let result = try await Command.gallery("lint", "grid", "--json")
    expectEqual(result.status, 0)
    expectEqual((try object(result)["findings"] as? [Any])?.isEmpty, true)
  }

  @Test func `The keys of an explanation are those of the article`() async throws {
    let shown = try await object(Command.gallery("explain", "grid", "0,5", "--passes", "--json"))
    expectEqual(keys(shown), (try Self.documentedKeys(of: "explain")))
    let element = try #require(shown["element"] as? [String: Any])
    expectEqual(element["frame"] as? [Double], [0, 78, 78, 78])
    expectEqual(element["isVisible"] as? Bool, true)
    expect(element["obstacle"], is: NSNull.self)
    let hidden = try await object(Command.gallery("explain", "grid", "0,90", "--json"))
    expectEqual(
      (hidden["element"] as? [String: Any])?["obstacle"] as? String, "outsideVisibleBounds")
    expect(hidden["passes"], is: NSNull.self)
  }

  @Test func `The keys of a comparison are those of the article`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    for (name, size) in [("a", "100x100"), ("b", "100x101")] {
      try await expectEqual(files.gallery("grid", "--size", size, "--out", "\(name).png").status, 0)
    }
    try await expectEqual(
      files.gallery("grid", "--size", "100x100", "--appearance", "dark", "--out", "c.png")
        .status, 0)
    let documented = try Self.documentedKeys(of: "compare")
    for (other, verdict, code) in [
      ("a", "identical", 0 as Int32), ("b", "differentSizes", 1), ("c", "different", 1),
    ] {
      let result = try await files.gallery("compare", "a.png", "\(other).png", "--json")
      expectEqual(result.status, code)
      let comparison = try object(result)
      expectEqual(keys(comparison), documented)
      expectEqual(comparison["verdict"] as? String, verdict)
      expectEqual(comparison["differingPixels"] is NSNull, (verdict != "different"))
    }
  }

  @Test func `The keys of marks are those of the article, and each number is drawn at its frame`()
    async throws
  {
    let files = try UserFiles()
    defer { files.remove() }
    let result = try await files.gallery(
      "badges", "--marks", "--size", "390x300", "--out", "marks.svg")
    expectEqual(result.status, 0)
    let list = try object(result)
    let element = try Self.documentedKeys(of: "explain").filter { $0.hasPrefix("element.") }
    expectEqual(
      keys(list),
      try Self.documentedKeys(of: "marks").union(element.map { "marks[].\($0)" }))
    expectEqual(list["size"] as? [Double], [390, 300])
    let marks = try #require(list["marks"] as? [[String: Any]])
    expectEqual(marks.map { $0["number"] as? Int }, Array(1...marks.count))
    // A fourth of what the section's insets of 20 leave, less the item's insets of 5.
    expectEqual(marks[0]["frame"] as? [Double], [25, 25, 77.5, 60])
    expectEqual(marks[0]["text"] as? String, "0")
    let kinds = marks.compactMap { ($0["element"] as? [String: Any])?["category"] as? String }
    expectEqual(kinds.filter { $0 == "cell" }.count, 16)
    expectContains(kinds, "supplementary")
    // The list alone is the same.
    let alone = try await files.gallery("badges", "--marks", "--size", "390x300")
    expectEqual(alone.output, result.output)
    let plain = try await files.gallery("badges", "--size", "390x300", "--out", "plain.svg")
    expectEqual(plain.status, 0)
    func strokes(_ name: String) throws -> Int {
      let text = try String(contentsOfFile: "\(files.folder)/\(name)", encoding: .utf8)
      return text.components(separatedBy: "stroke-width=\"1.5\"").count
        - text.components(separatedBy: "stroke-width:1.5").count
    }
    let difference = abs(try strokes("marks.svg")) - abs(try strokes("plain.svg"))
    expectEqual(difference, marks.count)
  }

  @Test func `A mark is clipped to what can be seen, inside of what is around the view`()
    async throws
  {
    func frames(_ words: String...) async throws -> [[Double]] {
      let list = try await object(Command.gallery(words + ["--marks"]))
      return (list["marks"] as? [[String: Any]] ?? []).compactMap { $0["frame"] as? [Double] }
    }
    // The third column of the grid's four at 78 points is cut at 100 points of height.
    let cut = try await frames("grid", "--size", "390x100")
    expectEqual(cut.last, [312, 78, 78, 22])
    // A device is 14 points wider than its screen on each side.
    let bare = try await frames("settings", "--size", "390x844", "--chrome", "bars")
    let framed = try await frames("settings", "--size", "390x844", "--chrome", "device")
    expectEqual(framed[0][2], bare[0][2])
    expectGreater(framed[0][0], bare[0][0])
    try await expectEqual(frames("stack-views"), [])
    // The rows of a table, below the navigation bar.
    let rows = try await frames("tabs")
    expectEqual(rows.first, [0, 44, 390, 44.5])
    expectGreater(rows.count, 10)
    let mac = try await frames("mac-grid")
    expectGreater(mac.count, 10)
  }

  @Test func `The keys of a check are those of the article`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(
      "{ version: 1, layout: { type: \"flow\" }, data: { sections: [{ count: 3 }] } }",
      to: "good.json5")
    try files.write(
      "{ version: 1, data: { sections: [{ count: 3 }] },\n layout: { type: \"flwo\" } }",
      to: "bad.json5")
    let result = try await files.gallery("check", "good.json5", "bad.json5", "--json")
    expectEqual(result.status, 65)
    expectEmpty(result.errors)
    let check = try object(result)
    expectEqual(keys(check), (try Self.documentedKeys(of: "check")))
    let found = try #require(check["files"] as? [[String: Any]])
    expectEqual(found.map { $0["errors"] as? Int }, [0, 1])
    let problem = try #require((found[1]["problems"] as? [[String: Any]])?.first)
    expectEqual(problem["line"] as? Int, 2)
    expectEqual(problem["path"] as? String, "layout.type")
    expectContains(problem["message"] as? String ?? "", "flow")
  }

  @Test(arguments: [
    (["--marks", "--out", "a.txt"], "--marks draws a .png, .svg or .pdf file"),
    (["--marks", "--out", "-", "--format", "png"], "its list goes to standard output"),
    (["--marks", "--out", "a.apng"], "no animation"),
    (["--marks", "--accessibility", "--out", "a.png"], "--marks takes the place of"),
    (["--marks", "--anatomy", "all", "--out", "a.png"], "--marks takes the place of"),
    (["--marks", "--out-dir", "a"], "--marks numbers one picture"),
  ])
  func `Marks that make no sense are a usage error`(words: [String], message: String) async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let document = "a.layout.json5"
    try files.write(
      "{ version: 1, layout: { type: \"flow\" }, data: { sections: [{ count: 3 }] } }", to: document
    )
    let subject = words.contains("a.apng") ? "batch-updates" : document
    let result = try await Command.gallery([subject] + words, in: files.folder)
    expectEqual(result.status, 64)
    expectContains(result.errors, message)
    expectEqual(try files.names(), [document])
  }

  @Test func `Every page of help has the exit codes`() async throws {
    let names = Gallery.configuration.subcommands.map { $0.configuration.commandName ?? "" }
    for name in ["gallery"] + names {
      let page = try await Command.gallery((name == "gallery" ? ["--help"] : ["help", name]))
      let text = page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      expectContains(text, GalleryFailure.Code.table, "\(name): \(page.text)")
    }
  }
}
