// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIFont {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as UIKit counts it: -1…1, regular is 0.
    public let rawValue: CGFloat

    /// Creates a weight.
    ///
    /// - Parameter rawValue: -1…1; regular is 0.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    ///
    /// - Parameter rawValue: -1…1; regular is 0.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0.
    public static let regular = Weight(rawValue: 0)
    /// 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// The weight as fonts count it: 100…900, regular is 400.
    var css: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600),
        (0.48, 700), (0.59, 800),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? 900
    }
  }
}
