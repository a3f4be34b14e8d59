// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit sections 2.5 and 2.14, examples W 9 to W 15.
@Suite("AppKit: selection")
@MainActor
struct SelectionTests {
  /// 60 × 40 items, 300 wide: W 21.
  private func fixture(_ counts: [Int] = [7, 3], multiple: Bool = false) -> Fixture {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 60, height: 40)
    flow.minimumInteritemSpacing = 6
    flow.minimumLineSpacing = 8
    flow.sectionInset = NSEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    let fixture = Fixture(clip: NSSize(width: 300, height: 150), counts: counts, layout: flow)
    fixture.view.isSelectable = true
    fixture.view.allowsMultipleSelection = multiple
    fixture.source.log = []
    return fixture
  }

  private func click(
    _ fixture: Fixture, _ path: IndexPath, _ modifiers: NSEvent.ModifierFlags = []
  ) {
    let frame = fixture.frame(path.item, path.section) ?? .zero
    fixture.window.click(at: fixture.point(frame.midX, frame.midY), modifiers: modifiers)
  }

  // MARK: By the program

  @Test func `A program selects what it likes, and no delegate is called`() {
    let fixture = fixture()
    let view = fixture.view
    view.isSelectable = false
    view.selectItems(at: [path(0, 1)], scrollPosition: [])
    expectEqual(view.selectionIndexPaths, [path(0, 1)])
    expectEqual(view.item(at: path(0, 1))?.isSelected, true)
    view.isSelectable = true
    view.selectItems(at: [path(1, 2)], scrollPosition: [])
    expectEqual(view.selectionIndexPaths, [path(0, 1), path(1, 2)])
    view.allowsMultipleSelection = true
    view.selectItems(at: [path(0, 0)], scrollPosition: [])
    view.deselectItems(at: [path(0, 0)])
    expectEqual(view.selectionIndexPaths, [path(0, 1), path(1, 2)])
    expectEmpty(fixture.source.log)
  }

  @Test func `All are selected and deselected with the delegate`() {
    let fixture = fixture(multiple: true)
    fixture.view.selectionIndexPaths = [path(0, 1), path(1, 2)]
    fixture.view.selectAll(nil)
    fixture.view.deselectAll(nil)
    expectEqual(
      fixture.source.log.filter { $0.hasPrefix("did") }, ["didSelect 8", "didDeselect 10"])
    fixture.source.log = []
    fixture.view.deselectAll(nil)
    fixture.view.allowsMultipleSelection = false
    fixture.view.selectAll(nil)
    expectEmpty(fixture.source.log)
    expectEmpty(fixture.view.selectionIndexPaths)
  }

  @Test func `Data that are loaded again are not selected`() {
    let fixture = fixture()
    fixture.view.selectionIndexPaths = [path(0, 3)]
    fixture.view.reloadData()
    expectEmpty(fixture.view.selectionIndexPaths)
    expectEmpty(fixture.source.log.filter { !$0.hasPrefix("didEnd") })
  }

  @Test func `Changes of the data renumber the selection`() {
    let fixture = fixture()
    fixture.view.selectionIndexPaths = [path(0, 3), path(0, 5)]
    fixture.source.counts = [7, 3]
    fixture.view.performBatchUpdates({
      fixture.view.deleteItems(at: [path(0, 5)])
      fixture.view.insertItems(at: [path(0, 0)])
    })
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 4)])
  }

  @Test func `Less that may be selected keeps less`() {
    let fixture = fixture(multiple: true)
    fixture.view.selectionIndexPaths = [path(1, 0), path(0, 4), path(0, 2)]
    fixture.view.allowsMultipleSelection = false
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 2)])
    fixture.view.isSelectable = false
    expectEmpty(fixture.view.selectionIndexPaths)
  }

  // MARK: By the mouse

  @Test func `A click selects at its end, after highlights`() {
    let fixture = fixture()
    fixture.view.selectionIndexPaths = [path(0, 1)]
    click(fixture, path(0, 4))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 4)])
    expectEqual(
      fixture.source.log,
      [
        "shouldChange 0.4 forSelection", "didChange 0.4 forSelection",
        "shouldChange 0.1 forDeselection", "didChange 0.1 forDeselection", "shouldDeselect 0.1",
        "shouldSelect 0.4", "didDeselect 0.1", "didSelect 0.4", "didChange 0.1 0.4 none",
      ])
    expectEqual(fixture.view.item(at: path(0, 4))?.isSelected, true)
    expectEqual(
      fixture.view.item(at: path(0, 4))?.highlightState, NSCollectionViewItem.HighlightState.none)
    expect(fixture.view.isFirstResponder)
  }

  @Test func `A click on one of several selected items keeps it alone`() {
    let fixture = fixture(multiple: true)
    fixture.view.selectionIndexPaths = [path(0, 1), path(0, 2), path(0, 3)]
    click(fixture, path(0, 2))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 2)])
    expectEqual(fixture.source.log, ["shouldDeselect 0.1 0.3", "didDeselect 0.1 0.3"])
  }

  @Test func `Shift and command toggle one item, and select no range`() {
    let fixture = fixture(multiple: true)
    fixture.view.selectionIndexPaths = [path(0, 1)]
    click(fixture, path(0, 4), .shift)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1), path(0, 4)])
    click(fixture, path(0, 1), .command)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 4)])
    fixture.view.allowsEmptySelection = false
    click(fixture, path(0, 4), .command)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 4)])
  }

  @Test func `Where one may be selected, shift is nothing and command deselects`() {
    let fixture = fixture()
    click(fixture, path(0, 1))
    click(fixture, path(0, 4), .shift)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 4)])
    click(fixture, path(0, 4), .command)
    expectEmpty(fixture.view.selectionIndexPaths)
  }

  @Test func `A click on empty ground deselects, unless something has to be selected`() {
    let fixture = fixture()
    fixture.view.selectionIndexPaths = [path(0, 1)]
    fixture.view.allowsEmptySelection = false
    fixture.window.click(at: fixture.point(70, 20))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1)])
    fixture.view.allowsEmptySelection = true
    fixture.window.click(at: fixture.point(70, 20))
    expectEmpty(fixture.view.selectionIndexPaths)
  }

  @Test func `An item that may not be highlighted is not selected`() {
    let fixture = fixture()
    fixture.source.refused = [path(0, 4)]
    click(fixture, path(0, 4))
    expectEmpty(fixture.view.selectionIndexPaths)
    expectEqual(fixture.source.log, ["shouldChange 0.4 forSelection"])
  }

  @Test func `A rectangle from empty ground selects what it meets`() {
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 40, height: 30)
    grid.maximumItemSize = NSSize(width: 70, height: 50)
    grid.minimumInteritemSpacing = 5
    grid.minimumLineSpacing = 4
    grid.margins = NSEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let fixture = Fixture(clip: NSSize(width: 240, height: 150), counts: [9], layout: grid)
    fixture.view.isSelectable = true
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 0)]
    fixture.window.drag(
      from: fixture.point(1, 1), to: fixture.point(60, 60), modifiers: .command)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1), path(0, 5), path(0, 6)])
    fixture.window.drag(from: fixture.point(1, 1), to: fixture.point(60, 10))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0), path(0, 1)])
  }

  @Test func `A rectangle that only touches an item does not select it`() {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 100, height: 50)
    flow.minimumInteritemSpacing = 0
    flow.sectionInset = NSEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    let fixture = Fixture(clip: NSSize(width: 300, height: 150), counts: [3], layout: flow)
    fixture.view.isSelectable = true
    fixture.view.allowsMultipleSelection = true
    fixture.window.drag(from: fixture.point(10, 10), to: fixture.point(100, 80))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0)])
    fixture.window.drag(from: fixture.point(10, 10), to: fixture.point(101, 80))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0), path(0, 1)])
  }

  // MARK: Data that change below the mouse

  @Test(arguments: [false, true])
  func `A press selects the item that was pressed, wherever it is by then`(isBatch: Bool) {
    let fixture = fixture()
    fixture.window.pressMouse(at: middle(fixture, path(0, 2)))
    delete([path(0, 0)], leaving: [6, 3], in: fixture, isBatch: isBatch)
    expectEqual(fixture.view.item(at: path(0, 1))?.highlightState, .forSelection)
    fixture.window.releaseMouse()
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1)])
    expectContains(fixture.source.log, "didSelect 0.1")
    expectAll(fixture.view.visibleItems(), where: { $0.highlightState == .none })
  }

  @Test func `A press whose item is gone selects and deselects nothing`() {
    let fixture = fixture()
    fixture.view.selectionIndexPaths = [path(0, 1)]
    fixture.window.pressMouse(at: middle(fixture, path(0, 2)))
    delete([path(0, 2)], leaving: [6, 3], in: fixture)
    fixture.window.moveMouse(to: middle(fixture, path(1, 0)))
    fixture.window.releaseMouse()
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1)])
    expectLacks(fixture.source.log, where: { $0.hasPrefix("didSelect") })
    expectAll(fixture.view.visibleItems(), where: { $0.highlightState == .none })
  }

  @Test func `A press before all data are loaded again selects nothing`() {
    let fixture = fixture()
    fixture.window.pressMouse(at: middle(fixture, path(0, 2)))
    fixture.source.counts = [1, 1]
    fixture.view.reloadData()
    fixture.window.releaseMouse()
    expectEmpty(fixture.view.selectionIndexPaths)
  }

  @Test func `A rectangle selects the items that it met and that are still there`() {
    let fixture = fixture([7, 3], multiple: true)
    fixture.view.selectionIndexPaths = [path(0, 6), path(1, 2)]
    // Between the first two items, over items 1 and 2.
    fixture.window.pressMouse(at: fixture.point(70, 20))
    fixture.window.moveMouse(to: fixture.point(200, 30))
    expectEqual(fixture.view.item(at: path(0, 2))?.highlightState, .forSelection)
    delete([path(0, 0), path(0, 2), path(1, 0)], leaving: [5, 2], in: fixture)
    fixture.window.releaseMouse()
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0)])
    expectContains(fixture.source.log, "didDeselect 0.4 1.1")
  }

  @Test func `A rectangle over items that are deleted selects none of them`() {
    let fixture = fixture([3], multiple: true)
    fixture.window.pressMouse(at: fixture.point(70, 20))
    fixture.window.moveMouse(to: fixture.point(290, 30))
    fixture.source.counts = [1]
    fixture.view.reloadData()
    fixture.window.moveMouse(to: fixture.point(291, 30))
    fixture.window.releaseMouse()
    expectEmpty(fixture.view.selectionIndexPaths)
  }

  @Test func `Nothing is dropped elsewhere without a drag, and a click goes on`() {
    let fixture = fixture()
    fixture.window.pressMouse(at: middle(fixture, path(0, 2)))
    fixture.window.dropElsewhere(accepting: .copy)
    fixture.window.releaseMouse()
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 2)])
  }

  private func middle(_ fixture: Fixture, _ path: IndexPath) -> NSPoint {
    let frame = fixture.frame(path.item, path.section) ?? .zero
    return fixture.point(frame.midX, frame.midY)
  }

  private func delete(
    _ paths: Set<IndexPath>, leaving counts: [Int], in fixture: Fixture, isBatch: Bool = true
  ) {
    fixture.source.counts = counts
    guard isBatch else { return fixture.view.deleteItems(at: paths) }
    fixture.view.performBatchUpdates({ fixture.view.deleteItems(at: paths) })
  }

  @Test func `A view that is not selectable is not`() {
    let fixture = fixture()
    fixture.view.isSelectable = false
    click(fixture, path(0, 1))
    expectEmpty(fixture.view.selectionIndexPaths)
    expectEmpty(fixture.source.log)
  }
}
