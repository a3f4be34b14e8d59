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
    let path = "Sources/5-Faces/UIKit/UIKit.docc/Articles/The-gallery.md"
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

  @Test func `Every page of help has the exit codes`() async throws {
    let names = Gallery.configuration.subcommands.map { $0.configuration.commandName ?? "" }
    for name in ["gallery"] + names {
      let page = try await Command.gallery((name == "gallery" ? ["--help"] : ["help", name]))
      let text = page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      expectContains(text, GalleryFailure.Code.table, "\(name): \(page.text)")
    }
  }
}
