// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a list looks like: `UICollectionLayoutListConfiguration.Appearance` (UIKit's raw values).
public enum CollectionLayoutListAppearance: Int, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge on the screen's own background.
  case plain = 0
  /// Rows from edge to edge, in groups on a grey background.
  case grouped = 1
  /// Rows in cards with rounded corners on a grey background.
  case insetGrouped = 2
  /// Rows of a sidebar, each with its own rounded corners.
  case sidebar = 3
  /// Rows of a sidebar with headers that stay visible.
  case sidebarPlain = 4
}

/// Where a list's headers come from: `UICollectionLayoutListConfiguration.HeaderMode`.
public enum CollectionLayoutListHeaderMode: Int, Hashable, Sendable {
  /// There are none.
  case none = 0
  /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
  case supplementary = 1
  /// The first item of each section, which must have one.
  case firstItemInSection = 2
}

/// Where a list's footers come from: `UICollectionLayoutListConfiguration.FooterMode`.
public enum CollectionLayoutListFooterMode: Int, Hashable, Sendable {
  /// There are none.
  case none = 0
  /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
  case supplementary = 1
}

extension CollectionLayoutListAppearance {
  /// Whether rows are those of a sidebar.
  package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
