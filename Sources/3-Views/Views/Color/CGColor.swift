// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A fixed colour: sRGB components and alpha.
public final class CGColor: Hashable, Sendable {
  /// Red, green and blue as shares of full light, and how opaque the colour is, 0…1.
  let value: ColorValue

  package init(_ value: ColorValue) { self.value = value }

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: 0…1.
  ///   - green: 0…1.
  ///   - blue: 0…1.
  ///   - alpha: 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - gray: 0 black … 1 white.
  ///   - alpha: 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// The opacity of the colour, 0…1.
  public var alpha: CGFloat { value.alpha }
  /// The number of ``components``: 4.
  public var numberOfComponents: Int { 4 }
  /// The red, green, blue and alpha components.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }

  /// Returns the colour with another alpha.
  ///
  /// - Parameter alpha: 0…1.
  /// - Returns: A copy with that alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.withAlpha(alpha)) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// A fully transparent colour.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }
  /// Adds the components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
