// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing
import WaitingSuites

@Suite("gallery accept", .waitsForProcesses)
struct AcceptCommandTests {
  private let folder: String
  private let reference = "Tests/CardTests/References/CardTests/card.txt"

  init() throws {
    folder = try temporaryFolder()
    for path in ["Tests/CardTests/References/CardTests", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
    }
    for (path, text) in [("Package.swift", ""), (reference, "old")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
    }
  }

  private var text: String? {
    FileManager.default.contents(atPath: "\(folder)/\(reference)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func fail(comparedWith expected: String = "old", into results: String = "results") throws
  {
    var result = PictureResult(
      source: .pictureTesting, outcome: .failed, test: "t", name: "card", format: "txt",
      reference: reference)
    result.expectedHash = stableHash(of: Data(expected.utf8))
    try ResultsFolder(path: "\(folder)/\(results)").append(
      result, expected: Data(expected.utf8), actual: Data("new".utf8))
  }

  @Test func `A picture is accepted by the command that a report names`() async throws {
    try fail()
    let check = try await Command.gallery("report", "results", "--check", in: folder)
    expectEqual(check.status, 1)
    expectContains(check.errors, "To accept all of it:  swift run gallery accept results")
    let result = try await Command.gallery("accept", "results", in: folder)
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(result.text, "Accepted \(reference)\n")
    expectEqual(text, "new")
    try await expectEqual(
      Command.gallery("accept", "results", in: folder).text, "Unchanged \(reference)\n")
  }

  @Test func `Results of this package are those of its build folder`() async throws {
    try fail(into: ".build/pictures")
    try await expectEqual(Command.gallery("accept", "CardTests/card", in: folder).status, 0)
    expectEqual(text, "new")
  }

  @Test func `Another package is named`() async throws {
    try fail()
    let result = try await Command.gallery(
      "accept", "../results", "--package-path", "..", in: folder + "/elsewhere")
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(text, "new")
    // The tests' temporary folder is in no package.
    let none = try await Command.gallery(
      "accept", "results", "--package-path", "/", in: folder)
    expectEqual(none.status, 64)
    expectContains(none.errors, "There is no Package.swift in '/' or above it.")
  }

  @Test func `What cannot be accepted is reported, and nothing is written`() async throws {
    try fail(comparedWith: "older")
    let result = try await Command.gallery("accept", "results", in: folder)
    expectEqual(result.status, 65)
    expectEmpty(result.output)
    expectEqual(result.errorLines.count, 2)
    expectContains(result.errors, "Run the test again.")
    expectEqual(text, "old")
    for (words, message) in [
      (["results", "crad"], "No result is about a picture named 'crad'."),
      (["missing"], "There is no folder '.build/pictures'"),
    ] {
      let result = try await Command.gallery(["accept"] + words, in: folder)
      expectEqual(result.status, 65)
      expectContains(result.errors, message, "\(result.errors)")
    }
  }

  @Test func `Progress is shown on a terminal and nowhere else`() throws {
    for command in ["verify grid", "all --out-dir all --scale 1"] {
      let words = command.split(separator: " ").map(String.init)
      let results = ["PICTURE_RESULTS": "\(folder)/verified"]
      let piped = try Command.process(words, in: folder, with: results)
      expectEqual(piped.status, 0)
      expectLacks(piped.errors, "\u{1B}")
      let shown = try Command.run(
        ["/usr/bin/script", "-qec", "\(Command.path) \(command)", "/dev/null"], in: folder,
        with: results)
      expectContains(shown.text, "\r[1/", "\(shown.text)")
      expectContains(shown.text, "grid")
      // What is left is the last line alone.
      let lines = shown.text.components(separatedBy: "\u{1B}[K").last
      expectEqual(lines?.contains("["), false, "\(shown.text)")
    }
  }

  @Test func `A film shows its progress unless it is to be quiet`() throws {
    let film = "batch-updates --out film.apng --fps 5 --scale 1 --size 100x100"
    for (option, isShown) in [("", true), (" --quiet", false)] {
      let result = try Command.run(
        ["/usr/bin/script", "-qec", "\(Command.path) \(film)\(option)", "/dev/null"], in: folder)
      expectEqual(result.status, 0, "\(result.text)")
      expectEqual(result.text.contains("frame"), isShown)
      expectEqual(result.text.contains("\u{1B}[K"), isShown, "\(result.text)")
    }
  }
}
