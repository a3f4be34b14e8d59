// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import PictureResults
import Testing

@testable import PictureReports

/// Kept pictures become references: all, or none, and only over what they were compared with.
@Suite("Accepting pictures")
struct AcceptanceTests {
  private let root = FileManager.default.temporaryDirectory.path + "/accept-\(UUID().uuidString)"
  private let writer: ResultsWriter
  private let old: Data
  private let new: Data

  init() throws {
    writer = try ResultsWriter()
    old = try ResultsWriter.picture(40, squareAt: 2).pngData()
    new = try ResultsWriter.picture(40, squareAt: 12).pngData()
    try write(Data(), "Package.swift")
    for folder in ["CardTests", "MenuTests"] { try makeFolder("Tests/\(folder)") }
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(root)/\(path)", withIntermediateDirectories: true)
  }

  private func write(_ data: Data, _ path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: "\(root)/\(path)")
  }

  private func reference(_ name: String, in folder: String = "CardTests") -> String {
    "Tests/\(folder)/References/\(folder)/\(name).png"
  }

  /// Adds a result that failed, or is new, with its picture.
  private func add(
    _ name: String, in folder: String = "CardTests", _ outcome: PictureResult.Outcome = .failed,
    comparedWith expected: Data? = nil, at path: String? = nil, format: String = "png",
    actual: Data? = nil, to target: ResultsWriter? = nil
  ) throws {
    var result = PictureResult(
      source: .pictureTesting, outcome: outcome, test: "t", name: name, format: format,
      reference: path ?? reference(name, in: folder))
    if outcome == .failed { result.expectedHash = stableHash(of: expected ?? old) }
    try (target ?? writer).folder.append(result, expected: expected, actual: actual ?? new)
  }

  private func acceptance(_ names: String..., and others: ResultsWriter...) throws -> Acceptance {
    try Acceptance(
      of: try ([writer] + others).map { try $0.read() }, names: names,
      in: PackageFolder(path: root))
  }

  /// Why nothing is accepted; empty if something is.
  private func reasons(_ names: String..., and others: ResultsWriter...) throws -> [String] {
    do {
      _ = try Acceptance(
        of: try ([writer] + others).map { try $0.read() }, names: names,
        in: PackageFolder(path: root))
      return []
    } catch let error as AcceptanceError {
      return error.reasons
    }
  }

  @Test func `Pictures that failed or are new become references`() throws {
    try write(old, reference("card"))
    try add("card")
    try add("badge", in: "MenuTests", .new)
    let acceptance = try acceptance()
    expectEqual(
      acceptance.changes.map(\.reference),
      [
        reference("card"), reference("badge", in: "MenuTests"),
      ])
    expectEqual(acceptance.changes.map(\.kind), [.accepted, .added])
    // Nothing is written before all is known.
    expectEqual(contents(reference("card")), old)
    try acceptance.write()
    expectEqual(contents(reference("card")), new)
    expectEqual(contents(reference("badge", in: "MenuTests")), new)
    try expectEqual(self.acceptance().changes.map(\.kind), [.unchanged, .unchanged])
  }

  @Test func `A name chooses, as far as it names one picture`() throws {
    for folder in ["CardTests", "MenuTests"] {
      try write(old, reference("card", in: folder))
      try add("card", in: folder)
    }
    try write(old, reference("badge"))
    try add("badge")
    for name in ["badge", "CardTests/badge", "CardTests/CardTests/badge"] {
      try expectEqual(acceptance(name).changes.map(\.reference), [reference("badge")], "\(name)")
    }
    try expectEqual(
      reasons("card"),
      [
        """
        'card' is the name of 2 pictures. Name one of them:  Tests/CardTests/CardTests/card  \
        Tests/MenuTests/MenuTests/card
        """
      ])
    try expectEqual(acceptance("MenuTests/card").changes.count, 1)
    for name in ["ard", "Tests/card", "", "badge.png", "/badge"] {
      try expectEqual(reasons(name), ["No result is about a picture named '\(name)'."], "\(name)")
    }
  }

  @Test func `Of a picture that passed there is nothing to accept`() throws {
    try write(old, reference("card"))
    try add("card", .passed)
    let named = try acceptance("card")
    expectEqual(named.notes, ["'card' has not failed and is not new: there is nothing to accept."])
    expectEmpty(named.changes)
    try expectEmpty(acceptance().changes)
  }

  @Test func `A reference that is not the one that was compared is kept`() throws {
    try write(try ResultsWriter.picture(40, squareAt: 4).pngData(), reference("card"))
    try add("card")
    try expectEqual(
      reasons(),
      [
        """
        'Tests/CardTests/CardTests/card': the reference is not the one that it was compared with. Run \
        the test again.
        """
      ])
    try FileManager.default.removeItem(atPath: "\(root)/\(reference("card"))")
    try expectEqual(reasons().count, 1)
  }

  @Test func `A new picture is not written over a reference`() throws {
    try write(old, reference("card"))
    try add("card", .new)
    try expectEqual(reasons().first?.contains("now there is one. Run the test again."), true)
  }

  @Test func `A result without the reference's hash is refused`() throws {
    try write(old, reference("card"))
    var result = PictureResult(
      source: .pictureTesting, outcome: .failed, test: "t", name: "card", format: "png",
      reference: reference("card"))
    result.reason = "the reference is empty"
    try writer.folder.append(result, actual: new)
    try expectEqual(
      reasons().first?.contains(
        "does not say which reference it was compared with (the reference is empty)"), true)
  }

  @Test func `One picture that is missing or damaged leaves all as they were`() throws {
    for name in ["a", "b"] { try write(old, reference(name)) }
    try add("a")
    for (data, words) in [
      (Data("no picture".utf8), "is damaged"), (Data(), "is damaged: it is empty"),
      (new.dropLast(30), "is damaged"), (nil, "is missing or cannot be read"),
    ] as [(Data?, String)] {
      try add("b", actual: data ?? new)
      if data == nil {
        let files = try FileManager.default.contentsOfDirectory(atPath: writer.path)
        for file in files where file.hasPrefix("b.") {
          try FileManager.default.removeItem(atPath: "\(writer.path)/\(file)")
        }
      }
      let reasons = try reasons()
      expectEqual(reasons.count, 1)
      expectEqual(reasons.first?.contains(words), true, "\(reasons)")
    }
    expectEqual(contents(reference("a")), old)
  }

  @Test func `A folder that cannot be written leaves all as they were`() throws {
    try write(old, reference("a"))
    try add("a")
    try add("b", in: "MenuTests", .new)
    let acceptance = try acceptance()
    // What comes between the check and the writing.
    try write(Data(), "Tests/MenuTests/References")
    #expect(throws: FileError.self) { try acceptance.write() }
    expectEqual(contents(reference("a")), old)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: "\(root)/Tests/CardTests/References/CardTests")
    expectEqual(files, ["a.png"])
  }

  @Test(arguments: [
    "../References/x/card.png", "Tests/../../References/x/card.png", "/tmp/References/x/card.png",
    "Tests/CardTests/References/CardTests/../card.png", "Tests/CardTests/card.png",
    "Tests/CardTests/References/card.png", "Tests/CardTests/References/CardTests/.png",
    "Tests//References/x/card.png", ".git/References/x/card.png", "References/.x/card.png",
    "Tests/CardTests/References/CardTests/card.sh", "Tests/Missing/References/x/card.png",
    "Tests/Other/References/x/card.png", "Tests/Link/References/x/card.png",
    "Tests/CardTests/References/Link/card.png", "Tests/CardTests/References/CardTests/link.png",
    "Tests/CardTests/References/CardTests/card\n.png", "",
  ])
  func `Nothing outside of the package's references is written`(path: String) throws {
    try makeFolder("Outside")
    try write(Data(), "Tests/Other/Package.swift")
    try makeFolder("Tests/CardTests/References/CardTests")
    for (link, target) in [
      ("Tests/Link", "\(root)/Outside"), ("Tests/CardTests/References/Link", "\(root)/Outside"),
      ("Tests/CardTests/References/CardTests/link.png", "\(root)/Outside/secret.png"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(link)", withDestinationPath: target)
    }
    try add("card", .new, at: path)
    try expectEqual(reasons().count, 1)
    try expectEmpty(FileManager.default.contentsOfDirectory(atPath: "\(root)/Outside"))
  }

  @Test func `Two machines that drew different pictures are distinguished`() throws {
    try write(old, reference("card"))
    try add("card")
    let other = try ResultsWriter(name: "other")
    try add("card", actual: try ResultsWriter.picture(40, squareAt: 18).pngData(), to: other)
    try expectEqual(reasons("card", and: other).first?.contains("has different pictures in"), true)
    let same = try ResultsWriter(name: "same")
    try add("card", to: same)
    try expectEqual(acceptance(and: same).changes.count, 1)
  }

  @Test func `References that nothing draws are listed and stay`() throws {
    try write(old, reference("gone away"))
    try add("gone away", .orphaned)
    let acceptance = try acceptance()
    try acceptance.write()
    expectEqual(acceptance.orphans, [reference("gone away")])
    expectEqual(acceptance.removal, "git rm -- '\(reference("gone away"))'")
    expectEqual(contents(reference("gone away")), old)
  }

  @Test func `A result names the bytes that it was compared with`() throws {
    expectEqual(stableHash(of: Data()), "cbf29ce484222325")
    expectEqual(stableHash(of: Data("foobar".utf8)), "85944171f73967e8")
  }
}
