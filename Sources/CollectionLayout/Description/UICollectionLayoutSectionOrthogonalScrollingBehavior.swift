// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How a section scrolls orthogonally to its layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable,
  CaseIterable
{
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Page by page; a page is what is visible between the section's insets.
  case paging = 3
  /// Group by group.
  case groupPaging = 4
  /// Group by group, each in the middle.
  case groupPagingCentered = 5
}
