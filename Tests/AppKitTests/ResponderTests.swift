// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Events, and who hears of them (appkit rules MV-1 to MV-9).
@Suite("AppKit: responders and views")
@MainActor
struct ResponderTests {
  /// Writes down what reaches it.
  private final class Listener: NSView {
    var log: [String] = []
    override var acceptsFirstResponder: Bool { true }
    override func mouseUp(with event: NSEvent) { note("mouseUp", event) }
    override func rightMouseDown(with event: NSEvent) { note("rightMouseDown", event) }
    override func rightMouseUp(with event: NSEvent) { note("rightMouseUp", event) }
    override func mouseEntered(with event: NSEvent) { note("mouseEntered", event) }
    override func mouseExited(with event: NSEvent) { note("mouseExited", event) }
    override func mouseMoved(with event: NSEvent) { note("mouseMoved", event) }
    override func keyUp(with event: NSEvent) { log.append("keyUp \(event.keyCode)") }

    private func note(_ name: String, _ event: NSEvent) {
      let point = event.locationInWindow
      log.append("\(name) \(Int(point.x)) \(Int(point.y))")
    }
  }

  private func listener(in window: NSWindow) -> (outer: Listener, inner: NSView) {
    let outer = Listener(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    window.contentView?.addSubview(outer)
    return (outer, inner)
  }

  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [], backing: .buffered,
    defer: false)

