// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
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
    #expect(sheet.frame == NSRect(x: 200, y: 220, width: 200, height: 120))
    window.setContentSize(NSSize(width: 600, height: 300))
    window.layoutIfNeeded()
    #expect(sheet.frame == NSRect(x: 300, y: 220, width: 200, height: 120))
    // One that is too high begins at the top.
    sheet.setContentSize(NSSize(width: 200, height: 400))
    window.layoutIfNeeded()
    #expect(sheet.frame == NSRect(x: 300, y: -50, width: 200, height: 400))
    window.endSheet(sheet)
  }

  @Test func `A window knows its sheet, and a sheet its window, until it ends`() {
    let (window, sheet) = pair()
    let delegate = Delegate()
    window.delegate = delegate
    #expect(window.attachedSheet == nil && window.sheets == [] && !sheet.isSheet)
    var responses: [NSApplication.ModalResponse] = []
    window.beginSheet(sheet) { response in
      delegate.log.append("handler")
      responses.append(response)
    }
    #expect(window.attachedSheet === sheet && window.sheets == [sheet])
    #expect(sheet.isSheet && sheet.sheetParent === window && sheet.isVisible)
    window.endSheet(sheet, returnCode: .OK)
    #expect(responses == [.OK] && delegate.log == ["will begin", "did end", "handler"])
    #expect(window.attachedSheet == nil && !sheet.isSheet && sheet.sheetParent == nil)
    #expect(!sheet.isVisible)
    // It is not a sheet any more.
    window.endSheet(sheet)
    #expect(responses.count == 1)
    window.beginSheet(sheet) { responses.append($0) }
    window.endSheet(sheet)
    #expect(responses == [.OK, .stop])
  }

  @Test func `Notifications are posted, too`() {
    let (window, sheet) = pair()
    let counter = PostCounter()
    let names = [NSWindow.willBeginSheetNotification, NSWindow.didEndSheetNotification]
    counter.observe(names, of: window)
    window.beginSheet(sheet)
    #expect(counter.names == Array(names.prefix(1)))
    window.endSheet(sheet)
    #expect(counter.names == names)
  }

  @Test func `Responses have AppKit's numbers`() {
    let responses: [NSApplication.ModalResponse] = [
      .stop, .abort, .continue, .cancel, .OK, .alertFirstButtonReturn, .alertSecondButtonReturn,
      .alertThirdButtonReturn,
    ]
    #expect(responses.map(\.rawValue) == [-1000, -1001, -1002, 0, 1, 1000, 1001, 1002])
    #expect(NSApplication.ModalResponse(7) == NSApplication.ModalResponse(rawValue: 7))
  }

  @Test func `A second sheet waits for the first, and a critical one does not`() {
    let (window, first) = pair()
    let (second, third) = (self.window(0, 0, 50, 50), self.window(0, 0, 60, 60))
    var log: [String] = []
    window.beginSheet(first) { _ in log.append("first") }
    window.beginSheet(second) { _ in log.append("second") }
    #expect(window.sheets == [first] && !second.isSheet && !second.isVisible)
    window.beginCriticalSheet(third) { _ in log.append("third") }
    #expect(window.sheets == [third, first] && window.attachedSheet === third)
    window.endSheet(third)
    #expect(window.sheets == [first])
    window.endSheet(first)
    #expect(window.sheets == [second] && log == ["third", "first"])
    window.endSheet(second)
    #expect(log == ["third", "first", "second"])
  }

  @Test func `A sheet that waits can end before it is shown`() {
    let (window, first) = pair()
    let second = self.window(0, 0, 50, 50)
    var response: NSApplication.ModalResponse?
    window.beginSheet(first)
    window.beginSheet(second, completionHandler: { response = $0 })
    window.endSheet(second, returnCode: .cancel)
    #expect(response == .cancel)
    window.endSheet(first)
    #expect(window.attachedSheet == nil && !second.isVisible)
    window.beginCriticalSheet(second, completionHandler: { response = $0 })
    #expect(window.attachedSheet === second)
    window.endSheet(second)
    #expect(response == .stop)
  }

  @Test func `A sheet that closes ends`() {
    let (window, sheet) = pair()
    let delegate = Delegate()
    sheet.delegate = delegate
    window.beginSheet(sheet) { _ in delegate.log.append("handler") }
    sheet.close()
    #expect(delegate.log == ["will close", "handler"] && window.attachedSheet == nil)
  }

  @Test func `Keys go to the sheet of the key window, and back`() {
    let (window, sheet) = pair()
    window.makeKeyAndOrderFront(nil)
    window.beginSheet(sheet)
    #expect(sheet.isKeyWindow && !window.isKeyWindow)
    window.endSheet(sheet)
    #expect(window.isKeyWindow)
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
    #expect(log == [])
    // The sheet begins at (100, 170).
    window.click(at: NSPoint(x: 100 + 60, y: 170 + 35))
    #expect(log == ["inside"])
    window.endSheet(sheet)
    window.click(at: NSPoint(x: 50, y: 25))
    #expect(log == ["inside", "below"])
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
    #expect(inside.count == 1 && below.count == 0)
    window.endSheet(sheet)
    window.sendEvent(event)
    #expect(inside.count == 1 && below.count == 1)
  }

  // MARK: Pictures

  @Test func `A sheet is drawn in the picture of its window`() throws {
    let (window, sheet) = pair()
    func drawn() throws -> Data { try Picture(of: window, scale: 1).data(.png) }
    let plain = try drawn()
    sheet.backgroundColor = .red
    window.beginSheet(sheet)
    let red = try drawn()
    #expect(red != plain)
    sheet.backgroundColor = .blue
    #expect(try drawn() != red)
    sheet.backgroundColor = .red
    #expect(try drawn() == red)
    window.endSheet(sheet)
    #expect(try drawn() == plain)
  }

  @Test func `New contents stay behind the sheet`() throws {
    let (window, sheet) = pair()
    func drawn() throws -> Data { try Picture(of: window, scale: 1).data(.png) }
    sheet.backgroundColor = .red
    window.beginSheet(sheet)
    let red = try drawn()
    let cover = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    window.contentView = cover
    #expect(try drawn() == red)
    window.endSheet(sheet)
  }

  @Test func `A sheet has the appearance, the scale and the time of its window`() throws {
    let (window, sheet) = pair()
    window.appearance = NSAppearance(named: .darkAqua)
    window.backingScaleFactor = 3
    window.advance(to: 2)
    window.beginSheet(sheet)
    #expect(sheet.effectiveAppearance.name == .darkAqua && sheet.backingScaleFactor == 3)
    sheet.appearance = NSAppearance(named: .aqua)
    #expect(sheet.effectiveAppearance.name == .aqua)
    sheet.appearance = nil
    #expect(sheet.effectiveAppearance.name == .darkAqua)
    window.advance(to: 5)
    // It was 0 when the window's was 2.
    #expect(abs(sheet.currentTime - 3) < 0.001)
    window.endSheet(sheet)
    #expect(sheet.effectiveAppearance.name == .aqua && sheet.backingScaleFactor == 2)
  }

  @Test func `A sheet has a sheet of its own, which ends with it`() {
    let (window, sheet) = pair()
    let inner = self.window(0, 0, 300, 50)
    var responses: [NSApplication.ModalResponse] = []
    window.beginSheet(sheet)
    sheet.beginSheet(inner) { responses.append($0) }
    #expect(window.sheets == [sheet] && sheet.sheets == [inner] && inner.sheetParent === sheet)
    // 10 points below the top of the sheet, and in its middle, though it is wider.
    #expect(inner.frame == NSRect(x: 150, y: 50 + 300 - 20 - 50, width: 300, height: 50))
    window.endSheet(sheet)
    #expect(responses == [.abort] && sheet.sheets == [])
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
    #expect(log == ["inner true", "waiting true"])
    #expect(!waiting.isSheet && !waiting.isVisible && sheet.sheets == [])
    #expect(try drawn() == plain)
    // All are free to be sheets again.
    window.beginSheet(waiting)
    #expect(window.sheets == [waiting])
    window.endSheet(waiting)
  }

  @Test func `A handler inside of a sheet may end that`() {
    let (window, sheet) = pair()
    let inner = self.window(0, 0, 100, 50)
    var count = 0
    window.beginSheet(sheet) { _ in count += 1 }
    sheet.beginSheet(inner) { _ in window.endSheet(sheet) }
    window.endSheet(sheet)
    #expect(count == 1 && window.sheets == [])
  }

  @Test func `The sheets of a window end when it closes`() {
    let (window, sheet) = pair()
    let waiting = self.window(0, 0, 80, 40)
    var responses: [NSApplication.ModalResponse] = []
    window.beginSheet(sheet) { responses.append($0) }
    window.beginSheet(waiting) { responses.append($0) }
    window.close()
    #expect(responses == [.abort, .abort] && !sheet.isSheet && !waiting.isSheet)
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
