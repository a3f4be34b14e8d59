// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What kind of view an element has; `UICollectionView.ElementCategory`.
public enum CollectionLayoutElementCategory: UInt, Hashable, Sendable, CaseIterable {
  /// A cell: the view of an item.
  case cell = 0
  /// A header, a footer or a badge: a view with data of its own.
  case supplementaryView = 1
  /// A background: a view without data.
  case decorationView = 2
}
