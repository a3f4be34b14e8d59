// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The floors stand in four places: the manifest, the folders, the architecture page and its picture.
@Suite("The floors")
struct FloorTests {
  /// A target of the manifest.
  private struct Target {
    let name: String
    let dependencies: [String]
    /// The folder that it names; nil for one that the table of floors decides.
    let path: String?
  }

  /// The floors of the manifest, from the lowest, each with its targets.
  private let floors: [(name: String, targets: [String])]
  private let targets: [Target]

  init() throws {
    let manifest = try #require(SourceTree.text(of: "Package.swift"))
    let table = try #require(manifest.firstMatch(of: /let floors: [^=]*= \[\n([^=]*?)\n\]\n/))
    floors = table.output.1.matches(of: /"([^"]+)": \[([^\]]*)\]/).map {
      (String($0.output.1), Self.quoted(in: $0.output.2))
    }
    let targets = manifest.components(separatedBy: "\n  targets: [\n").last ?? ""
    let kinds = /\n    \.(?:target|executableTarget|plugin|systemLibrary)\(/
    self.targets = targets.split(separator: kinds).compactMap { chunk in
      // What follows the last of its kind is tests.
      let text = chunk.components(separatedBy: "\n    .testTarget(")[0]
      guard let name = text.firstMatch(of: /name: "([^"]+)"/) else { return nil }
      let dependencies = text.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
      return Target(
        name: String(name.output.1), dependencies: Self.quoted(in: dependencies),
        path: text.firstMatch(of: /path: "([^"]+)"/).map { String($0.output.1) })
    }
  }

  private static func quoted(in text: Substring) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.output.1) }
  }

  /// The targets of a table of the page, in its order.
  private func rows(of section: String) -> [String] {
    section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].components(separatedBy: "`").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  private func page() throws -> [(name: String, targets: [String])] {
    let text = try #require(SourceTree.text(of: "Sources/5-Faces/UIKit/UIKit.docc/Architecture.md"))
    let part = try #require(text.components(separatedBy: "\n## The targets\n").last)
      .components(separatedBy: "\n## ")[0]
    return part.components(separatedBy: "\n### ").dropFirst().map { section in
      (section.components(separatedBy: "\n")[0], rows(of: section))
    }
  }

  @Test func `The manifest is read whole`() {
    #expect(targets.contains { $0.name == "Geometry" && $0.dependencies.isEmpty })
    #expect(targets.contains { $0.name == "UIKit" && $0.dependencies.contains("Screens") })
    #expect(targets.contains { $0.name == "WebDriver" })
    #expect(Set(targets.map(\.name)).count == targets.count)
  }

  @Test func `Each target of the sources is on one floor, and what a floor has is a target`() {
    let listed = floors.flatMap(\.targets)
    #expect(Set(listed).count == listed.count)
    for target in targets where !listed.contains(target.name) {
      let isBesideSources = target.path.map { !$0.hasPrefix("Sources") } ?? false
      #expect(isBesideSources, "The table of floors in Package.swift lacks \(target.name)")
    }
    #expect(Set(listed).isSubset(of: targets.map(\.name)))
  }

  @Test func `The folders are the floors`() throws {
    let sources = SourceTree.root.appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !$0.contains(".") }
    #expect(folders.sorted() == floors.map(\.name).sorted())
    for floor in floors {
      let found = try FileManager.default.contentsOfDirectory(
        atPath: sources.appendingPathComponent(floor.name).path)
      // The plug-in compiles the translator's folder, which has the name of its module.
      let expected = floor.targets.map { $0 == "objc-translate" ? "ObjectiveCTranslator" : $0 }
      #expect(found.sorted() == expected.sorted(), "\(floor.name)")
    }
  }

  @Test func `The architecture page has the floors of the manifest`() throws {
    let page = try page()
    for floor in floors {
      let listed = page.first { $0.name == floor.name }?.targets ?? []
      for name in Set(floor.targets).subtracting(listed).sorted() {
        Issue.record(
          """
          The target `\(name)` has no row. Add one to "\(floor.name)" of Architecture.md: \
          | `\(name)` | what it holds |
          """)
      }
      for name in Set(listed).subtracting(floor.targets).sorted() {
        Issue.record("Architecture.md has `\(name)` on the floor \(floor.name). Delete its row.")
      }
    }
    let listed = page.flatMap(\.targets)
    #expect(listed.sorted() == targets.map(\.name).sorted(), "Each target has one row")
  }

  @Test func `A target sees only what is above it on the architecture page`() throws {
    let order = try page().flatMap(\.targets)
    let names = Set(order)
    var count = 0
    for target in targets {
      guard let position = order.firstIndex(of: target.name) else { continue }
      for dependency in target.dependencies where names.contains(dependency) {
        let other = try #require(order.firstIndex(of: dependency))
        // The gallery's samples take random numbers from the tests.
        // A trait may have the name of its target.
        if dependency == "SeededRandom" || dependency == target.name { continue }
        #expect(other < position, "\(target.name) is above \(dependency)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func `The picture of the floors shows the targets that hold code`() throws {
    let snippet = try #require(SourceTree.text(of: "Snippets/Floors.swift"))
    let list = try #require(
      snippet.components(separatedBy: "let floors:").last?.components(separatedBy: "\n]\n").first)
    var shown = Self.quoted(in: list[...])
    for floor in floors.reversed() {
      let title = floor.name.replacingOccurrences(of: "-", with: " ")
      let targets = floor.targets.filter {
        !$0.hasPrefix("_") && $0.prefixMatch(of: /C[A-Z]/) == nil
      }
      #expect(shown.prefix(1) == [title])
      #expect(shown.dropFirst().prefix(targets.count).sorted() == targets.sorted(), "\(title)")
      shown.removeFirst(min(shown.count, targets.count + 1))
    }
    #expect(shown.isEmpty)
  }
}
