// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The axes along which a length is a guess that a measurement replaces.
package struct EstimatedAxes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let width = EstimatedAxes(rawValue: 1)
  package static let height = EstimatedAxes(rawValue: 2)

  private init(_ axis: LayoutAxis) { self = axis == .horizontal ? .width : .height }

  package subscript(axis: LayoutAxis) -> Bool {
    get { contains(EstimatedAxes(axis)) }
    set { if newValue { insert(EstimatedAxes(axis)) } else { remove(EstimatedAxes(axis)) } }
  }
}

extension SizeSpecification {
  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if width.isEstimated { axes.insert(.width) }
    if height.isEstimated { axes.insert(.height) }
    return axes
  }
}

extension DimensionSpecification {
  /// The length in points, on the pixel grid if it is a fraction.
  ///
  /// Fractions are rounded **down** to a pixel (behaviour rule R-1); absolute and estimated
  /// lengths are taken as they are (R-2, D-12).
  func resolved(in reference: CGSize, on grid: PixelGrid) -> CGFloat {
    isFractional ? grid.floor(unrounded(in: reference)) : value
  }

  /// The length in points before any rounding, as the fit test counts it (G-3).
  package func unrounded(in reference: CGSize) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): fraction * reference.width
    case .fractionalHeight(let fraction): fraction * reference.height
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
    }
  }
}

extension SizeSpecification {
  func resolved(in reference: CGSize, on grid: PixelGrid) -> CGSize {
    CGSize(
      width: width.resolved(in: reference, on: grid),
      height: height.resolved(in: reference, on: grid))
  }
}

extension NSDirectionalEdgeInsets {
  /// Splits insets into those that are applied, and those that an estimated length ignores (behaviour
  /// rule E-2).
  package func split(by estimated: EstimatedAxes) -> (applied: Self, ignored: Self) {
    var (applied, ignored) = (self, Self.zero)
    if estimated[.horizontal] {
      (ignored.leading, ignored.trailing) = (leading, trailing)
      (applied.leading, applied.trailing) = (0, 0)
    }
    if estimated[.vertical] {
      (ignored.top, ignored.bottom) = (top, bottom)
      (applied.top, applied.bottom) = (0, 0)
    }
    return (applied, ignored)
  }
}
