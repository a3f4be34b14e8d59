// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Testing

@testable import illustrate

@Suite("Bringing illustrations up to date")
struct IllustratorTests {
  private let package: TestPackage
  private let resources = "Sources/Cards/Cards.docc/Resources"

  init() throws { package = try TestPackage() }

  private func change(
    _ kind: FileChange.Kind, _ name: String, _ snippet: String
  ) -> FileChange {
    FileChange(kind: kind, path: "\(resources)/\(name)", snippet: snippet)
  }

  @Test func `What is drawn is written into the catalogue's resources`() throws {
    let snippet = try package.add("Two", drawing: ["two@2x.png", "two~dark@2x.png"])
    let outcome = try package.illustrate([snippet])
    expectEmpty(outcome.failures)
    expectEqual(
      outcome.changes,
      [
        change(.missing, "two@2x.png", "Snippets/Two.swift"),
        change(.missing, "two~dark@2x.png", "Snippets/Two.swift"),
      ])
    expectEqual(package.contents(), ["two@2x.png", "two~dark@2x.png"])
    let drawn = try TestPackage.picture(of: "Two")
    expectEqual(package.data(of: "\(resources)/two@2x.png"), drawn)
  }

  @Test func `What is up to date is not written again`() throws {
    let snippet = try package.add("Two", drawing: ["two.png"])
    _ = try package.illustrate([snippet])
    let path = "\(package.path)/\(resources)/two.png"
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    let outcome = try package.illustrate([snippet])
    expectEqual(outcome, Illustrator.Outcome(unchangedCount: 1))
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    expectEqual(date, old)
  }

  @Test func `A check writes nothing and finds what is missing, stale and orphaned`() throws {
    let old = try [package.add("Two", drawing: ["b.png"]), package.add("Gone", drawing: ["c.png"])]
    _ = try package.illustrate(old)
    let snippets = try [
      package.add("One", drawing: ["a.png"]), package.add("Two", drawing: ["b.png"], color: .white),
    ]
    let before = package.contents().map { package.data(of: "\(resources)/\($0)") }
    let outcome = try package.illustrate(snippets, checksOnly: true)
    expectEqual(
      outcome.changes,
      [
        change(.missing, "a.png", "Snippets/One.swift"),
        change(.stale, "b.png", "Snippets/Two.swift"),
        change(.orphaned, "c.png", "Gone"),
      ])
    expectEqual(package.contents(), ["b.png", "c.png"])
    expectEqual(package.contents().map { package.data(of: "\(resources)/\($0)") }, before)

    // What a check finds is what is repaired.
    try expectEqual(package.illustrate(snippets).changes, outcome.changes)
    expectEqual(package.contents(), ["a.png", "b.png"])
    try expectEqual(
      package.illustrate(snippets, checksOnly: true), Illustrator.Outcome(unchangedCount: 2))
  }

  @Test func `A check of a catalogue without resources creates no folder`() throws {
    let snippet = try package.add("Two", drawing: ["two.png"])
    try expectEqual(package.illustrate([snippet], checksOnly: true).changes.count, 1)
    expectEmpty(package.contents("Sources/Cards/Cards.docc"))
  }

  @Test func `One that fails costs no other, and keeps what it drew before`() throws {
    let snippets = try [
      package.add("One", drawing: ["a.png"]), package.add("Two", drawing: ["b.png"]),
    ]
    _ = try package.illustrate(snippets)
    try package.add("One", running: "exit 1")
    try package.add("Two", drawing: ["b.png"], color: .white)
    let outcome = try package.illustrate(snippets)
    expectEqual(outcome.failures.map(\.path), ["Snippets/One.swift"])
    expectEqual(outcome.changes, [change(.stale, "b.png", "Snippets/Two.swift")])
    expectEqual(package.contents(), ["a.png", "b.png"])
  }

  @Test func `A file of another make is kept and reported`() throws {
    let snippet = try package.add("Two", drawing: ["a.png", "two.png"])
    try package.write("mine", to: "\(resources)/two.png")
    let outcome = try package.illustrate([snippet])
    expectEqual(outcome.failures.map(\.path), ["\(resources)/two.png"])
    expectEqual(outcome.failures.first?.reason.contains("was not drawn by illustrate"), true)
    expectEqual(package.data(of: "\(resources)/two.png"), Data("mine".utf8))
    expectEqual(package.contents(), ["a.png", "two.png"])
  }

