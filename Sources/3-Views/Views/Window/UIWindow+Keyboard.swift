// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIWindow {
  /// The height of the keyboard at the bottom of the window, in points, from the top of the keyboard to
  /// the bottom of the window; 0, as at first, for none.
  ///
  /// Nothing shows a keyboard by itself, not even a text field that becomes the first responder. Setting
  /// a height does what UIKit does when one appears: it posts `keyboardWillChangeFrameNotification` and
  /// `keyboardWillShowNotification`, moves each `UIView.keyboardLayoutGuide`, and posts
  /// `keyboardDidChangeFrameNotification` and `keyboardDidShowNotification` when ``advance(to:)`` has
  /// gone on by a quarter of a second. Setting 0 posts those of hiding. The keyboard itself is no view:
  /// only pictures of a test show one.
  ///
  /// A height below zero or that is not finite counts as 0, one above that of the window as the window's.
  public var keyboardHeight: CGFloat {
    get { shownKeyboardHeight }
    set {
      let height = newValue.isFinite ? min(max(newValue, 0), bounds.height) : 0
      guard height != shownKeyboardHeight else { return }
      changeKeyboard(to: height)
    }
  }

  /// The seconds in which a keyboard appears or disappears, as on iOS.
  package nonisolated static let keyboardDuration: TimeInterval = 0.25

  private func changeKeyboard(to height: CGFloat) {
    let isHiding = height == 0
    // A keyboard that is hidden is as high as the other one, below the window.
    let begin = keyboardFrame(
      shownKeyboardHeight, of: shownKeyboardHeight > 0 ? shownKeyboardHeight : height)
    let end = keyboardFrame(height, of: isHiding ? shownKeyboardHeight : height)
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
      // iOS's number is 7, which is no case of `UIView.AnimationCurve` and would be nil here.
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: [Notification.Name]) {
      for name in names {
        NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
      }
    }
    post([
      UIResponder.keyboardWillChangeFrameNotification,
      isHiding
        ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
    ])
    shownKeyboardHeight = height
    keyboardChanged()
    let event = Schedule.Event(
      owner: ObjectIdentifier(self), time: currentTime + Self.keyboardDuration
    ) {
      post([
        UIResponder.keyboardDidChangeFrameNotification,
        isHiding
          ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      ])
    }
    timeline.schedule.add(event)
  }

  private func keyboardFrame(_ visible: CGFloat, of height: CGFloat) -> CGRect {
    CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: height)
  }
}

extension UIView {
  fileprivate func keyboardChanged() {
    if autoLayout?.keyboardGuide != nil { constraintInputsChanged() }
    for child in children { child.keyboardChanged() }
  }

  /// The height of the bottom of the view that the keyboard covers, in points.
  var keyboardOverlap: CGFloat {
    guard let root, root.shownKeyboardHeight > 0 else { return 0 }
    let bottom = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: nil).y
    return min(max(bottom - (root.bounds.height - root.shownKeyboardHeight), 0), bounds.height)
  }
}

extension UIResponder {
  /// A keyboard is about to be shown; posted when ``UIWindow/keyboardHeight`` is set.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A keyboard was shown; posted a quarter of a second of the window's time after
  /// ``UIWindow/keyboardHeight`` was set.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to go; posted when ``UIWindow/keyboardHeight`` is set to 0.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone; posted a quarter of a second of the window's time after
  /// ``UIWindow/keyboardHeight`` was set to 0.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change; posted when ``UIWindow/keyboardHeight`` is set.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame has changed; posted a quarter of a second of the window's time after
  /// ``UIWindow/keyboardHeight`` was set.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before a change: an `NSValue` of a rectangle in the window's coordinates, which
  /// can also be cast to `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after a change: an `NSValue` of a rectangle in the window's coordinates, which
  /// can also be cast to `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that a change takes: a number, 0.25.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the number of the curve that a change follows: that of `UIView.AnimationCurve.easeInOut`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of the Boolean value that says whether the keyboard is this program's: true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
