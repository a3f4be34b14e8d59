// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

/// Appkit section 2.18.
@Suite("AppKit: typing in fields") @MainActor
struct TypingTests {
  private final class Recorder: NSObject, NSSearchFieldDelegate {
    var log: [String] = []
    var mayBegin = true
    var mayEnd = true
    static let search = Selector("search:") { (recorder: Recorder, _) in
      recorder.log.append("action")
    }

    private func note(_ name: String, _ notification: Notification) {
      let field = notification.object as? NSTextField
      let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
      log.append("\(name) \(field?.stringValue ?? "nil")\(movement.map { " \($0)" } ?? "")")
    }

    func controlTextDidBeginEditing(_ obj: Notification) { note("begin", obj) }
    func controlTextDidChange(_ obj: Notification) { note("change", obj) }
    func controlTextDidEndEditing(_ obj: Notification) { note("end", obj) }
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
      mayBegin
    }
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { mayEnd }
    func searchFieldDidStartSearching(_ sender: NSSearchField) { log.append("start") }
    func searchFieldDidEndSearching(_ sender: NSSearchField) { log.append("stop") }
  }

  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 300, height: 100), styleMask: [], backing: .buffered,
    defer: false)
  private let recorder = Recorder()

  private func add<Field: NSTextField>(_ field: Field) -> Field {
    field.frame = NSRect(x: 20, y: 20, width: 200, height: 24)
    field.delegate = recorder
    field.target = recorder
    field.action = Recorder.search
    window.contentView?.addSubview(field)
    window.layoutIfNeeded()
    return field
  }

  /// The keys of letters, by their codes.
  private func type(_ keys: [UInt16]) { for key in keys { window.press(key) } }

  private static let (a, s, returnKey, delete, escape, left) =
    (0, 1, 36, 51, 53, 123) as (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16)

  @Test func `A click lets keys go to a field, and the delegate hears of each change`() {
    let field = add(NSTextField(string: "x"))
    window.click(at: NSPoint(x: 30, y: 30))
    expectSame(window.firstResponder, field)
    window.press(Self.a, modifiers: .shift)
    type([49, Self.s, Self.delete, Self.left, Self.s])
    expectEqual(field.stringValue, "xAs ")
    expectEqual(
      recorder.log,
      [
        "begin x", "change xA", "change xA ", "change xA s", "change xA ", "change xAs ",
      ])
    recorder.log = []
    type([Self.returnKey])
    expectEqual(recorder.log, ["end xAs  16", "action"])
    // Return selects all: what is typed takes its place.
    type([Self.a])
    expectEqual(field.stringValue, "a")
    recorder.log = []
    window.makeFirstResponder(nil)
    expectEqual(recorder.log, ["end a 0"])
    type([Self.a])
    expectEqual(field.stringValue, "a")
  }

  @Test func `Whole letters are deleted, and other keys go on`() {
    final class Outer: NSView {
      var keys: [UInt16] = []
      override func keyDown(with event: NSEvent) { keys.append(event.keyCode) }
    }
    let outer = Outer(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    window.contentView = outer
    let field = add(NSTextField(string: "é👩‍👩‍👧"))
    window.makeFirstResponder(field)
    type([Self.delete])
    expectEqual(field.stringValue, "é")
    type([Self.delete, Self.delete])
    expectEqual(field.stringValue, "")
    type([48, 125, Self.escape, 122])
    window.press(Self.s, modifiers: .command)
    expectEqual(outer.keys, [48, 125, Self.escape, 122, Self.s])
    expectEqual(field.stringValue, "")
  }

  @Test func `Text that is set in code is no typing, and typing goes on behind it`() {
    let field = add(NSTextField(string: ""))
    window.makeFirstResponder(field)
    type([Self.a])
    recorder.log = []
    field.stringValue = "code"
    expectEqual(recorder.log, [])
    type([Self.s])
    expectEqual(field.stringValue, "codes")
  }

  @Test func `The delegate can refuse to begin and to end`() {
    let field = add(NSTextField(string: "x"))
    window.makeFirstResponder(field)
    recorder.mayBegin = false
    type([Self.a])
    expectEqual(field.stringValue, "x")
    expectEqual(recorder.log, [])
    recorder.mayEnd = false
    expect(!window.makeFirstResponder(nil))
    expectSame(window.firstResponder, field)
    type([Self.returnKey])
    expectEqual(recorder.log, [])
  }

  @Test func `Labels and fields that cannot be used get no keys`() {
    for change in [{ $0.isEditable = false }, { $0.isEnabled = false }]
      as [(NSTextField) -> Void]
    {
      let field = add(NSTextField(string: "x"))
      change(field)
      window.click(at: NSPoint(x: 30, y: 30))
      expectSame(window.firstResponder, window)
      type([Self.a])
      expectEqual(field.stringValue, "x")
      field.removeFromSuperview()
    }
  }

  @Test func `A search field searches with each change, and Escape empties it`() {
    let field = add(NSSearchField(frame: .zero))
    window.makeFirstResponder(field)
    type([Self.a, Self.s, Self.escape])
    expectEqual(field.stringValue, "")
    expectEqual(
      recorder.log,
      [
        "begin ", "change a", "start", "action", "change as", "action", "change ", "stop", "action",
      ])
  }

  @Test func `Observers hear the notifications of a control`() {
    let field = add(NSTextField(string: ""))
    let names = [
      NSControl.textDidBeginEditingNotification, NSControl.textDidChangeNotification,
      NSControl.textDidEndEditingNotification,
    ]
    var heard: [Notification.Name] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    window.makeFirstResponder(field)
    type([Self.a])
    window.makeFirstResponder(nil)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    expectEqual(heard, names)
  }
}
