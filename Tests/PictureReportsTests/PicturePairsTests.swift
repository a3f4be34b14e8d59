// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import PictureResults
import Testing

@testable import PictureReports

@Suite("Pictures of other tools")
struct PicturePairsTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"

  private func write(_ path: String, squareAt start: Int, side: Int = 80) throws {
    let file = "\(folder)/\(path)"
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: file).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try ResultsWriter.picture(side, squareAt: start).pngData()
      .write(to: URL(fileURLWithPath: file))
  }

  /// The entries of a report: title, outcome and the first words of the reason.
  private func report(_ folders: String...) throws -> [String] {
    let pairs = try #require(PicturePairs(folders: folders.map { "\(folder)/\($0)" }))
    let results = ResultsFolder(path: "\(folder)/results")
    try pairs.compare(into: results)
    return PictureReport([try ResultsReader(path: results.path)]).entries.map { entry in
      let part = entry.parts[0]
      let reason = part.reason.map { " \($0.split(separator: ",")[0])" } ?? ""
      let regions = part.regions.map { " \($0)" } ?? ""
      return "\(entry.title) \(entry.outcome.rawValue)\(reason)\(regions)"
    }
  }

  @Test func `Files of one path in two folders belong together`() throws {
    try write("expected/same.png", squareAt: 10)
    try write("actual/same.png", squareAt: 10)
    try write("expected/list/moved.png", squareAt: 10)
    try write("actual/list/moved.png", squareAt: 40)
    try write("expected/larger.png", squareAt: 10)
    try write("actual/larger.png", squareAt: 10, side: 90)
    try write("expected/gone.png", squareAt: 10)
    try write("actual/added.png", squareAt: 10)
    try write("expected/broken.png", squareAt: 10)
    try Data("no".utf8).write(to: URL(fileURLWithPath: "\(folder)/actual/broken.png"))
    let found = try report("expected", "actual")
    expectEqual(
      found.filter { !$0.hasPrefix("broken") },
      [
        "larger failed The reference is 80 × 80 px",
        "list/moved failed 800 pixels differ [[10, 10, 20, 20], [40, 40, 20, 20]]",
        "added new", "gone orphaned", "same passed",
      ])
    expectEqual(found.count { $0.hasPrefix("broken failed A picture cannot be read: ") }, 1)
  }

  @Test func `References of swift-snapshot-testing belong to its artifacts`() throws {
    try write("Tests/AppTests/__Snapshots__/CardTests/testCard.1.png", squareAt: 10)
    try write("Tests/AppTests/__Snapshots__/CardTests/testOther.1.png", squareAt: 10)
    try write("artifacts/CardTests/testCard.1.png", squareAt: 30)
    let found = try report("Tests", "artifacts")
    expectEqual(
      found.map { $0.split(separator: " ").prefix(2).joined(separator: " ") },
      ["CardTests/testCard.1 failed", "CardTests/testOther.1 orphaned"])
  }

  @Test func `The results of Playwright are one folder`() throws {
    try write("test-results/home-chromium/home-expected.png", squareAt: 10)
    try write("test-results/home-chromium/home-actual.png", squareAt: 20)
    try write("test-results/home-chromium/home-diff.png", squareAt: 30)
    expectEqual(
      try report("test-results").map { $0.split(separator: " ").prefix(3).joined(separator: " ") },
      ["home-chromium/home failed 600"])
  }

  @Test func `Other folders are no pairs`() throws {
    try write("one/a.png", squareAt: 10)
    try write("two/b.png", squareAt: 10)
    try write("three/a.png", squareAt: 10)
    expect(PicturePairs(folders: ["\(folder)/one"]) == nil)
    expect(PicturePairs(folders: ["\(folder)/one", "\(folder)/two"]) == nil)
    expect(PicturePairs(folders: ["\(folder)/one", "\(folder)/none"]) == nil)
    expect(PicturePairs(folders: ["one", "two", "three"].map { "\(folder)/\($0)" }) == nil)
    expect(PicturePairs(folders: []) == nil)
    expect(PicturePairs(folders: ["\(folder)/one", "\(folder)/three"]) != nil)
    try Data().write(to: URL(fileURLWithPath: "\(folder)/three/results.jsonl"))
    expect(PicturePairs(folders: ["\(folder)/one", "\(folder)/three"]) == nil)
  }
}
