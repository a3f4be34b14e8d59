// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The direction of a movement of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To what is above.
  public static let up = UIFocusHeading(rawValue: 1)
  /// To what is below.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To what is at the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To what is at the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next group.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous group.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first item of the group.
  public static let first = UIFocusHeading(rawValue: 256)
  /// To the last item of the group.
  public static let last = UIFocusHeading(rawValue: 512)

  /// Whether it is that of one arrow key.
  var isArrow: Bool { [.up, .down, .left, .right].contains(self) }
}
