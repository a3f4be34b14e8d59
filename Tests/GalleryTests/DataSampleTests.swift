// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import SeededRandom
import Testing
import WaitingSuites

@testable import gallery

/// What the samples of changing data show, read off the layout tree.
@Suite("Samples of data", .waitsForProcesses)
struct DataSampleTests {
  private struct Tree: Decodable {
    struct Element: Decodable {
      let category: String
      let indexPath: [Int]
      let frame: [Double]
      let text: String?
    }
    let contentSize: [Double]
    let elements: [Element]

    var cells: [Element] { elements.filter { $0.category == "cell" } }
    var texts: [String] { cells.map { $0.text ?? "" } }

    func cells(section: Int) -> [Element] { cells.filter { $0.indexPath[0] == section } }
  }

  private func tree(_ arguments: String...) async throws -> Tree {
    let result = try await Command.gallery(
      arguments + ["--out", "-", "--format", "json", "--text", "blocks"])
    expectEqual(result.status, 0, "\(result.errors)")
    return try JSONDecoder().decode(Tree.self, from: result.output)
  }

  // MARK: Mountains

  @Test func `A few hundred mountains stand in two columns, by name`() async throws {
    let tree = try await tree("mountains-search", "--full-content")
    expectEqual(tree.cells.count, Mountain.all.count)
    expectContains((300...600), tree.cells.count)
    expectEqual(tree.cells[0].frame, [10, 10, 180, 32])
    expectEqual(tree.cells[1].frame, [200, 10, 180, 32])
    expectEqual(tree.cells[2].frame, [10, 52, 180, 32])
    let rows = (Mountain.all.count + 1) / 2
    expectEqual(tree.contentSize, [390, Double(rows * 42 + 10)])
    expectPrefix(tree.texts[0], "Aconcagua")
    let folded = Mountain.all.map { $0.name.folding(options: .diacriticInsensitive, locale: nil) }
    expectEqual(folded, folded.sorted())
  }

  @Test func `No mountain is named twice, and each has a height`() {
    expectEqual(Set(Mountain.all.map(\.name)).count, Mountain.all.count)
    expectAll(Mountain.all, where: { (300...8849).contains($0.height) })
    expectEqual(Mountain.all.max { $0.height < $1.height }?.name, "Mount Everest")
  }

  @Test func `A query leaves the names that contain it`() async throws {
    let peaks = try await tree("mountains-search", "--query", "peak", "--full-content").texts
    expectAtLeast(peaks.count, 30)
    expectLess(peaks.count, Mountain.all.count / 2)
    expectAll(peaks, where: { $0.lowercased().contains("peak") })
    try await expectEqual(
      tree("mountains-search", "--query", "PEAK", "--full-content").texts, peaks)
    // Accents are not typed: Mönch, Mount …, Montblanc.
    expectEqual(Mountain.all.filter { $0.contains("monch") }.map(\.name), ["Mönch"])
    try await expectEqual(
      tree("mountains-search", "--query", "", "--full-content").texts.count, Mountain.all.count)
  }

  @Test func `A query that no name contains leaves nothing`() async throws {
    let tree = try await tree("mountains-search", "--query", String(repeating: "x", count: 10_000))
    expectEmpty(tree.cells)
    expectEqual(tree.contentSize[0], 390)
  }

  @Test func `Mountains stand in three columns where there is space`() async throws {
    func columns(_ size: String) async throws -> Int {
      Set(try await tree("mountains-search", "--size", size).cells.map { $0.frame[0] }).count
    }
    try await expectEqual(columns("800x600"), 2)
    try await expectEqual(columns("801x600"), 3)
  }

  // MARK: Wi-Fi

  @Test func `While Wi-Fi is on, networks are listed`() async throws {
    let on = try await tree("wifi-settings")
    expectEqual(on.cells(section: 0).map(\.text), ["Wi-Fi", "Treehouse"])
    expectEqual(on.cells(section: 1).compactMap(\.text), WiFiNetwork.available.map(\.name))
    expectContains(on.elements, where: { $0.category == "supplementary" })
    let names = WiFiNetwork.available.map(\.name)
    expectEqual(names, names.sorted())
    // Cards of 350 points at 20, their rows 44 high.
    expectEqual(on.cells[0].frame, [20, 35, 350, 44])
    expectEqual(on.cells[1].frame, [20, 79, 350, 44])
  }

