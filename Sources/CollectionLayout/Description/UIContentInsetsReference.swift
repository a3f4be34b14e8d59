// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Which insets of the collection view a section adds to its own, across the scroll direction.
public enum UIContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  /// What the layout's configuration says.
  case automatic = 0
  /// None.
  case none = 1
  /// Those of the safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// Those of the readable content guide.
  case readableContent = 4
}
