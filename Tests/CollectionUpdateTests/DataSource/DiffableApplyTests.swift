// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing
import Views

/// Behaviour rules DD-2, DD-3, DD-6, DD-7, DD-10 and DD-11.
@Suite("Diffable data source: applying")
@MainActor
struct DiffableApplyTests {
  // MARK: First data

  @Test func `The first data are loaded without animation`() {
    let fixture = DiffableFixture()
    var isDone = false
    fixture.source.apply(fixture.make("S: a b")) { isDone = true }
    expect(isDone)
    expect(!fixture.window!.isAnimating)
    expectEqual(fixture.shown, "a b")
  }

  @Test func `Marks of the first data are reloaded if it is animated, else ignored`() {
    for isAnimated in [true, false] {
      let fixture = DiffableFixture()
      var snapshot = fixture.make("S: a b")
      snapshot.reloadItems(["b"])
      fixture.source.apply(snapshot, animatingDifferences: isAnimated)
      expectEqual(fixture.asked(), (isAnimated ? "a b b" : "a b"))
    }
  }

  // MARK: Differences

  @Test func `Only what is new is asked for, and takes time to come`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b c d")
    let stays = fixture.view.cellForItem(at: [0, 2])
    fixture.source.apply(fixture.make("S: a c d e"))
    expectEqual(fixture.source.snapshot().itemIdentifiers, ["a", "c", "d", "e"])
    expectEqual(fixture.asked(), "e")
    expect(fixture.window!.isAnimating)
    expectSame(fixture.view.cellForItem(at: [0, 1]), stays)
    expectEqual(fixture.shown, "a c d e")
  }

  @Test func `Moved items are not asked for again`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b, T: c")
    fixture.source.apply(fixture.make("T: c b, S: a"))
    expectEqual(fixture.asked(), "")
    expectEqual(fixture.shown, "c b a")
    fixture.source.apply(fixture.make("U: b, S: a c"))
    expectEqual(fixture.asked(), "")
    expectEqual(fixture.shown, "b a c")
  }

  @Test func `The completion comes at the end of the animation`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    var isDone = false
    fixture.source.apply(fixture.make("S: b")) { isDone = true }
    expect(!isDone)
    fixture.window!.advance(to: fixture.window!.animationEnd)
    expect(isDone)
  }

  @Test func `Without animation the difference is made at once`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b c")
    var isDone = false
    fixture.source.apply(fixture.make("S: c a d"), animatingDifferences: false) { isDone = true }
    expect(isDone)
    expect(!fixture.window!.isAnimating)
    expectEqual(fixture.asked(), "d")
    expectEqual(fixture.shown, "c a d")
  }

  @Test func `Equal content changes nothing, and is done at once`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    var isDone = false
    fixture.source.apply(fixture.make("S: a b")) { isDone = true }
    expect(isDone)
    expect(!fixture.window!.isAnimating)
    expectEqual(fixture.asked(), "")
  }

  // Rule DD-6: what else a layout depends on is looked at again, as the appearance of a list that a
  // section provider returns.
  @Test func `An equal snapshot without animation asks the section provider again`() {
    for isAnimated in [false, true] {
      let fixture = DiffableFixture()
      var height: CGFloat = 20
      var asked = 0
      fixture.view.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in
        asked += 1
        return listSection(.absolute(height))
      }
      fixture.show("S: a b")
      fixture.window!.layoutIfNeeded()
      let cell = fixture.view.cellForItem(at: [0, 1])
      expectEqual(cell?.frame.minY, 20)
      asked = 0
      height = 50
      var isDone = false
      fixture.source.apply(fixture.source.snapshot(), animatingDifferences: isAnimated) {
        isDone = true
      }
      fixture.window!.layoutIfNeeded()
      expect(isDone)
      expect(!fixture.window!.isAnimating)
      expectEqual(fixture.asked(), "")
      expectSame(fixture.view.cellForItem(at: [0, 1]), cell)
      expectEqual(asked, isAnimated ? 0 : 1)
      expectEqual(cell?.frame.minY, isAnimated ? 20 : 50)
    }
  }

  @Test func `The selection stays with its items`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b c")
    fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    fixture.source.apply(fixture.make("S: x c a"))
    expectEqual(fixture.view.indexPathsForSelectedItems, [[0, 1]])
  }

  @Test func `Random snapshots are shown as they are`() {
    for isAnimated in [true, false] {
      let fixture = DiffableFixture()
      var random = SplitMix64(seed: 7)
      for step in 0..<60 {
        var sections = ["S", "T", "U"]
        if random.once(in: 3) { sections.swapAt(0, 2) }
        if random.once(in: 3) { sections.remove(at: 1) }
        var snapshot = DiffableFixture.Snapshot()
        snapshot.appendSections(sections)
        var items = (0..<10).map(String.init).filter { _ in !random.once(in: 3) }
        items.shuffle(using: &random)
        for item in items {
          snapshot.appendItems([item], toSection: random.pick(sections))
        }
        fixture.source.apply(snapshot, animatingDifferences: isAnimated)
        expectEqual(fixture.shown, snapshot.itemIdentifiers.joined(separator: " "), "step \(step)")
        if random.once(in: 2), let window = fixture.window {
          window.advance(to: window.animationEnd)
        }
      }
    }
  }

  // MARK: Marks

  @Test func `Marks are a second batch, at places in the new data`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    var snapshot = fixture.make("S: x a b")
    snapshot.reloadItems(["b"])
    fixture.source.apply(snapshot)
    expectEqual(fixture.asked(), "x b")
    expectEqual(fixture.shown, "x a b")
  }

  @Test func `A new item that is marked is asked for twice`() {
    let fixture = DiffableFixture()
    fixture.show("S: a")
    var snapshot = fixture.make("S: a x")
    snapshot.reloadItems(["x"])
    fixture.source.apply(snapshot)
    expectEqual(fixture.asked(), "x x")
  }

  @Test func `Marks alone are made`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b, T: c d")
    var snapshot = fixture.source.snapshot()
    snapshot.reloadSections(["T"])
    snapshot.reloadItems(["b", "c"])
    var isDone = false
    fixture.source.apply(snapshot) { isDone = true }
    expectEqual(fixture.asked().split(separator: " ").sorted(), ["b", "c", "d"])
    fixture.window!.advance(to: fixture.window!.animationEnd)
    expect(isDone)
    expectEmpty(fixture.source.snapshot().reloadedItemIdentifiers)
  }

  @Test func `A reconfigured item keeps its cell, a reloaded one does not`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    let (first, second) = (
      fixture.view.cellForItem(at: [0, 0]), fixture.view.cellForItem(at: [0, 1])
    )
    var snapshot = fixture.source.snapshot()
    snapshot.reconfigureItems(["a"])
    snapshot.reloadItems(["b"])
    fixture.source.apply(snapshot, animatingDifferences: false)
    expectEqual(fixture.asked().split(separator: " ").sorted(), ["a", "b"])
    expectSame(fixture.view.cellForItem(at: [0, 0]), first)
    expectNotSame(fixture.view.cellForItem(at: [0, 1]), second)
  }

  // MARK: Reloading

  @Test func `Applying by reloading asks for everything, and ends the selection`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    var isDone = false
    fixture.source.applySnapshotUsingReloadData(fixture.make("S: a b c")) { isDone = true }
    expect(isDone)
    expectEqual(fixture.asked(), "a b c")
    expect(!fixture.window!.isAnimating)
    expectEqual(fixture.view.indexPathsForSelectedItems ?? [], [])
  }

  @Test func `Outside of a window data are loaded`() {
    let fixture = DiffableFixture(isInWindow: false)
    fixture.show("S: a b")
    var isDone = false
    fixture.source.apply(fixture.make("S: a b c")) { isDone = true }
    expect(isDone)
    expectEqual(fixture.asked(), "a b c")
  }

  @Test func `Without a collection view there are only data`() {
    var fixture: DiffableFixture? = DiffableFixture(isInWindow: false)
    let source = fixture!.source
    let snapshot = fixture!.make("S: a")
    fixture = nil
    var isDone = false
    source.apply(snapshot) { isDone = true }
    expect(isDone)
    expectEqual(source.snapshot(), snapshot)
  }

  // MARK: Order

  @Test func `A snapshot that the provider applies waits for the one being applied`() {
    let fixture = DiffableFixture()
    fixture.show("S: a")
    var seen: [[String]] = []
    fixture.inProvider = { [unowned fixture] item in
      guard item == "x" else { return }
      fixture.source.apply(fixture.make("S: y"))
      seen.append(fixture.source.snapshot().itemIdentifiers)
    }
    fixture.source.apply(fixture.make("S: a x"))
    expectEqual(seen, [["a", "x"]])
    expectEqual(fixture.source.snapshot().itemIdentifiers, ["y"])
    expectEqual(fixture.shown, "y")
  }

  @Test func `A snapshot that the provider applies in a layout pass waits for its end`() {
    let fixture = DiffableFixture()
    fixture.source.apply(fixture.make("S: a b"))
    fixture.inProvider = { [unowned fixture] item in
      if item == "a" { fixture.source.apply(fixture.make("S: b c")) }
    }
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.source.snapshot().itemIdentifiers, ["b", "c"])
    expectEqual(fixture.shown, "b c")
  }

  @Test func `What a completion applies is there at once`() {
    let fixture = DiffableFixture()
    var order: [[String]] = []
    fixture.source.apply(fixture.make("S: a")) { [unowned fixture] in
      fixture.source.apply(fixture.make("S: b"))
      order.append(fixture.source.snapshot().itemIdentifiers)
    }
    expectEqual(order, [["b"]])
  }

  @Test func `Data change before they are counted`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b")
    fixture.source.apply(fixture.make("S: a b c, T: d"))
    expectEqual(fixture.view.numberOfSections, 2)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 3)
  }

  @Test func `Snapshots may follow each other during their animations`() {
    let fixture = DiffableFixture()
    fixture.show("S: a b c d")
    var ended: [Int] = []
    for (index, text) in ["S: d a c", "S: e d", "S: a b c d e"].enumerated() {
      fixture.source.apply(fixture.make(text)) { ended.append(index) }
      fixture.window!.advance(to: fixture.window!.currentTime + 0.1)
    }
    expectEqual(fixture.shown, "a b c d e")
    fixture.window!.advance(to: fixture.window!.animationEnd)
    expectEqual(ended.sorted(), [0, 1, 2])
  }

  @Test func `The asynchronous forms return when the data are there`() async {
    let fixture = DiffableFixture()
    await fixture.source.apply(fixture.make("S: a"))
    expectEqual(fixture.source.snapshot().itemIdentifiers, ["a"])
    await fixture.source.apply(fixture.make("S: b"), animatingDifferences: false)
    expectEqual(fixture.shown, "b")
    await fixture.source.applySnapshotUsingReloadData(fixture.make("S: c"))
    expectEqual(fixture.shown, "c")
    var trees = DiffableFixture.Trees()
    trees.append(["x"])
    await fixture.source.apply(trees, to: "S")
    expectEqual(fixture.shown, "x")
  }
}
