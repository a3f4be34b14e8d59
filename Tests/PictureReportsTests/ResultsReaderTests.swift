// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Glibc
import PictureResults
import Testing

@testable import PictureReports

@Suite("Reading results that need no trust")
struct ResultsReaderTests {
  private let writer: ResultsWriter

  init() throws { writer = try ResultsWriter() }

  private func good(_ name: String) throws -> String {
    let data = try JSONEncoder().encode(ResultsWriter.result(name))
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The line of a result with one field replaced.
  private func line(_ field: String, _ value: Any) throws -> String {
    let data = try JSONEncoder().encode(ResultsWriter.result("grid"))
    var object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    object[field] = value
    let changed = try JSONSerialization.data(withJSONObject: object)
    return String(decoding: changed, as: UTF8.self) + "\n"
  }

  @Test func `What was written is read`() throws {
    try writer.add(ResultsWriter.result("grid"), ResultsWriter.result("list", "dark", .new))
    let reader = try writer.read()
    expectEqual(reader.comparisons.map(\.name), ["grid", "list"])
    expectEqual(reader.comparisons.map(\.outcome), [.passed, .new])
    expectEmpty(reader.notes)
    expectEqual(reader.machine, "pictures")
  }

  @Test func `The last process's line about a reference counts`() throws {
    var later = ResultsWriter.result("grid")
    later.run += 1
    try writer.add(
      ResultsWriter.result("grid", "light", .failed), ResultsWriter.result("list"), later)
    try expectEqual(writer.read().comparisons.map(\.outcome), [.passed, .passed])
  }

  @Test func `A run of everything puts earlier runs out of date`() throws {
    var gone = ResultsWriter.result("gone", "light", .failed)
    gone.run = -1
    var other = ResultsWriter.result("card", "light", .failed)
    other.run = -1
    other.reference = "Tests/CardTests/References/card.png"
    try writer.add(gone, other, ResultsWriter.result("grid"))
    let whole = RunResult(
      source: .gallery, references: "Tests/GalleryTests/References", shard: nil, isFiltered: false)
    let filtered = RunResult(
      source: .gallery, references: "Tests/GalleryTests/References", shard: nil, isFiltered: true)
    try writer.folder.append(filtered)
    try expectEqual(writer.read().comparisons.map(\.name), ["gone", "card", "grid"])
    try writer.folder.append(whole)
    try expectEqual(writer.read().comparisons.map(\.name), ["card", "grid"])
    try writer.add(ResultsWriter.result("grid", "light", .failed))
    try expectEqual(writer.read().comparisons.map(\.outcome), [.failed, .failed])
  }

  /// A result of a test.
  private func result(
    _ name: String, _ outcome: PictureResult.Outcome, run: Int, began: Int = 1, session: Int = 1
  ) -> PictureResult {
    var result = PictureResult(
      source: .pictureTesting, outcome: outcome, test: "t", name: name, format: "png",
      reference: "Tests/CardTests/References/CardTests/\(name).png")
    (result.run, result.began, result.session) = (run, began, session)
    return result
  }

  private func end(run: Int, began: Int = 1, session: Int = 1) -> RunResult {
    var end = RunResult(
      source: .pictureTesting, references: "Tests/CardTests/References", shard: nil,
      isFiltered: false)
    (end.run, end.began, end.session) = (run, began, session)
    return end
  }

  @Test func `A process number that is used again is another process`() throws {
    try writer.add(
      result("card", .failed, run: 5, began: 1), result("card", .passed, run: 5, began: 2),
      result("gone", .failed, run: 5, began: 1))
    try expectEqual(writer.read().comparisons.map(\.outcome), [.passed, .failed])
    try writer.folder.append(end(run: 5, began: 2, session: 2))
    try expectEqual(writer.read().comparisons.map(\.name), ["card"])
  }

  @Test func `The two processes of one command, one for each framework, have their results`() throws
  {
    try writer.add(result("old", .failed, run: 1, session: 1))
    try writer.folder.append(end(run: 1, session: 1))
    try writer.add(result("xctest", .failed, run: 5, session: 2))
    try writer.folder.append(end(run: 5, session: 2))
    try writer.add(result("testing", .passed, run: 6, session: 2))
    try writer.folder.append(end(run: 6, session: 2))
    try expectEqual(writer.read().comparisons.map(\.name), ["xctest", "testing"])
    try expectEmpty(writer.report().gaps)
  }

  @Test func `A process that crashed stays known when the other one of its command ends`() throws {
    try writer.add(result("xctest", .passed, run: 5), result("testing", .passed, run: 6))
    try writer.folder.append(end(run: 6))
    let gaps = try writer.report().gaps
    expectEqual(gaps.count, 1)
    expectEqual(gaps.first?.contains("the test process 5 did not finish"), true)
  }

  @Test func `A damaged line is named and skipped`() throws {
    try writer.add(
      raw: try good("a") + "{\"kind\"\n" + good("b") + "[]\n" + "\u{0}\u{1}\n\n" + "null\n"
        + good("c"))
    let reader = try writer.read()
    expectEqual(reader.comparisons.map(\.name), ["a", "b", "c"])
    expectEqual(reader.notes.count, 4)
    expectEqual(reader.notes.first?.hasSuffix("results.jsonl:2 was skipped: it is not JSON."), true)
  }

  @Test(
    arguments: [
      ("version", 2 as any Sendable, "version 2"), ("kind", "virus", "unknown kind"),
      ("outcome", "fine", "'outcome'"), ("name", 7, "'name'"), ("source", NSNull(), "'source'"),
      ("expectedSize", [1], "a size"), ("expectedSize", [-1, 4], "a size"),
      ("actualSize", [1_000_001, 4], "a size"), ("changedPixels", -1, "out of range"),
      ("largestChange", 256, "out of range"), ("regions", [[1, 2, 3]], "not four numbers"),
      ("regions", [[1, 2, 3, -4]], "not four numbers"), ("regions", [1, 2, 3, 4], "'regions'"),
      ("changedPixels", 1e300, "was skipped"),
    ] as [(String, any Sendable, String)])
  func `A value that cannot be is a damaged line`(
    field: String, value: any Sendable, words: String
  ) throws {
    try writer.add(raw: try line(field, value) + good("after"))
    let reader = try writer.read()
    expectEqual(reader.comparisons.map(\.name), ["after"])
    expectEqual(reader.notes.count, 1)
    expectEqual(reader.notes.first?.contains(words), true, "\(reader.notes)")
  }

  @Test func `A line without an end takes no memory`() throws {
    let long = String(repeating: "x", count: 3_000_000)
    try writer.add(raw: try good("a") + long + "\n" + good("b") + long)
    let reader = try writer.read()
    expectEqual(reader.comparisons.map(\.name), ["a", "b"])
    expectEqual(reader.notes.count, 2)
    expectAll(reader.notes, where: { $0.contains("longer than 65536 bytes") })
  }

  @Test func `Braces without end are a damaged line`() throws {
    try writer.add(raw: String(repeating: "[", count: 60_000) + "\n" + good("b"))
    try expectEqual(writer.read().comparisons.map(\.name), ["b"])
  }

  @Test func `A thousand damaged lines are ten sentences`() throws {
    try writer.add(raw: String(repeating: "broken\n", count: 1000))
    let notes = try writer.read().notes
    expectEqual(notes.count, 11)
    expectEqual(notes.last?.contains("990 more"), true)
  }

  @Test func `Letters that turn or hide what follows are shown as such`() throws {
    try writer.add(raw: try line("name", "a\u{202E}gnp\u{1B}[31m\nb"))
    try expectEqual(writer.read().comparisons.first?.name, "a\u{FFFD}gnp\u{FFFD}[31m\u{FFFD}b")
  }

  @Test(arguments: [
    "../secret.png", "/etc/passwd", "..", ".", "", "a/../../secret.png", "link.png", "folder",
    "pipe.png", "missing.png", "null\u{0}.png",
  ])
  func `A picture outside the folder is not read`(name: String) throws {
    let secret = URL(fileURLWithPath: writer.path).deletingLastPathComponent().path + "/secret.png"
    try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
    try FileManager.default.createSymbolicLink(
      atPath: writer.path + "/link.png", withDestinationPath: secret)
    try FileManager.default.createDirectory(
      atPath: writer.path + "/folder", withIntermediateDirectories: true)
    expectEqual(mkfifo(writer.path + "/pipe.png", 0o644), 0)
    try writer.add(ResultsWriter.result("grid"))
    try expectNil(writer.read().file(name))
    try expectNil(writer.read().file(nil))
  }

  @Test func `A picture in the folder is read`() throws {
    try writer.addFailure("grid")
    let reader = try writer.read()
    let name = try #require(reader.comparisons.first?.files?.actual)
    expectEqual(reader.file(name)?.starts(with: [0x89, 0x50, 0x4E, 0x47]), true)
  }

  @Test func `A picture that is too large is left`() throws {
    try writer.add(ResultsWriter.result("grid"))
    let file = writer.path + "/large.png"
    expect(FileManager.default.createFile(atPath: file, contents: Data()))
    expectEqual(truncate(file, UntrustedFolder.maximumFileSize + 1), 0)
    try expectNil(writer.read().file("large.png"))
  }

  @Test func `A folder without results is an error that says what to do`() throws {
    let missing = #expect(throws: ReportError.self) { try ResultsReader(path: "/nowhere/pictures") }
    expectEqual(missing, .missingFolder(path: "/nowhere/pictures"))
    let empty = #expect(throws: ReportError.self) { try writer.read() }
    expectEqual(empty, .noResults(path: writer.path))
    let file = #expect(throws: ReportError.self) { try ResultsReader(path: #filePath) }
    expectEqual(file, .noFolder(path: #filePath))
  }

  @Test func `A file of results that is a link or a pipe is not followed`() throws {
    expectEqual(symlink("/etc/passwd", writer.path + "/results.jsonl"), 0)
    #expect(throws: ReportError.self) { try writer.read() }
    expectEqual(unlink(writer.path + "/results.jsonl"), 0)
    expectEqual(mkfifo(writer.path + "/results.jsonl", 0o644), 0)
    #expect(throws: ReportError.self) { try writer.read() }
  }

  @Test func `Of what a process compared several times the worst counts`() throws {
    let writer = try ResultsWriter()
    try writer.add(
      ResultsWriter.result("grid", "light", .failed), ResultsWriter.result("grid", "light", .passed)
    )
    try expectEqual(writer.read().comparisons.map(\.outcome), [.failed])
    var later = ResultsWriter.result("grid", "light", .passed)
    later.run += 1
    try writer.add(later)
    try expectEqual(writer.read().comparisons.map(\.outcome), [.passed])
  }
}
