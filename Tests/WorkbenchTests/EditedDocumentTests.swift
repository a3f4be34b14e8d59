// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import LayoutDocuments
import SeededRandom
import Testing
import Workbench

@Suite("An edited document")
struct EditedDocumentTests {
  private let width = ValuePath([
    .key("layout"), .key("section"), .key("group"), .key("width"), .key("fractionalWidth"),
  ])

  private func edited(_ name: String) throws -> EditedDocument {
    EditedDocument(try Documents.text(name))
  }

  @Test func `An edit changes one value, and undoing gives every byte back`() throws {
    var document = try edited("badges")
    let before = document.text
    _ = try document.edit([.set(width, .number(0.5))], label: "Set width")
    expectEqual(
      document.text, before.replacing("{ fractionalWidth: 1 }", with: "{ fractionalWidth: 0.5 }"))
    expectEqual(document.undoLabel, "Set width")
    expect(!document.isSaved)
    expectEqual(document.revision, 1)
    expectEqual(document.undo()?.label, "Set width")
    expectEqual(document.text, before)
    expect(document.isSaved)
    expectEqual(document.redoLabel, "Set width")
    expectNotNil(document.redo())
    expectEqual(document.plain(width.description), .number(0.5))
  }

  @Test func `An edit that leaves no document is taken back with the problem`() throws {
    var document = try edited("badges")
    let before = document
    #expect(throws: EditRefusal.self) {
      _ = try document.edit([.set(width, .string("wide"))], label: "Set width")
    }
    let item = try Documents.path("layout.section.group.items[0].height")
    do throws(EditRefusal) {
      _ = try document.edit([.remove(item)], label: "Remove height")
      Issue.record("Removed")
    } catch { expectContains(error.description, "height") }
    expectEqual(document.text, before.text)
    expectEqual(document.revision, 0)
    expectNil(document.undoLabel)
  }

  @Test func `Edits of one gesture are one step`() throws {
    var document = try edited("grid")
    let before = document.text
    for share in [0.9, 0.8, 0.7] {
      _ = try document.edit([.set(width, .number(share))], label: "Drag", gesture: "a")
    }
    _ = try document.edit([.set(width, .number(0.6))], label: "Drag", gesture: "b")
    _ = document.undo()
    expectEqual(document.plain(width.description), .number(0.7))
    _ = document.undo()
    expectEqual(document.text, before)
    expectNil(document.undoLabel)
    _ = document.redo()
    expectEqual(document.plain(width.description), .number(0.7))
    // After undoing, the gesture does not go on.
    _ = try document.edit([.set(width, .number(0.3))], label: "Drag", gesture: "a")
    _ = document.undo()
    expectEqual(document.plain(width.description), .number(0.7))
  }

  @Test func `A gesture that ends where it began is no step`() throws {
    var document = try edited("grid")
    for share in [0.5, 1] {
      _ = try document.edit([.set(width, .number(share))], label: "Drag", gesture: "a")
    }
    expectNil(document.undoLabel)
  }

  @Test func `Typing at one value without a pause of a second is one step`() throws {
    var document = EditedDocument("{ a: 1, b: 2 }")
    func type(_ text: String, _ unit: Int, at time: Double) throws {
      _ = try document.type(
        text, over: unit..<unit, revision: document.revision, at: time)
    }
    try type("0", 6, at: 1)
    try type("0", 7, at: 1.9)
    try type("5", 8, at: 4)
    try type("7", 15, at: 4.1)
    expectEqual(document.text, "{ a: 1005, b: 27 }")
    _ = document.undo()
    expectEqual(document.text, "{ a: 1005, b: 2 }")
    _ = document.undo()
    expectEqual(document.text, "{ a: 100, b: 2 }")
    _ = document.undo()
    expectEqual(document.text, "{ a: 1, b: 2 }")
  }

  @Test func `A text that cannot be read keeps the last document, and refuses operations`() throws {
    var document = try edited("grid")
    let last = document.document
    _ = try document.type("{", over: 0..<0, revision: 0, at: 0)
    expectNil(document.reading.document)
    expectEqual(document.document, last)
    expectNotNil(last)
    expectEqual(document.reading.problems.count, 1)
    #expect(throws: EditRefusal.self) {
      _ = try document.edit([.set(width, .number(0.5))], label: "Set width")
    }
    _ = document.undo()
    expectEqual(document.reading.document, last)
  }

  @Test func `Typing over an old revision or outside of the text changes nothing`() throws {
    var document = EditedDocument("{ a: \"😀\" }")
    #expect(throws: EditRefusal.self) { _ = try document.type("", over: 0..<1, revision: 7, at: 0) }
    #expect(throws: EditRefusal.self) {
      _ = try document.type("", over: 0..<99, revision: 0, at: 0)
    }
    // Half of a character.
    #expect(throws: EditRefusal.self) { _ = try document.type("", over: 6..<7, revision: 0, at: 0) }
    _ = try document.type("é", over: 6..<8, revision: 0, at: 0)
    expectEqual(document.text, "{ a: \"é\" }")
    #expect(throws: EditRefusal.self) {
      let long = String(repeating: " ", count: ReadingLimits.bytes)
      _ = try document.type(long, over: 0..<0, revision: 1, at: 0)
    }
  }

  @Test func `The oldest of more than 500 steps are forgotten`() throws {
    var document = EditedDocument("{ a: 0 }")
    for _ in 0..<600 { _ = try document.open("{ a: \(document.revision + 1) }", label: "Open") }
    var count = 0
    while document.undo() != nil { count += 1 }
    expectEqual(count, 500)
    expectEqual(document.text, "{ a: 100 }")
  }

  @Test func `Steps of more than 8 MiB are forgotten`() throws {
    var document = EditedDocument("{}")
    for index in 0..<8 {
      let letter = Character(Unicode.Scalar(UInt8(97 + index)))
      _ = try document.open(String(repeating: letter, count: 1_000_000), label: "Open")
    }
    var count = 0
    while document.undo() != nil { count += 1 }
    expectEqual(count, 4)
  }

  @Test func `Saved is what the file has`() throws {
    var document = EditedDocument("{ a: 1 }")
    _ = try document.type("2", over: 5..<6, revision: 0, at: 0)
    document.didSave(document.text)
    expect(document.isSaved)
    _ = document.undo()
    expect(!document.isSaved)
    _ = try document.open("{ a: 3 }", label: "Changed on disk", isSaved: true)
    expect(document.isSaved)
    expectEqual(document.undoLabel, "Changed on disk")
  }

  /// A history of random edits, undos and redos beside a list of texts and a plain value.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `Random edits do what they say, and steps lead back byte for byte`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let source = try #require(Documents.texts.randomElement(using: &random))
    var document = EditedDocument(source.text)
    var (done, undone) = ([document.text], [String]())
    for step in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where done.count > 1:
        _ = document.undo()
        undone.append(done.removeLast())
      case 1 where !undone.isEmpty:
        _ = document.redo()
        done.append(undone.removeLast())
      default:
        let value = try #require(document.reading.value)
        let numbers = value.numbers
        guard let path = numbers.randomElement(using: &random) else { continue }
        let number = Double(Int.random(in: -4...60, using: &random)) / 4
        guard (try? document.edit([.set(path, .number(number))], label: "\(step)")) != nil else {
          expectEqual(document.text, done.last, "\(source.file)")
          continue
        }
        expectEqual(document.reading.value?.plain, value.setting(path, .number(number)))
        guard document.text != done.last else { continue }
        done.append(document.text)
        undone = []
      }
      expectEqual(document.text, done.last, "\(source.file), step \(step)")
    }
    while document.undo() != nil {}
    expectEqual(document.text, source.text)
  }
}

extension LocatedValue {
  /// The paths of all numbers.
  fileprivate var numbers: [ValuePath] {
    switch content {
    case .number: [ValuePath()]
    case .object(let members):
      members.flatMap { member in
        member.value.numbers.map { ValuePath([.key(member.key)] + $0.components) }
      }
    case .array(let elements):
      elements.enumerated().flatMap { index, element in
        element.numbers.map { ValuePath([.index(index)] + $0.components) }
      }
    default: []
    }
  }

  /// The plain value with another one at a path that it has.
  fileprivate func setting(_ path: ValuePath, _ new: JSONValue) -> JSONValue {
    guard let first = path.components.first else { return new }
    let rest = ValuePath(Array(path.components.dropFirst()))
    return switch (content, first) {
    case (.object(let members), .key(let key)):
      .object(
        members.map { .init($0.key, $0.key == key ? $0.value.setting(rest, new) : $0.value.plain) })
    case (.array(let elements), .index(let index)):
      .array(
        elements.enumerated().map { $0 == index ? $1.setting(rest, new) : $1.plain })
    default: plain
    }
  }
}
