// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSWindow {
  /// Clicks at a point.
  ///
  /// > Note: Differs from AppKit, where a mouse clicks.
  ///
  /// - Parameters:
  ///   - point: Where, in points from the window's lower left corner.
  ///   - modifiers: The modifier keys that are held during the click.
  ///   - count: How often.
  public func click(at point: NSPoint, modifiers: NSEvent.ModifierFlags = [], count: Int = 1) {
    for number in 1...max(1, count) {
      send(.leftMouseDown, at: point, modifiers, count: number)
      send(.leftMouseUp, at: point, modifiers, count: number)
    }
  }

  /// Presses the button, moves the mouse and releases the button.
  ///
  /// > Note: Differs from AppKit, where a mouse drags.
  ///
  /// - Parameters:
  ///   - start: Where the button is pressed, in points from the window's lower left corner.
  ///   - end: Where the button is released.
  ///   - modifiers: The modifier keys that are held during the drag.
  public func drag(from start: NSPoint, to end: NSPoint, modifiers: NSEvent.ModifierFlags = []) {
    pressMouse(at: start, modifiers: modifiers)
    moveMouse(to: end, modifiers: modifiers)
    releaseMouse(modifiers: modifiers)
  }

  /// Turns the wheel, or scrolls with a two-finger swipe.
  ///
  /// > Note: Differs from AppKit, where a mouse or a trackpad does it.
  ///
  /// - Parameters:
  ///   - point: Where, in points from the window's lower left corner.
  ///   - deltaX: How far contents move to the right, in points.
  ///   - deltaY: How far contents move down, in points; negative shows what is below.
  ///   - phase: Which part of a gesture it is; empty for a mouse.
  public func scrollWheel(
    at point: NSPoint, deltaX: CGFloat = 0, deltaY: CGFloat = 0, phase: NSEvent.Phase = []
  ) {
    let event = NSEvent.mouseEvent(
      with: .scrollWheel, location: point, modifierFlags: [], timestamp: currentTime,
      windowNumber: 0, context: nil, eventNumber: 0, clickCount: 0, pressure: 0)
    guard let event else { return }
    event.wheel = (NSSize(width: deltaX, height: deltaY), phase)
    sendEvent(event)
  }

  /// Presses and releases a key. Keys have the characters of an American keyboard.
  ///
  /// > Note: Differs from AppKit, where a keyboard does it.
  ///
  /// - Parameters:
  ///   - keyCode: The key's code, such as 125 for the arrow that points down.
  ///   - modifiers: The modifier keys that are held with the key.
  public func press(_ keyCode: UInt16, modifiers: NSEvent.ModifierFlags = []) {
    let isShifted = modifiers.contains(.shift)
    let characters = AmericanKeyboard.characters(of: keyCode, isShifted: isShifted)
    for type in [NSEvent.EventType.keyDown, .keyUp] {
      let event = NSEvent.keyEvent(
        with: type, location: .zero, modifierFlags: modifiers, timestamp: currentTime,
        windowNumber: 0, context: nil, characters: characters,
        charactersIgnoringModifiers: characters, isARepeat: false, keyCode: keyCode)
      if let event { sendEvent(event) }
    }
  }
}

/// The characters of the keys of the Mac's American keyboard.
private enum AmericanKeyboard {
  /// The characters of the codes 0 to 50: those of keys that write none, and of no key, are spaces.
  private static let plain = Array("asdfhgzxcv bqweryt123465=97-80]ou[ip lj'k;\\,/nm.  `")
  private static let shifted = Array("ASDFHGZXCV BQWERYT!@#$^%+(&_*)}OU{IP LJ\"K:|<?NM>  ~")
  private static let space: UInt16 = 49

  static func characters(of keyCode: UInt16, isShifted: Bool) -> String {
    if keyCode == space { return " " }
    let keys = isShifted ? shifted : plain
    guard Int(keyCode) < keys.count, keys[Int(keyCode)] != " " else { return "" }
    return String(keys[Int(keyCode)])
  }
}
