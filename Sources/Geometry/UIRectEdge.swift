// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Edges of a rectangle, named by side.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits: top 1, left 2, bottom 4, right 8.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  ///
  /// - Parameter rawValue: top 1, left 2, bottom 4, right 8.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
