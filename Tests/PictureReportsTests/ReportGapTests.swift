// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing

@testable import PictureReports

/// What a check cannot call clean, though nothing in it failed.
@Suite("Gaps in results of image tests")
struct ReportGapTests {
  private let references = "Tests/CardTests/References"

  /// A folder with a passed picture, and the end of the process that compared it.
  private func reader(
    shard: String? = nil, isFiltered: Bool = false, ends: Bool = true, raw: String = ""
  ) throws -> ResultsReader {
    let writer = try ResultsWriter()
    var result = PictureResult(
      source: .pictureTesting, outcome: .passed, test: "t", name: "card\(shard ?? "")",
      format: "png", reference: "\(references)/CardTests/card.png")
    result.shard = shard
    try writer.add(result)
    if ends {
      try writer.folder.append(
        RunResult(
          source: .pictureTesting, references: references, shard: try shard.map { try Shard($0) },
          isFiltered: isFiltered))
    }
    if !raw.isEmpty { try writer.add(raw: raw) }
    return try writer.read()
  }

  @Test func `All pictures, some on request, or every shard leave none`() throws {
    expect(PictureReport([try reader()]).isClean)
    expect(PictureReport([try reader(isFiltered: true)]).isClean)
    let shards = try ["1/3", "2/3", "3/3"].map { try reader(shard: $0) }
    expect(PictureReport(shards).isClean)
    // Shards of an earlier run beside a whole one.
    expect(PictureReport([try reader(), try reader(shard: "2/5")]).isClean)
  }

  @Test func `A shard without results is named`() throws {
    let report = PictureReport(try ["1/3", "2/3"].map { try reader(shard: $0) })
    expect(!report.isClean)
    expectEqual(report.gaps, ["\(references): no results of shard 3/3; 2 of 3 are there."])
    let more = PictureReport([try reader(shard: "2/20")])
    expectEqual(more.gaps.first?.contains("shards 1/20, 3/20"), true)
    expectEqual(more.gaps.first?.contains("and 9 more; 1 of 20 are there."), true)
  }

  @Test func `A process that did not end is named with its shard`() throws {
    let report = PictureReport([try reader(shard: "1/1", ends: false)])
    expect(!report.isClean)
    expectEqual(report.gaps.count, 1)
    expectEqual(
      report.gaps.first?.contains(
        "the test process \(RunResult.current) of shard 1/1 did not finish"), true)
  }

  @Test(arguments: ["{\"version\":1,\"kind\":\"compar", "{broken\n"])
  func `A line that is cut or damaged is no clean result`(line: String) throws {
    let report = PictureReport([try reader(raw: line)])
    expect(!report.isClean)
    expectEqual(report.gaps.count, 1)
    expectEqual(report.gaps.first?.contains("has 1 damaged line: those results are missing."), true)
  }

  @Test func `An empty file of results is no clean result`() throws {
    let writer = try ResultsWriter()
    try writer.add(raw: "")
    let report = PictureReport([try writer.read()])
    expect(!report.isClean)
    expectEqual(report.gaps.first?.contains("holds no results: no image test ran"), true)
  }

  @Test func `A process number of an earlier process does not hide one that did not end`() throws {
    let writer = try ResultsWriter()
    var result = PictureResult(
      source: .pictureTesting, outcome: .passed, test: "t", name: "card", format: "png",
      reference: "\(references)/CardTests/card.png")
    var end = RunResult(
      source: .pictureTesting, references: references, shard: nil, isFiltered: false)
    (result.run, result.began, end.run, end.began) = (7, 1, 7, 1)
    try writer.add(result)
    try writer.folder.append(end)
    try expect(writer.report().isClean)
    result.began = 2
    try writer.add(result)
    try expectEqual(writer.report().gaps.first?.contains("the test process 7 did not finish"), true)
  }

  @Test(arguments: [(2, 0), (3, 1)])
  func `A file that was cut between lines says how many results are missing`(
    written: Int, missing: Int
  ) throws {
    let writer = try ResultsWriter()
    for name in ["card", "badge"] {
      try writer.add(
        PictureResult(
          source: .pictureTesting, outcome: .passed, test: "t", name: name, format: "png",
          reference: "\(references)/CardTests/\(name).png"))
    }
    var end = RunResult(
      source: .pictureTesting, references: references, shard: nil, isFiltered: false)
    end.comparisons = written
    try writer.folder.append(end)
    let gaps = try writer.report().gaps
    expectEqual(gaps.count, (missing == 0 ? 0 : 1))
    guard missing > 0 else { return }
    expectEqual(
      gaps.first?.contains(
        "1 of the 3 results of the test process \(RunResult.current) are missing"), true)
  }

  @Test func `A name to be recorded that no process of a run met is no clean result`() throws {
    func report(_ lines: [(session: Int, requested: [String], met: [String])]) throws
      -> PictureReport
    {
      let writer = try ResultsWriter()
      try writer.add(ResultsWriter.result("grid"))
      for (index, line) in lines.enumerated() {
        var run = RunResult(
          source: .pictureTesting, references: references, shard: nil, isFiltered: false)
        run.run = index
        (run.session, run.requested, run.met) = (line.session, line.requested, line.met)
        try writer.folder.append(run)
      }
      return PictureReport([try writer.read()])
    }
    let typo = try report([(1, ["card", "crad"], ["card"]), (1, ["card", "crad"], [])])
    expectEqual(typo.gaps.count, 1)
    expectEqual(typo.gaps.first?.contains("RECORD_PICTURES named 'crad'"), true)
    try expect(report([(1, ["card"], []), (1, ["card"], ["card"])]).isClean)
    // A later run asks for nothing, or for something else.
    try expect(report([(1, ["crad"], []), (2, [], [])]).isClean)
  }
}
