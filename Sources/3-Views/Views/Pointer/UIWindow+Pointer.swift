// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIWindow {
  /// Moves the pointer, as a mouse or a trackpad does without a press: hover recognizers and
  /// pointer interactions of the view there, and of its superviews, respond (interaction rule
  /// IX-18).
  ///
  /// What moves below a pointer that rests counts at its next move, and be it to the same place.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameters:
  ///   - point: The pointer's place, in the window's coordinates; nil takes the pointer away. One that is
  ///     not finite is ignored with a message on the console.
  ///   - modifiers: The keys that are held down meanwhile.
  public func movePointer(to point: CGPoint?, modifiers: UIKeyModifierFlags = []) {
    if let point, !point.x.isFinite || !point.y.isFinite {
      consoleMessage("UIWindow.movePointer(to:modifiers:): the pointer cannot be at \(point).")
      return
    }
    layoutIfNeeded()
    guard point != nil || pointer != nil else { return }
    let pointer = pointer ?? PointerState(over: self)
    self.pointer = pointer
    pointer.move(to: point, modifiers)
  }

  /// The style that an interaction gives the pointer where it is; nil for the system's own.
  ///
  /// > Note: Differs from UIKit: there only the user sees it.
  public var pointerStyle: UIPointerStyle? { pointer?.style }
}
