// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The direction in which a layout scrolls; `UICollectionView.ScrollDirection`.
public enum CollectionLayoutScrollDirection: Int, Hashable, Sendable, CaseIterable {
  /// Sections one below the other.
  case vertical = 0
  /// Sections one after the other, from the leading edge.
  case horizontal = 1
}
