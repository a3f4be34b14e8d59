// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension NSCollectionLayoutDimension {
  var specification: DimensionSpecification {
    switch rule {
    case .fractionalWidth: .fractionalWidth(dimension)
    case .fractionalHeight: .fractionalHeight(dimension)
    case .absolute: .absolute(dimension)
    case .estimated: .estimated(dimension)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: dimension)
    }
  }

  /// The length in a container: fractions rounded down to a pixel, estimates as they are.
  func length(in container: CGSize, rounded grid: PixelGrid) -> CGFloat {
    switch rule {
    case .fractionalWidth: grid.floor(dimension * container.width)
    case .fractionalHeight: grid.floor(dimension * container.height)
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}

extension NSCollectionLayoutSize {
  var specification: SizeSpecification {
    SizeSpecification(
      width: widthDimension.specification, height: heightDimension.specification)
  }

  /// Whether width or height wait for a measurement.
  var isEstimated: Bool {
    specification.width.isEstimated || specification.height.isEstimated
  }

  /// The size in a container: fractions rounded down to a pixel, estimates as they are.
  func size(in container: CGSize, rounded grid: PixelGrid) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, rounded: grid),
      height: heightDimension.length(in: container, rounded: grid))
  }
}

extension NSCollectionLayoutSpacing {
  func specification() throws(DescriptionError) -> SpacingSpecification {
    let points = try spacing.checkedFinite("a spacing")
    return isFlexible ? .flexible(points) : .fixed(points)
  }
}

extension NSCollectionLayoutEdgeSpacing {
  func specification() throws(DescriptionError) -> EdgeSpacingSpecification {
    EdgeSpacingSpecification(
      leading: try (leading ?? .fixed(0)).specification(),
      top: try (top ?? .fixed(0)).specification(),
      trailing: try (trailing ?? .fixed(0)).specification(),
      bottom: try (bottom ?? .fixed(0)).specification())
  }
}

extension NSCollectionLayoutAnchor {
  func specification() throws(DescriptionError) -> AnchorSpecification {
    let checked = CGPoint(
      x: try offset.x.checkedFinite("an anchor's offset"),
      y: try offset.y.checkedFinite("an anchor's offset"))
    return AnchorSpecification(
      edges: edges, offset: isFractionalOffset ? .fractional(checked) : .absolute(checked))
  }
}

extension CGFloat {
  func checkedFinite(
    _ place: @autoclosure () -> String
  ) throws(DescriptionError) -> CGFloat {
    try DescriptionError.checkFinite(self, place())
    return self
  }
}

extension NSDirectionalEdgeInsets {
  func checkFinite(_ place: @autoclosure () -> String) throws(DescriptionError) {
    for inset in [top, leading, bottom, trailing] {
      try DescriptionError.checkFinite(inset, place())
    }
  }
}
