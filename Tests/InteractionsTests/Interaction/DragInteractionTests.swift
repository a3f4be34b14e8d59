// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Interactions
import Pictures
import Testing
import Views

/// A drag from one view to another (interaction rules DG-1 to DG-10).
@MainActor
struct DragInteractionTests {
  private let fixture = DragFixture()
  private var window: UIWindow { fixture.window }

  // MARK: Beginning

  @Test func `IE-3: a release without a move sets the view down again, and the drag never began`() {
    window.longPress(at: fixture.start)
    expectEqual(fixture.calls, ["items"])
    window.advance(to: 0.8)
    expectEqual(fixture.previews.count, 1)
    window.endTouch()
    window.advance(to: 1.05)
    expectEqual(fixture.calls, ["items"])
    expectEmpty(fixture.previews)
    expectEqual(fixture.source.alphaInPlace, 1)
  }

  @Test func `IE-4: over nothing the view goes back in 0.35 seconds`() {
    fixture.lift()
    window.moveTouch(to: CGPoint(x: 65, y: 130))
    expectNotNil(window.activeDragSession)
    window.endTouch()
    expectEqual(
      fixture.calls,
      [
        "items", "restricted?", "allows move?", "will begin", "will end cancel",
      ])
    fixture.wait(0.34)
    expectEqual(fixture.calls.last, "will end cancel")
    fixture.wait(0.02)
    expectEqual(fixture.calls.last, "did end cancel")
    expectEmpty(fixture.previews)
    expectNil(window.activeDragSession)
  }

  @Test func `While the lift is animated the touch has to move ten points, afterwards any way`() {
    window.longPress(at: fixture.start)
    window.advance(to: 0.6)
    window.moveTouch(to: CGPoint(x: 58, y: 130))
    expectEqual(fixture.calls, ["items"])
    window.advance(to: 0.75)
    window.moveTouch(to: CGPoint(x: 59, y: 130))
    expectEqual(fixture.calls.last, "will begin")
  }

  @Test func `Nothing to drag is no drag: the touch is the view's`() {
    fixture.items = []
    window.longPress(at: fixture.start)
    expectEmpty(fixture.previews)
    expectNil(window.previewOverlay)
    expectEqual(fixture.source.alphaInPlace, 1)
  }

  @Test func `An item that is returned twice is dragged once`() {
    fixture.items = [fixture.items[0], fixture.items[0]]
    fixture.lift()
    window.moveTouch(to: fixture.over)
    expectEqual(window.activeDragSession?.items.count, 1)
  }

  // MARK: Looks

  @Test func `IE-19: what is lifted grows by a twentieth, and not beyond the window`() {
    fixture.lift()
    expectEqual(fixture.previews.first?.size, CGSize(width: 63, height: 63))
    let metrics = InteractionMetrics.phone.lift
    expectEqual(metrics.scale(width: 60, in: 390), 1.05)
    expectEqual(metrics.scale(width: 358, in: 390), 1)
    expectEqual(metrics.scale(width: 0, in: 390), 1)
  }

  @Test func `IE-20: over nothing the longer side is 120, and the point that is held stays held`()
    throws
  {
    fixture.source.frame = CGRect(x: 20, y: 100, width: 240, height: 160)
    fixture.lift()
    window.moveTouch(to: CGPoint(x: 200, y: 700))
    fixture.wait(0.3)
    let frame = try #require(fixture.previews.first)
    expectNear(frame.width, 120, within: 1e-9)
    expectNear(frame.height, 80, within: 1e-9)
    // The touch held 30, 30 of 240 × 160.
    expectNear(frame.minX, 200 - 30.0 / 240 * 120, within: 1e-9)
    expectNear(frame.minY, 700 - 30.0 / 160 * 80, within: 1e-9)
  }

  @Test func `While it is lifted the view is not drawn where it stands`() {
    fixture.lift()
    expectEqual(fixture.source.alphaInPlace, 0)
    window.moveTouch(to: fixture.over)
    expectEqual(fixture.source.alphaInPlace, 1)
  }

  // MARK: Destinations

  @Test func `A destination is notified of entering, moving and leaving`() {
    fixture.lift()
    fixture.calls = []
    window.moveTouch(to: fixture.over)
    window.moveTouch(to: CGPoint(x: 210, y: 500))
    window.moveTouch(to: CGPoint(x: 10, y: 10))
    expectEqual(fixture.calls.suffix(5), ["can handle?", "enter", "update", "update", "exit"])
  }

  @Test func `IE-7: a view that cannot handle a drag is called no more`() {
    fixture.handles = false
    fixture.lift()
    fixture.calls = []
    window.moveTouch(to: fixture.over)
    window.moveTouch(to: CGPoint(x: 210, y: 500))
    window.endTouch()
    fixture.wait(1)
    expectEqual(
      fixture.calls,
      [
        "restricted?", "allows move?", "will begin", "can handle?", "will end cancel",
        "did end cancel",
      ])
  }

