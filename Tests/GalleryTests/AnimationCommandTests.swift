// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

@Suite("gallery SAMPLE --frames, --filmstrip, --out x.apng", .waitsForProcesses)
struct AnimationCommandTests {
  private let folder: String

  init() throws { folder = try temporaryFolder() }

  /// Small, so that a debug build draws it at once.
  private let small = ["--size", "100x120", "--scale", "1", "--text", "blocks"]

  private func draw(_ options: String...) async throws -> Command {
    try await Command.gallery(["interactive-scroll"] + options + small, in: folder)
  }

  private func names(_ path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)").sorted()
  }

  private func data(_ path: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: "\(folder)/\(path)"))
  }

  private func number(_ data: Data, at start: Int, length: Int = 4) -> Int {
    data[(data.startIndex + start)..<(data.startIndex + start + length)].reduce(0) {
      $0 << 8 | Int($1)
    }
  }

  @Test func `Frames are numbered, and end with the last moment`() async throws {
    let result = try await draw("--frames", "frames", "--fps", "2", "--duration", "4")
    expectEqual(result.status, 0, "\(result.errors)")
    expectEmpty(result.output)
    expectEqual(result.errorLines.count, 1)
    expectPrefix(result.errors, "frames  9 frames of 100 × 120 px, ")
    try expectEqual(names(), ["frames"])
    try expectEqual(names("frames"), (0...8).map { "frame-000\($0).png" })
    expectEqual(number(try data("frames/frame-0008.png"), at: 16), 100)
    try expectNotEqual(data("frames/frame-0000.png"), data("frames/frame-0002.png"))
    // Before it begins the sample looks as without any animation.
    _ = try await draw("--out", "still.png")
    try expectEqual(data("frames/frame-0000.png"), data("still.png"))
  }

  @Test func `The same command gives the same bytes`() async throws {
    for name in ["a", "b"] {
      let options = ["--frames", name, "--out", "\(name).apng", "--fps", "10", "--duration", "0.5"]
      let result = try await Command.gallery(["interactive-scroll"] + options + small, in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      expectEqual(result.errorLines.count, 2)
    }
    try expectEqual(data("a.apng"), data("b.apng"))
    try expectEqual(names("a").count, 6)
    for name in try names("a") { try expectEqual(data("a/\(name)"), data("b/\(name)")) }
  }

  @Test(
    .enabled(if: dlopen("libgif.so.7", RTLD_NOW) != nil, "libgif7 is not installed"))
  func `A film can be a GIF`() async throws {
    let result = try await draw(
      "--out", "x.gif", "--fps", "25", "--duration", "0.2", "--loops", "3")
    expectEqual(result.status, 0, "\(result.errors)")
    expectPrefix(result.errors, "x.gif  100 × 120 px, 6 frames, ")
    let file = try data("x.gif")
    expectEqual(file.prefix(6), Data("GIF89a".utf8))
    expect(file.contains(Data("NETSCAPE2.0".utf8) + [3, 1, 2, 0]))
    expectEqual(file.last, 0x3B)
  }

  @Test(
    .enabled(if: dlopen("libwebpmux.so.3", RTLD_NOW) != nil, "libwebpmux3 is not installed"))
  func `A film can be a WebP, exact or with a loss`() async throws {
    for options in [[], ["--quality", "40"]] {
      let result = try await Command.gallery(
        ["interactive-scroll", "--out", "x.webp", "--duration", "0.2"] + options
          + small, in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      let file = try data("x.webp")
      expectEqual(file.prefix(4), Data("RIFF".utf8))
      expectEqual((file.range(of: Data("VP8L".utf8)) != nil), options.isEmpty)
    }
  }

  @Test func `An animated file begins with the first frame and counts the others`() async throws {
    let result = try await draw(
      "--frames", "frames", "--out", "x.apng", "--fps", "30000/1001", "--duration", "0.2")
    expectEqual(result.status, 0, "\(result.errors)")
    expectContains(result.errors, "x.apng  100 × 120 px, 7 frames, ")
    let file = try data("x.apng")
    let control = try #require(file.range(of: Data("acTL".utf8)))
    // The first frames are the same: nothing moves in the first tenth of a second.
    let count = number(file, at: control.upperBound)
    expectContains((2...6), count)
    let first = try #require(file.range(of: Data("fcTL".utf8)))
    expectEqual(number(file, at: first.upperBound + 4), 100)
    expectEqual(number(file, at: first.upperBound + 8), 120)
    let delay = (
      number(file, at: first.upperBound + 20, length: 2),
      number(file, at: first.upperBound + 22, length: 2)
    )
    expectEqual(delay.0 * 30_000, delay.1 * 1001 * (8 - count))
    // A program that knows no animation shows the first frame.
    let same = try await Command.gallery("compare", "x.apng", "frames/frame-0000.png", in: folder)
    expectEqual(same.status, 0, "\(same.errors)")
  }

  @Test func `An animated file can go to standard output`() async throws {
    let result = try await draw(
      "--out", "-", "--format", "apng", "--duration", "0.1", "--fps", "10")
    expectEqual(result.status, 0)
    expectEmpty(result.errors)
    expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    expectNotNil(result.output.range(of: Data("acTL".utf8)))
  }

  @MainActor @Test func `A filmstrip goes from the first moment to the last`() async throws {
    let result = try await draw("--out", "strip.png", "--filmstrip", "3")
    expectEqual(result.status, 0, "\(result.errors)")
    // 3 × 100 and two gaps of 8.
    expectPrefix(result.errors, "strip.png  316 × 120 px, ")
    _ = try await draw("--frames", "frames", "--fps", "1")
    let strip = try #require(UIImage(data: try data("strip.png")))
    for (index, name) in ["frame-0000", "frame-0002", "frame-0004"].enumerated() {
      let frame = try #require(UIImage(data: try data("frames/\(name).png")))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 100, height: 120), format: format)
      let cut = renderer.pngData { _ in strip.draw(at: CGPoint(x: -108 * index, y: 0)) }
      expectEqual(cut, renderer.pngData { _ in frame.draw(at: .zero) }, "\(name)")
    }
  }

  @Test func `both writes everything twice`() async throws {
    let result = try await draw(
      "--frames", "frames/", "--out", "x.apng", "--appearance", "both", "--fps", "1", "--duration",
      "1")
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(result.errorLines.count, 4)
    try expectEqual(names(), ["frames-dark", "frames-light", "x-dark.apng", "x-light.apng"])
    try expectEqual(names("frames-dark").count, 2)
    try expectNotEqual(data("frames-dark/frame-0000.png"), data("frames-light/frame-0000.png"))
  }

  @Test func `A picture beside frames is the sample before it begins`() async throws {
    let result = try await draw("--frames", "frames", "--out", "a.txt", "--duration", "0")
    expectEqual(result.status, 0, "\(result.errors)")
    try expectEqual(names(), ["a.txt", "frames"])
    try expectEqual(names("frames"), ["frame-0000.png"])
  }

  @Test func `Other files in the folder stay, frames of a longer run go`() async throws {
    _ = try await draw("--frames", "frames", "--fps", "2", "--duration", "2")
    try expectEqual(names("frames").count, 5)
    let others = [
      "notes.txt", "frame-1.png", "frame-12a4.png", "frame-0003.png.bak", "Frame-0003.png",
      "frame-123456.png",
    ]
    for name in others {
      expect(
        FileManager.default.createFile(atPath: "\(folder)/frames/\(name)", contents: Data("x".utf8))
      )
    }
    let inner = "\(folder)/frames/frame-0099.png"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    let old = try data("frames/frame-0001.png")
    let result = try await draw("--frames", "frames", "--fps", "1", "--duration", "2")
    expectEqual(result.status, 0, "\(result.errors)")
    let frames = ["frame-0000.png", "frame-0001.png", "frame-0002.png"]
    try expectEqual(names("frames"), (frames + others + ["frame-0099.png"]).sorted())
    for name in others { try expectEqual(data("frames/\(name)"), Data("x".utf8)) }
    try expectNotEqual(data("frames/frame-0001.png"), old)
  }

  @Test func `The list says what moves`() async throws {
    let list = try await Command.gallery("list", "interactive")
    expectSuffix(list.text, "(animated)\n")
    try await expectLacks(Command.gallery("list", "grid").text, "animated")
    try await expectContains(Command.gallery().text, "In motion\n")
    let help = try await Command.gallery("render", "--help").text
    for option in ["--frames", "--fps", "--duration", "--filmstrip", "interactive-scroll"] {
      expectContains(help, option, "\(option)")
    }
  }
}