  @Test func `Files of another make are no orphans`() throws {
    let snippet = try package.add("Two", drawing: ["two.png"])
    let picture = try Canvas(size: CGSize(width: 1, height: 1), scale: 1, format: .png).encoded()
    try package.write(picture, to: "\(resources)/photo.png")
    try package.write("x", to: "\(resources)/notes.txt")
    try expectEqual(package.illustrate([snippet]).changes.count, 1)
    expectEqual(package.contents(), ["notes.txt", "photo.png", "two.png"])
  }

  @Test func `A run of some snippets leaves the others' illustrations alone`() throws {
    let snippets = try [
      package.add("One", drawing: ["a.png", "b.png"]), package.add("Two", drawing: ["c.png"]),
    ]
    _ = try package.illustrate(snippets)
    let one = try package.add("One", drawing: ["a.png"])
    let outcome = try package.illustrate([one], isComplete: false)
    expectEqual(outcome.changes, [change(.orphaned, "b.png", "One")])
    expectEqual(package.contents(), ["a.png", "c.png"])
  }

  @Test func `Two snippets that draw one name are both told, and the file stays`() throws {
    let first = try package.add("One", drawing: ["a.png"])
    _ = try package.illustrate([first])
    let second = try package.add("Two", drawing: ["A@2x.png", "b.png"], color: .white)
    let before = package.data(of: "\(resources)/a.png")
    let outcome = try package.illustrate([first, second])
    expectEqual(outcome.failures.map(\.path), ["Snippets/One.swift", "Snippets/Two.swift"])
    expectEqual(
      outcome.failures.first?.reason.contains(
        "is drawn by Snippets/One.swift and Snippets/Two.swift"), true)
    expectEqual(package.contents(), ["a.png", "b.png"])
    expectEqual(package.data(of: "\(resources)/a.png"), before)
  }

  @Test func `A catalogue that cannot be written to is an error of each file`() throws {
    let snippet = try package.add("Two", drawing: ["a.png"])
    // As root no permission holds: a file stands where the folder should be.
    try package.write("x", to: "Sources/Cards/Cards.docc/Resources")
    let outcome = try package.illustrate([snippet])
    expectEmpty(outcome.changes)
    expectEqual(outcome.failures.map(\.path), ["\(resources)/a.png"])
    expectEqual(outcome.failures.first?.isAboutWriting, true)
    expectEqual(Report(outcome: outcome, checksOnly: false, repair: "").code, .cannotWrite)
  }

  @Test func `A folder that the system writes alone is an error`() throws {
    let snippet = try package.add("Two", drawing: ["a.png"])
    let outcome = try package.illustrate([snippet], output: "/sys/kernel")
    expectEqual(outcome.failures.first?.reason.contains("cannot be written"), true)
  }

  @Test func `A named folder has to be there, and loses nothing`() throws {
    let snippet = try package.add("Two", drawing: ["a.png"])
    let missing = try package.illustrate([snippet], output: "\(package.path)/pictures")
    expectEqual(missing.failures.first?.reason.contains("does not exist"), true)
    try package.createFolder("pictures")
    try package.write(TestPackage.picture(of: "Other"), to: "pictures/other.png")
    let outcome = try package.illustrate([snippet], output: "\(package.path)/pictures")
    expectEmpty(outcome.failures)
    expectEqual(package.contents("pictures"), ["a.png", "other.png"])
    expectEmpty(package.contents())
  }

  @Test func `A package without a catalogue learns what to create`() throws {
    let snippet = try package.add("Two", drawing: ["a.png"])
    try FileManager.default.removeItem(atPath: "\(package.path)/Sources/Cards/Cards.docc")
    let outcome = try package.illustrate([snippet])
    expectEqual(outcome.failures.first?.reason.contains("there is no DocC catalogue"), true)
  }

  @Test func `Of several catalogues those whose articles show an illustration get it`() throws {
    let snippet = try package.add("Two", drawing: ["a.png", "b@2x.png", "c.png", "d.png"])
    try package.write(
      "# A\n\n![A](a) ![Both](c.png)\n", to: "Sources/Cards/Cards.docc/Architecture.md")
    try package.write(
      "@Image(source: \"b\", alt: \"B\") ![c](c)", to: "Sources/Deck/Deck.docc/B.tutorial")
    let outcome = try package.illustrate([snippet])
    expectEqual(package.contents(), ["a.png", "c.png"])
    expectEqual(package.contents("Sources/Deck/Deck.docc/Resources"), ["b@2x.png", "c.png"])
    expectEqual(
      outcome.failures.map(\.reason),
      [
        "no article of the 2 catalogues shows 'd': write ![…](d) in one, or give --output."
      ])
  }
}
