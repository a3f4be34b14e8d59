// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Anything that events go to: views, windows and the controllers between them.
///
/// What a responder does not handle goes to ``nextResponder``.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  private weak var followingResponder: NSResponder?

  /// Creates a responder that is followed by none.
  public override init() { super.init() }

  /// Creates a responder, for source compatibility: there are no archives here.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Who is asked next; of a view its controller or superview unless set, of a controller the
  /// superview of its view.
  open var nextResponder: NSResponder? {
    get { followingResponder ?? usualNextResponder }
    set { followingResponder = newValue }
  }

  /// Who is asked next if nobody was set.
  var usualNextResponder: NSResponder? { nil }

  /// A Boolean value that says whether keys may go here first; false at first.
  open var acceptsFirstResponder: Bool { false }
  /// Called before keys go here first. Returns whether they may.
  open func becomeFirstResponder() -> Bool { true }
  /// Called before keys no longer go here first. Returns whether it lets go.
  open func resignFirstResponder() -> Bool { true }

  // MARK: Events

  /// Called when the left button is pressed here; passed on unless overridden.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  /// Called when the mouse moves while the left button is down; passed on unless overridden.
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  /// Called when the left button is let go; passed on unless overridden.
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  /// Called when the right button is pressed here; passed on unless overridden.
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  /// Called when a key is pressed; passed on unless overridden.
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  /// Called when a key is let go; passed on unless overridden.
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  /// Called when the wheel turns here; passed on unless overridden.
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
}