  private func mouse(_ type: NSEvent.EventType, _ x: CGFloat, _ y: CGFloat) throws -> NSEvent {
    try #require(
      NSEvent.mouseEvent(
        with: type, location: NSPoint(x: x, y: y), modifierFlags: [], timestamp: 0,
        windowNumber: 0, context: nil, eventNumber: 0, clickCount: 1, pressure: 1))
  }

  @Test func `What a view does not handle goes up the chain`() throws {
    let (outer, inner) = listener(in: window)
    let event = try mouse(.leftMouseUp, 12, 34)
    inner.mouseUp(with: event)
    inner.rightMouseDown(with: event)
    inner.rightMouseUp(with: event)
    inner.mouseEntered(with: event)
    inner.mouseMoved(with: event)
    inner.mouseExited(with: event)
    expectEqual(
      outer.log,
      [
        "mouseUp 12 34", "rightMouseDown 12 34", "rightMouseUp 12 34", "mouseEntered 12 34",
        "mouseMoved 12 34", "mouseExited 12 34",
      ])
  }

  @Test func `The right button reaches the view under the mouse`() throws {
    let (outer, _) = listener(in: window)
    window.sendEvent(try mouse(.rightMouseDown, 20, 30))
    window.sendEvent(try mouse(.rightMouseUp, 150, 30))
    window.sendEvent(try mouse(.rightMouseUp, 70, 30))
    expectEqual(outer.log, ["rightMouseDown 20 30", "rightMouseUp 70 30"])
  }

  @Test func `A key that is released reaches the first responder`() throws {
    let (outer, inner) = listener(in: window)
    window.makeFirstResponder(outer)
    let event = try #require(
      NSEvent.keyEvent(
        with: .keyUp, location: .zero, modifierFlags: .shift, timestamp: 1.5, windowNumber: 0,
        context: nil, characters: "A", charactersIgnoringModifiers: "a", isARepeat: false,
        keyCode: 7))
    expectEqual(event.type, .keyUp)
    expectEqual(event.modifierFlags, .shift)
    expectEqual(event.timestamp, 1.5)
    expectEqual(event.characters, "A")
    expectEqual(event.charactersIgnoringModifiers, "a")
    window.sendEvent(event)
    expectEqual(outer.log, ["keyUp 7"])
    inner.keyUp(with: event)
    expectEqual(outer.log, ["keyUp 7", "keyUp 7"], "passed on")
  }

  // Appkit rule MK-2.
  @Test func `Commands move and extend the selection of a collection view`() {
    let fixture = Fixture(
      clip: NSSize(width: 200, height: 150), counts: [9], layout: Fixture.exampleFlow())
    let view = fixture.view
    view.isSelectable = true
    view.allowsMultipleSelection = true
    func selected() -> [Int] { view.selectionIndexPaths.map(\.item).sorted() }
    view.selectionIndexPaths = [path(0, 4)]
    view.moveRight(nil)
    expectEqual(selected(), [5])
    view.moveLeft(nil)
    expectEqual(selected(), [4])
    view.moveLeftAndModifySelection(nil)
    expectEqual(selected(), [3, 4])
    view.selectionIndexPaths = [path(0, 4)]
    view.moveUpAndModifySelection(nil)
    expectContains(selected(), 1)
    expectContains(selected(), 4)
    view.selectionIndexPaths = [path(0, 4)]
    view.moveDownAndModifySelection(nil)
    expectContains(selected(), 7)
    expectContains(selected(), 4)
  }

  @Test func `A command that a view does not know goes up the chain`() {
    final class Commands: NSView {
      var log: [String] = []
      override func moveLeft(_ sender: Any?) { log.append("left") }
      override func moveRight(_ sender: Any?) { log.append("right") }
      override func moveUpAndModifySelection(_ sender: Any?) { log.append("up") }
      override func moveDownAndModifySelection(_ sender: Any?) { log.append("down") }
      override func moveLeftAndModifySelection(_ sender: Any?) { log.append("left, extending") }
    }
    let (outer, inner) = (Commands(frame: .zero), NSView(frame: .zero))
    outer.addSubview(inner)
    inner.moveLeft(nil)
    inner.moveRight(nil)
    inner.moveUpAndModifySelection(nil)
    inner.moveDownAndModifySelection(nil)
    inner.moveLeftAndModifySelection(nil)
    expectEqual(outer.log, ["left", "right", "up", "down", "left, extending"])
  }

  // MARK: Sizes

  @Test func `Subviews are asked to follow with the size before`() {
    final class Follower: NSView {
      var sizes: [NSSize] = []
      override func resize(withOldSuperviewSize oldSize: NSSize) {
        sizes.append(oldSize)
        super.resize(withOldSuperviewSize: oldSize)
      }
    }
    final class Parent: NSView {
      var sizes: [NSSize] = []
      override func resizeSubviews(withOldSize oldSize: NSSize) {
        sizes.append(oldSize)
        super.resizeSubviews(withOldSize: oldSize)
      }
    }
    let parent = Parent(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    let follower = Follower(frame: NSRect(x: 10, y: 10, width: 20, height: 20))
    follower.autoresizingMask = .width
    parent.addSubview(follower)
    parent.setFrameSize(NSSize(width: 130, height: 50))
    expectEqual(parent.sizes, [NSSize(width: 100, height: 50)])
    expectEqual(follower.sizes, parent.sizes)
    expectEqual(follower.frame.width, 50)
  }

  @Test func `A view knows that its window is being resized`() {
    final class Live: NSView {
      var states: [Bool] = []
      override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        states.append(inLiveResize)
      }
    }
    let view = Live(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    view.autoresizingMask = [.width, .height]
    window.contentView?.addSubview(view)
    view.states = []
    window.setContentSize(NSSize(width: 210, height: 100))
    window.resizeLive(through: [NSSize(width: 220, height: 100)])
    expectEqual(view.states, [false, true])
    expect(!view.inLiveResize)
  }

  @Test func `A view that updates its layer does so when its display is needed`() {
    final class Layered: NSView {
      var updates = 0
      override var wantsUpdateLayer: Bool { true }
      override func updateLayer() {
        updates += 1
        layer?.backgroundColor = NSColor.red.cgColor
      }
    }
    let view = Layered(frame: .zero)
    view.wantsLayer = true
    let before = view.updates
    view.needsDisplay = true
    expectEqual(view.updates, before + 1)
    expectEqual(view.layer?.backgroundColor, NSColor.red.cgColor)
    let plain = NSView(frame: .zero)
    expect(!plain.wantsUpdateLayer)
  }

  // MARK: Animations

  @Test func `Changes in a group are animated without an animator if it says so`() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    window.contentView?.addSubview(view)
    window.layoutIfNeeded()
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = 1
    NSAnimationContext.current.allowsImplicitAnimation = true
    NSAnimationContext.beginGrouping()
    expectEqual(NSAnimationContext.current.duration, 1, "as around it")
    expect(NSAnimationContext.current.allowsImplicitAnimation)
    NSAnimationContext.endGrouping()
    var isOver = false
    NSAnimationContext.current.completionHandler = { isOver = true }
    view.alphaValue = 0
    NSAnimationContext.endGrouping()
    expect(!NSAnimationContext.current.allowsImplicitAnimation)
    expect(!isOver)
    window.advance(to: window.currentTime + 1.1)
    expect(isOver)
    var isOverAtOnce = false
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.completionHandler = { isOverAtOnce = true }
    view.alphaValue = 1
    NSAnimationContext.endGrouping()
    expect(isOverAtOnce, "nothing was animated")
  }

  // MARK: Data

  @Test func `A set of index paths is enumerated in order, or backwards, until it is stopped`() {
    let set = NSSet(collectionViewIndexPaths: [path(1, 0), path(0, 2), path(0, 1)])
    var seen: [IndexPath] = []
    set.enumerateIndexPaths(options: [], using: { path, _ in seen.append(path) })
    expectEqual(seen, [path(0, 1), path(0, 2), path(1, 0)])
    seen = []
    set.enumerateIndexPaths(options: .reverse) { path, stop in
      seen.append(path)
      stop.pointee = ObjCBool(seen.count == 2)
    }
    expectEqual(seen, [path(1, 0), path(0, 2)])
  }

  @Test func `A diffable data source counts sections and asks its provider for headers`() {
    let view = NSCollectionView(frame: .zero)
    let source = NSCollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, _ in
      let item = view.makeItem(withIdentifier: CountingSource.identifier, for: path)
      return item
    }
    expectEqual(source.numberOfSections(in: view), 0)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    expectEqual(source.numberOfSections(in: view), 2)
    final class Header: NSView, NSCollectionViewElement {}
    let header = Header(frame: .zero)
    source.supplementaryViewProvider = { _, kind, path in
      guard kind == NSCollectionView.elementKindSectionHeader, path.section == 1 else {
        return nil
      }
      return header
    }
    let answer = source.collectionView(
      view, viewForSupplementaryElementOfKind: NSCollectionView.elementKindSectionHeader,
      at: path(1, 0))
    expectSame(answer, header)
  }
}
