// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
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
    expectSame(animator, box)
    animator.setFrameOrigin(NSPoint(x: 30, y: 30))
    expectEqual(box.frame.origin, NSPoint(x: 30, y: 30))
    try expectEqual(pixels(window), start)
    window.advance(to: 0.125)
    let middle = try pixels(window)
    window.advance(to: 0.25)
    let end = try pixels(window)
    expectNotEqual(middle, start)
    expectNotEqual(middle, end)
    // The second change is made at once.
    animator.setFrameOrigin(NSPoint(x: 0, y: 0))
    try expectEqual(pixels(window), start)
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
    expectEqual(NSAnimationContext.current.duration, 0.25)
    fixture.window.advance(to: 0.4)
    expect(!isDone)
    fixture.window.advance(to: 0.5)
    expect(isDone)
    expectEqual(fixture.view.visibleItems().count, 4)
  }

  @Test func `Groups nest, and end at once without animations`() {
    var ends: [String] = []
    NSAnimationContext.runAnimationGroup { outer in
      outer.duration = 2
      NSAnimationContext.runAnimationGroup { inner in
        expectEqual(inner.duration, 2)
        inner.duration = 0
      } completionHandler: {
        ends.append("inner")
      }
      expectEqual(NSAnimationContext.current.duration, 2)
    } completionHandler: {
      ends.append("outer")
    }
    expectEqual(ends, ["inner", "outer"])
  }

  @Test func `A single change is made at once, a batch over time`() {
    let fixture = fixture(3)
    fixture.source.counts = [2]
    fixture.view.deleteItems(at: [path(0, 0)])
    expectEqual(fixture.source.log.last, "didEndDisplaying 0.0")
    fixture.source.log = []
    fixture.source.counts = [1]
    var isDone = false
    fixture.view.performBatchUpdates({
      fixture.view.deleteItems(at: [path(0, 0)])
    }) { isDone = $0 }
    expectEmpty(fixture.source.log)
    fixture.window.advance(to: 0.2)
    expect(!isDone)
    fixture.window.advance(to: 0.25)
    expect(isDone)
    expectEqual(fixture.source.log, ["didEndDisplaying 0.0"])
  }

  @Test func `A scroll whose document shrinks ends where that does`() {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    let fixture = Fixture(clip: NSSize(width: 100, height: 200), counts: [60], layout: flow)
    let clip = fixture.scrollView.contentView
    fixture.view.animator().scrollToItems(at: [path(0, 59)], scrollPosition: .bottom)
    fixture.window.advance(to: 0.1)
    expectGreater(clip.bounds.minY, 0)
    expectLess(clip.bounds.minY, 2800)
    fixture.source.counts = [3]
    fixture.view.deleteItems(at: Set((3...59).map { path(0, $0) }))
    for time in [0.15, 0.2, 0.25, 1] {
      fixture.window.advance(to: time)
      expectEqual(clip.bounds.origin, .zero)
    }
    expectEqual(fixture.view.visibleItems().count, 3)
  }

  @Test func `A scroll ends at the document's end after a batch, and in a larger clip`() {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    let fixture = Fixture(clip: NSSize(width: 100, height: 200), counts: [60], layout: flow)
    let clip = fixture.scrollView.contentView
    fixture.view.animator().scrollToItems(at: [path(0, 59)], scrollPosition: .bottom)
    fixture.window.advance(to: 0.1)
    fixture.source.counts = [30]
    fixture.view.performBatchUpdates({
      fixture.view.deleteItems(at: Set((30...59).map { path(0, $0) }))
    })
    fixture.window.advance(to: 1)
    // 30 items of 50 less the clip.
    expectEqual(clip.bounds.origin, NSPoint(x: 0, y: 1300))
    clip.animator().setBoundsOrigin(.zero)
    fixture.window.advance(to: 2)
    fixture.view.animator().scrollToItems(at: [path(0, 29)], scrollPosition: .bottom)
    fixture.window.advance(to: 2.1)
    fixture.window.setContentSize(NSSize(width: 100, height: 500))
    fixture.window.advance(to: 3)
    expectEqual(clip.bounds.origin, NSPoint(x: 0, y: 1000))
  }

  @Test func `A scroll of a document that is no collection view ends where that does`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered,
      defer: false)
    let clip = NSClipView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let box = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 1000))
    clip.documentView = box
    window.contentView?.addSubview(clip)
    window.layoutIfNeeded()
    clip.animator().setBoundsOrigin(NSPoint(x: 0, y: 900))
    window.advance(to: 0.1)
    box.setFrameSize(NSSize(width: 100, height: 300))
    window.advance(to: 1)
    expectEqual(clip.bounds.origin, NSPoint(x: 0, y: 200))
    // What was to go beyond the document does.
    clip.animator().setBoundsOrigin(NSPoint(x: 0, y: 260))
    window.advance(to: 2)
    expectEqual(clip.bounds.origin, NSPoint(x: 0, y: 260))
  }

  private final class FlippedView: NSView {
    override var isFlipped: Bool { true }
  }

  @Test func `Layouts are exchanged at once, or by an animator`() {
    let fixture = fixture(3)
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 50, height: 50)
    grid.maximumItemSize = NSSize(width: 50, height: 50)
    let flow = fixture.view.collectionViewLayout
    fixture.view.animator().collectionViewLayout = grid
    expectSame(fixture.view.collectionViewLayout, grid)
    expectEqual(fixture.view.item(at: path(0, 1))?.view.frame.origin, NSPoint(x: 50, y: 0))
    fixture.window.advance(to: 1)
    fixture.view.collectionViewLayout = flow
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.view.item(at: path(0, 1))?.view.frame.origin, NSPoint(x: 0, y: 20))
    expectSame(flow?.collectionView, fixture.view)
    expectNil(grid.collectionView)
  }
}
