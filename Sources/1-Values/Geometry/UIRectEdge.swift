// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A set of edges of a rectangle, named by side.
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
  /// The four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges of a rectangle, named by reading direction.
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
  /// The four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// An edge or a corner of a rectangle that something is aligned with.
public enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// The centre on both axes, without an edge.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The corner of the top and leading edges.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The corner of the bottom and leading edges.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The corner of the bottom and trailing edges.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The corner of the top and trailing edges.
  case topTrailing = 8
}
