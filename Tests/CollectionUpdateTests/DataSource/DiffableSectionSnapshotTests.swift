// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import Dispatch
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

@testable import CollectionView

/// Behaviour rules DD-12 to DD-20.
@Suite("Diffable data source: section snapshots and reordering")
@MainActor
struct DiffableSectionSnapshotTests {
  /// A with A1, which has A1a, and A2; B.
  private var trees: DiffableFixture.Trees {
    var trees = DiffableFixture.Trees()
    trees.append(["A", "B"])
    trees.append(["A1", "A2"], to: "A")
    trees.append(["A1a"], to: "A1")
    return trees
  }

  @Test func `A section that is not there is added at the end`() {
    let fixture = DiffableFixture()
    fixture.show("S: x")
    fixture.source.apply(trees, to: "T")
    expectEqual(fixture.source.snapshot().sectionIdentifiers, ["S", "T"])
    expectEqual(fixture.shown, "x A B")
    expectEqual(fixture.source.snapshot(for: "T"), trees)
    expectEqual(fixture.source.snapshot(for: "S").rootItems, ["x"])
    expectEmpty(fixture.source.snapshot(for: "none").items)
  }

  @Test func `What becomes visible comes, what does not stays`() {
    let fixture = DiffableFixture()
    fixture.source.apply(trees, to: "T")
    _ = fixture.asked()
    var expanded = trees
    expanded.expand(["A"])
    var isDone = false
    fixture.source.apply(expanded, to: "T") { isDone = true }
    expectEqual(fixture.asked(), "A1 A2")
    expectEqual(fixture.shown, "A A1 A2 B")
    expect(!isDone)
    fixture.window!.advance(to: fixture.window!.animationEnd)
    expect(isDone)
    fixture.source.apply(trees, to: "T", animatingDifferences: false)
    expectEqual(fixture.shown, "A B")
    expect(!fixture.window!.isAnimating)
  }

  @Test func `List cells are indented by their levels`() throws {
    let fixture = DiffableFixture()
    var expanded = trees
    expanded.expand(["A", "A1"])
    fixture.source.apply(expanded, to: "T")
    fixture.view.layoutIfNeeded()
    let levels = try (0..<5).map {
      try #require(fixture.view.cellForItem(at: [0, $0]) as? UICollectionViewListCell)
        .indentationLevel
    }
    expectEqual(levels, [0, 1, 2, 1, 0])
  }

  @Test func `A snapshot keeps the trees`() {
    let fixture = DiffableFixture()
    var expanded = trees
    expanded.expand(["A"])
    fixture.source.apply(expanded, to: "T")
    var snapshot = fixture.source.snapshot()
    snapshot.deleteItems(["A1"])
    snapshot.insertItems(["X"], afterItem: "A2")
    fixture.source.apply(snapshot)
    let kept = fixture.source.snapshot(for: "T")
    expectEqual(kept.items, ["A", "A2", "X", "B"])
    expectEqual(kept.parent(of: "X"), "A")
    fixture.source.apply(fixture.make("S: A"))
    expectEmpty(fixture.source.snapshot(for: "T").items)
  }

  // MARK: Expanding by hand

