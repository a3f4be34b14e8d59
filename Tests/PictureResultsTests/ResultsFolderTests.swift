// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Glibc
import Testing

@testable import PictureResults

@Suite("Folders of results")
struct ResultsFolderTests {
  private let path = FileManager.default.temporaryDirectory.path + "/results-\(UUID().uuidString)"
  private var folder: ResultsFolder { ResultsFolder(path: path) }

  private func result(_ name: String = "card", _ outcome: PictureResult.Outcome = .passed)
    -> PictureResult
  {
    PictureResult(
      source: .pictureTesting, outcome: outcome, test: "A card is round", name: name,
      format: "png", reference: "Tests/CardTests/References/CardTests/\(name).png")
  }

  private var text: String { text(of: .own) }

  private func text(of file: ResultsFile) -> String {
    String(
      decoding: FileManager.default.contents(atPath: "\(path)/\(file.name)") ?? Data(),
      as: UTF8.self)
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  @Test func `What passed is a line, and nothing else`() throws {
    try folder.append(result())
    expectEqual(
      text,
      """
      {"began":\(RunResult.currentBeginning),"format":"png","kind":"comparison","name":"card","outcome":"passed",\
      "reference":"Tests/CardTests/References/CardTests/card.png","run":\(RunResult.current),\
      "session":\(RunResult.currentSession),"source":"PictureTesting","test":"A card is round","version":1}

      """)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: path), [ResultsFile.own.name])
  }

  @Test func `The pictures of a failure stand beside its line`() throws {
    try folder.append(
      result("../card", .failed), expected: Data("old".utf8), actual: Data("new".utf8))
    let line = try JSONDecoder().decode(PictureResult.self, from: Data(text.utf8))
    let files = try #require(line.files)
    for (name, content) in [(files.expected, "old"), (files.actual, "new")] {
      let name = try #require(name)
      expectLacks(name, "/")
      expectLacks(name, "..")
      expectEqual(FileManager.default.contents(atPath: "\(path)/\(name)"), Data(content.utf8))
    }
  }

  @Test func `Two references of one name have pictures of their own`() throws {
    var other = result("card", .failed)
    other.reference = "Tests/OtherTests/References/OtherTests/card.png"
    try folder.append(result("card", .failed), actual: Data("one".utf8))
    try folder.append(other, actual: Data("two".utf8))
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: path).count, 3)
  }

  @Test func `Lines of many threads are whole`() async throws {
    let folder = folder
    await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<100 {
            let name = "card-\(thread)-\(number)-" + String(repeating: "x", count: number * 20)
            try? folder.append(result(name))
          }
        }
      }
    }
    let decoded = try lines.dropLast().map {
      try JSONDecoder().decode(PictureResult.self, from: Data($0.utf8)).name
    }
    expectEqual(Set(decoded).count, 800)
    expectEqual(decoded.count, 800)
  }

  @Test func `A picture has the name of its contents, and is kept once`() throws {
    let data = Data("same".utf8)
    try folder.append(result("card", .failed), expected: data, actual: Data("new".utf8))
    try folder.append(result("card", .failed), expected: data, actual: Data("newer".utf8))
    expectEqual(pictures.count, 3)
    expectAll(pictures, where: { $0.hasPrefix("card.") && $0.hasSuffix(".png") })
    expectContains(pictures.joined(), stableHash(of: data))
  }

  private var pictures: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.filter {
      !$0.hasSuffix(".jsonl")
    }.sorted() ?? []
  }

  // Files of other processes

  /// A process that ended before this one began, or was ended.
  private static let earlier = ResultsFile(began: 5, run: 4_194_303)

  /// Writes the file of an earlier process, with a picture beside it.
  private func addEarlier(
    _ names: [String], isFiltered: Bool? = true, references: String = "Tests/CardTests/References",
    session: Int = 1, shard: Shard? = nil, to file: ResultsFile = earlier
  ) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var lines: [Data] = []
    for name in names {
      var line = result(name, .failed)
      line.session = session
      line.reference = "\(references)/CardTests/\(name).png"
      line.files = PictureResult.Files(actual: "\(name).0.png")
      try Data(name.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name).0.png"))
      lines.append(try JSONEncoder().encode(line))
    }
    if let isFiltered {
      var end = run(isFiltered: isFiltered, shard: shard)
      end.references = references
      end.session = session
      lines.append(try JSONEncoder().encode(end))
    }
    try Data(lines.joined(separator: Data("\n".utf8)) + Data("\n".utf8))
      .write(to: URL(fileURLWithPath: "\(path)/\(file.name)"))
  }

  private func run(isFiltered: Bool, shard: Shard? = nil) -> RunResult {
    RunResult(
      source: .pictureTesting, references: "Tests/CardTests/References", shard: shard,
      isFiltered: isFiltered)
  }

  private var files: [ResultsFile] { ResultsFile.all(in: path) }

  @Test func `The files of processes are in the order in which they began`() throws {
    try addEarlier(["b"], to: ResultsFile(began: 900, run: 10))
    try addEarlier(["c"], to: ResultsFile(began: 10_000, run: 2))
    for name in ["results.jsonl", "results-1.jsonl", "results-a-b.jsonl", "results-3--2.jsonl"] {
      try Data().write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }
    expectEqual(
      files.map(\.name), ["results.jsonl", "results-900-10.jsonl", "results-10000-2.jsonl"])
  }

  @Test func `A run of everything removes the files of earlier ones, and their pictures`() throws {
    try addEarlier(["gone"], isFiltered: false)
    try addEarlier(["also gone"], isFiltered: nil, to: ResultsFile(began: 6, run: 4_194_302))
    try addEarlier(["old"], to: try #require(ResultsFile(name: "results.jsonl")))
    try folder.append(result("card", .failed), actual: Data("new".utf8))
    try folder.append(run(isFiltered: false))
    expectEqual(files, [.own])
    expectEqual(pictures.count, 1)
    expectEqual(pictures.first?.hasPrefix("card."), true)
  }

  @Test func `Files that say what nobody else says stay`() throws {
    // Of another folder of references, of the other test framework, of a process that goes on.
    try addEarlier(["other"], isFiltered: false, references: "Tests/OtherTests/References")
    try addEarlier(
      ["xctest"], session: RunResult.currentSession, to: ResultsFile(began: 6, run: 4_194_302))
    try addEarlier(
      ["going on"], isFiltered: nil, to: ResultsFile(began: 7, run: Int(getppid())))
    try addEarlier(["later"], to: ResultsFile(began: .max, run: 4_194_301))
    let damaged = ResultsFile(began: 8, run: 4_194_300)
    try Data("{\n".utf8).write(to: URL(fileURLWithPath: "\(path)/\(damaged.name)"))
    let before = (files, pictures)
    try folder.append(run(isFiltered: false))
    expectEqual(files.count, before.0.count + 1)
    expectEqual(pictures, before.1)
  }

  @Test func `A run of some pictures removes the files of earlier runs of the same`() throws {
    let others = (1...4).map { ResultsFile(began: 10 + $0, run: 4_194_300) }
    try addEarlier(["card"])
    try addEarlier(["card", "badge"], to: others[0])
    try addEarlier(["card"], isFiltered: false, to: others[1])
    try addEarlier(["card"], isFiltered: nil, to: others[2])
    try addEarlier(["card"], shard: Shard("1/2"), to: others[3])
    try folder.append(result("card"))
    try folder.append(run(isFiltered: true))
    expectEqual(files, others + [.own])
    expectEqual(pictures, ["badge.0.png", "card.0.png"])
  }

  @Test func `A line is never longer than a reader takes`() throws {
    var long = result("card", .failed)
    long.reason = String(repeating: "e\u{301}\u{1}\"\\", count: 100_000)
    long.test = "e" + String(repeating: "\u{301}", count: 100_000)
    try folder.append(long)
    expectAtMost(text.utf8.count, ResultLine.maximumLength)
    let line = try JSONDecoder().decode(PictureResult.self, from: Data(text.utf8))
    expectEqual(line.name, "card")
  }

  @Test func `A run is a line`() throws {
    let shard = try Shard("2/5")
    try folder.append(
      RunResult(
        source: .gallery, references: "Tests/GalleryTests/References", shard: shard,
        isFiltered: false))
    expectEqual(
      text,
      """
      {"began":\(RunResult.currentBeginning),"isFiltered":false,"kind":"run",\
      "references":"Tests/GalleryTests/References",\
      "run":\(RunResult.current),"session":\(RunResult.currentSession),"shard":"2/5","source":"gallery",\
      "version":1}

      """)
  }

  @Test func `A folder counts the comparisons of this process`() throws {
    expectEqual(folder.comparisonCount, 0)
    try folder.append(result())
    try folder.append(result("badge", .failed), actual: Data("new".utf8))
    expectEqual(folder.comparisonCount, 2)
  }

  @Test func `A relative folder of results is one of the folder that the process ran in`() {
    let package = PackageFolder(path: "/cards")
    let current = FileManager.default.currentDirectoryPath
    func path(_ name: String?, else other: String? = nil) -> String {
      package.results(in: name.map { ["PICTURE_RESULTS": $0] } ?? [:], else: other).path
    }
    expectEqual(path("pictures"), current + "/pictures")
    expectEqual(path("./pictures/"), current + "/pictures")
    expectEqual(path("/tmp/pictures"), "/tmp/pictures")
    expectEqual(path(""), "/cards/.build/pictures")
    expectEqual(path(nil, else: "/cards/results"), "/cards/results")
  }

  @Test func `A folder that cannot be made is an error that names it`() throws {
    let blocked = "\(path)-file"
    expect(FileManager.default.createFile(atPath: blocked, contents: Data()))
    let error = #expect(throws: FileError.self) {
      try ResultsFolder(path: blocked + "/pictures").append(result())
    }
    expectEqual(error?.description.contains(blocked), true)
  }

  @Test func `Results that cannot be kept stop nothing`() {
    ResultsFolder(path: "/dev/null/pictures").record(result())
  }

  @Test func `The environment says where results go`() {
    let package = PackageFolder(path: "/work/app")
    expectEqual(package.results(in: [:]).path, "/work/app/.build/pictures")
    expectEqual(package.results(in: ["PICTURE_RESULTS": ""]).path, "/work/app/.build/pictures")
    expectEqual(package.results(in: ["PICTURE_RESULTS": "/tmp/out"]).path, "/tmp/out")
  }

  @Test func `Paths begin at the package of a file`() {
    let package = PackageFolder(of: #filePath)
    expectEqual(package.relative(#filePath), "Tests/PictureResultsTests/ResultsFolderTests.swift")
    expectEqual(package.relative("/elsewhere/card.png"), "/elsewhere/card.png")
  }
}
