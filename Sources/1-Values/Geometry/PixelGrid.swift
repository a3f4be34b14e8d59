// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The grid of whole pixels that frames are laid on.
///
/// Lengths that come from fractions are rounded **down** (`floor`), measured lengths **up**
/// (`ceil`), and origins to the **nearest** pixel, halves away from zero (`round`): behaviour rules
/// A tolerance of a millionth of a pixel keeps sums such as `3 * 0.1` on their pixel.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; positive.
  public let scale: CGFloat

  /// The difference of two positions, in pixels, up to which they are the same pixel.
  public static let tolerance: CGFloat = 1e-6

  /// Creates the grid of a display.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Precondition: `scale` is finite and positive.
  public init(scale: CGFloat) {
    guard scale.isFinite, scale > 0 else {
      programmerError(
        "PixelGrid.scale must be a positive number of pixels per point (was \(scale))")
    }
    self.scale = scale
  }

  /// The length of one pixel, in points.
  public var pixel: CGFloat { 1 / scale }

  /// Returns the greatest whole pixel that is not above a length.
  ///
  /// - Parameter length: A length in points.
  /// - Returns: The length in points, rounded down to a pixel.
  public func floor(_ length: CGFloat) -> CGFloat {
    guard canRound(length) else { return length }
    return (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// Returns the least whole pixel that is not below a length.
  ///
  /// - Parameter length: A length in points.
  /// - Returns: The length in points, rounded up to a pixel.
  public func ceil(_ length: CGFloat) -> CGFloat {
    guard canRound(length) else { return length }
    return (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Returns the pixel nearest to a position; halves are rounded away from zero.
  ///
  /// - Parameter position: A position in points.
  /// - Returns: The position in points, on a pixel.
  public func round(_ position: CGFloat) -> CGFloat {
    guard canRound(position) else { return position }
    let magnitude = (abs(position) * scale + 0.5 + Self.tolerance).rounded(.down) / scale
    return position < 0 ? -magnitude : magnitude
  }

  /// Returns whether a length has a fraction of a pixel to lose. From 2^52 pixels on a double has
  /// none, and multiplying with the scale could make it infinite.
  private func canRound(_ length: CGFloat) -> Bool { abs(length) < 0x1p52 / scale }

  /// Returns the corner of a pixel nearest to a point.
  ///
  /// - Parameter point: A position in points.
  /// - Returns: The position in points, on a pixel corner.
  public func round(_ point: CGPoint) -> CGPoint {
    CGPoint(x: round(point.x), y: round(point.y))
  }
}
