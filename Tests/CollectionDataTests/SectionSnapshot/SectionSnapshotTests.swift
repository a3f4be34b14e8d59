// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Testing
import WaitingSuites

/// Behaviour section 9.2.
@Suite("Section snapshot")
struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// The example: A with A1, which has A1a, and A2; B.
  private var example: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["A", "B"])
    snapshot.append(["A1", "A2"], to: "A")
    snapshot.append(["A1a"], to: "A1")
    return snapshot
  }

  private func words(_ items: [String]) -> String { items.joined(separator: " ") }

  private func expectError(
    _ error: SectionSnapshotError, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout SectionForest<String>) throws -> Void
  ) {
    var snapshot = example
    #expect(throws: error, sourceLocation: sourceLocation) { try change(&snapshot.forest) }
    #expect(
      snapshot == example, "A failed change leaves all as it is", sourceLocation: sourceLocation)
    #expect(words(snapshot.items) == "A A1 A1a A2 B", sourceLocation: sourceLocation)
  }

  // MARK: The example

  @Test func `Items come depth first, visible are those below expanded ones`() {
    var snapshot = example
    expectEqual(words(snapshot.items), "A A1 A1a A2 B")
    expectEqual(words(snapshot.visibleItems), "A B")
    snapshot.expand(["A"])
    expectEqual(words(snapshot.visibleItems), "A A1 A2 B")
    snapshot.expand(["A1"])
    expectEqual(words(snapshot.visibleItems), "A A1 A1a A2 B")
    snapshot.collapse(["A"])
    expectEqual(words(snapshot.visibleItems), "A B")
    snapshot.expand(["A"])
    expectEqual(words(snapshot.visibleItems), "A A1 A1a A2 B")
    snapshot.insert(["X"], after: "A")
    expectEqual(words(snapshot.items), "A A1 A1a A2 X B")
  }

  // MARK: Adding

  @Test func `Appending nothing changes nothing`() {
    var snapshot = example
    snapshot.append([])
    snapshot.append([], to: "A1")
    expectEqual(snapshot, example)
  }

  @Test func `Appending to an unknown parent is an error`() {
    expectError(.unknown("Q", operation: "append(_:to:)")) { try $0.append(["X"], to: "Q") }
  }

  @Test func `An item that is there already cannot be added, and both its places are named`() {
    expectError(
      .alreadyPresent("A1a", .init(first: 2, second: 1), operation: "append(_:to:)")
    ) { try $0.append(["X", "A1a"], to: nil) }
    expectError(
      .alreadyPresent("B", .init(first: 4, second: 0), operation: "insert(_:before:)")
    ) { try $0.insert(["B"], nextTo: "A", side: .before) }
    let error = SectionSnapshotError.alreadyPresent(
      "B", .init(first: 4, second: 0), operation: "append(_:to:)")
    expectContains(error.description, "item B, at index 0 of the argument")
    expectContains(error.description, "already in the section snapshot, at index 4")
  }

  @Test func `An item named twice is an error, and both its places are named`() {
    expectError(.repeated("X", .init(first: 0, second: 2), operation: "append(_:to:)")) {
      try $0.append(["X", "Y", "X"], to: "A")
    }
    expectError(.repeated("X", .init(first: 0, second: 1), operation: "insert(_:after:)")) {
      try $0.insert(["X", "X"], nextTo: "A", side: .after)
    }
  }

  @Test func `Inserted items are siblings of the destination`() {
    var snapshot = example
    snapshot.insert(["X", "Y"], before: "A2")
    expectEqual(words(snapshot.items), "A A1 A1a X Y A2 B")
    expectEqual(snapshot.parent(of: "X"), "A")
    snapshot.insert(["Z"], after: "A1")
    expectEqual(words(snapshot.items), "A A1 A1a Z X Y A2 B")
    snapshot.insert(["O"], before: "A")
    expectEqual(words(snapshot.rootItems), "O A B")
  }

  @Test func `Inserting next to an unknown item is an error`() {
    expectError(.unknown("Q", operation: "insert(_:before:)")) {
      try $0.insert(["X"], nextTo: "Q", side: .before)
    }
    expectError(.unknown("Q", operation: "insert(_:after:)")) {
      try $0.insert(SectionForest(), nextTo: "Q", side: .after)
    }
  }

  @Test func `Trees of another snapshot are inserted with all that is below, expanded as they are`()
  {
    var other = Snapshot()
    other.append(["X", "Y"])
    other.append(["X1"], to: "X")
    other.expand(["X"])
    var snapshot = example
    snapshot.insert(other, after: "A")
    expectEqual(words(snapshot.items), "A A1 A1a A2 X X1 Y B")
    expectEqual(words(snapshot.visibleItems), "A X X1 Y B")
    var inner = example
    inner.insert(other, before: "A1")
    expectEqual(words(inner.items), "A X X1 Y A1 A1a A2 B")
    expectEqual(inner.level(of: "X1"), 2)
  }

  @Test func `Trees with an item that is there already are an error`() {
    var other = Snapshot()
    other.append(["X"])
    other.append(["A2"], to: "X")
    expectError(
      .alreadyPresent("A2", .init(first: 3, second: 1), operation: "insert(_:before:)")
    ) { try $0.insert(other.forest, nextTo: "B", side: .before) }
  }

  @Test func `Children are replaced by the roots of a snapshot`() {
    var other = Snapshot()
    other.append(["A2", "X"])
    other.append(["X1"], to: "X")
    other.expand(["X"])
    var snapshot = example
    snapshot.replace(childrenOf: "A", using: other)
    expectEqual(words(snapshot.items), "A A2 X X1 B")
    expect(!snapshot.contains("A1a"))
    snapshot.expand(["A"])
    expectEqual(words(snapshot.visibleItems), "A A2 X X1 B")
    snapshot.replace(childrenOf: "A", using: Snapshot())
    expectEqual(words(snapshot.items), "A B")
  }

  @Test func `Children are not replaced by what stays elsewhere`() {
    var other = Snapshot()
    other.append(["X", "B"])
    expectError(
      .alreadyPresent("B", .init(first: 4, second: 1), operation: "replace(childrenOf:using:)")
    ) { try $0.replaceChildren(of: "A", with: other.forest) }
    var parent = Snapshot()
    parent.append(["A"])
    expectError(
      .alreadyPresent("A", .init(first: 0, second: 0), operation: "replace(childrenOf:using:)")
    ) { try $0.replaceChildren(of: "A", with: parent.forest) }
    expectError(.unknown("Q", operation: "replace(childrenOf:using:)")) {
      try $0.replaceChildren(of: "Q", with: SectionForest())
    }
  }

  // MARK: Deleting

  @Test func `Deleting takes whole subtrees`() {
    var snapshot = example
    snapshot.delete(["A1"])
    expectEqual(words(snapshot.items), "A A2 B")
    snapshot.delete(["A2", "A", "A2"])
    expectEqual(words(snapshot.items), "B")
    snapshot.append(["A1a"], to: "B")
    expectEqual(words(snapshot.items), "B A1a")
  }

  @Test func `Deleting an unknown item is an error`() {
    expectError(.unknown("Q", operation: "delete(_:)")) { try $0.delete(["A", "Q"]) }
  }

  @Test func `Deleting all leaves nothing`() {
    var snapshot = example
    snapshot.deleteAll()
    expectEmpty(snapshot.items)
    expectEqual(snapshot, Snapshot())
  }

  // MARK: Expanding

  @Test func `Unknown items are neither expanded nor collapsed`() {
    var snapshot = example
    snapshot.expand(["Q"])
    snapshot.collapse(["Q"])
    expectEqual(snapshot, example)
  }

  @Test func `An item without children may be expanded`() {
    var snapshot = example
    snapshot.expand(["B"])
    expect(snapshot.isExpanded("B"))
    snapshot.append(["B1"], to: "B")
    expectEqual(words(snapshot.visibleItems), "A B B1")
  }

  @Test func `New items are collapsed, and new children of collapsed ones are not visible`() {
    var snapshot = example
    expect(!snapshot.isExpanded("A"))
    snapshot.append(["A3"], to: "A")
    expect(!snapshot.isVisible("A3"))
    expectEqual(words(snapshot.visibleItems), "A B")
  }

  // MARK: Queries

  @Test func `Levels, parents and indices follow the trees`() {
    let snapshot = example
    expectEqual(["A", "A1", "A1a", "B"].map(snapshot.level(of:)), [0, 1, 2, 0])
    expectEqual(["A", "A1", "A1a", "B"].map(snapshot.parent(of:)), [nil, "A", "A1", nil])
    expectEqual(["A", "A1", "A1a", "A2", "B", "Q"].map(snapshot.index(of:)), [0, 1, 2, 3, 4, nil])
    expectEqual(words(snapshot.rootItems), "A B")
    expect(snapshot.contains("A1a"))
    expect(!snapshot.contains("Q"))
  }

  @Test func `Visible is what has expanded ancestors alone`() {
    var snapshot = example
    snapshot.expand(["A1"])
    expect(snapshot.isVisible("A"))
    expect(!snapshot.isVisible("A1"))
    expect(!snapshot.isVisible("A1a"))
    snapshot.expand(["A"])
    expect(snapshot.isVisible("A1a"))
  }

  @Test func `Asking about the unknown is an error`() {
    expectError(.unknown("Q", operation: "isExpanded(_:)")) { _ = try $0.isExpanded("Q") }
    expectError(.unknown("Q", operation: "isVisible(_:)")) { _ = try $0.isVisible("Q") }
    expectError(.unknown("Q", operation: "level(of:)")) { _ = try $0.level(of: "Q") }
    expectError(.unknown("Q", operation: "parent(of:)")) { _ = try $0.parent(of: "Q") }
    expectError(.unknown("Q", operation: "snapshot(of:includingParent:)")) {
      _ = try $0.subforest(of: "Q", includingParent: true)
    }
  }

  @Test func `A part is a copy with its expansion`() {
    var snapshot = example
    snapshot.expand(["A1"])
    let below = snapshot.snapshot(of: "A")
    expectEqual(words(below.items), "A1 A1a A2")
    expectEqual(words(below.rootItems), "A1 A2")
    expect(below.isExpanded("A1"))
    let whole = snapshot.snapshot(of: "A", includingParent: true)
    expectEqual(words(whole.items), "A A1 A1a A2")
    expectEqual(whole.level(of: "A1a"), 2)
    expectEmpty(snapshot.snapshot(of: "B").items)
  }

  @Test func `The description is an indented outline`() {
    var snapshot = example
    snapshot.expand(["A"])
    expectEqual(
      snapshot.visualDescription(),
      """
      - A
        + A1
          * A1a
        * A2
      * B

      """)
  }

  @Test func `A copy is independent`() {
    let original = example
    var copy = original
    copy.delete(["A1"])
    copy.expand(["A"])
    expectEqual(original, example)
    expectNotEqual(copy, original)
  }

  @Test func `Equality looks at trees, order and expansion, not at how they came about`() {
    var other = Snapshot()
    other.append(["Z", "B"])
    other.insert(["A"], before: "B")
    other.append(["A2"], to: "A")
    other.delete(["Z"])
    other.insert(["A1"], before: "A2")
    other.append(["A1a"], to: "A1")
    expectEqual(other, example)
    expectEqual(other.hashValue, example.hashValue)
    other.expand(["A"])
    expectNotEqual(other, example)
    var flat = Snapshot()
    flat.append(["A", "A1", "A1a", "A2", "B"])
    expectNotEqual(flat, example)
  }

  @Test func `A tree may be as deep as it is long`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    for level in 1..<20_000 { snapshot.append([level], to: level - 1) }
    snapshot.expand(Array(0..<20_000))
    expectEqual(snapshot.visibleItems.count, 20_000)
    expectEqual(snapshot.level(of: 19_999), 19_999)
    expectEqual(snapshot.snapshot(of: 5).items.count, 19_994)
    snapshot.delete([0])
    expectEmpty(snapshot.items)
  }

  @Test(.waitsForProcesses) func `A call that UIKit refuses stops the program with a message`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1, 2])
      snapshot.append([2], to: 1)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "append(_:to:): item 2, at index 0 of the argument")
  }
}
