// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import Foundation
package import Views

extension UICollectionViewCell: FocusEffectSource {
  /// Nothing where the background says it (interaction rules, section 3.6).
  package var defaultFocusEffect: UIFocusEffect? {
    configurations.backgroundView == nil ? UIFocusHaloEffect() : nil
  }

  /// Whether an item's cell can have the focus (interaction rule FC-1).
  var isFocusable: Bool { collectionViewAround?.itemFocus.canFocus(self) ?? false }

  private var collectionViewAround: UICollectionView? {
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    return view as? UICollectionView
  }
}
