// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Layouts and delegates that load the data again while the mouse or a key selects.
@Suite("AppKit: input whose callbacks act")
@MainActor
struct ActingMouseTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 300, height: 400), styleMask: [], backing: .buffered,
    defer: false)
  private let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 300, height: 400))
  private let source = ActingItems([Array(1...30)])

  init() {
    view.register(ActingItem.self, forItemWithIdentifier: ActingItems.identifier)
    view.collectionViewLayout = ActingItemLayout()
    view.dataSource = source
    view.delegate = source
    view.isSelectable = true
    view.allowsMultipleSelection = true
    window.contentView?.addSubview(view)
    window.makeFirstResponder(view)
    window.layoutIfNeeded()
  }

  /// Loads two items at the first call of a callback.
  private func load(in callback: ItemCallback) {
    var isDone = false
    source.act = { [source, view] called in
      guard called == callback, !isDone else { return }
      isDone = true
      source.items = [[101, 102]]
      view.reloadData()
    }
  }

  @Test(arguments: [ItemCallback.elements, .shouldChange, .shouldSelect, .shouldDeselect])
  func `A click asks about no item that is gone`(callback: ItemCallback) {
    view.selectItems(at: [IndexPath(item: 20, section: 0)], scrollPosition: [])
    load(in: callback)
    window.pressMouse(at: NSPoint(x: 10, y: 390))
    window.releaseMouse()
    window.layoutIfNeeded()
    expectEqual(source.faults, [])
    expectEqual(source.items[0].count, 2, "\(callback)")
    expectEqual(view.selectionIndexPaths.filter { $0.item > 1 }, [])
  }

  @Test(arguments: [ItemCallback.elements, .shouldChange, .shouldSelect, .didSelect])
  func `An arrow asks about no item that is gone`(callback: ItemCallback) {
    view.selectItems(at: [IndexPath(item: 20, section: 0)], scrollPosition: [])
    load(in: callback)
    view.moveDown(nil)
    window.layoutIfNeeded()
    expectEqual(source.faults, [])
    expectEqual(source.items[0].count, 2, "\(callback)")
    expectEqual(view.selectionIndexPaths.filter { $0.item > 1 }, [])
  }

  @Test(arguments: [ItemCallback.shouldSelect, .didSelect, .canDrag, .writer, .dragWillBegin])
  func `A drag asks about no item that is gone`(callback: ItemCallback) {
    load(in: callback)
    window.pressMouse(at: NSPoint(x: 10, y: 390))
    window.moveMouse(to: NSPoint(x: 160, y: 300))
    window.moveMouse(to: NSPoint(x: 170, y: 300))
    window.releaseMouse()
    window.layoutIfNeeded()
    expectEqual(source.faults, [])
    expectEqual(source.items[0].count, 2, "\(callback)")
  }

  @Test(arguments: [ItemCallback.shouldSelect, .didSelect, .canDrag, .writer])
  func `A view that leaves its window as a drag begins drags nothing`(callback: ItemCallback) {
    source.act = { [view] in if $0 == callback { view.removeFromSuperview() } }
    window.pressMouse(at: NSPoint(x: 10, y: 390))
    window.moveMouse(to: NSPoint(x: 160, y: 300))
    window.releaseMouse()
    expectEqual(view.window, nil, "\(callback)")
    expectEqual(source.faults, [])
  }
}
