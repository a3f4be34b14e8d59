// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@testable import gallery

@Suite("gallery SAMPLE --anatomy LIST", .waitsForProcesses)
struct AnatomyCommandTests {
  private func size(_ folder: String, _ file: String) throws -> (width: Int, height: Int) {
    let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(file)"))
    let bytes = [UInt8](data[16..<24]).map(Int.init)
    return (
      bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3],
      bytes[4] << 24 | bytes[5] << 16 | bytes[6] << 8 | bytes[7]
    )
  }

  private func expectUsage(
    _ arguments: [String], saying words: String..., location: SourceLocation = #_sourceLocation
  ) async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(arguments, in: folder)
    #expect(result.status == 64, "\(result.errors)", sourceLocation: location)
    for word in words {
      #expect(result.errors.contains(word), "\(result.errors)", sourceLocation: location)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.isEmpty, "\(files)", sourceLocation: location)
  }

  @Test func `The picture grows by a legend, and the command says so`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--anatomy", "all", "--out", "a.png", "--scale", "1", in: folder)
    expectEqual(result.status, 0, "\(result.errors)")
    let drawn = try size(folder, "a.png")
    expectGreater(drawn.width, 390)
    expectEqual(drawn.height, 844)
    expectPrefix(result.errors, "a.png  \(drawn.width) × 844 px, ")
    let bare = try await Command.gallery(
      "grid", "--anatomy", "items,groups", "--no-legend", "--out", "b.png", "--scale", "1",
      in: folder)
    expectEqual(bare.status, 0, "\(bare.errors)")
    try expectEqual(size(folder, "b.png"), (390, 844))
  }

  @Test(arguments: ["png", "svg", "pdf", "json", "txt"])
  func `Every format has it, the same bytes each time`(format: String) async throws {
    let options = [
      "badges", "--anatomy", "all", "--text", "blocks", "--out", "-", "--format", format,
    ]
    let first = try await Command.gallery(options)
    expectEqual(first.status, 0, "\(first.errors)")
    expectGreater(first.output.count, 500)
    let second = try await Command.gallery(options)
    expectEqual(second.output, first.output)
  }

  @Test func `The tree lists groups, insets and their lengths`() async throws {
    let result = try await Command.gallery(
      "nested-groups", "--anatomy", "groups,insets", "--out", "-", "--format", "txt")
    expectEqual(result.status, 0, "\(result.errors)")
    let lines = result.text.split(separator: "\n").drop { $0 != "anatomy:" }.dropFirst()
    expectEqual(lines.first, "groups           0   0, 0  390 × 337.5               group")
    expectContains(lines, "groups           0   273, 0  117 × 337.5             group, level 2")
    expectContains(lines, "insets           0   0, 0  273 × 10                  item 10")
  }

  @Test func `A highlighted item shows its sums`() async throws {
    let result = try await Command.gallery(
      "grid", "--highlight", "0,5", "--out", "-", "--format", "txt")
    expectEqual(result.status, 0, "\(result.errors)")
    expectContains(result.text, "width: 0.2 × 390 = 78")
    expectContains(result.text, "highlight 0, 78  78 × 78")
  }

  @Test func `Scrolled and from right to left the frames are those of the tree`() async throws {
    let result = try await Command.gallery(
      "orthogonal-sections", "--anatomy", "items", "--scroll-section", "0=200", "--direction",
      "rtl", "--out", "-", "--format", "json")
    expectEqual(result.status, 0, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: result.output)
    let tree = try #require(object as? [String: Any])
    let elements = try #require(tree["elements"] as? [[String: Any]])
    let parts = try #require(tree["anatomy"] as? [[String: Any]])
    let frames = elements.filter { $0["category"] as? String == "cell" }
      .compactMap { $0["frame"] as? [Double] }
    expectNotEmpty(frames)
    expectEqual(parts.compactMap { $0["frame"] as? [Double] }, frames)
  }

  @Test func `Paths show in a filmstrip, and all moments have one size`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "batch-updates", "--paths", "--anatomy", "items", "--filmstrip", "3", "--out", "a.png",
      "--scale", "1", "--text", "blocks", in: folder)
    expectEqual(result.status, 0, "\(result.errors)")
    let strip = try size(folder, "a.png")
    expectEqual((strip.width - 2 * 8) % 3, 0)
    expectGreater((strip.width - 2 * 8) / 3, 390)
    let film = try await Command.gallery(
      "batch-updates", "--paths", "--duration", "0.1", "--out", "a.apng", "--scale", "1", in: folder
    )
    expectEqual(film.status, 0, "\(film.errors)")
  }

  @Test func `Samples of the Mac have it too`() async throws {
    let result = try await Command.gallery(
      "mac-nested-groups", "--anatomy", "groups", "--out", "-", "--format", "txt")
    expectEqual(result.status, 0, "\(result.errors)")
    expectContains(result.text, "group, level 2")
  }

  @Test func `An unknown kind is answered with the known ones`() async throws {
    for list in ["rows", "", "items,", "All"] {
      try await expectUsage(
        ["grid", "--anatomy", list, "--out", "a.png"], saying: "--anatomy", "all, or some of items")
    }
  }

  @Test func `An item that is not there, or not visible, is a usage error`() async throws {
    try await expectUsage(
      ["grid", "--highlight", "0,9999", "--out", "a.png"], saying: "There is no item [0, 9999]")
    try await expectUsage(
      ["grid", "--highlight", "4,0", "--out", "a.png"], saying: "There is no item [4, 0]")
    try await expectUsage(
      ["nested-groups", "--highlight", "0,90", "--out", "a.png"], saying: "not visible", "Scroll")
    try await expectUsage(["grid", "--highlight", "x", "--out", "a.png"], saying: "--highlight")
  }

  @Test func `Options that say nothing alone need those that do`() async throws {
    try await expectUsage(
      ["grid", "--no-legend", "--out", "a.png"], saying: "--no-legend needs --anatomy")
    try await expectUsage(
      ["grid", "--paths", "--out", "a.png"], saying: "'grid' is not animated", "batch-updates")
  }

  @Test func `A picture that is too large with its legend is a usage error`() async throws {
    try await expectUsage(
      [
        "grid", "--anatomy", "bounds", "--size", "32700x20", "--scale", "1", "--out", "a.png",
      ], saying: "With its legend", "--no-legend")
  }

  @Test func `All samples can be drawn with it, but not with an item of one`() async throws {
    try await expectUsage(
      ["all", "--out-dir", "out", "--highlight", "0,0"], saying: "apply to one sample")
  }
}
