// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Anything that events could go to; here, what views and view controllers have in common.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Who is asked next: a view's controller or superview, a controller's superview; nil at the end.
  open var next: UIResponder? { nil }

  /// Called when a touch begins here; passed on to ``next`` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when a touch that began here moves; passed on to ``next`` unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when a touch that began here ends; passed on to ``next`` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when something else takes over a touch that began here; passed on to ``next``
  /// unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a key goes down; passed on to ``next`` unless overridden. A key that comes to the
  /// end of the chain moves the focus.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.cameToEnd = true
      return
    }
    next.pressesBegan(presses, with: event)
  }

  /// Called when the pressure of a key changed; never here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a key goes up; passed on to ``next`` unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when something else takes over a press; passed on to ``next`` unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

/// An event of the user's, of which only the touches count; see `UIWindow.beginTouch(at:)`.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  private var heldModifiers: UIKeyModifierFlags = []

  /// Creates an event.
  public override init() { super.init() }

  init(_ modifiers: UIKeyModifierFlags) {
    heldModifiers = modifiers
    super.init()
  }

  /// The modifiers of the keyboard that are held down.
  open var modifierFlags: UIKeyModifierFlags { heldModifiers }
}
