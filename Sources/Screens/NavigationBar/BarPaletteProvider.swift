// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

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
