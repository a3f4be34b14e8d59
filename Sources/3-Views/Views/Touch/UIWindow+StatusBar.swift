// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIWindow {
  /// Whether a point is where the status bar of a phone is: above the safe area.
  func isInStatusBar(_ point: CGPoint) -> Bool {
    safeAreaInsets.top > 0 && point.y >= 0 && point.y < safeAreaInsets.top && point.x >= 0
      && point.x < bounds.width && coveringFeature == nil
  }

  /// Scrolls what a tap of the status bar scrolls to its top: the one visible scroll view that wants it.
  /// Of several none does, as on a phone with UIKit.
  ///
  /// - Returns: Whether there is one, though its delegate may keep it where it is.
  func scrollToTop() -> Bool {
    layoutIfNeeded()
    var views: [UIScrollView] = []
    collectViewsThatScrollToTop(among: usableChildren, into: &views)
    guard views.count == 1, let view = views.first else { return false }
    view.scrollToTop()
    return true
  }

  private func collectViewsThatScrollToTop(
    among children: [UIView], into views: inout [UIScrollView]
  ) {
    for child in children where !child.isHidden && child.alpha > 0.01 {
      if let scrollView = child as? UIScrollView, scrollView.scrollsToTop,
        scrollView.convert(scrollView.bounds, to: self).overlaps(bounds)
      {
        views.append(scrollView)
      }
      collectViewsThatScrollToTop(among: child.children, into: &views)
    }
  }
}