  @Test func `Handlers are called in order, while the data are the old ones`() {
    let fixture = DiffableFixture()
    let source = fixture.source
    source.apply(trees, to: "T")
    var calls: [String] = []
    func note(_ call: String) {
      calls.append("\(call) (\(source.snapshot().itemIdentifiers.joined(separator: " ")))")
    }
    source.sectionSnapshotHandlers.shouldExpandItem = { item in
      note("should expand \(item)")
      return true
    }
    source.sectionSnapshotHandlers.willExpandItem = { note("will expand \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      note("snapshot for \(parent), now \(current.items.joined(separator: " "))")
      var children = DiffableFixture.Trees()
      children.append(["N", "A2"])
      return children
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      note("should collapse \(item)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { note("will collapse \($0)") }
    expect(!source.isItemExpanded(at: [0, 0]))
    source.toggleExpansionOfItem(at: [0, 0])
    expectEqual(
      calls,
      [
        "should expand A (A B)", "will expand A (A B)", "snapshot for A, now A1 A1a A2 (A B)",
      ])
    expect(source.isItemExpanded(at: [0, 0]))
    expectEqual(fixture.shown, "A N A2 B")
    expect(fixture.window!.isAnimating)
    calls = []
    source.toggleExpansionOfItem(at: [0, 0])
    expectEqual(calls, ["should collapse A (A N A2 B)", "will collapse A (A N A2 B)"])
    expectEqual(fixture.shown, "A B")
    expectEqual(source.snapshot(for: "T").items, ["A", "N", "A2", "B"])
  }

  @Test func `The chevron of a list cell toggles its item`() throws {
    let fixture = DiffableFixture()
    fixture.source.apply(trees, to: "T")
    fixture.view.layoutIfNeeded()
    let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    cell.accessories = [.outlineDisclosure()]
    fixture.view.layoutIfNeeded()
    expect(cell.performAction(ofAccessory: .outlineDisclosure))
    expectEqual(fixture.shown, "A A1 A2 B")
    expect(cell.isOutlineExpanded)
    expect(cell.performAction(ofAccessory: .outlineDisclosure))
    expectEqual(fixture.shown, "A B")
    expect(!cell.isOutlineExpanded)
  }

  @Test func `A handler may refuse`() {
    let fixture = DiffableFixture()
    fixture.source.apply(trees, to: "T")
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    fixture.source.sectionSnapshotHandlers.willExpandItem = { _ in
      Issue.record("Told although it was refused")
    }
    fixture.source.toggleExpansionOfItem(at: [0, 0])
    expectEqual(fixture.shown, "A B")
  }

  @Test func `Without trees nothing is toggled`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      Issue.record("Asked without trees")
      return true
    }
    fixture.source.toggleExpansionOfItem(at: [0, 0])
    fixture.source.toggleExpansionOfItem(at: [3, 0])
    expect(!fixture.source.isItemExpanded(at: [0, 0]))
    expectEqual(fixture.source.snapshot(for: "S").items, ["a", "b"])
  }

  @Test func `A chevron turns when a snapshot expands its item`() throws {
    let fixture = DiffableFixture()
    fixture.source.apply(trees, to: "T")
    fixture.view.layoutIfNeeded()
    let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    cell.accessories = [.outlineDisclosure()]
    fixture.view.layoutIfNeeded()
    var expanded = trees
    expanded.expand(["A"])
    for isAnimated in [false, true] {
      fixture.source.apply(expanded, to: "T", animatingDifferences: isAnimated)
      fixture.view.layoutIfNeeded()
      expect(cell.configurationState.isExpanded)
      expectNear(cell.list.accessories[0].view.subviews[0].transform.b, 1, within: 1e-9)
      fixture.source.apply(trees, to: "T", animatingDifferences: isAnimated)
      fixture.view.layoutIfNeeded()
      expect(!cell.configurationState.isExpanded)
    }
  }

  @Test func `Cells that stay follow the levels of their items`() throws {
    let fixture = DiffableFixture()
    var expanded = trees
    expanded.expand(["A"])
    fixture.source.apply(expanded, to: "T")
    fixture.view.layoutIfNeeded()
    let cell = try #require(fixture.view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    expectEqual(cell.indentationLevel, 1)
    var flat = DiffableFixture.Trees()
    flat.append(["A", "A1", "A2", "B"])
    fixture.source.apply(flat, to: "T", animatingDifferences: false)
    fixture.view.layoutIfNeeded()
    expectSame(fixture.view.cellForItem(at: [0, 1]), cell)
    expectEqual(cell.indentationLevel, 0)
  }

  @Test func `A cell from an outline is not indented in a section without trees`() throws {
    let fixture = DiffableFixture()
    var expanded = trees
    expanded.expand(["A"])
    fixture.source.apply(expanded, to: "T")
    fixture.view.layoutIfNeeded()
    fixture.source.apply(fixture.make("S: a b c d"), animatingDifferences: false)
    fixture.view.layoutIfNeeded()
    // More than there are views that were made since: the outline's are used again.
    fixture.source.applySnapshotUsingReloadData(fixture.make("S: a b c d e f g h"))
    fixture.view.layoutIfNeeded()
    let levels = fixture.view.visibleCells.compactMap {
      ($0 as? UICollectionViewListCell)?.indentationLevel
    }
    expectEqual(levels, Array(repeating: 0, count: 8))
  }

  @Test func `Trees can be applied on another queue`() async {
    let fixture = DiffableFixture()
    let source = fixture.source
    var expanded = trees
    expanded.expand(["A"])
    for trees in [trees, expanded] {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "background").async {
          source.apply(trees, to: "T", animatingDifferences: false) { continuation.resume() }
        }
      }
    }
    expectEqual(fixture.shown, "A A1 A2 B")
  }

  @Test func `What a handler applies is kept`() {
    let fixture = DiffableFixture()
    let source = fixture.source
    source.apply(trees, to: "T")
    fixture.view.layoutIfNeeded()
    source.sectionSnapshotHandlers.willExpandItem = { _ in
      var snapshot = source.snapshot()
      snapshot.appendItems(["C"], toSection: "T")
      source.apply(snapshot)
    }
    source.toggleExpansionOfItem(at: [0, 0])
    expectEqual(fixture.shown, "A A1 A2 B C")
    expectEqual(source.snapshot(for: "T").rootItems, ["A", "B", "C"])
  }

  @Test func `A section that goes while its collapsing is reported stays away`() {
    let fixture = DiffableFixture()
    let source = fixture.source
    var expanded = trees
    expanded.expand(["A"])
    source.apply(fixture.make("S: x"))
    source.apply(expanded, to: "T")
    fixture.view.layoutIfNeeded()
    source.sectionSnapshotHandlers.willCollapseItem = { _ in source.apply(fixture.make("S: x")) }
    source.toggleExpansionOfItem(at: [1, 0])
    expectEqual(source.snapshot().sectionIdentifiers, ["S"])
  }

  // MARK: Reordering

  @Test func `Without a handler no item can be moved interactively`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    expect(!fixture.source.collectionView(fixture.view, canMoveItemAt: [0, 0]))
    fixture.source.reorderingHandlers.canReorderItem = { $0 == "a" }
    expect(fixture.source.collectionView(fixture.view, canMoveItemAt: [0, 0]))
    expect(!fixture.source.collectionView(fixture.view, canMoveItemAt: [0, 1]))
    expect(!fixture.source.collectionView(fixture.view, canMoveItemAt: [0, 2]))
  }

  @Test func `Handlers are called before and after the data follow`() throws {
    let fixture = DiffableFixture()
    let source = fixture.source
    fixture.show("S: a b, T: c")
    var calls: [String] = []
    var transaction: NSDiffableDataSourceTransaction<String, String>?
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { _ in
      calls.append("will \(source.snapshot().itemIdentifiers(inSection: "T"))")
    }
    source.reorderingHandlers.didReorder = {
      calls.append("did \(source.snapshot().itemIdentifiers(inSection: "T"))")
      transaction = $0
    }
    source.collectionView(fixture.view, moveItemAt: [0, 0], to: [1, 1])
    expectEqual(calls, [#"will ["c"]"#, #"did ["c", "a"]"#])
    let told = try #require(transaction)
    expectEqual(told.initialSnapshot, fixture.make("S: a b, T: c"))
    expectEqual(told.finalSnapshot, fixture.make("S: b, T: c a"))
    expectEqual(told.sectionTransactions.map(\.sectionIdentifier), ["T", "S"])
    expectEqual(source.itemIdentifier(for: [1, 1]), "a")
  }

  @Test(.waitsForProcesses) func `A move outside of the data stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = DiffableFixture(isInWindow: false)
        fixture.show("S: a b")
        fixture.source.collectionView(fixture.view, moveItemAt: [0, 0], to: [0, 2])
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "cannot move from [0, 0] to [0, 2]")
  }
}
