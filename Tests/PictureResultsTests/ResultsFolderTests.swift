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

  private var text: String {
    String(
      decoding: FileManager.default.contents(atPath: path + "/results.jsonl") ?? Data(),
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
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: path), ["results.jsonl"])
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

  @Test func `A line that a process did not finish takes no other with it`() throws {
    try folder.append(result("first"))
    let handle = try #require(FileHandle(forWritingAtPath: path + "/results.jsonl"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(#"{"kind":"compar"#.utf8))
    try handle.close()
    try folder.append(result("second"))
    expectEqual(lines.count, 4)
    expectEqual(lines[1], #"{"kind":"compar"#)
    expectContains(lines[2], #""name":"second""#)
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
