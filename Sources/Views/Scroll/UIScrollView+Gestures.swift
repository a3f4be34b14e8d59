// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The gesture of touches that scroll the contents, in a window that ``UIWindow/scrollsOverTime``.
  ///
  /// Its actions are sent after the scroll view's delegate is called. Others may have to fail
  /// first, or wait for it to fail; disabled, it keeps touches from scrolling, and ends a drag that is
  /// under way.
  ///
  /// > Note: Differs from UIKit: it is not in `gestureRecognizers`, and only single touches
  /// > scroll.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The same, made for the first who asks.
  var scrollPan: ScrollPanGestureRecognizer {
    if let pan { return pan }
    let pan = ScrollPanGestureRecognizer(of: self)
    self.pan = pan
    return pan
  }
}
