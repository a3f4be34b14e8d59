// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension NSWindow {
  /// A step of a script of the mouse, see ``play(_:modifiers:)``.
  public enum MouseStep: Hashable, Sendable {
    /// The button is pressed, at a point of the window's coordinates.
    case press(NSPoint)
    /// The mouse goes to a point of the window's coordinates, on a straight line and slowly at both
    /// ends, in so many seconds; at once for zero and less.
    case move(to: NSPoint, duration: TimeInterval)
    /// The mouse rests for so many seconds.
    case rest(TimeInterval)
    /// The button is released.
    case release
    /// The escape key is pressed, which ends a drag.
    case escape
  }

  /// Presses the button of the mouse.
  ///
  /// > Note: Differs from AppKit, where a mouse presses a button.
  ///
  /// - Parameters:
  ///   - point: Where, in points from the window's lower left corner.
  ///   - modifiers: The modifier keys that are held while the button is pressed.
  public func pressMouse(at point: NSPoint, modifiers: NSEvent.ModifierFlags = []) {
    send(.leftMouseDown, at: point, modifiers, count: 1)
  }

  /// Moves the mouse while its button is down.
  ///
  /// > Note: Differs from AppKit, where a mouse moves.
  ///
  /// - Parameters:
  ///   - point: Where to, in points from the window's lower left corner.
  ///   - modifiers: The modifier keys that are held while the mouse moves.
  public func moveMouse(to point: NSPoint, modifiers: NSEvent.ModifierFlags = []) {
    send(.leftMouseDragged, at: point, modifiers, count: 1)
  }

  /// Releases the button of the mouse.
  ///
  /// > Note: Differs from AppKit, where a mouse releases a button.
  ///
  /// - Parameter modifiers: The keys that are held.
  public func releaseMouse(modifiers: NSEvent.ModifierFlags = []) {
    send(.leftMouseUp, at: mouseLocationOutsideOfEventStream, modifiers, count: 1)
  }

  /// Performs steps of the mouse while the window's time advances; ``advance(to:)`` performs those
  /// that are due.
  ///
  /// The mouse moves at each multiple of a sixtieth of a second from now on, so that any frame rate
  /// shows the same and ends in the same.
  ///
  /// > Note: Differs from AppKit, where a mouse moves along the script.
  ///
  /// - Parameters:
  ///   - steps: What is done, one after the other; times that are negative or not finite are zero.
  ///   - modifiers: The keys that are held all the while.
  public func play(_ steps: [MouseStep], modifiers: NSEvent.ModifierFlags = []) {
    var script = MouseScript(at: mouseLocationOutsideOfEventStream)
    for step in steps { script.append(step) }
    let begin = currentTime
    for (offset, action) in script.actions {
      node.timeline.schedule.add(
        Schedule.Event(owner: ObjectIdentifier(self), time: begin + offset) { [weak self] in
          self?.perform(action, modifiers)
        })
    }
  }

  private func perform(_ action: MouseScript.Action, _ modifiers: NSEvent.ModifierFlags) {
    switch action {
    case .press(let point): pressMouse(at: point, modifiers: modifiers)
    case .move(let point): moveMouse(to: point, modifiers: modifiers)
    case .release: releaseMouse(modifiers: modifiers)
    case .escape: press(Self.escapeKey)
    }
  }

  func send(
    _ type: NSEvent.EventType, at point: NSPoint, _ modifiers: NSEvent.ModifierFlags, count: Int
  ) {
    let event = NSEvent.mouseEvent(
      with: type, location: point, modifierFlags: modifiers, timestamp: currentTime,
      windowNumber: 0, context: nil, eventNumber: 0, clickCount: count, pressure: 1)
    if let event { sendEvent(event) }
  }
}
