// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// Whether a recognizer around the control waits for a single tap, which controls that do something
  /// when they are tapped keep to themselves.
  package func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
