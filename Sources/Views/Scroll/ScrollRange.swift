// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The offsets at which contents may rest on one axis.
package struct ScrollRange: Hashable, Sendable {
  /// The start of the contents.
  let lower: CGFloat
  /// Their end; the start for contents that are shorter than the view.
  package let upper: CGFloat

  /// Creates a range whose start wins.
  package init(_ lower: CGFloat, _ upper: CGFloat) {
    self.lower = lower
    // In this order NaN for an end, too, gives the start.
    self.upper = upper > lower ? upper : lower
  }

  /// Whether there is more than one offset.
  var isScrollable: Bool { upper > lower }

  /// Returns the nearest offset in the range.
  func clamped(_ offset: CGFloat) -> CGFloat { max(lower, min(offset, upper)) }

  /// Returns how far an offset is beyond the range: negative before the start, 0 within.
  func excess(_ offset: CGFloat) -> CGFloat { offset - clamped(offset) }
}
