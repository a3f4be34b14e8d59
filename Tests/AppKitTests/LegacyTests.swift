// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// An item of 50 × 30 points.
final class PrototypeItem: NSCollectionViewItem {
  override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 30)) }
}

/// Appkit rules ML-1 to ML-3, MS-5 and MB-1, and examples W 31 and W 32.
@Suite("AppKit: contents without a data source")
@MainActor
struct LegacyTests {
  private func view(_ count: Int) -> NSCollectionView {
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 238, height: 148))
    view.itemPrototype = PrototypeItem()
    view.content = (0..<count).map { "object \($0)" }
    view.layoutSubtreeIfNeeded()
    return view
  }

  private func frames(_ view: NSCollectionView) -> [NSRect] {
    view.content.indices.map { view.frameForItem(at: $0) }
  }

  @Test func `W 31: items of the prototype's size stand side by side`() throws {
    let view = view(7)
    let frames = frames(view)
    expectEqual(frames.map(\.minX), [0, 50, 100, 150, 0, 50, 100])
    expectEqual(frames.map(\.minY), [0, 0, 0, 0, 30, 30, 30])
    expectAll(frames, where: { $0.size == NSSize(width: 50, height: 30) })
    expectEqual(view.numberOfSections, 1)
    expectEqual(view.numberOfItems(inSection: 0), 7)
    expectNil(view.collectionViewLayout)
    let item = try #require(view.item(at: 4))
    expect(item, is: PrototypeItem.self)
    expectNotSame(item, view.itemPrototype)
    expectEqual(item.representedObject as? String, "object 4")
    expectEqual(item.view.frame, frames[4])
    expectSame(item.view.superview, view)
    expectSame(item.collectionView, view)
    expectEqual(view.frameForItem(at: 7), .zero)
    expectNil(view.item(at: 7))
    expectNil(view.item(at: -1))
  }

  @Test func `W 32: limits of columns and sizes`() {
    let view = view(7)
    view.maxNumberOfColumns = 2
    view.minItemSize = NSSize(width: 60, height: 30)
    view.layoutSubtreeIfNeeded()
    expectEqual(frames(view).map(\.minX), [0, 60, 0, 60, 0, 60, 0])
    expectEqual(frames(view).map(\.minY), [0, 0, 30, 30, 60, 60, 90])
    expectEqual(
      view.frameForItem(at: 1, withNumberOfItems: 3), NSRect(x: 60, y: 0, width: 60, height: 30))
    expectEqual(view.frameForItem(at: 3, withNumberOfItems: 3), .zero)
    view.maxItemSize = NSSize(width: 40, height: 20)
    expectEqual(view.frameForItem(at: 1), NSRect(x: 40, y: 0, width: 40, height: 20))
  }

  @Test func `Of more rows than allowed it grows sideways`() {
    let view = view(7)
    view.maxNumberOfRows = 2
    expectEqual(frames(view).map(\.minY), [0, 0, 0, 0, 30, 30, 30])
    // Rows win over columns (appkit rule MZ-6).
    view.maxNumberOfColumns = 2
    expectEqual(frames(view).map(\.minX), [0, 50, 100, 150, 0, 50, 100])
    view.maxNumberOfRows = 1
    expectEqual(frames(view).map(\.minX), (0..<7).map { 50 * CGFloat($0) })
  }

  @Test func `All items exist, visible or not`() throws {
    let view = view(400)
    expectEqual(view.item(at: 399)?.representedObject as? String, "object 399")
    expectEqual(view.visibleItems().count, 20)
    let item = try #require(view.item(at: 0))
    view.content = (0..<3).map { "object \($0)" }
    view.layoutSubtreeIfNeeded()
    // What stays keeps no item.
    expectNotSame(view.item(at: 0), item)
    expectNil(item.view.superview)
    expectEqual(view.visibleItems().count, 3)
  }

  @Test func `A client makes its items itself`() {
    final class Maker: NSCollectionView {
      override func newItem(forRepresentedObject object: Any) -> NSCollectionViewItem {
        let item = PrototypeItem()
        item.representedObject = object
        item.title = "\(object)"
        return item
      }
    }
    let view = Maker(frame: NSRect(x: 0, y: 0, width: 120, height: 100))
    view.content = [1, 2, 3]
    view.layoutSubtreeIfNeeded()
    expectEqual(view.item(at: 2)?.title, "3")
    expectEqual(view.frameForItem(at: 2), NSRect(x: 0, y: 30, width: 50, height: 30))
  }

  @Test func `Its selection is one of indexes`() {
    let view = view(7)
    view.isSelectable = true
    view.selectionIndexes = [1, 3]
    expectEqual(view.selectionIndexes, [1, 3])
    expectEmpty(view.selectionIndexPaths)
    view.selectionIndexPaths = [path(0, 2)]
    expectEqual(view.selectionIndexes, [1, 3])
    expectEmpty(view.selectionIndexPaths)
    expectEqual(view.item(at: 3)?.isSelected, true)
    expectEqual(view.item(at: 2)?.isSelected, false)
    view.selectionIndexes = []
    expectEqual(view.item(at: 3)?.isSelected, false)
  }

  @Test(arguments: [false, true])
  func `Items are selected at once, whether they are visible or laid out`(isLaidOut: Bool) {
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 238, height: 148))
    view.itemPrototype = PrototypeItem()
    view.content = (0..<60).map { "object \($0)" }
    if isLaidOut { view.layoutSubtreeIfNeeded() }
    view.isSelectable = true
    view.maxNumberOfColumns = 2
    view.minItemSize = NSSize(width: 60, height: 30)
    view.selectionIndexes = [4, 59]
    expectEqual(view.item(at: 4)?.isSelected, true)
    expectEqual(view.item(at: 59)?.isSelected, true)
    expectEqual(view.item(at: 3)?.isSelected, false)
    view.layoutSubtreeIfNeeded()
    expectEqual(view.item(at: 4)?.isSelected, true)
    expectEqual(view.item(at: 59)?.isSelected, true)
    view.selectionIndexes = [5]
    expectEqual(view.item(at: 4)?.isSelected, false)
    expectEqual(view.item(at: 59)?.isSelected, false)
    expectEqual(view.item(at: 5)?.isSelected, true)
  }

  @Test func `Indexes are those of the first section, and are kept past its end`() {
    let fixture = Fixture(
      clip: NSSize(width: 240, height: 150), counts: [4, 3], layout: NSCollectionViewFlowLayout())
    fixture.view.selectionIndexPaths = [path(0, 3), path(1, 1)]
    expectEqual(fixture.view.selectionIndexes, [3])
    fixture.view.selectionIndexes = [0, 99]
    expectEqual(fixture.view.selectionIndexes, [0, 99])
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0), path(1, 1)])
    fixture.view.reloadData()
    expectEmpty(fixture.view.selectionIndexes)
  }

  @Test func `A data source empties the content`() {
    let view = view(7)
    let source = CountingSource([2])
    view.dataSource = source
    expectEmpty(view.content)
    expectEqual(view.numberOfItems(inSection: 0), 2)
    view.content = []
    view.layoutSubtreeIfNeeded()
    expectEmpty(view.visibleItems())
  }

  @Test func `A click selects an item`() {
    let fixture = Fixture(clip: NSSize(width: 238, height: 148), counts: [], layout: nil)
    fixture.view.dataSource = nil
    fixture.view.itemPrototype = PrototypeItem()
    fixture.view.content = [1, 2, 3, 4, 5, 6]
    fixture.view.isSelectable = true
    fixture.window.layoutIfNeeded()
    fixture.window.click(at: fixture.point(60, 40))
    expectEqual(fixture.view.selectionIndexes, [5])
  }

  @Test func `A grid layout has the limits and the colours of its view`() {
    let grid = NSCollectionViewGridLayout()
    expectEmpty(grid.backgroundColors)
    grid.maximumNumberOfColumns = 3
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 100), counts: [9], layout: grid)
    expectEqual(fixture.view.maxNumberOfColumns, 3)
    fixture.view.maxNumberOfRows = 2
    fixture.view.minItemSize = NSSize(width: 20, height: 10)
    fixture.view.maxItemSize = NSSize(width: 40, height: 30)
    expectEqual(grid.maximumNumberOfRows, 2)
    expectEqual(grid.minimumItemSize, NSSize(width: 20, height: 10))
    expectEqual(grid.maximumItemSize, NSSize(width: 40, height: 30))
    expectEqual(grid.backgroundColors, fixture.view.backgroundColors)
    grid.backgroundColors = [.red]
    expectEqual(fixture.view.backgroundColors, [.red])
    expectEqual(
      fixture.view.frameForItem(at: 2, withNumberOfItems: 4),
      NSRect(x: 0, y: 30, width: 40, height: 30))
    fixture.view.collectionViewLayout = nil
    expectEqual(fixture.view.maxNumberOfRows, 0)
  }

  @Test func `Places have the colours in turn`() throws {
    let view = view(4)
    view.backgroundColors = [.red, .blue]
    let image = try Picture(of: view, scale: 1).data(.png)
    view.backgroundColors = [.red]
    let plain = try Picture(of: view, scale: 1).data(.png)
    view.backgroundColors = [.red, .red]
    // The places alone, and not the rest of the view.
    try expect(Picture(of: view, scale: 1).data(.png) != plain && image != plain)
  }
}
