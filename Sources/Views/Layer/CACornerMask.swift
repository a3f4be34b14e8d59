// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits, with Core Animation's values.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The bits, with Core Animation's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The form of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The form's name.
  public let rawValue: String
  /// Creates a form from its name.
  ///
  /// - Parameter rawValue: `circular` or `continuous`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows gradually: Apple's continuous corner. It keeps the radius and
  /// begins 1.52866 radii before the corner or, where sides are too short for that, as far as there
  /// is space; with no space beyond the radius it is a quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
