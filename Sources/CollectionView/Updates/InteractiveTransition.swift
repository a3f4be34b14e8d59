// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A change of layouts that a finger drives.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Whether it is on its way to one of the two layouts.
  var isSettling = false
  /// A change of layout that was asked for meanwhile.
  var waiting: (() -> Void)?
}
