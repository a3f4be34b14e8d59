// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// An object that responds to events: the base class of views, windows and controllers.
///
/// What a responder does not handle goes to ``nextResponder``.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  private weak var followingResponder: NSResponder?
  nonisolated(unsafe) package var associatedValues: AssociatedValues?

  /// Creates a responder that is followed by none.
  public override init() { super.init() }

  /// Creates a responder of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) { super.init() }

  /// The responder that is asked next; of a view its controller or superview unless set, of a
  /// controller the superview of its view.
  open var nextResponder: NSResponder? {
    get { followingResponder ?? usualNextResponder }
    set { followingResponder = newValue }
  }

  /// The responder after this one, unless another was set.
  var usualNextResponder: NSResponder? { nil }

  /// A Boolean value that says whether keys may go here first; false at first.
  open var acceptsFirstResponder: Bool { false }
  /// Called before the object becomes first responder. Returns whether it does.
  open func becomeFirstResponder() -> Bool { true }
  /// Called before the object resigns first responder. Returns whether it does.
  open func resignFirstResponder() -> Bool { true }

  // MARK: Interface Builder

  /// Called once after an Interface Builder document created the object, or was loaded for it, and
  /// its outlets are set. Never called for objects created in code.
  open func awakeFromNib() {}

  /// Returns the property that an Interface Builder document names; the translator overrides it in
  /// classes with outlets or inspectable properties.
  ///
  /// - Parameter name: The property's name, such as `titleLabel`.
  /// - Returns: The property; unless overridden one of AppKit's own, or nil.
  open nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    NibOutlets.key(named: name, of: self)
  }

  // MARK: Events

  /// Called when the left button is pressed here; passed on unless overridden.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  /// Called when the mouse moves while the left button is down; passed on unless overridden.
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  /// Called when the left button is released; passed on unless overridden.
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  /// Called when the right button is pressed here; passed on unless overridden.
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  /// Called when a key is pressed; passed on unless overridden.
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  /// Called when a key is released; passed on unless overridden.
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  /// Called when the right button is released; passed on unless overridden.
  open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
  /// Called when the mouse enters a tracking area; never here, where nothing tracks the mouse.
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  /// Called when the mouse leaves a tracking area; never here, where nothing tracks the mouse.
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  /// Called when the mouse moves without a button; never here, where nothing tracks the mouse.
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  /// Called when the wheel turns here; passed on unless overridden.
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }

  // MARK: What keys ask for

  /// Interprets keys: arrows call ``moveUp(_:)`` and the methods like it; other keys are for text,
  /// which is not entered here, and do nothing.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray { _ = interpretArrow(of: event) }
  }
  /// Moves up; passed on unless overridden.
  open func moveUp(_ sender: Any?) { nextResponder?.moveUp(sender) }
  /// Moves down; passed on unless overridden.
  open func moveDown(_ sender: Any?) { nextResponder?.moveDown(sender) }
  /// Moves to the left; passed on unless overridden.
  open func moveLeft(_ sender: Any?) { nextResponder?.moveLeft(sender) }
  /// Moves to the right; passed on unless overridden.
  open func moveRight(_ sender: Any?) { nextResponder?.moveRight(sender) }
  /// Extends the selection upwards; passed on unless overridden.
  open func moveUpAndModifySelection(_ sender: Any?) {
    nextResponder?.moveUpAndModifySelection(sender)
  }
  /// Extends the selection downwards; passed on unless overridden.
  open func moveDownAndModifySelection(_ sender: Any?) {
    nextResponder?.moveDownAndModifySelection(sender)
  }
  /// Extends the selection to the left; passed on unless overridden.
  open func moveLeftAndModifySelection(_ sender: Any?) {
    nextResponder?.moveLeftAndModifySelection(sender)
  }
  /// Extends the selection to the right; passed on unless overridden.
  open func moveRightAndModifySelection(_ sender: Any?) {
    nextResponder?.moveRightAndModifySelection(sender)
  }
  /// Selects everything; passed on unless overridden.
  open func selectAll(_ sender: Any?) { nextResponder?.selectAll(sender) }
}

extension NSResponder: AssociationHolder {}

extension NSResponder: ObjectiveCKeys {}

extension NSResponder {
  /// The codes of the arrow keys, and what each does without and with ⇧.
  private static let arrows: [UInt16: ArrowActions] = [
    123: ArrowActions({ $0.moveLeft(nil) }, { $0.moveLeftAndModifySelection(nil) }),
    124: ArrowActions({ $0.moveRight(nil) }, { $0.moveRightAndModifySelection(nil) }),
    125: ArrowActions({ $0.moveDown(nil) }, { $0.moveDownAndModifySelection(nil) }),
    126: ArrowActions({ $0.moveUp(nil) }, { $0.moveUpAndModifySelection(nil) }),
  ]

  private struct ArrowActions {
    let move: @MainActor (NSResponder) -> Void
    let extend: @MainActor (NSResponder) -> Void

    init(
      _ move: @escaping @MainActor (NSResponder) -> Void,
      _ extend: @escaping @MainActor (NSResponder) -> Void
    ) {
      self.move = move
      self.extend = extend
    }
  }

  /// Does what an arrow key asks for, alone or with ⇧.
  ///
  /// - Returns: Whether it is one.
  func interpretArrow(of event: NSEvent) -> Bool {
    let modifiers = event.modifierFlags.intersection([.command, .shift, .option, .control])
    guard modifiers.isSubset(of: .shift), let actions = Self.arrows[event.keyCode] else {
      return false
    }
    (modifiers == .shift ? actions.extend : actions.move)(self)
    return true
  }
}
