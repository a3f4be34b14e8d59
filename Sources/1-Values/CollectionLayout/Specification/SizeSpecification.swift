// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The two dimensions of an item, a group or a supplementary item.
package struct SizeSpecification: Hashable, Sendable {
  var width: DimensionSpecification
  var height: DimensionSpecification

  package init(width: DimensionSpecification, height: DimensionSpecification) {
    self.width = width
    self.height = height
  }

  package subscript(axis: LayoutAxis) -> DimensionSpecification {
    axis == .horizontal ? width : height
  }
}

/// A length as it is asked for: a fraction of a container, points, or a guess to be measured.
///
/// The same facts as `NSCollectionLayoutDimension`, as a value. A width may be a fraction of the
/// container's height and the other way round (behaviour rule D-1).
package enum DimensionSpecification: Hashable, Sendable {
  /// A share of the container's width; `0.5` is half.
  case fractionalWidth(CGFloat)
  /// A share of the container's height; `0.5` is half.
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  /// Points until the element has been measured.
  case estimated(CGFloat)
  /// As ``estimated(_:)``; then the greatest measured value of the siblings in one group instance.
  case uniformAcrossSiblings(estimate: CGFloat)

  /// Whether the length is a guess that a measurement replaces.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the length is shared by the siblings of a group instance.
  var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether the length is a share of the container's width or height.
  package var isFractional: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight: true
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The number as given: a fraction or points.
  package var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(estimate: let value):
      value
    }
  }
}
