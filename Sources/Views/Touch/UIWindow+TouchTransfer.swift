// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIWindow {
  /// Gives the touches on a view that was removed to another one: for what is in the view they are
  /// cancelled, and the other goes on with them (behaviour rule SL-13).
  ///
  /// - Parameters:
  ///   - view: The view that was taken away, out of its superview already.
  ///   - heir: The view that was around it.
  package func transferTouches(from view: UIView, to heir: UIView) {
    for case let touch? in [activeTouch, additionalTouch] {
      guard let target = touch.view, target.isDescendant(of: view) else { continue }
      touch.transfer(to: heir, isKnown: gestures?.holds(touch) != true)
    }
    touchScroll?.viewWasTakenAway(view, leaving: heir)
  }
}

extension UITouch {
  /// Takes the touch from its view.
  ///
  /// - Parameters:
  ///   - heir: The view that has it from now on.
  ///   - isKnown: Whether the view got the touch.
  fileprivate func transfer(to heir: UIView, isKnown: Bool) {
    let previous = exchangeView(for: heir)
    guard isKnown else { return }
    performCancelled { previous?.touchesCancelled([self], with: UIEvent([], [self])) }
  }
}