  @Test func `Wi-Fi that is off has neither networks nor a current one`() async throws {
    let off = try await tree("wifi-settings", "--wifi", "off")
    expectEqual(off.texts, ["Wi-Fi"])
    expectEqual(off.elements.count, 1)
    try await expectEqual(tree("wifi-settings", "--wifi", "on").texts, tree("wifi-settings").texts)
  }

  // MARK: Sorting

  @Test func `As many colours as fit are shuffled from the seed`() async throws {
    let first = try await tree("insertion-sort")
    // 390 / 16 and 844 / 34.
    expectEqual(first.cells.count, 24 * 24)
    try await expectEqual(tree("insertion-sort", "--size", "160x204").cells.count, 10 * 6)
    let colors = { (seed: String, step: String) async throws -> Data in
      let result = try await Command.gallery(
        "insertion-sort", "--size", "160x204", "--scale", "1", "--out", "-", "--format", "png",
        "--seed", seed, "--step", step)
      expectEqual(result.status, 0, "\(result.errors)")
      return result.output
    }
    try await expectNotEqual(colors("1", "0"), colors("2", "0"))
    try await expectNotEqual(colors("1", "0"), colors("1", "1"))
    // Nine steps put ten colours in order; more change nothing.
    try await expectEqual(colors("1", "9"), colors("2", "9"))
    try await expectNotEqual(colors("1", "8"), colors("1", "9"))
    try await expectEqual(colors("1", "1000000000"), colors("1", "9"))
  }

  @Test func `A step sorts one more value`() {
    var generator = SplitMix64(seed: 7)
    let row = InsertionSortArray(row: 0, count: 20, using: &generator)
    let shuffled = row.values
    expectNotEqual(shuffled.map(\.value), Array(0..<20))
    for step in 1..<20 {
      expect(!row.isSorted)
      row.sortNext()
      let sorted = shuffled[...step].map(\.value).sorted()
      expectEqual(row.values.map(\.value), sorted + shuffled[(step + 1)...].map(\.value))
    }
    expect(row.isSorted)
    row.sortNext()
    expectEqual(row.values.map(\.value), Array(0..<20))
  }

  @Test(arguments: [0, 1, 2])
  func `Short rows are sorted as well`(count: Int) {
    var generator = SplitMix64(seed: 1)
    let row = InsertionSortArray(row: 0, count: count, using: &generator)
    row.sortNext()
    expect(row.isSorted)
    expectEqual(row.values.map(\.value), Array(0..<count))
  }

  @Test func `A view without space for a colour has none`() async throws {
    let tree = try await tree("insertion-sort", "--size", "10x10", "--step", "3")
    expectEmpty(tree.cells)
  }

  // MARK: Emoji

  @Test func `The emoji explorer begins with what is recent, an outline and a list`() async throws {
    let tree = try await tree("emoji-explorer", "--full-content")
    // Groups of 0.28 × 390, cut to a pixel, 10 in; drawn 5 smaller on each side.
    expectEqual(tree.cells[0].frame, [15, 15, 99, 68])
    expectEqual(
      tree.cells(section: 1).compactMap(\.text),
      Emoji.Category.allCases.dropFirst().map(\.description))
    let listed = Emoji.Category.allCases.dropFirst().flatMap(\.emojis)
    expectEqual(tree.cells(section: 2).count, listed.count)
  }

  @Test func `An open category shows its emoji, further in`() async throws {
    let tree = try await tree("emoji-explorer", "--expanded", "1", "--full-content")
    let outline = tree.cells(section: 1)
    expectEqual(outline.count, 7 + Emoji.Category.nature.emojis.count)
    expectEqual(outline[2].text?.contains("Fox"), true)
    let all = try await self.tree("emoji-explorer", "--expanded", "all", "--full-content")
    let listed = Emoji.Category.allCases.dropFirst().flatMap(\.emojis)
    expectEqual(all.cells(section: 1).count, 7 + listed.count)
  }

  @Test func `The emoji list has a section for each category`() async throws {
    let tree = try await tree("emoji-explorer-list", "--full-content")
    for (index, category) in Emoji.Category.allCases.enumerated() {
      expectEqual(tree.cells(section: index).count, category.emojis.count)
      expectEqual(tree.cells(section: index)[0].text?.contains(category.emojis[0].text), true)
    }
  }

  @Test func `Each emoji is one character of a category`() {
    for category in Emoji.Category.allCases {
      for emoji in category.emojis {
        expectEqual(emoji.text.count, 1, "\(emoji)")
        expectEqual(emoji.category, category)
      }
    }
    let listed = Emoji.Category.allCases.dropFirst().flatMap(\.emojis)
    expectEqual(Set(listed.map(\.text)).count, listed.count)
  }
}
