// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

/// Popovers (appkit rules MP-1, MP-2 and MP-5).
@Suite("AppKit: popovers")
@MainActor
struct PopoverTests {
  private final class Delegate: NSObject, NSPopoverDelegate {
    var log: [String] = []
    var allowsClosing = true
    func popoverShouldClose(_ popover: NSPopover) -> Bool {
      log.append("should close")
      return allowsClosing
    }
    func popoverWillShow(_ notification: Notification) { log.append("will show") }
    func popoverDidShow(_ notification: Notification) { log.append("did show") }
    func popoverWillClose(_ notification: Notification) { log.append("will close") }
    func popoverDidClose(_ notification: Notification) { log.append("did close") }
  }

  private final class Quiet: NSObject, NSPopoverDelegate {}

  /// A controller with a view of 100 × 50 points.
  private final class Contents: NSViewController {
    var log: [String] = []
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50)) }
    override func viewDidAppear() { log.append("appear") }
    override func viewDidDisappear() { log.append("disappear") }
  }

  /// A window of 400 × 300 points with a view in it, and a popover.
  @MainActor
  private struct Fixture {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [],
      backing: .buffered, defer: false)
    let view: NSView
    let popover = NSPopover()
    let contents = Contents()

    init(
      _ view: NSView = NSView(), at frame: NSRect = NSRect(x: 180, y: 140, width: 40, height: 20)
    ) {
      self.view = view
      view.frame = frame
      window.contentView?.addSubview(view)
      popover.contentViewController = contents
    }

    func show(_ edge: NSRectEdge, _ rect: NSRect = .zero) {
      popover.show(relativeTo: rect, of: view, preferredEdge: edge)
    }

    /// Where the contents are, in the window.
    var frame: NSRect? { contents.view.window?.frame }
  }

  private static func size(_ rect: NSRect?) -> NSSize? { rect?.size }

  @Test(
    arguments: [
      (NSRectEdge.maxY, NSRect(x: 150, y: 172, width: 100, height: 50)),
      (.minY, NSRect(x: 150, y: 78, width: 100, height: 50)),
      (.minX, NSRect(x: 68, y: 125, width: 100, height: 50)),
      (.maxX, NSRect(x: 232, y: 125, width: 100, height: 50)),
    ])
  func `A popover is at an edge, 12 points off it for its arrow`(
    edge: NSRectEdge, frame: NSRect
  ) {
    let fixture = Fixture()
    fixture.show(edge)
    expectEqual(fixture.frame, frame)
    fixture.popover.close()
  }

  @Test func `The y of flipped views and of controls runs down`() {
    final class Flipped: NSView {
      override var isFlipped: Bool { true }
    }
    let views: [NSView] = [
      Flipped(frame: .zero), NSButton(title: "Info"), NSTextField(labelWithString: "A"),
    ]
    for view in views {
      let fixture = Fixture(view)
      fixture.show(.maxY)
      expectEqual(fixture.frame?.minY, 78, "\(type(of: view))")
      fixture.show(.minY)
      expectEqual(fixture.frame?.minY, 172, "\(type(of: view))")
      fixture.popover.close()
    }
  }

  @Test func `It points at a part of the view`() {
    let fixture = Fixture()
    fixture.show(.maxY, NSRect(x: 30, y: 0, width: 10, height: 10))
    // The part is (210, 140, 10, 10) in the window.
    expectEqual(fixture.frame, NSRect(x: 165, y: 162, width: 100, height: 50))
    fixture.popover.positioningRect = .zero
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.frame, NSRect(x: 150, y: 172, width: 100, height: 50))
    fixture.popover.close()
  }

  @Test func `Without space at an edge it is at the opposite one, or beside`() {
    let above = Fixture(at: NSRect(x: 180, y: 270, width: 40, height: 20))
    above.show(.maxY)
    expectEqual(above.frame, NSRect(x: 150, y: 208, width: 100, height: 50))
    above.popover.close()
    let tall = Fixture(at: NSRect(x: 180, y: 140, width: 40, height: 20))
    tall.popover.contentSize = NSSize(width: 100, height: 200)
    tall.show(.maxY)
    expectEqual(tall.frame, NSRect(x: 232, y: 50, width: 100, height: 200))
    tall.popover.close()
    // Nowhere: where it is to be.
    tall.popover.contentSize = NSSize(width: 390, height: 290)
    tall.show(.maxY)
    expectEqual(tall.frame, NSRect(x: 5, y: 172, width: 390, height: 290))
    tall.popover.close()
  }

  @Test func `It is moved along the edge to stay in the window`() {
    let fixture = Fixture(at: NSRect(x: 0, y: 140, width: 20, height: 20))
    fixture.show(.maxY)
    expectEqual(fixture.frame, NSRect(x: 0, y: 172, width: 100, height: 50))
    // It follows the view.
    fixture.view.setFrameOrigin(NSPoint(x: 390, y: 100))
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.frame, NSRect(x: 300, y: 132, width: 100, height: 50))
    fixture.popover.close()
  }

  @Test func `The size is set, preferred, or that of the view`() {
    let fixture = Fixture()
    expectEqual(NSPopover().contentSize, .zero)
    expectEqual(fixture.popover.contentSize, NSSize(width: 100, height: 50))
    fixture.contents.preferredContentSize = NSSize(width: 120, height: 0)
    expectEqual(fixture.popover.contentSize, NSSize(width: 120, height: 50))
    fixture.show(.maxY)
    expectEqual(Self.size(fixture.frame), NSSize(width: 120, height: 50))
    expectEqual(fixture.contents.view.frame.size, NSSize(width: 120, height: 50))
    fixture.contents.preferredContentSize = NSSize(width: 60, height: 40)
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.frame, NSRect(x: 170, y: 172, width: 60, height: 40))
    fixture.popover.contentSize = NSSize(width: 80, height: -1)
    expectEqual(fixture.popover.contentSize, NSSize(width: 80, height: 0))
    fixture.popover.close()
  }

  @Test func `Its controller appears with it, and its delegate learns of it`() {
    let fixture = Fixture()
    let delegate = Delegate()
    fixture.popover.delegate = delegate
    expect(!fixture.popover.isShown)
    fixture.show(.maxY)
    expect(fixture.popover.isShown)
    expectEqual(fixture.contents.log, ["appear"])
    expectEqual(delegate.log, ["will show", "did show"])
    // One that is shown moves.
    fixture.show(.minY)
    expectEqual(fixture.frame?.minY, 78)
    expectEqual(delegate.log.count, 2)
    delegate.log = []
    delegate.allowsClosing = false
    fixture.popover.performClose(nil)
    expectEqual(delegate.log, ["should close"])
    expect(fixture.popover.isShown)
    fixture.popover.close()
    expectEqual(delegate.log, ["should close", "will close", "did close"])
    expect(!fixture.popover.isShown)
    expectEqual(fixture.contents.log, ["appear", "disappear"])
    fixture.popover.close()
    expectEqual(delegate.log.count, 3)
  }

  @Test func `A delegate without methods lets it close`() {
    let fixture = Fixture()
    let quiet = Quiet()
    fixture.popover.delegate = quiet
    fixture.show(.maxY)
    fixture.popover.performClose(nil)
    expect(!fixture.popover.isShown)
  }

  @Test func `Notifications are posted, too`() {
    let fixture = Fixture()
    let counter = PostCounter()
    let names = [
      NSPopover.willShowNotification, NSPopover.didShowNotification,
      NSPopover.willCloseNotification, NSPopover.didCloseNotification,
    ]
    counter.observe(names, of: fixture.popover)
    fixture.show(.maxY)
    expectEqual(counter.names, Array(names.prefix(2)))
    fixture.popover.close()
    expectEqual(counter.names, names)
  }

  @Test func `A popover lives while it is shown`() {
    let fixture = Fixture()
    weak var popover: NSPopover?
    do {
      let made = NSPopover()
      made.contentViewController = Contents()
      made.show(relativeTo: .zero, of: fixture.view, preferredEdge: .maxY)
      popover = made
    }
    expectEqual(popover?.isShown, true)
    popover?.close()
    expectNil(popover)
  }

  @Test func `Other contents take the place of those that are shown`() {
    let fixture = Fixture()
    fixture.show(.maxY)
    let other = Contents()
    fixture.popover.contentViewController = other
    expectEqual(fixture.contents.log, ["appear", "disappear"])
    expectEqual(other.log, ["appear"])
    fixture.popover.contentViewController = nil
    expect(!fixture.popover.isShown)
    expectEqual(other.log, ["appear", "disappear"])
  }

  @Test func `A preferred size that changes while it is shown is not kept as its own`() {
    let fixture = Fixture()
    fixture.popover.contentSize = NSSize(width: 90, height: 30)
    fixture.show(.maxY)
    fixture.contents.preferredContentSize = NSSize(width: 60, height: 40)
    expectEqual(fixture.popover.contentSize, NSSize(width: 60, height: 40))
    fixture.popover.close()
    fixture.contents.preferredContentSize = NSSize(width: 70, height: 20)
    expectEqual(fixture.popover.contentSize, NSSize(width: 70, height: 20))
  }

  @Test func `A delegate may close it again, and take its contents, while it closes`() {
    final class Closer: NSObject, NSPopoverDelegate {
      weak var popover: NSPopover?
      weak var view: NSView?
      var log: [String] = []
      func popoverWillClose(_ notification: Notification) {
        log.append("will close")
        popover?.close()
        if let view { popover?.show(relativeTo: .zero, of: view, preferredEdge: .minY) }
        popover?.contentViewController = nil
      }
      func popoverDidClose(_ notification: Notification) { log.append("did close") }
    }
    let (fixture, closer) = (Fixture(), Closer())
    closer.popover = fixture.popover
    closer.view = fixture.view
    fixture.popover.delegate = closer
    fixture.show(.maxY)
    fixture.popover.close()
    expectEqual(closer.log, ["will close", "did close"])
    expect(!fixture.popover.isShown)
    expectEqual(fixture.contents.log, ["appear", "disappear"])
  }

  @Test func `It closes when its window closes`() {
    let fixture = Fixture()
    fixture.show(.maxY)
    fixture.window.close()
    expect(!fixture.popover.isShown)
    expectEqual(fixture.contents.log, ["appear", "disappear"])
  }

  @Test func `A sheet of its contents ends with it`() throws {
    let fixture = Fixture()
    func drawn() throws -> Data { try Picture(of: fixture.window, scale: 1).data(.png) }
    let plain = try drawn()
    fixture.popover.behavior = .transient
    fixture.show(.maxY)
    let inner = Contents()
    fixture.contents.presentAsSheet(inner)
    expectEqual(inner.log, ["appear"])
    fixture.popover.close()
    expectEqual(inner.log, ["appear", "disappear"])
    expectNil(inner.presentingViewController)
    try expectEqual(drawn(), plain)
  }

  @Test func `It closes when its view leaves the window`() {
    let fixture = Fixture()
    fixture.show(.maxY)
    fixture.view.removeFromSuperview()
    fixture.window.layoutIfNeeded()
    expect(!fixture.popover.isShown)
  }

  // MARK: Events

  @Test func `Clicks beside it close it, if its behaviour says so`() {
    expectEqual(
      [NSPopover.Behavior.applicationDefined, .transient, .semitransient].map(\.rawValue),
      [0, 1, 2])
    expectEqual(NSPopover().behavior, .applicationDefined)
    for behavior in [NSPopover.Behavior.applicationDefined, .transient, .semitransient] {
      let fixture = Fixture()
      var log: [String] = []
      let inside = NSButton(title: "A") { log.append("inside") }
      inside.frame = NSRect(x: 0, y: 0, width: 60, height: 30)
      fixture.contents.view.addSubview(inside)
      let below = NSButton(title: "B") { log.append("below") }
      below.frame = NSRect(x: 10, y: 10, width: 60, height: 30)
      fixture.window.contentView?.addSubview(below)
      fixture.popover.behavior = behavior
      fixture.show(.maxY)
      // The contents begin at (150, 172).
      fixture.window.click(at: NSPoint(x: 180, y: 187))
      expectEqual(log, ["inside"])
      expect(fixture.popover.isShown)
      // The click goes on to what is there.
      fixture.window.click(at: NSPoint(x: 40, y: 25))
      expectEqual(log, ["inside", "below"])
      expectEqual(fixture.popover.isShown, (behavior == .applicationDefined))
      fixture.popover.close()
    }
  }

  @Test func `A refusal keeps it, and so does the program's own behaviour for escape`() throws {
    let escape = try #require(
      NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
        context: nil, characters: "", charactersIgnoringModifiers: "", isARepeat: false,
        keyCode: 53))
    let fixture = Fixture()
    let delegate = Delegate()
    fixture.popover.delegate = delegate
    fixture.show(.maxY)
    fixture.window.sendEvent(escape)
    expect(fixture.popover.isShown)
    fixture.popover.behavior = .transient
    delegate.allowsClosing = false
    fixture.window.sendEvent(escape)
    fixture.window.click(at: NSPoint(x: 5, y: 5))
    expect(fixture.popover.isShown)
    delegate.allowsClosing = true
    fixture.window.sendEvent(escape)
    expect(!fixture.popover.isShown)
  }

  // MARK: Looks

  @Test func `It is drawn in the picture of its window, in its appearance`() throws {
    let fixture = Fixture()
    func drawn() throws -> Data { try Picture(of: fixture.window, scale: 1).data(.png) }
    let plain = try drawn()
    expectEqual(fixture.popover.effectiveAppearance.name, .aqua)
    fixture.show(.maxY)
    let above = try drawn()
    fixture.show(.minY)
    let below = try drawn()
    expectNotEqual(above, plain)
    expectNotEqual(below, plain)
    expectNotEqual(above, below)
    fixture.popover.appearance = NSAppearance(named: .darkAqua)
    expectEqual(fixture.popover.effectiveAppearance.name, .darkAqua)
    expectEqual(fixture.popover.appearance?.name, .darkAqua)
    try expectNotEqual(drawn(), below)
    fixture.popover.close()
    try expectEqual(drawn(), plain)
  }

  @Test func `One of a sheet's view is not cut off at the sheet`() {
    let fixture = Fixture()
    let sheet = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 40), styleMask: [], backing: .buffered,
      defer: false)
    let view = NSView(frame: NSRect(x: 40, y: 10, width: 20, height: 20))
    sheet.contentView?.addSubview(view)
    fixture.window.beginSheet(sheet)
    // The sheet begins at (150, 250).
    fixture.popover.show(relativeTo: .zero, of: view, preferredEdge: .minY)
    expectEqual(fixture.frame, NSRect(x: 150, y: 198, width: 100, height: 50))
    fixture.window.endSheet(sheet)
    expect(!fixture.popover.isShown)
  }

  @Test(.waitsForProcesses) func `It needs contents, and a view in a window`() async {
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NSPopover().show(relativeTo: .zero, of: NSView(), preferredEdge: .minX)
      }
    }
    expectStop(empty, says: "a popover without contents cannot be shown")
    let nowhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let popover = NSPopover()
        popover.contentViewController = NSViewController()
        popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minX)
      }
    }
    expectStop(nowhere, says: "the view that a popover points at is in no window")
  }
}