  @Test func `IE-9: a move that the source does not allow is a cancel`() {
    fixture.allowsMove = false
    fixture.operation = .move
    fixture.lift()
    window.moveTouch(to: fixture.over)
    window.endTouch()
    fixture.wait(1)
    expectLacks(fixture.calls, "perform")
    expectEqual(fixture.calls.suffix(3), ["will end cancel", "end", "did end cancel"])
  }

  @Test
  func `A drop is performed once, and ends after its animation: first the drop, then the drag`() {
    fixture.lift()
    window.moveTouch(to: fixture.over)
    fixture.calls = []
    window.endTouch()
    expectEqual(fixture.calls, ["will end copy", "perform"])
    fixture.wait(1)
    expectEqual(fixture.calls, ["will end copy", "perform", "conclude", "end", "did end copy"])
    expectEmpty(fixture.previews)
  }

  @Test func `A dropped preview flies to its target in 0.4 seconds`() throws {
    let window = window
    fixture.dropTarget = {
      $0.retargetedPreview(
        with: UIDragPreviewTarget(container: window, center: CGPoint(x: 300, y: 700)))
    }
    fixture.lift()
    window.moveTouch(to: fixture.over)
    window.endTouch()
    fixture.wait(0.399)
    let frame = try #require(fixture.previews.first)
    expectNear(frame.midX, 300, within: 1)
    expectNear(frame.midY, 700, within: 1)
    expectLacks(fixture.calls, "conclude")
    fixture.wait(0.01)
    expectContains(fixture.calls, "conclude")
    expectEmpty(fixture.previews)
  }

  @Test func `Data can be loaded in the call that performs the drop, and not before`() {
    let loaded = Loaded()
    fixture.lift()
    window.moveTouch(to: fixture.over)
    fixture.items[0].itemProvider.loadObject(ofClass: String.self) { _, error in
      loaded.early = (error as NSError?)?.code
    }
    fixture.wait(0.1)
    expectEqual(loaded.early, -1000)
    fixture.performs = { session in
      session.loadObjects(ofClass: NSString.self) { objects in
        loaded.texts = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
      }
    }
    window.endTouch()
    expectNil(loaded.texts)
    fixture.wait(0.01)
    expectEqual(loaded.texts, ["one"])
  }

  private final class Loaded: @unchecked Sendable {
    var early: Int?
    var texts: [String]?
  }

  // MARK: Several

  @Test func `IE-6: a tap of another touch adds an item, and the destination is asked again`() {
    fixture.lift()
    window.moveTouch(to: fixture.over)
    fixture.added = [fixture.item("two")]
    fixture.calls = []
    window.beginAdditionalTouch(at: CGPoint(x: 30, y: 110))
    window.endAdditionalTouch()
    expectEqual(fixture.calls, ["items to add at 10, 10", "can handle?", "update"])
    expectEqual(window.activeDragSession?.items.count, 2)
    fixture.wait(0.4)
    expectEqual(fixture.previews.count, 3, "two previews and the badge")
  }

  @Test func `Several items lie in a stack, the third and those behind it in one place`() {
    fixture.items = ["a", "b", "c", "d"].map(fixture.item)
    fixture.lift()
    window.moveTouch(to: fixture.over)
    fixture.wait(0.4)
    let tree = LayoutTree(of: window, name: nil, scale: 2).overlay
    expectEqual(tree.filter { $0.alpha == 0 }.count, 1)
    expectContains(tree, where: { $0.text == "4" })
  }

  // MARK: Cancelling

  @Test
  func `DG-10: a drag whose source leaves its window is cancelled, and so is one that is disabled`()
  {
    fixture.lift()
    window.moveTouch(to: fixture.over)
    fixture.source.removeFromSuperview()
    fixture.wait(1)
    expectEqual(fixture.calls.suffix(3), ["will end cancel", "end", "did end cancel"])
    let other = DragFixture()
    other.lift()
    other.window.moveTouch(to: other.over)
    other.drag.isEnabled = false
    other.wait(1)
    expectEqual(other.calls.last, "did end cancel")
  }

  @Test func `A source's delegate that is gone is as one that implements nothing`() {
    var owner: DragFixture? = DragFixture()
    guard let window = owner?.window, let over = owner?.over else { return }
    owner?.lift()
    owner = nil
    window.moveTouch(to: over)
    window.endTouch()
    window.advance(to: window.currentTime + 1)
    expectNil(window.activeDragSession)
    expectNil(window.previewOverlay)
  }

  @Test func `The same script at 10, 60 and 240 frames a second ends in the same tree`() {
    func tree(_ rate: Double) -> [CGRect] {
      let fixture = DragFixture()
      func go(to time: TimeInterval) {
        while fixture.window.currentTime + 1 / rate < time {
          fixture.window.advance(to: fixture.window.currentTime + 1 / rate)
        }
        fixture.window.advance(to: time)
      }
      fixture.window.beginTouch(at: fixture.start)
      go(to: 0.75)
      fixture.window.moveTouch(to: fixture.over)
      go(to: 1.1)
      fixture.window.endTouch()
      go(to: 1.3)
      return fixture.previews
    }
    expectEqual(tree(10), tree(60))
    expectEqual(tree(60), tree(240))
    expectNotEmpty(tree(60))
  }
}
