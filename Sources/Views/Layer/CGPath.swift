// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// An outline that does not change.
public final class CGPath: Hashable, Sendable {
  /// What the outline consists of.
  package enum Shape: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
    case ellipse(CGRect)
  }

  package let shape: Shape

  package init(shape: Shape) { self.shape = shape }

  /// Creates the outline of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Moves the rectangle first; nil for not at all.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: .rect(transform.map { rect.applying($0.pointee) } ?? rect))
  }

  /// Whether two outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }
  /// Feeds the outline to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}
