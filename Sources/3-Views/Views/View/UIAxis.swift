// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The directions as bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: horizontal 1, vertical 2.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
