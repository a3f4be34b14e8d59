// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@testable import gallery

@Suite("gallery SAMPLE --out FILE", .waitsForProcesses)
struct DrawingCommandTests {
  @Test func `One line draws a picture and says so on standard error`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery("nested-groups", "--out", "out.png", in: folder)
    expectEqual(result.status, 0)
    expectEmpty(result.output)
    expectEqual(result.errorLines.count, 1)
    expectPrefix(result.errors, "out.png  780 × 1688 px, ")
    expectSuffix(result.errors, " KB\n")
    let data = try #require(FileManager.default.contents(atPath: folder + "/out.png"))
    expectEqual([UInt8](data[16..<24]), [0, 0, 3, 12, 0, 0, 6, 152])
  }

  @Test func `A still of a drag shows it under way, and what is in front of the window`()
    async throws
  {
    let folder = try temporaryFolder()
    let result = try await Command.gallery("drag-between", "--out", "a.txt", in: folder)
    expectEqual(result.status, 0, "\(result.errors)")
    let tree = try String(contentsOfFile: folder + "/a.txt", encoding: .utf8)
    let overlay = try #require(tree.components(separatedBy: "overlay:").dropFirst().first)
    expectContains(overlay, "Breithorn")
  }

  @Test func `quiet says nothing`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery("grid", "--out", "a.png", "--quiet", in: folder)
    expectEqual(result.status, 0)
    expectEmpty(result.errors)
  }

  @Test(
    arguments: [
      ("png", [0x89, 0x50, 0x4E, 0x47]), ("svg", [0x3C, 0x3F, 0x78, 0x6D]),
      ("pdf", [0x25, 0x50, 0x44, 0x46]), ("json", [0x7B]), ("txt", []),
    ] as [(String, [UInt8])])
  func `The extension picks the format`(format: String, start: [UInt8]) async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "badges", "--out", "a.\(format)", "--text", "blocks", in: folder)
    expectEqual(result.status, 0, "\(result.errors)")
    let data = try #require(FileManager.default.contents(atPath: folder + "/a.\(format)"))
    expect(data.starts(with: start))
    expectGreater(data.count, 200)
  }

  @Test(arguments: ["png", "svg", "pdf", "json", "txt"])
  func `The same command gives the same bytes`(format: String) async throws {
    let options = ["orthogonal-sections", "--out", "-", "--format", format, "--scale", "1"]
    let first = try await Command.gallery(options)
    let second = try await Command.gallery(options)
    expectEqual(first.status, 0, "\(first.errors)")
    expectGreater(first.output.count, 200)
    expectEqual(first.output, second.output)
  }

  @Test func `Standard output holds nothing but the picture`() async throws {
    let result = try await Command.gallery("grid", "--out", "-", "--format", "txt")
    expectEqual(result.status, 0)
    expectEmpty(result.errors)
    expectContains(result.text, "grid")
  }

  @Test func `both writes two files`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--out", "out.png", "--appearance", "both", "--scale", "1", in: folder)
    expectEqual(result.status, 0)
    expectEqual(result.errorLines.count, 2)
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: folder).sorted(),
      ["out-dark.png", "out-light.png"])
  }

  @Test func `A device is a shorthand for its size`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--out", "a.png", "--device", "iphone-se", "--scale", "1", in: folder)
    expectPrefix(result.errors, "a.png  375 × 667 px, ")
  }

  @Test func `A scroll offset is kept in range`() async throws {
    func offset(_ scroll: String) async throws -> String {
      let result = try await Command.gallery(
        "grid", "--out", "-", "--format", "json", "--scroll-to", scroll)
      let tree = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
      return "\(tree?["contentOffset"] as? [Double] ?? [])"
    }
    try await expectEqual(offset("0,120"), "[0.0, 120.0]")
    try await expectEqual(offset("-10,-20"), "[0.0, 0.0]")
    try await expectEqual(offset("0,1e9"), "[0.0, 638.0]")
  }

  @Test func `The whole content can be drawn`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--out", "a.png", "--full-content", "--scale", "1", in: folder)
    expectEqual(result.status, 0)
    expectPrefix(result.errors, "a.png  390 × 1482 px, ")
  }

  @Test func `Random data begins at the seed`() async throws {
    func tree(_ seed: String) async throws -> Data {
      try await Command.gallery("badges", "--out", "-", "--format", "txt", "--seed", seed).output
    }
    try await expectEqual(tree("1"), tree("1"))
    try await expectNotEqual(tree("1"), tree("2"))
  }

  @Test func `all draws every sample`() throws {
    let folder = try temporaryFolder()
    let result = try Command.process("all", "--out-dir", folder + "/new", "--scale", "1")
    expectEqual(result.status, 0, "\(result.errors)")
    expectEmpty(result.errors)
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: folder + "/new").count, catalogue.count)
  }

  @Test func `all draws the samples that an offset can scroll, and names the others`() throws {
    let folder = try temporaryFolder()
    let result = try Command.process(
      "all", "--out-dir", folder, "--scale", "1", "--size", "200x300", "--scroll-to", "0,10")
    expectEqual(result.status, 64)
    let drawn = try FileManager.default.contentsOfDirectory(atPath: folder).count
    expectGreater(drawn, catalogue.count / 2)
    expectContains(
      result.errors, "\(catalogue.count - drawn) of \(catalogue.count) samples cannot be drawn")
  }
}
