// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Edges of a rectangle, named by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  ///
  /// - Parameter rawValue: top 1, leading 2, bottom 4, trailing 8.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
