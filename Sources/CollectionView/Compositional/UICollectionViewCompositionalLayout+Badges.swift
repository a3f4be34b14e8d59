// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import CollectionLayout

extension UICollectionViewCompositionalLayout: BadgeLayout {
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool {
    state.solution?.isBadgeOfItem(key) ?? false
  }
}
