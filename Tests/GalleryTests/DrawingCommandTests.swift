// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingSuites

@testable import gallery

@Suite("gallery SAMPLE --out FILE", .waitsForProcesses)
struct DrawingCommandTests {
  @Test func `One line draws a picture and says so on standard error`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery("nested-groups", "--out", "out.png", in: folder)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("out.png  780 × 1688 px, "))
    #expect(result.errors.hasSuffix(" KB\n"))
    let data = try #require(FileManager.default.contents(atPath: folder + "/out.png"))
    #expect([UInt8](data[16..<24]) == [0, 0, 3, 12, 0, 0, 6, 152])
  }

  @Test func `A still of a drag shows it under way, and what is in front of the window`()
    async throws
  {
    let folder = try temporaryFolder()
    let result = try await Command.gallery("drag-between", "--out", "a.txt", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let tree = try String(contentsOfFile: folder + "/a.txt", encoding: .utf8)
    let overlay = try #require(tree.components(separatedBy: "overlay:").dropFirst().first)
    #expect(overlay.contains("Breithorn"))
  }

  @Test func `quiet says nothing`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery("grid", "--out", "a.png", "--quiet", in: folder)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
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
    #expect(result.status == 0, "\(result.errors)")
    let data = try #require(FileManager.default.contents(atPath: folder + "/a.\(format)"))
    #expect(data.starts(with: start))
    #expect(data.count > 200)
  }

  @Test(arguments: ["png", "svg", "pdf", "json", "txt"])
  func `The same command gives the same bytes`(format: String) async throws {
    let options = ["orthogonal-sections", "--out", "-", "--format", format, "--scale", "1"]
    let first = try await Command.gallery(options)
    let second = try await Command.gallery(options)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.count > 200)
    #expect(first.output == second.output)
  }

  @Test func `Standard output holds nothing but the picture`() async throws {
    let result = try await Command.gallery("grid", "--out", "-", "--format", "txt")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.text.contains("grid"))
  }

  @Test func `both writes two files`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--out", "out.png", "--appearance", "both", "--scale", "1", in: folder)
    #expect(result.status == 0)
    #expect(result.errorLines.count == 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["out-dark.png", "out-light.png"])
  }

  @Test func `A device is a shorthand for its size`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--out", "a.png", "--device", "iphone-se", "--scale", "1", in: folder)
    #expect(result.errors.hasPrefix("a.png  375 × 667 px, "))
  }

  @Test func `A scroll offset is kept in range`() async throws {
    func offset(_ scroll: String) async throws -> String {
      let result = try await Command.gallery(
        "grid", "--out", "-", "--format", "json", "--scroll-to", scroll)
      let tree = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
      return "\(tree?["contentOffset"] as? [Double] ?? [])"
    }
    #expect(try await offset("0,120") == "[0.0, 120.0]")
    #expect(try await offset("-10,-20") == "[0.0, 0.0]")
    #expect(try await offset("0,1e9") == "[0.0, 638.0]")
  }

  @Test func `The whole content can be drawn`() async throws {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(
      "grid", "--out", "a.png", "--full-content", "--scale", "1", in: folder)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("a.png  390 × 1482 px, "))
  }

  @Test func `Random data begins at the seed`() async throws {
    func tree(_ seed: String) async throws -> Data {
      try await Command.gallery("badges", "--out", "-", "--format", "txt", "--seed", seed).output
    }
    #expect(try await tree("1") == tree("1"))
    #expect(try await tree("1") != tree("2"))
  }

  @Test func `all draws every sample`() throws {
    let folder = try temporaryFolder()
    let result = try Command.process("all", "--out-dir", folder + "/new", "--scale", "1")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder + "/new").count
        == catalogue.count)
  }
}
