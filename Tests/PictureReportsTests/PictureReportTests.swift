// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing

@testable import PictureReports

@Suite("Reports")
struct PictureReportTests {
  @Test func `A picture and its tree are one entry`() throws {
    let writer = try ResultsWriter()
    try writer.add(
      ResultsWriter.result("grid", "light", .passed, format: "txt"),
      ResultsWriter.result("grid", "light", .failed), ResultsWriter.result("grid", "dark"))
    let report = try writer.report()
    expectEqual(report.entries.map(\.title), ["grid / light", "grid / dark"])
    expectEqual(report.entries.first?.outcome, .failed)
    expectEqual(report.entries.first?.parts.map(\.format), ["png", "txt"])
  }

  @Test func `Entries stand in the order of a review`() throws {
    let writer = try ResultsWriter()
    try writer.add(
      ResultsWriter.result("e"), ResultsWriter.result("d", "light", .recorded),
      ResultsWriter.result("c", "light", .orphaned), ResultsWriter.result("b", "light", .new),
      ResultsWriter.result("z", "light", .failed), ResultsWriter.result("a", "light", .failed))
    let report = try writer.report()
    expectEqual(report.entries.map(\.parts[0].name), ["a", "z", "b", "c", "d", "e"])
    expectEqual(report.count(.failed), 2)
    expect(!report.isClean)
  }

  @Test func `Folders of several machines are one report that tells them apart`() throws {
    let (one, two) = (try ResultsWriter(name: "arm"), try ResultsWriter(name: "intel"))
    try one.add(ResultsWriter.result("grid"))
    try two.add(ResultsWriter.result("grid", "light", .failed))
    let report = PictureReport([try one.read(), try two.read()])
    expectEqual(report.machines, ["arm", "intel"])
    expectEqual(report.entries.map(\.outcome), [.failed, .passed])
    expectEqual(report.entries.map(\.machine), [1, 0])
    let same = PictureReport([try one.read(), try one.read()])
    expectEqual(same.machines, ["arm 1", "arm 2"])
  }

  // Orphans

  /// A package with two references, of which one is drawn.
  private struct Checkout {
    let root = FileManager.default.temporaryDirectory.path + "/checkout-\(UUID().uuidString)"
    let references = "Tests/CardTests/References"

    init() throws {
      for file in [
        "Package.swift", "\(references)/CardTests/card.png", "\(references)/CardTests/old.png",
      ] {
        let url = URL(fileURLWithPath: "\(root)/\(file)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
      }
    }

    func report(_ shards: [(shard: String?, isFiltered: Bool)], endsLast: Bool = true) throws
      -> PictureReport
    {
      let readers = try shards.enumerated().map { index, run in
        let writer = try ResultsWriter(name: "shard-\(index)")
        var result = PictureResult(
          source: .pictureTesting, outcome: .passed, test: "t", name: "card", format: "png",
          reference: "\(references)/CardTests/card.png")
        result.shard = run.shard
        try writer.add(result)
        if endsLast || index + 1 < shards.count {
          try writer.folder.append(
            RunResult(
              source: .pictureTesting, references: references,
              shard: try run.shard.map { try Shard($0) },
              isFiltered: run.isFiltered))
        }
        return try writer.read()
      }
      return PictureReport(readers, references: try ReferenceFolder(path: root + "/Tests"))
    }

    func orphans(_ report: PictureReport) -> [String] {
      report.entries.filter { $0.outcome == .orphaned }.flatMap { $0.parts.map(\.reference) }
    }
  }

  @Test func `A reference that a whole run did not draw is orphaned`() throws {
    let checkout = try Checkout()
    let report = try checkout.report([(nil, false)])
    expectEqual(checkout.orphans(report), ["Tests/CardTests/References/CardTests/old.png"])
    expectEmpty(report.notes)
  }

  @Test func `All shards together are a whole run`() throws {
    let checkout = try Checkout()
    let report = try checkout.report([("1/3", false), ("3/3", false), ("2/3", false)])
    expectEqual(checkout.orphans(report).count, 1)
  }

