// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The search bar at the bottom, where the design has it there (behaviour rule LK-139).
extension UINavigationController {
  /// Returns the search bar of a controller that is at the bottom; nil for none, or for one elsewhere.
  private func searchBar(of controller: UIViewController?) -> UISearchBar? {
    guard !isNavigationBarHidden, let item = controller?.navigationItem,
      let search = item.searchController,
      navigationBar.searchPlace(of: item) == .bottom
    else { return nil }
    return search.searchBar
  }

  /// Returns the height that the search bar of a controller covers, above the safe area and the toolbar.
  func bottomSearchHeight(for controller: UIViewController) -> CGFloat {
    guard let bar = searchBar(of: controller) else { return 0 }
    let height = bar.intrinsicContentSize.height
    guard !showsToolbar(for: controller) else { return height + SearchMetrics.bottomGap }
    // The home area is a little higher than the field is above the screen's edge.
    let safe = view.safeAreaInsets.bottom
    return height + max(SearchMetrics.bottomMargin, safe - SearchMetrics.homeOverlap) - safe
  }

  /// Shows the search bar of the last controller.
  func layOutBottomSearch() {
    let bar = searchBar(of: topViewController)
    if let old = bottomSearchBar, old !== bar, old.superview === view { old.removeFromSuperview() }
    bottomSearchBar = bar
    guard let bar, let topViewController else { return }
    let above = showsToolbar(for: topViewController) ? metrics.toolbar : 0
    let frame = CGRect(
      x: 0,
      y: view.bounds.height - view.safeAreaInsets.bottom - above
        - bottomSearchHeight(for: topViewController),
      width: view.bounds.width, height: bar.intrinsicContentSize.height)
    guard bar.superview !== view else {
      if bar.frame != frame { bar.frame = frame }
      return
    }
    // In a transition it fades in where it is.
    UIView.performWithoutAnimation {
      view.addSubview(bar)
      bar.frame = frame
      bar.alpha = 0
      bar.layoutIfNeeded()
    }
    bar.alpha = 1
  }
}
