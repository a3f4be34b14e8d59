// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How far contents follow a touch that pulls them beyond their edge: less and less, and never a
/// whole view's length.
package enum RubberBand {
  /// How much of the first point of a pull is seen. Published analyses of UIKit agree on it.
  private static let stiffness: CGFloat = 0.55

  /// Returns how far beyond the edge contents are seen.
  ///
  /// - Parameters:
  ///   - distance: How far beyond it the touch pulled them, in points; either sign.
  ///   - length: The view's length on that axis, in points.
  /// - Returns: Points of the same sign, less than `length`.
  package static func shown(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, distance.isFinite else { return 0 }
    let shown = (1 - 1 / (stiffness * abs(distance) / length + 1)) * length
    return distance < 0 ? -shown : shown
  }

  /// Returns how far a touch would have had to pull contents that are seen beyond the edge: the
  /// inverse of ``shown(_:length:)``.
  ///
  /// - Parameters:
  ///   - shown: How far beyond it they are seen, in points; either sign.
  ///   - length: The view's length on that axis, in points.
  /// - Returns: Points of the same sign; those of 99 % of the length for more.
  package static func pulled(_ shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, shown.isFinite else { return 0 }
    // Contents that a program put a whole length away cannot have been pulled there.
    let share = min(abs(shown) / length, 0.99)
    let pulled = (1 / (1 - share) - 1) / stiffness * length
    return shown < 0 ? -pulled : pulled
  }
}
