// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// The design of iOS, where the command is asked for it.
@Suite("The option --design", .waitsForProcesses)
struct DesignOptionTests {
  private func tree(_ arguments: String...) async throws -> String {
    let result = try await Command.gallery(
      arguments + ["--out", "-", "--format", "txt", "--text", "blocks"])
    expectEqual(result.status, 0, "\(result.errors)")
    return result.text
  }

  @Test func `A sample is drawn in the design that is named`() async throws {
    // The first row of a card, and its line.
    try await expectContains(tree("settings", "--design", "26"), "358 × 52")
    try await expectContains(tree("settings", "--design", "17"), "350 × 44")
    try await expectEqual(tree("settings", "--design", "17"), tree("settings"))
  }

  @Test func `A name that is not known is refused with the list`() async throws {
    let result = try await Command.gallery("settings", "--out", "a.png", "--design", "18")
    expectEqual(result.status, 64)
    expectContains(result.errors, "'17' and '26'")
  }

  @Test func `A document's picture names it, and an option wins`() async throws {
    let document = """
      { version: 1, layout: { type: "list", appearance: "plain" },
        picture: { size: [390, 300], design: "26" }, data: { sections: [{ items: ["One", "Two"] }] } }
      """
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("design-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("list.layout.json")
    try Data(document.utf8).write(to: file)
    try await expectContains(tree(file.path), "390 × 52")
    try await expectContains(tree(file.path, "--design", "17"), "390 × 44")
    try Data(document.replacing("\"26\"", with: "\"27\"").utf8).write(to: file)
    let refused = try await Command.gallery(file.path, "--out", "-", "--format", "txt")
    expectNotEqual(refused.status, 0)
    expectContains(refused.errors, "design")
    expectContains(refused.errors, "17")
  }
}
