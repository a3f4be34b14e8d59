// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// The pages about the design of iOS 26: the pictures of samples, and the numbers of rules.
@Suite("The pages of the designs", .waitsForProcesses)
struct DesignPageTests {
  private static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/5-Faces/UIKit/UIKit.docc")

  private static func article(_ name: String) throws -> String {
    try String(
      contentsOf: catalogue.appendingPathComponent("Behaviour/\(name).md"), encoding: .utf8)
  }

  /// The pictures of the page, by name, with the words that draw them after `gallery`.
  private static let pictures: [(name: String, words: String)] = [
    ("settings", "settings --size 390x700 --chrome bars"),
    ("lists", "list-appearances --list-appearance insetGrouped --size 390x560"),
    ("tables", "table-styles --size 390x620"),
    ("controls", "controls --size 390x620"),
    ("tabs", "tabs --size 390x620 --chrome bars"),
    ("sheet", "presentation --size 390x620 --time 0.9"),
    ("alert", "presentation --size 390x620 --time 4"),
    ("app", "app --size 390x700 --chrome bars --time 1.5"),
  ]

  @Test(arguments: pictures.map(\.name), ["17", "26"])
  func `The samples look as the page shows them`(name: String, design: String) throws {
    let words = try #require(Self.pictures.first { $0.name == name }).words
    let page = try Self.article("Design-in-pictures")
    for (appearance, ending) in [("light", ""), ("dark", "-dark")] {
      let picture = "design-\(name)-\(design)\(ending)"
      expectContains(page, "](\(picture))")
      let path = Self.catalogue.appendingPathComponent("Resources/\(picture)@2x.png").path
      let file = try temporaryFolder() + "/\(picture).png"
      let options = "\(words) --design \(design) --appearance \(appearance) --out"
      // Where an activity indicator is depends on what its process has shown before.
      let run = try Command.process(options.split(separator: " ").map(String.init) + [file])
      expectEqual(run.status, 0, "\(run.errors)")
      let isUpToDate =
        FileManager.default.contents(atPath: file) == FileManager.default.contents(atPath: path)
      expect(
        isUpToDate,
        """
        \(picture) is stale. To repair:  swift run gallery \(options) \
        Sources/5-Faces/UIKit/UIKit.docc/Resources/\(picture)@2x.png
        """)
    }
  }

  @Test func `The numbers of rules that are built, chosen and left are those of the page`() throws {
    let lines = try Self.article("Design-of-iOS-26").components(separatedBy: "\n")
    var numbers: [(section: String, built: Int, chosen: Int, left: Int)] = []
    for line in lines {
      if line.hasPrefix("## ") { numbers.append((String(line.dropFirst(3)), 0, 0, 0)) }
      let isList = line.hasPrefix("- **LK-")
      guard line.hasPrefix("| **LK-") || isList else { continue }
      // A row ends with the word; in a list it ends the parentheses after the grade.
      let word =
        isList
        ? line.components(separatedBy: ")")[0]
        : line.dropLast(2).components(separatedBy: " | ").last ?? ""
      let last = numbers.count - 1
      if isList ? word.hasSuffix("built") : word.hasPrefix("built") {
        numbers[last].built += 1
      } else if isList ? word.hasSuffix("left") : word.hasPrefix("left") {
        numbers[last].left += 1
      } else if word.hasPrefix("chosen") {
        numbers[last].chosen += 1
      } else {
        Issue.record("A rule says neither built nor chosen nor left: \(line)")
      }
    }
    for (section, built, chosen, left) in numbers where built + chosen + left > 0 {
      expectContains(lines, "| \(section) | \(built) | \(chosen) | \(left) |")
    }
    let (built, chosen, left) = numbers.reduce(into: (0, 0, 0)) {
      $0 = ($0.0 + $1.built, $0.1 + $1.chosen, $0.2 + $1.left)
    }
    expectContains(lines, "| together | \(built) | \(chosen) | \(left) |")
  }
}
