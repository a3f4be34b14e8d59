// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@Suite("gallery compare", .waitsForProcesses)
struct CompareCommandTests {
  private let folder: String

  init() throws {
    folder = try temporaryFolder()
    for (name, options) in [
      ("a.png", ["grid"]), ("b.png", ["grid", "--scroll-to", "0,50"]),
      ("small.png", ["grid", "--size", "100x100"]),
    ] {
      let words = [Command.path] + options + ["--out", name, "--scale", "1", "--quiet"]
      _ = try Command.run(words, in: folder)
    }
  }

  @Test func `A picture is the same as itself`() async throws {
    let result = try await Command.gallery("compare", "a.png", "a.png", in: folder)
    expectEqual(result.status, 0)
    expectEmpty(result.errors)
  }

  @Test func `Different pictures end with 1, and the difference is drawn`() async throws {
    let result = try await Command.gallery(
      "compare", "a.png", "b.png", "--diff", "d.png", in: folder)
    expectEqual(result.status, 1)
    expectContains(result.errors, "pixels differ")
    let data = try #require(FileManager.default.contents(atPath: folder + "/d.png"))
    // 390 × 3 and two gaps of 8: 1186.
    expectEqual([UInt8](data[16..<20]), [0, 0, 4, 162])
  }

  @Test func `Pictures of different sizes are different, with their sizes`() async throws {
    let result = try await Command.gallery("compare", "a.png", "small.png", in: folder)
    expectEqual(result.status, 1)
    expectContains(result.errors, "390 × 844 px")
    expectContains(result.errors, "100 × 100 px")
  }

  @Test func `A tolerance takes similar pictures`() async throws {
    let result = try await Command.gallery(
      "compare", "a.png", "b.png", "--tolerance", "255", in: folder)
    expectEqual(result.status, 0)
    try await expectEqual(
      Command.gallery("compare", "a.png", "b.png", "--tolerance", "256").status, 64)
  }

  @Test func `A file that is missing, damaged or no picture cannot be read`() async throws {
    let whole = try #require(FileManager.default.contents(atPath: folder + "/a.png"))
    expect(
      FileManager.default.createFile(
        atPath: folder + "/half.png", contents: whole.prefix(whole.count / 2)))
    expect(
      FileManager.default.createFile(atPath: folder + "/text.png", contents: Data("hello".utf8)))
    expect(FileManager.default.createFile(atPath: folder + "/empty.png", contents: Data()))
    for (name, words) in [
      ("missing.png", "No such file"), ("half.png", "damaged"), ("text.png", "not a PNG file"),
      ("empty.png", "not a PNG file"), (".", "it is a folder"),
    ] {
      let result = try await Command.gallery("compare", "a.png", name, in: folder)
      expectEqual(result.status, 65, "\(name)")
      expectContains(result.errors, words, "\(result.errors)")
      expectEqual(result.errorLines.count, 1)
    }
  }

  @Test func `A difference that cannot be written is an error of its own`() async throws {
    let result = try await Command.gallery(
      "compare", "a.png", "b.png", "--diff", "missing/d.png", in: folder)
    expectEqual(result.status, 73)
  }
}
