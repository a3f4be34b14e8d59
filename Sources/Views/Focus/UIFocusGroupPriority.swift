// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How much an item wants the focus when its group gets it (interaction rule FC-7).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number; more is more.
  public var rawValue: Int
  /// Creates a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Not at all, unless no item of the group wants it.
  public static let ignored = UIFocusGroupPriority(0)
  /// That of the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// That of a selected item.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// That of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)

  /// Returns whether one wants the focus less than another.
  public static func < (left: UIFocusGroupPriority, right: UIFocusGroupPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
