// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit section 2.3.
@Suite("AppKit: items")
@MainActor
struct ItemTests {
  private func fixture(_ count: Int = 40) -> Fixture {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    return Fixture(clip: NSSize(width: 100, height: 100), counts: [count], layout: flow)
  }

  @Test func `An item is made, told, announced and added in this order`() throws {
    let fixture = fixture(1)
    expectEqual(fixture.source.log, ["item 0.0", "willDisplay 0.0"])
    let item = try #require(fixture.view.item(at: path(0, 0)) as? PlainItem)
    expectEqual(item.log, ["selected false in view", "apply"])
    expectEqual(item.identifier, CountingSource.identifier)
    expectSame(item.collectionView, fixture.view)
    expectSame(item.view.superview, fixture.view)
    expectSame(item.view.nextResponder, item)
    expectSame(item.nextResponder, fixture.view)
  }

  @Test func `Items are used again, and not before they are gone`() throws {
    let fixture = fixture()
    let first = try #require(fixture.view.item(at: path(0, 0)) as? PlainItem)
    expectEqual(fixture.view.visibleItems().count, 2)
    first.view.alphaValue = 0.25
    fixture.source.log = []
    fixture.scrollView.contentView.scroll(to: NSPoint(x: 0, y: 200))
    fixture.window.layoutIfNeeded()
    expectEqual(
      fixture.source.log,
      [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "item 0.4", "willDisplay 0.4", "item 0.5",
        "willDisplay 0.5",
      ])
    // The one that came last goes first.
    expectSame(fixture.view.item(at: path(0, 5)), first)
    expectContains(first.log, "reuse")
    expectEqual(first.view.alphaValue, 1)
    expectNil(fixture.view.item(at: path(0, 0)))
    expectEqual(fixture.view.indexPath(for: first), path(0, 5))
    expectEqual(fixture.view.indexPathsForVisibleItems(), [path(0, 4), path(0, 5)])
  }

  @Test func `Loading again makes items in the next layout`() {
    let fixture = fixture()
    fixture.source.log = []
    fixture.view.reloadData()
    expectEqual(fixture.source.log, ["didEndDisplaying 0.0", "didEndDisplaying 0.1"])
    expectEmpty(fixture.view.visibleItems())
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.view.visibleItems().count, 2)
  }

  @Test func `A data source may make items itself`() {
    final class OwnItems: CountingSource {
      let items = (0..<3).map { _ in PlainItem() }
      override func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { items[indexPath.item] }
    }
    let source = OwnItems([3])
    let fixture = Fixture(
      clip: NSSize(width: 200, height: 100), counts: [3], layout: NSCollectionViewFlowLayout(),
      source: source)
    expectEqual(fixture.view.visibleItems(), source.items)
  }

  @Test func `An item without a nib has an empty view`() {
    let item = NSCollectionViewItem(nibName: nil, bundle: nil)
    expect(!item.isViewLoaded)
    expectEqual(item.view.frame, .zero)
    expect(item.isViewLoaded)
  }

  @Test func `A copy is a new item of the same object`() throws {
    let item = PlainItem()
    item.representedObject = "Aconcagua"
    let copy = try #require(item.copy() as? PlainItem)
    expectNotSame(copy, item)
    expectEqual(copy.representedObject as? String, "Aconcagua")
    expectNotSame(copy.view, item.view)
  }

  @Test func `Without a layout nothing is shown`() {
    let fixture = fixture()
    fixture.view.collectionViewLayout = nil
    fixture.window.layoutIfNeeded()
    expectEmpty(fixture.view.visibleItems())
  }

  @Test func `An item is where the layout says, whatever its mask`() throws {
    let fixture = fixture(3)
    let view = try #require(fixture.view.item(at: path(0, 1))?.view)
    view.autoresizingMask = [.width, .height, .minYMargin]
    fixture.source.counts = [30]
    fixture.view.insertItems(at: Set((3..<30).map { path(0, $0) }))
    expectEqual(fixture.view.frame.height, 1500)
    expectEqual(view.frame, NSRect(x: 0, y: 50, width: 100, height: 50))
  }

  @Test func `A view with its items is released`() {
    weak var view: NSCollectionView?
    weak var item: NSCollectionViewItem?
    do {
      let fixture = fixture(3)
      view = fixture.view
      item = fixture.view.item(at: path(0, 0))
      expectNotNil(item)
    }
    expectNil(view)
    expectNil(item)
  }
}
