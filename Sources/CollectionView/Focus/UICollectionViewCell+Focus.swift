// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Views

extension UICollectionViewCell {
  /// Whether an item's cell can have the focus (interaction rule FC-1).
  var isFocusable: Bool { collectionViewAround?.itemFocus.canFocus(self) ?? false }

  private var collectionViewAround: UICollectionView? {
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    return view as? UICollectionView
  }
}
