// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

/// Records the names of notifications.
@MainActor
final class PostCounter {
  private(set) var names: [Notification.Name] = []
  private var tokens: [any NSObjectProtocol] = []

  func observe(_ names: [Notification.Name], of object: AnyObject) {
    tokens += names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.names.append(name) }
      }
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// Sheets of windows (appkit rules MP-1 to MP-3).
@Suite("AppKit: sheets")
@MainActor
struct SheetTests {
  private final class Delegate: NSObject, NSWindowDelegate {
    var log: [String] = []
    func windowWillBeginSheet(_ notification: Notification) { log.append("will begin") }
    func windowDidEndSheet(_ notification: Notification) { log.append("did end") }
    func windowWillClose(_ notification: Notification) { log.append("will close") }
  }

  private func window(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: x, y: y, width: width, height: height), styleMask: [.titled],
      backing: .buffered, defer: false)
  }

  /// A window of 400 × 300 points at (100, 50), and a sheet of 200 × 120.
  private func pair() -> (window: NSWindow, sheet: NSWindow) {
    (window(100, 50, 400, 300), window(0, 0, 200, 120))
  }

  @Test func `A sheet is in the middle, 10 points below the top of the contents`() {
    let (window, sheet) = pair()
    window.beginSheet(sheet)
    expectEqual(sheet.frame, NSRect(x: 200, y: 220, width: 200, height: 120))
    window.setContentSize(NSSize(width: 600, height: 300))
    window.layoutIfNeeded()
    expectEqual(sheet.frame, NSRect(x: 300, y: 220, width: 200, height: 120))
    // One that is too high begins at the top.
    sheet.setContentSize(NSSize(width: 200, height: 400))
    window.layoutIfNeeded()
    expectEqual(sheet.frame, NSRect(x: 300, y: -50, width: 200, height: 400))
    window.endSheet(sheet)
  }

  @Test func `A window knows its sheet, and a sheet its window, until it ends`() {
    let (window, sheet) = pair()
    let delegate = Delegate()
    window.delegate = delegate
    expectNil(window.attachedSheet)
    expectEqual(window.sheets, [])
    expect(!sheet.isSheet)
    var responses: [NSApplication.ModalResponse] = []
    window.beginSheet(sheet) { response in
      delegate.log.append("handler")
      responses.append(response)
    }
    expectSame(window.attachedSheet, sheet)
    expectEqual(window.sheets, [sheet])
    expect(sheet.isSheet)
    expectSame(sheet.sheetParent, window)
    expect(sheet.isVisible)
    window.endSheet(sheet, returnCode: .OK)
    expectEqual(responses, [.OK])
    expectEqual(delegate.log, ["will begin", "did end", "handler"])
    expectNil(window.attachedSheet)
    expect(!sheet.isSheet)
    expectNil(sheet.sheetParent)
    expect(!sheet.isVisible)
    // It is not a sheet any more.
    window.endSheet(sheet)
    expectEqual(responses.count, 1)
    window.beginSheet(sheet) { responses.append($0) }
    window.endSheet(sheet)
    expectEqual(responses, [.OK, .stop])
  }

  @Test func `Notifications are posted, too`() {
    let (window, sheet) = pair()
    let counter = PostCounter()
    let names = [NSWindow.willBeginSheetNotification, NSWindow.didEndSheetNotification]
    counter.observe(names, of: window)
    window.beginSheet(sheet)
    expectEqual(counter.names, Array(names.prefix(1)))
    window.endSheet(sheet)
    expectEqual(counter.names, names)
  }

  @Test func `Responses have AppKit's numbers`() {
    let responses: [NSApplication.ModalResponse] = [
      .stop, .abort, .continue, .cancel, .OK, .alertFirstButtonReturn, .alertSecondButtonReturn,
      .alertThirdButtonReturn,
    ]
    expectEqual(responses.map(\.rawValue), [-1000, -1001, -1002, 0, 1, 1000, 1001, 1002])
    expectEqual(NSApplication.ModalResponse(7), NSApplication.ModalResponse(rawValue: 7))
  }

  @Test func `A second sheet waits for the first, and a critical one does not`() {
    let (window, first) = pair()
    let (second, third) = (self.window(0, 0, 50, 50), self.window(0, 0, 60, 60))
    var log: [String] = []
    window.beginSheet(first) { _ in log.append("first") }
    window.beginSheet(second) { _ in log.append("second") }
    expectEqual(window.sheets, [first])
    expect(!second.isSheet)
    expect(!second.isVisible)
    window.beginCriticalSheet(third) { _ in log.append("third") }
    expectEqual(window.sheets, [third, first])
    expectSame(window.attachedSheet, third)
    window.endSheet(third)
    expectEqual(window.sheets, [first])
    window.endSheet(first)
    expectEqual(window.sheets, [second])
    expectEqual(log, ["third", "first"])
    window.endSheet(second)
    expectEqual(log, ["third", "first", "second"])
  }

  @Test func `A sheet that waits can end before it is shown`() {
    let (window, first) = pair()
    let second = self.window(0, 0, 50, 50)
    var response: NSApplication.ModalResponse?
    window.beginSheet(first)
    window.beginSheet(second, completionHandler: { response = $0 })
    window.endSheet(second, returnCode: .cancel)
    expectEqual(response, .cancel)
    window.endSheet(first)
    expectNil(window.attachedSheet)
    expect(!second.isVisible)
    window.beginCriticalSheet(second, completionHandler: { response = $0 })
    expectSame(window.attachedSheet, second)
    window.endSheet(second)
    expectEqual(response, .stop)
  }

  @Test func `A sheet that closes ends`() {
    let (window, sheet) = pair()
    let delegate = Delegate()
    sheet.delegate = delegate
    window.beginSheet(sheet) { _ in delegate.log.append("handler") }
    sheet.close()
    expectEqual(delegate.log, ["will close", "handler"])
    expectNil(window.attachedSheet)
  }

  @Test func `Keys go to the sheet of the key window, and back`() {
    let (window, sheet) = pair()
    window.makeKeyAndOrderFront(nil)
    window.beginSheet(sheet)
    expect(sheet.isKeyWindow)
    expect(!window.isKeyWindow)
    window.endSheet(sheet)
    expect(window.isKeyWindow)
  }

  // MARK: Events

  @Test func `The sheet gets the events in it, and the window none`() {
    let (window, sheet) = pair()
    var log: [String] = []
    let below = NSButton(title: "Below") { log.append("below") }
    below.frame = NSRect(x: 10, y: 10, width: 80, height: 30)
    window.contentView?.addSubview(below)
    let inside = NSButton(title: "Inside") { log.append("inside") }
    inside.frame = NSRect(x: 20, y: 20, width: 80, height: 30)
    sheet.contentView?.addSubview(inside)
    window.beginSheet(sheet)
    window.click(at: NSPoint(x: 50, y: 25))
    expectEqual(log, [])
    // The sheet begins at (100, 170).
    window.click(at: NSPoint(x: 100 + 60, y: 170 + 35))
    expectEqual(log, ["inside"])
    window.endSheet(sheet)
    window.click(at: NSPoint(x: 50, y: 25))
    expectEqual(log, ["inside", "below"])
  }

  @Test func `Keys that the window gets are the sheet's`() throws {
    final class KeyView: NSView {
      var count = 0
      override var acceptsFirstResponder: Bool { true }
      override func keyDown(with event: NSEvent) { count += 1 }
    }
    let (window, sheet) = pair()
    let (below, inside) = (KeyView(), KeyView())
    window.contentView?.addSubview(below)
    sheet.contentView?.addSubview(inside)
    window.makeFirstResponder(below)
    sheet.makeFirstResponder(inside)
    let event = try #require(
      NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
        context: nil, characters: "a", charactersIgnoringModifiers: "a", isARepeat: false,
        keyCode: 0))
    window.beginSheet(sheet)
    window.sendEvent(event)
    expectEqual(inside.count, 1)
    expectEqual(below.count, 0)
    window.endSheet(sheet)
    window.sendEvent(event)
    expectEqual(inside.count, 1)
    expectEqual(below.count, 1)
  }

  // MARK: Pictures

  @Test func `A sheet is drawn in the picture of its window`() throws {
    let (window, sheet) = pair()
    func drawn() throws -> Data { try Picture(of: window, scale: 1).data(.png) }
    let plain = try drawn()
    sheet.backgroundColor = .red
    window.beginSheet(sheet)
    let red = try drawn()
    expectNotEqual(red, plain)
    sheet.backgroundColor = .blue
    try expectNotEqual(drawn(), red)
    sheet.backgroundColor = .red
    try expectEqual(drawn(), red)
    window.endSheet(sheet)
    try expectEqual(drawn(), plain)
  }

  @Test func `New contents stay behind the sheet`() throws {
    let (window, sheet) = pair()
    func drawn() throws -> Data { try Picture(of: window, scale: 1).data(.png) }
    sheet.backgroundColor = .red
    window.beginSheet(sheet)
    let red = try drawn()
    let cover = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    window.contentView = cover
    try expectEqual(drawn(), red)
    window.endSheet(sheet)
  }

  @Test func `A sheet has the appearance, the scale and the time of its window`() throws {
    let (window, sheet) = pair()
    window.appearance = NSAppearance(named: .darkAqua)
    window.backingScaleFactor = 3
    window.advance(to: 2)
    window.beginSheet(sheet)
    expectEqual(sheet.effectiveAppearance.name, .darkAqua)
    expectEqual(sheet.backingScaleFactor, 3)
    sheet.appearance = NSAppearance(named: .aqua)
    expectEqual(sheet.effectiveAppearance.name, .aqua)
    sheet.appearance = nil
    expectEqual(sheet.effectiveAppearance.name, .darkAqua)
    window.advance(to: 5)
    // It was 0 when the window's was 2.
    expectNear(sheet.currentTime, 3, within: 0.001)
    window.endSheet(sheet)
    expectEqual(sheet.effectiveAppearance.name, .aqua)
    expectEqual(sheet.backingScaleFactor, 2)
  }

  @Test func `A sheet has a sheet of its own, which ends with it`() {
    let (window, sheet) = pair()
    let inner = self.window(0, 0, 300, 50)
    var responses: [NSApplication.ModalResponse] = []
    window.beginSheet(sheet)
    sheet.beginSheet(inner) { responses.append($0) }
    expectEqual(window.sheets, [sheet])
    expectEqual(sheet.sheets, [inner])
    expectSame(inner.sheetParent, sheet)
    // 10 points below the top of the sheet, and in its middle, though it is wider.
    expectEqual(inner.frame, NSRect(x: 150, y: 50 + 300 - 20 - 50, width: 300, height: 50))
    window.endSheet(sheet)
    expectEqual(responses, [.abort])
    expectEqual(sheet.sheets, [])
  }

  @Test func `A sheet that waits for one of a sheet ends with them`() throws {
    let (window, sheet) = pair()
    let (inner, waiting) = (self.window(0, 0, 100, 50), self.window(0, 0, 80, 40))
    func drawn() throws -> Data { try Picture(of: window, scale: 1).data(.png) }
    let plain = try drawn()
    var log: [String] = []
    window.beginSheet(sheet)
    sheet.beginSheet(inner) { log.append("inner \($0 == .abort)") }
    sheet.beginSheet(waiting) { log.append("waiting \($0 == .abort)") }
    window.endSheet(sheet)
    expectEqual(log, ["inner true", "waiting true"])
    expect(!waiting.isSheet)
    expect(!waiting.isVisible)
    expectEqual(sheet.sheets, [])
    try expectEqual(drawn(), plain)
    // All are free to be sheets again.
    window.beginSheet(waiting)
    expectEqual(window.sheets, [waiting])
    window.endSheet(waiting)
  }

  @Test func `A handler inside of a sheet may end that`() {
    let (window, sheet) = pair()
    let inner = self.window(0, 0, 100, 50)
    var count = 0
    window.beginSheet(sheet) { _ in count += 1 }
    sheet.beginSheet(inner) { _ in window.endSheet(sheet) }
    window.endSheet(sheet)
    expectEqual(count, 1)
    expectEqual(window.sheets, [])
  }

  @Test func `The sheets of a window end when it closes`() {
    let (window, sheet) = pair()
    let waiting = self.window(0, 0, 80, 40)
    var responses: [NSApplication.ModalResponse] = []
    window.beginSheet(sheet) { responses.append($0) }
    window.beginSheet(waiting) { responses.append($0) }
    window.close()
    expectEqual(responses, [.abort, .abort])
    expect(!sheet.isSheet)
    expect(!waiting.isSheet)
  }

  @Test(.waitsForProcesses) func `A window is no sheet of its own, and none twice`() async {
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = NSWindow()
        window.beginSheet(window)
      }
    }
    expectStop(own, says: "a window cannot be a sheet of its own")
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, other, sheet) = (NSWindow(), NSWindow(), NSWindow())
        window.beginSheet(sheet)
        other.beginSheet(sheet)
      }
    }
    expectStop(twice, says: "the window is a sheet already")
  }
}
