// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The components of a colour in sRGB.
package struct ColorValue: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written as `0xRRGGBB`.
  package init(_ hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each 0…1; the hue goes round.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    // Each component falls from the brightness by as much as the hue is away from its own sixth.
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  package func withAlpha(_ alpha: CGFloat) -> ColorValue {
    ColorValue(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour on the way from one to another; nil is transparent, in the other's colour.
  package static func between(
    _ start: ColorValue?, _ end: ColorValue?, _ progress: CGFloat
  ) -> ColorValue? {
    guard let from = start ?? end?.withAlpha(0), let to = end ?? start?.withAlpha(0) else {
      return nil
    }
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * progress }
    return ColorValue(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }

  /// Hue, saturation and brightness, each 0…1.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sixths =
      if high == red {
        (green - blue) / range
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / high, high)
  }
}

extension ColorValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral hex: UInt32) { self.init(hex) }
}
