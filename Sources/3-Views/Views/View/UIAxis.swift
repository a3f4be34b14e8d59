// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Directions along which something holds.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The directions as bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: horizontal 1, vertical 2.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
