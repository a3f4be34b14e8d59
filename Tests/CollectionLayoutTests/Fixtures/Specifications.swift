// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

// Short forms for specifications, as Building.swift has them for descriptions.

extension DimensionSpecification {
  static func fw(_ fraction: CGFloat) -> Self { .fractionalWidth(fraction) }
  static func fh(_ fraction: CGFloat) -> Self { .fractionalHeight(fraction) }
  static func ab(_ points: CGFloat) -> Self { .absolute(points) }
  static func es(_ points: CGFloat) -> Self { .estimated(points) }
  static func uniform(_ points: CGFloat) -> Self { .uniformAcrossSiblings(estimate: points) }
}

/// A cell of a size.
func item(
  _ width: DimensionSpecification, _ height: DimensionSpecification,
  insets: NSDirectionalEdgeInsets = .zero, edges: EdgeSpacingSpecification = .none
) -> SubitemSpecification {
  var item = ItemSpecification(layoutSize: SizeSpecification(width: width, height: height))
  item.contentInsets = insets
  item.edgeSpacing = edges
  return .item(item)
}

/// A horizontal group.
func row(
  _ width: DimensionSpecification, _ height: DimensionSpecification,
  _ subitems: [SubitemSpecification], spacing: SpacingSpecification = .fixed(0)
) -> GroupSpecification {
  var group = GroupSpecification(
    layoutSize: SizeSpecification(width: width, height: height), axis: .horizontal,
    subitems: subitems)
  group.interItemSpacing = spacing
  return group
}

/// A vertical group.
func column(
  _ width: DimensionSpecification, _ height: DimensionSpecification,
  _ subitems: [SubitemSpecification], spacing: SpacingSpecification = .fixed(0)
) -> GroupSpecification {
  var group = row(width, height, subitems, spacing: spacing)
  group.axis = .vertical
  return group
}

/// Insets in the order of the specification's tables.
func insets(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// A header or footer.
func boundaryItem(
  _ kind: String, _ width: DimensionSpecification, _ height: DimensionSpecification,
  _ alignment: NSRectAlignment
) -> BoundarySpecification {
  BoundarySpecification(
    elementKind: kind, layoutSize: SizeSpecification(width: width, height: height),
    alignment: alignment)
}
