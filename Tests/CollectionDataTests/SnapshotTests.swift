// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Testing
import WaitingSuites

/// Behaviour section 9.1.
@Suite("Snapshot")
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// A snapshot from `"M: a b, N: c"`.
  private func make(_ text: String) -> Snapshot {
    var snapshot = Snapshot()
    for part in text.split(separator: ",") {
      let words = part.split { $0 == " " || $0 == ":" }.map(String.init)
      guard let section = words.first else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(Array(words.dropFirst()), toSection: section)
    }
    return snapshot
  }

  private func describe(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      ([section + ":"] + snapshot.itemIdentifiers(inSection: section)).joined(separator: " ")
    }.joined(separator: ", ")
  }

  private func expectResult(
    _ start: String, _ change: (inout Snapshot) throws -> Void, gives result: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    var snapshot = make(start)
    try change(&snapshot)
    #expect(describe(snapshot) == result, sourceLocation: sourceLocation)
  }

  private func expectError(
    _ error: SnapshotError, from start: String, _ change: (inout Snapshot) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var snapshot = make(start)
    let before = snapshot
    #expect(throws: error, sourceLocation: sourceLocation) { try change(&snapshot) }
    #expect(
      snapshot == before, "A failed change leaves all as it is", sourceLocation: sourceLocation)
  }

  // MARK: The table of examples

  @Test func `Appending moves what is there already`() {
    expectResult("M: a b c", { $0.appendItems(["b", "d"]) }, gives: "M: a c b d")
  }

  @Test func `Appending an item twice is an error`() {
    expectError(
      .repeated(
        .item, "d", .init(first: 0, second: 1), operation: "appendItems(_:toSection:)"),
      from: "M: a b c"
    ) {
      try $0.append(["d", "d"])
    }
  }

  @Test func `Inserting puts items before another`() {
    expectResult(
      "M: a b c", { $0.insertItems(["x", "y"], beforeItem: "b") }, gives: "M: a x y b c")
  }

  @Test func `Inserting an item before itself is an error`() {
    expectError(
      .destinationIsInserted(.item, "b", operation: "insertItems(_:beforeItem:)"), from: "M: a b c"
    ) { try $0.insert(["b"], nextTo: "b", side: .before) }
  }

  @Test func `Moving puts an item after another`() {
    expectResult("M: a b c", { $0.moveItem("a", afterItem: "c") }, gives: "M: b c a")
  }

  @Test func `Deleting what is not there changes nothing`() {
    expectResult("M: a b c", { $0.deleteItems(["q"]) }, gives: "M: a b c")
  }

  @Test func `Appending without a section takes the last`() {
    expectResult("M: a b, N: c", { $0.appendItems(["a"]) }, gives: "M: b, N: c a")
  }

  @Test func `Appending to no section at all is an error`() {
    expectError(.noSection, from: "") { try $0.append(["a"]) }
  }

  @Test func `The destination is looked up after what moves was taken out`() {
    expectResult("M: a b c d", { $0.insertItems(["a"], afterItem: "c") }, gives: "M: b c a d")
  }

  // MARK: Items

  @Test func `Items move between sections`() {
    expectResult("M: a b, N: c d", { $0.moveItem("a", beforeItem: "d") }, gives: "M: b, N: c a d")
    expectResult(
      "M: a b, N: c d", { $0.insertItems(["d", "a"], afterItem: "b") }, gives: "M: b d a, N: c")
  }

  @Test func `An unknown destination is an error`() {
    expectError(
      .unknown(.item, "q", operation: "insertItems(_:afterItem:)"), from: "M: a"
    ) { try $0.insert(["b"], nextTo: "q", side: .after) }
    expectError(.unknown(.item, "q", operation: "moveItem(_:beforeItem:)"), from: "M: a") {
      try $0.move("a", nextTo: "q", side: .before)
    }
    expectError(.unknown(.section, "Q", operation: "appendItems(_:toSection:)"), from: "M: a") {
      try $0.append(["b"], toSection: "Q")
    }
  }

  @Test func `Moving an unknown item is an error`() {
    expectError(.unknown(.item, "q", operation: "moveItem(_:afterItem:)"), from: "M: a") {
      try $0.move("q", nextTo: "a", side: .after)
    }
  }

  @Test func `A failed insertion leaves what it would have moved where it was`() {
    expectError(
      .destinationIsInserted(.item, "c", operation: "insertItems(_:afterItem:)"),
      from: "M: a b, N: c"
    ) { try $0.insert(["x", "a", "c"], nextTo: "c", side: .after) }
    var snapshot = make("M: a b, N: c")
    #expect(throws: SnapshotError.self) { try snapshot.append(["y", "b", "y"]) }
    snapshot.appendItems(["y"], toSection: "M")
    expectEqual(describe(snapshot), "M: a b y, N: c")
    expectEqual(snapshot.indexOfItem("c"), 3)
  }

  @Test func `A duplicate is named with both its places`() {
    let error = SnapshotError.repeated(
      .item, "d", .init(first: 3, second: 7), operation: "appendItems(_:toSection:)")
    expectContains(error.description, "item d is listed twice, at index 3 and at index 7")
    let present = SnapshotError.alreadyPresent(
      "M", .init(first: 4, second: 1), operation: "appendSections(_:)")
    expectContains(present.description, "section M, at index 1 of the argument")
    expectContains(present.description, "already in the snapshot, at index 4")
  }

  @Test func `Moving an item next to itself is an error`() {
    expectError(
      .destinationIsInserted(.item, "a", operation: "moveItem(_:afterItem:)"), from: "M: a b"
    ) { try $0.move("a", nextTo: "a", side: .after) }
  }

  @Test func `Inserting an item twice is an error`() {
    expectError(
      .repeated(
        .item, "x", .init(first: 0, second: 2), operation: "insertItems(_:beforeItem:)"),
      from: "M: a b"
    ) { try $0.insert(["x", "a", "x"], nextTo: "b", side: .before) }
  }

  @Test func `Deleting all items of a section leaves the section`() {
    expectResult("M: a b, N: c", { $0.deleteItems(["a", "b"]) }, gives: "M:, N: c")
  }

  @Test func `Deleting everything takes the sections too`() {
    expectResult("M: a b, N: c", { $0.deleteAllItems() }, gives: "")
  }

  // MARK: Sections

  @Test func `Sections are inserted next to others`() {
    expectResult(
      "M: a, N: b", { $0.insertSections(["X", "Y"], beforeSection: "N") },
      gives: "M: a, X:, Y:, N: b")
    expectResult(
      "M: a, N: b", { $0.insertSections(["X"], afterSection: "N") }, gives: "M: a, N: b, X:")
  }

  @Test func `A section that is there already cannot be added`() {
    expectError(
      .alreadyPresent("M", .init(first: 0, second: 1), operation: "appendSections(_:)"),
      from: "M: a"
    ) {
      try $0.append(sections: ["N", "M"])
    }
    expectError(
      .repeated(.section, "N", .init(first: 0, second: 1), operation: "appendSections(_:)"),
      from: "M: a"
    ) {
      try $0.append(sections: ["N", "N"])
    }
    expectError(
      .alreadyPresent(
        "M", .init(first: 0, second: 0), operation: "insertSections(_:afterSection:)"), from: "M: a"
    ) { try $0.insert(sections: ["M"], nextTo: "M", side: .after) }
    expectError(
      .unknown(.section, "Q", operation: "insertSections(_:beforeSection:)"), from: "M: a"
    ) { try $0.insert(sections: ["N"], nextTo: "Q", side: .before) }
    expectError(
      .repeated(
        .section, "N", .init(first: 0, second: 2), operation: "insertSections(_:beforeSection:)"),
      from: "M: a"
    ) { try $0.insert(sections: ["N", "O", "N"], nextTo: "M", side: .before) }
  }

  @Test func `Deleting a section takes its items and ignores unknown ones`() {
    expectResult("M: a, N: b c", { $0.deleteSections(["N", "Q"]) }, gives: "M: a")
    var snapshot = make("M: a, N: b c")
    snapshot.deleteSections(["N"])
    expectNil(snapshot.sectionIdentifier(containingItem: "b"))
    expectEqual(snapshot.numberOfItems, 1)
  }

  @Test func `Sections move with their items`() {
    expectResult(
      "M: a, N: b, O: c", { $0.moveSection("M", afterSection: "O") }, gives: "N: b, O: c, M: a")
    expectResult(
      "M: a, N: b, O: c", { $0.moveSection("O", beforeSection: "M") }, gives: "O: c, M: a, N: b")
  }

  @Test func `Moving a section needs two that exist`() {
    expectError(
      .destinationIsInserted(.section, "M", operation: "moveSection(_:beforeSection:)"),
      from: "M: a"
    ) { try $0.move(section: "M", nextTo: "M", side: .before) }
    expectError(
      .unknown(.section, "Q", operation: "moveSection(_:afterSection:)"), from: "M: a"
    ) { try $0.move(section: "M", nextTo: "Q", side: .after) }
    expectError(
      .unknown(.section, "Q", operation: "moveSection(_:beforeSection:)"), from: "M: a"
    ) { try $0.move(section: "Q", nextTo: "M", side: .before) }
  }

  // MARK: Queries

  @Test func `Indices count through all sections`() {
    let snapshot = make("M: a b, N:, O: c")
    expectEqual(snapshot.numberOfItems, 3)
    expectEqual(snapshot.numberOfSections, 3)
    expectEqual(snapshot.itemIdentifiers, ["a", "b", "c"])
    expectEqual(snapshot.indexOfItem("c"), 2)
    expectNil(snapshot.indexOfItem("q"))
    expectEqual(snapshot.indexOfSection("O"), 2)
    expectNil(snapshot.indexOfSection("Q"))
    expectEqual(snapshot.sectionIdentifier(containingItem: "c"), "O")
    expectEqual(snapshot.numberOfItems(inSection: "M"), 2)
  }

  @Test(.waitsForProcesses) func `Asking for the items of an unknown section stops the program`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSDiffableDataSourceSnapshot<Int, Int>().itemIdentifiers(inSection: 1)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "itemIdentifiers(inSection:): there is no section 1 in the snapshot",
      "\(message)")
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSDiffableDataSourceSnapshot<Int, Int>().numberOfItems(inSection: 1)
    }
    let other = String(decoding: second?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      other, "numberOfItems(inSection:): there is no section 1 in the snapshot", "\(other)"
    )
  }

  @Test(.waitsForProcesses) func `A call that UIKit refuses stops the program with a message`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "the snapshot has no section to append items to")
  }

  @Test(.waitsForProcesses) func `A moved item is named on the console`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7])
      snapshot.appendItems([7])
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "1 item is already in the snapshot")
    expectContains(message, "the first is 7, item 0 of section 0")
  }

  // MARK: Marks

  @Test func `Marks keep the order asked, each once`() throws {
    var snapshot = make("M: a b c, N: d")
    snapshot.reloadItems(["c", "a"])
    snapshot.reloadItems(["a", "b"])
    snapshot.reconfigureItems(["d"])
    snapshot.reloadSections(["N", "M", "N"])
    expectEqual(snapshot.reloadedItemIdentifiers, ["c", "a", "b"])
    expectEqual(snapshot.reconfiguredItemIdentifiers, ["d"])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["N", "M"])
  }

  @Test func `Reloading wins over reconfiguring`() {
    var snapshot = make("M: a b")
    snapshot.reconfigureItems(["a", "b"])
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["a"])
    expectEqual(snapshot.reloadedItemIdentifiers, ["a"])
    expectEqual(snapshot.reconfiguredItemIdentifiers, ["b"])
  }

  @Test func `Deleting drops marks`() {
    var snapshot = make("M: a b, N: c")
    snapshot.reloadItems(["a", "c"])
    snapshot.reloadSections(["N"])
    snapshot.deleteItems(["a"])
    expectEqual(snapshot.reloadedItemIdentifiers, ["c"])
    snapshot.deleteSections(["N"])
    expectEmpty(snapshot.reloadedItemIdentifiers)
    expectEmpty(snapshot.reloadedSectionIdentifiers)
  }

  @Test func `Marking the unknown is an error`() {
    expectError(.unknown(.item, "q", operation: "reloadItems(_:)"), from: "M: a") {
      try $0.markReloaded(["a", "q"])
    }
    expectError(.unknown(.item, "q", operation: "reconfigureItems(_:)"), from: "M: a") {
      try $0.markReconfigured(["q"])
    }
    expectError(.unknown(.section, "Q", operation: "reloadSections(_:)"), from: "M: a") {
      try $0.markReloaded(sections: ["Q"])
    }
  }

  @Test func `Equality looks at sections and items, not at marks`() {
    let plain = make("M: a b")
    var marked = plain
    marked.reloadItems(["a"])
    expectEqual(marked, plain)
    expectEmpty(marked.withoutMarks.reloadedItemIdentifiers)
    expectNotEqual(make("M: a, N:"), make("M: a"))
    expectNotEqual(make("M: a b"), make("M: b a"))
  }

  @Test func `A copy is independent`() {
    let original = make("M: a b")
    var copy = original
    copy.deleteItems(["a"])
    expectEqual(describe(original), "M: a b")
  }
}
