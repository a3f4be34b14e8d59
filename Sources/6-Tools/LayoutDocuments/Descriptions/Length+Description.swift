// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
import Foundation

extension LayoutDocument.Length {
  /// UIKit's dimension. A number that is not finite, which no text has, counts as 0.
  package var dimension: NSCollectionLayoutDimension {
    let number = CGFloat(value.isFinite ? value : 0)
    return switch self {
    case .points: .absolute(number)
    case .fractionalWidth: .fractionalWidth(number)
    case .fractionalHeight: .fractionalHeight(number)
    case .estimated: .estimated(number)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: number)
    }
  }

  package init(describing dimension: NSCollectionLayoutDimension) {
    let number = Double(dimension.dimension)
    self =
      switch dimension.rule {
      case .absolute: .points(number)
      case .fractionalWidth: .fractionalWidth(number)
      case .fractionalHeight: .fractionalHeight(number)
      case .estimated: .estimated(number)
      case .uniformAcrossSiblings: .uniformAcrossSiblings(number)
      }
  }
}

extension LayoutDocument.Spacing {
  package var layoutSpacing: NSCollectionLayoutSpacing {
    switch self {
    case .fixed(let points): .fixed(CGFloat(points))
    case .flexible(let points): .flexible(CGFloat(points))
    }
  }

  package init(describing spacing: NSCollectionLayoutSpacing) {
    let points = Double(spacing.spacing)
    self = spacing.isFlexible ? .flexible(points) : .fixed(points)
  }
}

extension LayoutDocument.EdgeSpacing {
  package var layoutSpacing: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading?.layoutSpacing, top: top?.layoutSpacing, trailing: trailing?.layoutSpacing,
      bottom: bottom?.layoutSpacing)
  }

  package init(describing spacing: NSCollectionLayoutEdgeSpacing) {
    self.init()
    top = spacing.top.map { .init(describing: $0) }
    leading = spacing.leading.map { .init(describing: $0) }
    bottom = spacing.bottom.map { .init(describing: $0) }
    trailing = spacing.trailing.map { .init(describing: $0) }
  }
}

extension LayoutDocument.Anchor {
  package var layoutAnchor: NSCollectionLayoutAnchor {
    switch offset {
    case .absolute(let points): NSCollectionLayoutAnchor(edges: edges, absoluteOffset: points)
    case .fractional(let shares): NSCollectionLayoutAnchor(edges: edges, fractionalOffset: shares)
    }
  }

  package init(describing anchor: NSCollectionLayoutAnchor) {
    self.init(
      edges: anchor.edges,
      offset: anchor.isFractionalOffset ? .fractional(anchor.offset) : .absolute(anchor.offset))
  }
}
