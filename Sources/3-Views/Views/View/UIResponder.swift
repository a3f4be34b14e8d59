// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Anything that events could go to; here, what views and view controllers have in common.
@preconcurrency @MainActor
open class UIResponder: NSObject, ObjectiveCMethods, ObjectiveCKeys {
  nonisolated(unsafe) package var associatedValues: AssociatedValues?

  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that is asked next: a view's controller or superview, a controller's superview;
  /// nil at the end.
  open var next: UIResponder? { nil }

  // MARK: Typing

  /// A Boolean value that says whether the responder can get what is typed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that says whether the responder lets another get what is typed; true unless
  /// overridden.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that says whether the responder gets what is typed in its window.
  open var isFirstResponder: Bool { isFirst }
  /// Asks for what is typed in the window.
  ///
  /// - Returns: Whether the responder gets it: it is in a window, it can, and who got it before
  ///   lets it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirst() }
  /// Gives up what is typed.
  ///
  /// - Returns: Whether the responder no longer gets it.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirst() }

  // MARK: Actions

  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns whether the responder has the method of a selector.
  ///
  /// - Parameter aSelector: The selector. One that is a name alone is understood by no object; nil is
  ///   not, either.
  /// - Returns: Whether sending it calls a method.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  /// Returns the method that a text names; the translator overrides it in classes whose methods are
  /// named by text.
  ///
  /// - Parameter name: The selector's name, such as `move:with:`.
  /// - Returns: The selector with its code; nil unless overridden.
  open nonisolated class func objectiveCMethod(named name: String) -> Selector? { nil }

  /// Returns the property that an Interface Builder document names; the translator overrides it in
  /// classes with outlets or inspectable properties.
  ///
  /// - Parameter name: The property's name, such as `titleLabel`.
  /// - Returns: The property; unless overridden one of UIKit's own, or nil.
  open nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    NibKeys.ownKey(named: name, of: self)
  }

  /// Called once after an Interface Builder document created the object: all outlets are set. Objects
  /// created in code never get it.
  open func awakeFromNib() {}

  /// Returns whether an action without a target can be done here; whether it ``responds(to:)`` the
  /// action unless overridden.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that would send the action.
  /// - Returns: Whether it can; otherwise ``next`` is asked.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns who does an action without a target: this responder or the next one that can.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that would send the action.
  /// - Returns: The responder; nil if none can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Touches and keys

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

extension UIResponder: AssociationHolder {}
