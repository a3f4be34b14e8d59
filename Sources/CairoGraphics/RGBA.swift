// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A colour in sRGB with its opacity, not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0…1.
  public var alpha: Double

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: Red, 0…1.
  ///   - green: Green, 0…1.
  ///   - blue: Blue, 0…1.
  ///   - alpha: Opacity, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Nothing.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour as CSS writes it, for style sheets: `rgba(255, 0, 0, 0.5)`.
  var css: String {
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(min(max(alpha, 0), 1)))"
  }
}
