// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension UICollectionViewCompositionalLayout: DataChangeObserving {
  func dataWillChange(by mapping: BatchMapping) {
    self.mapping = mapping
    state.dataWillChange(
      from: mapping.before, to: mapping.after, ElementRenumbering(mapping).key(after:))
  }

  /// Where an item was before the update, however far away; nil for one that is new.
  func previousAttributes(ofItemNowAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cell = mapping?.previousCell(ofItemNowAt: path, in: state.previous) else {
      return nil
    }
    let attributes = attributes(of: cell)
    attributes.represent(.cell, kind: nil, at: path)
    return attributes
  }
}
