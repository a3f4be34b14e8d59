// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Presses and releases a key: the focused item gets it, otherwise the first responder, and after
  /// it the rest of the responder chain. A key that is unhandled moves the focus (interaction rules
  /// FC-6, FC-10, FC-17).
  ///
  /// The first key turns the focus on; see ``isFocusEnabled``.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameters:
  ///   - code: The key.
  ///   - modifiers: The modifiers that are down.
  public func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    layoutIfNeeded()
    // A text input takes keys that write; the others are pressed as if there were none.
    if let input = firstResponder as? any UIKeyInput, menus.isEmpty,
      code.type(into: input, modifiers)
    {
      return layoutIfNeeded()
    }
    isFocusEnabled = true
    // No key reaches what is behind an open menu (interaction rule CM-11).
    if let openMenu {
      openMenu.handle(code)
      return layoutIfNeeded()
    }
    let receiver: UIResponder =
      focus?.focusedView ?? firstResponder ?? rootViewController?.viewIfLoaded ?? self
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

  /// What moves the focus in the window; nil as long as nothing can have it.
  public var focusSystem: UIFocusSystem? { focus }
}
