// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of a pointer over a view: it begins when the pointer enters, changes with each
/// move, and ends when it leaves (interaction rule IX-18).
///
/// Touches are not its matter: the pointer of a window is where ``UIWindow/movePointer(to:modifiers:)``
/// moved it. Over what is in the view it is over the view, too. The recognizer prevents no other, and is
/// prevented by none.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var point = CGPoint.zero
  private var keys: UIKeyModifierFlags = []
  private weak var window: UIWindow?

  /// Returns the pointer's place; the last one after it went.
  ///
  /// - Parameter view: Whose coordinates are wanted; nil for the window's.
  /// - Returns: The point.
  open override func location(in view: UIView?) -> CGPoint {
    guard let window, let view, view !== window else { return point }
    return view.convert(point, from: window)
  }

  /// The modifiers of the keyboard that were held down when the pointer moved last.
  open override var modifierFlags: UIKeyModifierFlags { keys }

  /// Returns false: a pointer over a view keeps no touch from being a gesture.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns false: no gesture keeps a pointer from being over a view.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  override var takesTouches: Bool { false }

  func pointerMoved(to point: CGPoint, in window: UIWindow, _ modifiers: UIKeyModifierFlags) {
    if isOver { start() }
    let isMoved = point != self.point || modifiers != keys
    self.point = point
    self.window = window
    keys = modifiers
    if isUnderWay {
      if isMoved { state = .changed }
    } else {
      state = .began
    }
  }

  func pointerLeft() {
    if isUnderWay { state = .ended }
    start()
  }
}
