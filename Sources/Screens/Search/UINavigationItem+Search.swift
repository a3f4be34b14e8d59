// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

extension UINavigationItem {
  /// The search whose bar is shown below the title; nil for none.
  public var searchController: UISearchController? {
    get { searchOwner as? UISearchController }
    set {
      guard newValue !== searchOwner else { return }
      searchController?.searchBar.isInNavigationBar = false
      newValue?.searchBar.isInNavigationBar = true
      searchOwner = newValue
    }
  }
}

extension UISearchController: BarPaletteProvider {
  /// The search's bar.
  var barPalette: UIView { searchBar }
  /// As high as the bar wants to be.
  var barPaletteHeight: CGFloat { searchBar.intrinsicContentSize.height }
  /// Whether the search takes the place of title and items.
  var hidesBarContents: Bool { isActive && hidesNavigationBarDuringPresentation }
}

/// Shows a view at the bottom of the bar while its navigation item is shown: the controller of a
/// search, which is the item's `searchOwner`.
@MainActor
protocol BarPaletteProvider: AnyObject {
  /// The view; the bar places it.
  var barPalette: UIView { get }
  /// The view's height, in points.
  var barPaletteHeight: CGFloat { get }
  /// Whether everything else of the bar is gone, as while a search goes on.
  var hidesBarContents: Bool { get }
}
