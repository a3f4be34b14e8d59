// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Testing

/// Appkit rules MU-1 to MU-5.
@Suite("AppKit: animation")
@MainActor
struct AnimationTests {
  private func fixture(_ count: Int) -> Fixture {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 100, height: 20)
    flow.minimumLineSpacing = 0
    return Fixture(clip: NSSize(width: 100, height: 100), counts: [count], layout: flow)
  }

  /// What of a window is shown now: one pixel a point.
  private func pixels(_ window: NSWindow) throws -> Data {
    try Picture(of: window, scale: 1).data(.png)
  }

  @Test func `An animator animates one change`() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 40, height: 40), styleMask: [], backing: .buffered,
      defer: false)
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    box.boxType = .custom
    box.fillColor = .red
    window.contentView?.addSubview(box)
    window.layoutIfNeeded()
    let start = try pixels(window)
    let animator = box.animator()
    #expect(animator === box)
    animator.setFrameOrigin(NSPoint(x: 30, y: 30))
    #expect(box.frame.origin == NSPoint(x: 30, y: 30))
    #expect(try pixels(window) == start)
    window.advance(to: 0.125)
    let middle = try pixels(window)
    window.advance(to: 0.25)
    let end = try pixels(window)
    #expect(middle != start && middle != end)
    // The second change is made at once.
    animator.setFrameOrigin(NSPoint(x: 0, y: 0))
    #expect(try pixels(window) == start)
  }

  @Test func `A group's completion comes when its time is over`() {
    let fixture = fixture(3)
    var isDone = false
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0.5
      fixture.source.counts = [4]
      fixture.view.animator().insertItems(at: [path(0, 0)])
    } completionHandler: {
      isDone = true
    }
    #expect(NSAnimationContext.current.duration == 0.25)
    fixture.window.advance(to: 0.4)
    #expect(!isDone)
    fixture.window.advance(to: 0.5)
    #expect(isDone)
    #expect(fixture.view.visibleItems().count == 4)
  }

  @Test func `Groups nest, and end at once without animations`() {
    var ends: [String] = []
    NSAnimationContext.runAnimationGroup { outer in
      outer.duration = 2
      NSAnimationContext.runAnimationGroup { inner in
        #expect(inner.duration == 2)
        inner.duration = 0
      } completionHandler: {
        ends.append("inner")
      }
      #expect(NSAnimationContext.current.duration == 2)
    } completionHandler: {
      ends.append("outer")
    }
    #expect(ends == ["inner", "outer"])
  }

  @Test func `A single change is made at once, a batch over time`() {
    let fixture = fixture(3)
    fixture.source.counts = [2]
    fixture.view.deleteItems(at: [path(0, 0)])
    #expect(fixture.source.log.last == "didEndDisplaying 0.0")
    fixture.source.log = []
    fixture.source.counts = [1]
    var isDone = false
    fixture.view.performBatchUpdates({
      fixture.view.deleteItems(at: [path(0, 0)])
    }) { isDone = $0 }
    #expect(fixture.source.log.isEmpty)
    fixture.window.advance(to: 0.2)
    #expect(!isDone)
    fixture.window.advance(to: 0.25)
    #expect(isDone)
    #expect(fixture.source.log == ["didEndDisplaying 0.0"])
  }

  @Test func `Layouts are exchanged at once, or by an animator`() {
    let fixture = fixture(3)
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 50, height: 50)
    grid.maximumItemSize = NSSize(width: 50, height: 50)
    let flow = fixture.view.collectionViewLayout
    fixture.view.animator().collectionViewLayout = grid
    #expect(fixture.view.collectionViewLayout === grid)
    #expect(fixture.view.item(at: path(0, 1))?.view.frame.origin == NSPoint(x: 50, y: 0))
    fixture.window.advance(to: 1)
    fixture.view.collectionViewLayout = flow
    fixture.window.layoutIfNeeded()
    #expect(fixture.view.item(at: path(0, 1))?.view.frame.origin == NSPoint(x: 0, y: 20))
    #expect(flow?.collectionView === fixture.view)
    #expect(grid.collectionView == nil)
  }
}
