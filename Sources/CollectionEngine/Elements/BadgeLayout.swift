// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout

/// A layout that attaches supplementary views to items.
@MainActor
package protocol BadgeLayout: EngineLayout {
  /// Returns whether a supplementary view belongs to the item at its index path, and goes with it.
  func isBadgeOfItem(_ key: ElementIdentity) -> Bool
}
