// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
public import Geometry

/// An outline that does not change.
public final class CGPath: Hashable, Sendable {
  package let path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates the outline of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that bounds the shape, in points.
  ///   - transform: Moves the rectangle first; nil for not at all.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: transform.map { rect.applying($0.pointee) } ?? rect))
  }

  /// Creates the outline of an ellipse, which begins at the right and goes clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around it.
  ///   - transform: Moves the rectangle first; nil for not at all.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ovalIn: transform.map { rect.applying($0.pointee) } ?? rect))
  }

  /// Creates the outline of a rectangle with rounded corners, quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: The rectangle whose corners are round, in points.
  ///   - cornerWidth: The horizontal radius, in points; at most half the width is used.
  ///   - cornerHeight: The vertical radius, in points; at most half the height is used.
  ///   - transform: Moves the outline first; nil for not at all.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(
      width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    let path = Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
    self.init(transform.map { path.applying($0.pointee) } ?? path)
  }

  /// The smallest rectangle around the outline.
  public var boundingBox: CGRect { path.boundingBox }
  /// A Boolean value that says whether there is no outline.
  public var isEmpty: Bool { path.isEmpty }

  /// Returns whether two outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Feeds the outline to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The form of the ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Square, at the end of the path.
  case butt
  /// A half circle beyond the end of the path.
  case round
  /// Square, half of the line's width beyond the end of the path.
  case square
}

/// The form of the corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The edges meet in a point, as long as the miter limit allows.
  case miter
  /// A circle around the corner.
  case round
  /// The edges are connected by a straight line.
  case bevel
}

extension LineStyle.Cap {
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension LineStyle.Join {
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
