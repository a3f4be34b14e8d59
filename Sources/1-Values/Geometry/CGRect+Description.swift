// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// On iOS these have a debug description alone, which print and "\(rect)" use as well.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, for example `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The lengths, for example `(100.0, 50.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size, for example `(0.0, 0.0, 100.0, 100.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGPoint {
  /// Returns whether two points are equal, as `==` does.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether two sizes are equal, as `==` does.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether two rectangles are equal, as `==` does.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Returns whether two rectangles share an area.
  ///
  /// Rectangles that only touch do not, as in Core Graphics; Foundation's own function says on Linux
  /// that they do. An empty rectangle inside the other one does.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// A distance with a direction, or a velocity.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
