// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
public import Geometry

/// An outline that does not change.
public final class CGPath: Hashable, Sendable {
  let path: Path

  init(_ path: Path) { self.path = path }

  /// Creates the outline of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Moves the rectangle first; nil for not at all.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: transform.map { rect.applying($0.pointee) } ?? rect))
  }

  /// Creates the outline of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around it.
  ///   - transform: Moves the rectangle first; nil for not at all.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: transform.map { rect.applying($0.pointee) } ?? rect))
  }

  /// The smallest rectangle around the outline.
  public var boundingBox: CGRect { path.boundingBox }

  /// Returns whether two outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Feeds the outline to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
