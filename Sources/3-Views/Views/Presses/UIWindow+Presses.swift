// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Presses and releases a key: the focused item gets it, otherwise the first responder, and after
  /// it the rest of the responder chain. A key that is unhandled moves the focus (interaction rules
  /// FC-6, FC-10, FC-17).
  ///
  /// The first key turns the focus on; see ``isFocusEnabled``.
  ///
  /// > Note: Differs from UIKit: there only the user can press a key.
  ///
  /// - Parameters:
  ///   - code: The key.
  ///   - modifiers: The modifiers that are down.
  public func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    layoutIfNeeded()
    // A text input takes keys that write; the others are pressed as if there were none.
    if let input = firstResponder as? any UIKeyInput,
      (input as? any ConditionalKeyInput)?.acceptsTyping ?? true,
      !features.contains(where: { $0.withholdsTyping }),
      code.type(into: input, modifiers)
    {
      return layoutIfNeeded()
    }
    isFocusEnabled = true
    // No key reaches what is behind an open menu (interaction rule CM-11).
    if let covering = coveringFeature {
      covering.handle(code)
      return layoutIfNeeded()
    }
    let receiver: UIResponder =
      focus?.focusedView ?? firstResponder ?? frontmostController?.viewIfLoaded ?? self
    let press = UIPress(UIKey(code, modifiers), to: receiver, in: self)
    let event = UIPressesEvent(press)
    receiver.pressesBegan([press], with: event)
    press.end()
    receiver.pressesEnded([press], with: event)
    if event.cameToEnd { focus?.handle(code, modifiers) }
    layoutIfNeeded()
  }

  /// A Boolean value that says whether something can have the focus in the window. False at first, so
  /// that pictures show none; the first key that is pressed makes it true.
  ///
  /// > Note: Differs from UIKit: there a keyboard does so that is connected.
  public var isFocusEnabled: Bool {
    get { focus != nil }
    set {
      guard newValue != isFocusEnabled else { return }
      if newValue {
        focus = UIFocusSystem(self)
      } else {
        let ending = focus
        ending?.end()
        focus = nil
      }
    }
  }

  /// The focus system of the window; nil as long as nothing can have it.
  public var focusSystem: UIFocusSystem? { focus }
}

extension UIResponder {
  /// The window that the responder is in: a view's, or that of a controller's view.
  var windowAround: UIWindow? {
    switch self {
    case let view as UIView: view.root ?? (view as? UIWindow)
    case let controller as UIViewController: controller.viewIfLoaded?.root
    default: nil
    }
  }

  var isFirst: Bool { windowAround?.firstResponder === self }
}

extension UIView {
  /// Makes the view, or a descendant, resign first responder.
  ///
  /// - Parameter force: Whether it must, be it willing or not.
  /// - Returns: Whether nothing in the view gets what is typed any longer.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = root, let first = window.firstResponder else { return true }
    // A controller is in what its view is in. What it presents is not, though it is asked next.
    let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded?.superview
    guard view?.isDescendant(of: self) == true else { return true }
    if first.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
