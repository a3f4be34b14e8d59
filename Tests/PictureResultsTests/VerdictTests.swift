// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import ImageComparison
import Testing

@testable import PictureResults

@Suite("Verdicts on pictures")
struct VerdictTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/verdicts-\(UUID().uuidString)"

  private var reference: PictureReference {
    PictureReference(path: folder + "/card.png", failurePath: folder + "/failures/card.png")
  }

  private func picture(_ columns: Int, _ rows: Int, marking pixel: Int? = nil) throws -> Data {
    var bytes = [UInt8](repeating: 255, count: columns * rows * 4)
    if let pixel { bytes[pixel * 4] = 100 }
    return try PixelImage(width: columns, height: rows, bytes: bytes).pngData()
  }

  // What is no picture could not be decoded: that it passes shows that nothing tried.
  @Test func `Files that are equal byte by byte are not decoded`() throws {
    let bytes = Data("no picture at all".utf8)
    try reference.record(bytes)
    let verdict = try reference.check(png: bytes)
    expectNil(verdict.mismatch)
    expectEqual(verdict.outcome, .passed)
    expectNil(verdict.reference)
  }

  @Test func `What passed has the size that its header names`() throws {
    let data = try picture(20, 10)
    try reference.record(data)
    let verdict = try reference.check(png: data)
    expectEqual(verdict.expected, PixelSize(width: 20, height: 10))
    expectEqual(verdict.actual, PixelSize(width: 20, height: 10))
  }

  @Test func `A difference has its numbers, its boxes and the reference`() throws {
    try reference.record(try picture(20, 10))
    let verdict = try reference.check(png: try picture(20, 10, marking: 43))
    expectEqual(verdict.outcome, .failed)
    expectEqual(verdict.difference?.count, 1)
    expectEqual(verdict.difference?.greatest, 155)
    expectEqual(verdict.regions, [PixelRegion(columns: 3...3, rows: 2...2)])
    expectEqual(verdict.reference, FileManager.default.contents(atPath: reference.path))
    expectEqual(
      verdict.reason, "1 pixel differs, by up to 155 of 255 in a channel, in columns 3…3, rows 2…2")
  }

  @Test func `What is tolerated passes with its numbers`() throws {
    try reference.record(try picture(20, 10))
    var reference = reference
    reference.tolerance = PixelTolerance(channelDelta: 200)
    let verdict = try reference.check(png: try picture(20, 10, marking: 43))
    expectEqual(verdict.outcome, .passed)
    expectEqual(verdict.difference?.count, 1)
    expectNil(verdict.reference)
  }

  @Test func `Another size fails with both sizes`() throws {
    try reference.record(try picture(20, 10))
    let verdict = try reference.check(png: try picture(20, 12))
    expectEqual(verdict.outcome, .failed)
    expectEqual(verdict.expected, PixelSize(width: 20, height: 10))
    expectEqual(verdict.actual, PixelSize(width: 20, height: 12))
    expectEqual(verdict.regions, [PixelRegion(columns: 0...19, rows: 10...11)])
  }

  @Test func `A text's difference counts the empty lines above it`() throws {
    try reference.record(Data("UIView\n\n\n  UILabel\n".utf8))
    let changed = reference.check(text: Data("UIView\n\n\n  UIButton\n".utf8))
    expectEqual(changed.reason, "line 4 is '  UIButton' instead of '  UILabel'")
    let cut = reference.check(text: Data("UIView\n\n".utf8))
    expectEqual(cut.reason, "2 lines instead of 4")
  }

  @Test func `A picture without a reference is new`() throws {
    let verdict = try reference.check(png: try picture(20, 10))
    expectEqual(verdict.outcome, .new)
    expectEqual(verdict.actual, PixelSize(width: 20, height: 10))
    expectNil(verdict.expected)
  }

  @Test func `A result holds what the verdict says`() throws {
    try reference.record(try picture(20, 10))
    let actual = try picture(20, 10, marking: 43)
    let results = ResultsFolder(path: folder + "/results")
    results.record(
      try reference.check(png: actual), of: actual,
      as: PictureResult(
        source: .pictureTesting, outcome: .recorded, test: "t", name: "card", format: "png",
        reference: "card.png"))
    let line = try JSONDecoder().decode(
      PictureResult.self,
      from: try #require(
        FileManager.default.contents(atPath: "\(results.path)/\(ResultsFile.own.name)")))
    expectEqual(line.outcome, .failed)
    expectEqual(line.expectedSize, [20, 10])
    expectEqual(line.changedPixels, 1)
    expectEqual(line.largestChange, 155)
    expectEqual(line.regions, [[3, 2, 1, 1]])
    let name = try #require(line.files?.actual)
    expectEqual(FileManager.default.contents(atPath: "\(results.path)/\(name)"), actual)
  }
}
