// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing
import WaitingSuites

@Suite("gallery report", .waitsForProcesses)
struct ReportCommandTests {
  private let folder: String

  init() throws { folder = try temporaryFolder() }

  private func verify(_ words: String..., into results: String = "results") throws -> Command {
    try Command.process(
      ["verify"] + words, in: folder,
      with: ["PICTURE_RESULTS": "\(folder)/\(results)"])
  }

  private func lines(_ results: String = "results") -> [[String: Any]] {
    written(results).compactMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
  }

  /// The lines of a folder of results as they were written.
  private func written(_ results: String = "results") -> [Data] {
    ResultsFile.all(in: "\(folder)/\(results)").flatMap {
      (FileManager.default.contents(atPath: "\(folder)/\(results)/\($0.name)") ?? Data())
        .split(separator: UInt8(ascii: "\n"))
    }
  }

  @Test func `What verify compared is a page and a summary`() async throws {
    try expectEqual(verify("grid").status, 0)
    let comparisons = lines().filter { $0["kind"] as? String == "comparison" }
    expectAtLeast(comparisons.count, 6)
    expectAll(comparisons, where: { $0["outcome"] as? String == "passed" })
    expectEqual(
      comparisons.first?["reference"] as? String, "Tests/GalleryTests/References/grid/light.txt")
    expectEqual(lines().last?["kind"] as? String, "run")
    expectEqual(lines().last?["isFiltered"] as? Bool, true)

    let result = try await Command.gallery(
      "report", "results", "--out", "report.html", "--summary", "summary.markdown", "--check",
      in: folder)
    expectEqual(result.status, 0)
    expectEmpty(result.output)
    expectContains(result.errors, "3 pictures: 0 failed, 0 new, 0 orphaned")
    let page = try String(contentsOfFile: folder + "/report.html", encoding: .utf8)
    expectPrefix(page, "<!DOCTYPE html>")
    expectContains(page, "grid / dark")
    let summary = try String(contentsOfFile: folder + "/summary.markdown", encoding: .utf8)
    expectContains(summary, "✅ 3 pictures as expected.")
  }

  @Test func `Shards share the pictures out, and become one report`() async throws {
    var states: [[String]] = []
    for number in 1...2 {
      try expectEqual(
        verify("grid", "list-appearances", "--shard", "\(number)/2", into: "shard-\(number)")
          .status, 0)
      let comparisons = lines("shard-\(number)").filter { $0["kind"] as? String == "comparison" }
      expectAll(comparisons, where: { $0["shard"] as? String == "\(number)/2" })
      states.append(
        comparisons.filter { $0["format"] as? String == "png" }.compactMap {
          $0["reference"] as? String
        })
    }
    try expectEqual(verify("grid", "list-appearances", into: "all").status, 0)
    let all = lines("all").filter { $0["format"] as? String == "png" }.compactMap {
      $0["reference"] as? String
    }
    expectEqual((states[0] + states[1]).sorted(), all.sorted())
    expect(!states[0].isEmpty && !states[1].isEmpty)
    let report = try await Command.gallery(
      "report", "shard-1", "shard-2", "--out", "report.html", in: folder)
    expectContains(report.errors, "\(all.count) pictures: 0 failed")
  }

  @Test func `Two commands at once leave whole lines`() async throws {
    let folder = folder
    try await withThrowingTaskGroup { group in
      for sample in ["grid", "nested-groups", "badges"] {
        group.addTask {
          _ = try Command.process(
            ["verify", sample], in: folder,
            with: ["PICTURE_RESULTS": "\(folder)/results"])
        }
      }
      try await group.waitForAll()
    }
    expectEqual(lines().count, written().count)
    expectEqual(lines().filter { $0["kind"] as? String == "run" }.count, 3)
  }

  @Test func `A failure ends a check with 1`() async throws {
    let results = ResultsFolder(path: folder + "/results")
    try results.append(
      PictureResult(
        source: .gallery, outcome: .failed, test: "grid", name: "grid", state: "light",
        format: "png", reference: "grid/light.png"))
    try await expectEqual(
      Command.gallery("report", "results", "--out", "r.html", in: folder).status, 0)
    let check = try await Command.gallery("report", "results", "--check", in: folder)
    expectEqual(check.status, 1)
    expectContains(check.errors, "1 picture: 1 failed, 0 new, 0 orphaned")
  }

  @Test func `A damaged line is reported and skipped`() async throws {
    try expectEqual(verify("grid").status, 0)
    let name = try #require(ResultsFile.all(in: folder + "/results").first?.name)
    let file = "\(folder)/results/\(name)"
    let whole = try #require(FileManager.default.contents(atPath: file))
    try (whole + Data("{broken\n".utf8)).write(to: URL(fileURLWithPath: file))
    let result = try await Command.gallery("report", "results", "--out", "r.html", in: folder)
    expectEqual(result.status, 0)
    expectContains(result.errors, "was skipped: it is not JSON.")
    let check = try await Command.gallery("report", "results", "--check", in: folder)
    expectEqual(check.status, 1)
    expectContains(check.errors, "1 gap in the results, named above")
  }

  @Test func `A shard whose results are missing ends a check with 1`() async throws {
    try expectEqual(verify("grid", "--shard", "1/3").status, 0)
    let check = try await Command.gallery("report", "results", "--check", in: folder)
    expectEqual(check.status, 1, "\(check.errors)")
    expectContains(check.errors, "no results of shards 2/3, 3/3; 1 of 3 are there.")
  }

  @Test func `A folder without results is unreadable`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/empty", withIntermediateDirectories: true)
    for (words, message) in [
      (["report", "missing", "--out", "r.html"], "There is no folder 'missing'"),
      (["report", "empty", "--out", "r.html"], "'empty' holds no results of image tests"),
      (["report", "--out", "r.html"], "There is no folder '.build/pictures'"),
    ] {
      let result = try await Command.gallery(words, in: folder)
      expectEqual(result.status, 65, "\(words)")
      expectContains(result.errors, message, "\(result.errors)")
      expectEqual(result.errorLines.count, 1)
      expect(!FileManager.default.fileExists(atPath: folder + "/r.html"))
    }
  }

  @Test func `A page that cannot be written is an error of its own`() async throws {
    try expectEqual(verify("grid").status, 0)
    for path in ["missing/r.html", ".", "/proc/r.html"] {
      try await expectEqual(
        Command.gallery("report", "results", "--out", path, in: folder).status, 73)
    }
    try await expectEqual(Command.gallery("report", "results", in: folder).status, 64)
  }

  @Test(arguments: ["", "0/5", "6/5", "five", "1/0"])
  func `An invalid shard is a usage error`(shard: String) async throws {
    let result = try await Command.gallery("verify", "grid", "--shard", shard, in: folder)
    expectEqual(result.status, 64)
    expectContains(result.errors, "Invalid shard '\(shard)'")
  }

  @Test func `Results that cannot be kept do not fail what is verified`() throws {
    let result = try Command.process(
      ["verify", "grid"], in: folder, with: ["PICTURE_RESULTS": "/dev/null/x"])
    expectEqual(result.status, 0)
    expectContains(result.errors, "The results of image tests could not be written")
  }
}
