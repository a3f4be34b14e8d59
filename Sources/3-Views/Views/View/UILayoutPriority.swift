// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The priority of a length when a size is sought.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number: above 0, at most 1000.
  public var rawValue: Float

  /// Creates a layout priority from a number.
  ///
  /// - Parameter rawValue: The number: above 0, at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a layout priority from a number, without a label.
  ///
  /// - Parameter rawValue: The number: above 0, at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint, 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority of compression resistance, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The level of a drag that may resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The level at which the window's scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The level of a drag that may not resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority of content hugging, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The level at which `systemLayoutSizeFitting(_:)` asks for its target size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority that is higher by a number.
  public static func + (left: Float, right: UILayoutPriority) -> UILayoutPriority { right + left }

  /// A priority that is lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Returns the difference of two priorities.
  public static func - (left: UILayoutPriority, right: UILayoutPriority) -> Float {
    left.rawValue - right.rawValue
  }

  /// Raises a priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }

  /// Lowers a priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }

  /// Returns whether a priority is lower than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UILayoutPriority: Comparable {}
