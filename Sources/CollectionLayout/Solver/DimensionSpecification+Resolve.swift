// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

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
  /// Both lengths in points.
  func resolved(in reference: CGSize, on grid: PixelGrid) -> CGSize {
    CGSize(
      width: width.resolved(in: reference, on: grid),
      height: height.resolved(in: reference, on: grid))
  }
}
