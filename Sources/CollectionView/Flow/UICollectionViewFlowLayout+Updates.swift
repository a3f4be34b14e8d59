// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout

extension UICollectionViewFlowLayout: DataChangeObserving {
  func dataWillChange(by mapping: BatchMapping) {
    state.dataWillChange(
      from: mapping.before, to: mapping.after, ElementRenumbering(mapping).key(after:))
  }
}
