// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

// Short forms for descriptions in tests. They take dimensions in the order width, height, and
// insets in the order top, leading, bottom, trailing, as the tables of the specification do.

typealias Dimension = NSCollectionLayoutDimension

func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func slot(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}

func horizontal(
  _ width: Dimension, _ height: Dimension, _ subitems: [NSCollectionLayoutItem],
  spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(width, height), subitems: subitems)
  group.interItemSpacing = spacing
  return group
}

func vertical(
  _ width: Dimension, _ height: Dimension, _ subitems: [NSCollectionLayoutItem],
  spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: size(width, height), subitems: subitems)
  group.interItemSpacing = spacing
  return group
}

func edges(
  leading: NSCollectionLayoutSpacing? = nil, top: NSCollectionLayoutSpacing? = nil,
  trailing: NSCollectionLayoutSpacing? = nil, bottom: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutEdgeSpacing {
  NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
}

func section(
  _ group: NSCollectionLayoutGroup, insets: NSDirectionalEdgeInsets = .zero, spacing: CGFloat = 0
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = insets
  section.interGroupSpacing = spacing
  return section
}

func boundary(
  _ width: Dimension, _ height: Dimension, _ alignment: NSRectAlignment, kind: String = "header",
  offset: CGPoint = .zero
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height), elementKind: kind, alignment: alignment,
    absoluteOffset: offset)
}

extension NSCollectionLayoutItem {
  /// This item with other insets.
  func inset(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> Self {
    contentInsets = insets(top, leading, bottom, trailing)
    return self
  }

  /// This item with space around it.
  func spaced(_ spacing: NSCollectionLayoutEdgeSpacing) -> Self {
    edgeSpacing = spacing
    return self
  }
}

extension NSCollectionLayoutSection {
  /// This section with boundary items.
  func with(_ items: NSCollectionLayoutBoundarySupplementaryItem...) -> Self {
    boundarySupplementaryItems = items
    return self
  }
}
