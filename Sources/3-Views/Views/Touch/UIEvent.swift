// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An event of the user's, of which only the touches count; see `UIWindow.beginTouch(at:)`.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  private var heldModifiers: UIKeyModifierFlags = []
  private var touches: Set<UITouch> = []

  /// Creates an event.
  public override init() { super.init() }

  init(_ modifiers: UIKeyModifierFlags, _ touches: Set<UITouch> = []) {
    heldModifiers = modifiers
    self.touches = touches
    super.init()
  }

  /// The touches that the event is about; nil for none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Returns the touches that began on a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : found
  }

  /// Returns the touches that a gesture recognizer gets; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = touches.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    return found.isEmpty ? nil : found
  }

  /// The modifiers of the keyboard that are held down.
  open var modifierFlags: UIKeyModifierFlags { heldModifiers }
}
