// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit section 1.9: controllers, notifications and what else windows and views tell.
@Suite("AppKit: controllers and notifications")
@MainActor
struct ControllerTests {
  /// Records its calls.
  final class Loud: NSViewController {
    var log: [String] = []
    override func loadView() {
      log.append("load")
      view = NSView(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
    }
    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear() { log.append("willAppear") }
    override func viewDidAppear() { log.append("didAppear") }
    override func viewWillDisappear() { log.append("willDisappear") }
    override func viewDidDisappear() { log.append("didDisappear") }
    override func viewWillLayout() { log.append("willLayout") }
    override func viewDidLayout() { log.append("didLayout") }
  }

  private func window() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled],
      backing: .buffered, defer: false)
  }

  @Test func `A controller hears of its view's life in order`() {
    let controller = Loud()
    let window = window()
    window.contentView?.addSubview(controller.view)
    window.layoutIfNeeded()
    expectEqual(
      controller.log, ["load", "didLoad", "willAppear", "didAppear", "willLayout", "didLayout"])
    controller.log = []
    let other = NSView(frame: .zero)
    window.contentView?.addSubview(other)
    other.addSubview(controller.view)
    expectLacks(controller.log, "willDisappear")
    controller.log = []
    controller.view.removeFromSuperview()
    expectEqual(controller.log, ["willDisappear", "didDisappear"])
  }

  @Test func `An item appears and disappears with its view`() throws {
    final class LoudItem: NSCollectionViewItem {
      var log: [String] = []
      override func loadView() { view = NSView(frame: .zero) }
      override func viewDidAppear() { log.append("did appear") }
      override func viewDidDisappear() { log.append("did disappear") }
    }
    final class Source: CountingSource {
      let item = LoudItem()
      override func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { item }
    }
    let source = Source([1])
    let fixture = Fixture(
      clip: NSSize(width: 100, height: 100), counts: [1], layout: NSCollectionViewFlowLayout(),
      source: source)
    expectEqual(source.item.log, ["did appear"])
    fixture.view.reloadData()
    expectEqual(source.item.log, ["did appear", "did disappear"])
  }

  @Test func `Controllers hold their children`() {
    let (parent, first, second) = (NSViewController(), NSViewController(), NSViewController())
    parent.addChild(first)
    parent.insertChild(second, at: 0)
    expectEqual(parent.children, [second, first])
    expectSame(first.parent, parent)
    let other = NSViewController()
    other.addChild(first)
    expectEqual(parent.children, [second])
    expectSame(first.parent, other)
    second.removeFromParent()
    expectEmpty(parent.children)
    expectNil(second.parent)
    expectNil(first.viewIfLoaded)
    first.loadViewIfNeeded()
    expectNotNil(first.viewIfLoaded)
  }

  @Test func `A window controller makes its window when it is asked for`() throws {
    final class Controller: NSWindowController, NSWindowDelegate {
      var log: [String] = []
      override func loadWindow() {
        window = NSWindow(
          contentRect: NSRect(x: 0, y: 0, width: 320, height: 600), styleMask: [.titled],
          backing: .buffered, defer: true)
      }
      override func windowWillLoad() { log.append("will load") }
      override func windowDidLoad() {
        log.append("did load")
        window?.delegate = self
      }
      func windowDidResize(_ notification: Notification) {
        log.append("resize \(notification.object as? NSWindow === window)")
      }
      func windowWillClose(_ notification: Notification) { log.append("close") }
    }
    let controller = Controller(windowNibName: "Grid")
    expect(!controller.isWindowLoaded)
    expectEmpty(controller.log)
    controller.showWindow(nil)
    let window = try #require(controller.window)
    expectEqual(controller.log, ["will load", "did load"])
    expect(window.isVisible)
    expect(window.isKeyWindow)
    expectSame(window.windowController, controller)
    expectSame(window.nextResponder, controller)
    window.minSize = NSSize(width: 320, height: 240)
    window.setFrame(NSRect(x: 5, y: 6, width: 400, height: 100), display: true)
    expectEqual(window.frame, NSRect(x: 5, y: 6, width: 400, height: 240))
    controller.close()
    expect(!window.isVisible)
    expectEqual(controller.log.suffix(2), ["resize true", "close"])
  }

  @Test func `Views announce other frames and bounds`() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    var names: [String] = []
    let observers = [
      NSView.frameDidChangeNotification, NSView.boundsDidChangeNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    view.frame = NSRect(x: 5, y: 0, width: 10, height: 10)
    view.setFrameSize(NSSize(width: 20, height: 20))
    view.setBoundsOrigin(NSPoint(x: 1, y: 1))
    expectEqual(
      names,
      [
        "NSViewFrameDidChangeNotification", "NSViewFrameDidChangeNotification",
        "NSViewBoundsDidChangeNotification",
      ])
    names = []
    view.frame = view.frame
    view.postsFrameChangedNotifications = false
    view.postsBoundsChangedNotifications = false
    view.setFrameOrigin(.zero)
    view.setBoundsOrigin(.zero)
    expectEmpty(names)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `A clip view that scrolls says so`() {
    let flow = NSCollectionViewFlowLayout()
    let fixture = Fixture(clip: NSSize(width: 100, height: 100), counts: [80], layout: flow)
    let clip = fixture.scrollView.contentView
    var offsets: [CGFloat] = []
    let observer = NotificationCenter.default.addObserver(
      forName: NSView.boundsDidChangeNotification, object: clip, queue: nil
    ) { _ in MainActor.assumeIsolated { offsets.append(clip.bounds.minY) } }
    clip.scroll(to: NSPoint(x: 0, y: 30))
    clip.scroll(to: NSPoint(x: 0, y: 30))
    expectEqual(offsets, [30])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `A live resize is reported to all views`() {
    final class Resized: NSView {
      var log: [String] = []
      override func viewWillStartLiveResize() { log.append("start \(inLiveResize)") }
      override func viewDidEndLiveResize() { log.append("end \(inLiveResize)") }
      override func layout() {
        super.layout()
        log.append("layout \(Int(bounds.width))")
      }
    }
    let window = window()
    let view = Resized(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.width]
    window.contentView?.addSubview(view)
    window.layoutIfNeeded()
    view.log = []
    window.resizeLive(through: [
      NSSize(width: 120, height: 100), NSSize(width: 140, height: 100),
    ])
    expectEqual(view.log, ["start true", "layout 120", "layout 140", "end false"])
  }

  @Test func `Arrows are actions that a responder takes or passes on`() {
    final class Mover: NSView {
      var log: [String] = []
      override var acceptsFirstResponder: Bool { true }
      override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
      override func moveUp(_ sender: Any?) { log.append("up") }
      override func moveRightAndModifySelection(_ sender: Any?) { log.append("right more") }
    }
    let window = window()
    let mover = Mover(frame: .zero)
    window.contentView?.addSubview(mover)
    window.makeFirstResponder(mover)
    window.press(126)
    window.press(124, modifiers: .shift)
    window.press(125)
    window.press(36)
    expectEqual(mover.log, ["up", "right more"])
  }

  @Test func `A collection view's subclass hears of nibs`() {
    final class NibView: NSCollectionView {
      var names: [String] = []
      override func register(
        _ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
      ) {
        names.append(identifier.rawValue)
        super.register(nib, forItemWithIdentifier: identifier)
      }
      override func register(
        _ nib: NSNib?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
        withIdentifier identifier: NSUserInterfaceItemIdentifier
      ) {
        names.append(kind)
        super.register(nib, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      }
    }
    let view = NibView(frame: .zero)
    view.register(
      nil as NSNib?, forItemWithIdentifier: NSUserInterfaceItemIdentifier(rawValue: "item"))
    view.register(
      nil as NSNib?, forSupplementaryViewOfKind: "header",
      withIdentifier: NSUserInterfaceItemIdentifier(rawValue: "view"))
    expectEqual(view.names, ["item", "header"])
  }

  @Test func `A subclass may take an arrow itself`() {
    final class Stubborn: NSCollectionView {
      var count = 0
      override func moveDown(_ sender: Any?) {
        count += 1
        super.moveDown(sender)
      }
    }
    let window = window()
    let view = Stubborn(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let source = CountingSource([3])
    view.register(PlainItem.self, forItemWithIdentifier: CountingSource.identifier)
    view.collectionViewLayout = NSCollectionViewFlowLayout()
    view.dataSource = source
    view.isSelectable = true
    window.contentView?.addSubview(view)
    window.layoutIfNeeded()
    window.makeFirstResponder(view)
    window.press(125)
    expectEqual(view.count, 1)
    expectEqual(view.selectionIndexPaths, [path(0, 0)])
  }
}
