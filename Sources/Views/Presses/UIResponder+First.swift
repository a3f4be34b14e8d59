// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIResponder {
  /// The window that the responder is in: a view's, or that of a controller's view.
  private var windowAround: UIWindow? {
    switch self {
    case let view as UIView: view.root ?? (view as? UIWindow)
    case let controller as UIViewController: controller.viewIfLoaded?.root
    default: nil
    }
  }

  var isFirst: Bool { windowAround?.firstResponder === self }

  /// Takes what is typed from who has it, if both agree.
  func becomeFirst() -> Bool {
    guard let window = windowAround else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  func resignFirst() -> Bool {
    guard isFirst else { return true }
    guard canResignFirstResponder else { return false }
    windowAround?.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Has the view, or what is in it, give up what is typed.
  ///
  /// - Parameter force: Whether it must, be it willing or not.
  /// - Returns: Whether nothing in the view gets what is typed any longer.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = root, let first = window.firstResponder else { return true }
    var responder: UIResponder? = first
    while let current = responder, current !== self { responder = current.next }
    guard responder === self else { return true }
    if first.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
