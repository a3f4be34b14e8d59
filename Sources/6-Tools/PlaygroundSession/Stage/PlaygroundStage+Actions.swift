// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension PlaygroundStage {
  /// Does something now.
  ///
  /// - Parameter action: What. Settings that do not fit change nothing.
  func carryOut(_ action: History.Action) {
    switch action {
    case .touch(let phase, let point) where touch(phase, at: point): break
    case .touch(.began, let point): window.beginTouch(at: point)
    case .touch(.moved, let point): window.moveTouch(to: point)
    case .touch(.ended, let point):
      window.moveTouch(to: point)
      window.endTouch()
    case .touch(.cancelled, _): window.cancelTouch()
    case .wheel(let point, let vector):
      guard !scroll(at: point, by: vector) else { break }
      // On whole pixels, so that what moves is moved and not drawn again.
      let scale = max(window.traitCollection.displayScale, 1)
      window.scrollWheel(
        at: point,
        by: CGVector(
          dx: (vector.dx * scale).rounded() / scale, dy: (vector.dy * scale).rounded() / scale))
    case .scrollTo(let point):
      if let view = window.largestScrollView {
        view.setContentOffset(view.clamped(point), animated: false)
      }
    case .key(let name, let shift):
      guard !press(name, shift: shift) else { break }
      if let code = UIKeyboardHIDUsage(browserName: name) {
        window.press(code, modifiers: shift ? .shift : [])
      }
    // It was checked when it was done for the first time.
    case .settings(let settings): _ = try? apply(settings)
    }
    window.layoutIfNeeded()
  }
}

extension UIWindow {
  /// The scroll view with the largest area, of those that are not inside another.
  var largestScrollView: UIScrollView? {
    func found(in view: UIView) -> [UIScrollView] {
      if let view = view as? UIScrollView { return [view] }
      return view.subviews.flatMap { found(in: $0) }
    }
    return found(in: self).max { left, right in
      left.bounds.width * left.bounds.height < right.bounds.width * right.bounds.height
    }
  }
}

extension UIKeyboardHIDUsage {
  /// The key that a browser calls so (`KeyboardEvent.key`); nil for one that moves no focus.
  fileprivate init?(browserName name: String) {
    switch name {
    case "ArrowUp": self = .keyboardUpArrow
    case "ArrowDown": self = .keyboardDownArrow
    case "ArrowLeft": self = .keyboardLeftArrow
    case "ArrowRight": self = .keyboardRightArrow
    case "Tab": self = .keyboardTab
    case "Enter": self = .keyboardReturnOrEnter
    case " ": self = .keyboardSpacebar
    case "Escape": self = .keyboardEscape
    case "PageUp": self = .keyboardPageUp
    case "PageDown": self = .keyboardPageDown
    case "Home": self = .keyboardHome
    case "End": self = .keyboardEnd
    default: return nil
    }
  }
}