  @Test func `Nothing is orphaned where a shard is missing, was cut short or left tests out`()
    throws
  {
    let checkout = try Checkout()
    for report in [
      try checkout.report([("1/3", false), ("2/3", false)]),
      try checkout.report([("1/3", false), ("2/3", false), ("3/3", false)], endsLast: false),
      try checkout.report([("1/2", false), ("2/2", true)]),
      try checkout.report([("1/2", false), ("3/4", false)]), try checkout.report([(nil, true)]),
    ] {
      expectEqual(checkout.orphans(report), [])
    }
    try expectEqual(checkout.report([("1/3", false)]).notes.count, 1)
  }

  @Test func `A folder that is not there is an error`() {
    #expect(throws: ReportError.self) { try ReferenceFolder(path: "/nowhere/Tests") }
    #expect(throws: ReportError.self) { try ReferenceFolder(path: #filePath) }
  }
}

@Suite("Commands that accept")
struct AcceptCommandTests {
  private let writer: ResultsWriter

  init() throws { writer = try ResultsWriter() }

  private func add(_ results: PictureResult...) throws {
    for var result in results {
      if result.outcome == .failed { result.expectedHash = "85944171f73967e8" }
      try writer.folder.append(result, actual: Data("a picture".utf8))
    }
  }

  /// The commands of everything, without the folder of results.
  private func command() throws -> String? {
    AcceptCommand(try writer.report()).textForAll?.replacing(writer.path, with: "FOLDER")
  }

  private func commands() throws -> [String?] {
    let report = try writer.report()
    let command = AcceptCommand(report)
    return report.entries.map { command.text(for: $0)?.replacing(writer.path, with: "FOLDER") }
  }

  @Test func `Everything is accepted by the folder alone, one picture by its shortest name`() throws
  {
    try add(
      ResultsWriter.result("grid", "light", .failed), ResultsWriter.result("grid", "dark", .new),
      ResultsWriter.result("list", "dark", .failed), ResultsWriter.result("flow"))
    try expectEqual(command(), "swift run gallery accept FOLDER")
    try expectEqual(
      commands(),
      [
        "swift run gallery accept FOLDER grid/light", "swift run gallery accept FOLDER list/dark",
        "swift run gallery accept FOLDER grid/dark", nil,
      ])
  }

  @Test func `What was compared with a damaged reference is not to be accepted`() throws {
    var damaged = ResultsWriter.result("grid", "light", .failed)
    damaged.reason = "the reference is empty"
    try writer.folder.append(damaged, actual: Data("a picture".utf8))
    try expectNil(command())
    try add(ResultsWriter.result("list", "dark", .failed))
    try expectEqual(command(), "swift run gallery accept FOLDER dark")
    try expectEqual(commands(), [nil, "swift run gallery accept FOLDER dark"])
  }

  @Test func `What could not be drawn is not to be accepted`() throws {
    try writer.add(ResultsWriter.result("grid", "light", .failed))
    try expectNil(command())
  }

  @Test func `Folders of several machines are named together`() throws {
    try add(ResultsWriter.result("grid", "light", .failed))
    let report = PictureReport([try writer.read(), try writer.read()])
    expectEqual(
      AcceptCommand(report).textForAll, "swift run gallery accept \(writer.path) \(writer.path)")
  }

  @Test func `An orphan is deleted`() throws {
    try add(ResultsWriter.result("grid", "old", .orphaned))
    try expectEqual(command(), "git rm -- Tests/GalleryTests/References/grid/old.png")
    try expectEqual(commands(), ["git rm -- Tests/GalleryTests/References/grid/old.png"])
  }

  @Test func `What passed needs nothing`() throws {
    try writer.add(ResultsWriter.result("grid"))
    try expectNil(command())
  }

  @Test func `A name that looks like an option is not one`() throws {
    try add(ResultsWriter.result("grid", "--package-path=x", .failed))
    try expectEqual(commands(), ["swift run gallery accept -- FOLDER '--package-path=x'"])
  }

  @Test(arguments: [
    ("a; rm -rf ~", "'a; rm -rf ~'"), ("it's", "'it'\\''s'"), ("$(id)", "'$(id)'"), ("-f", "'-f'"),
    ("", "''"), ("grid", "grid"), ("0=120", "0=120"), ("é", "'é'"),
  ])
  func `A name is one word of a shell`(name: String, word: String) {
    expectEqual(ShellWord.quoted(name), word)
  }
}
