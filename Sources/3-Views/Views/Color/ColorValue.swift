// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

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

extension ColorValue {
  /// A Display P3 colour in sRGB, clipped to it.
  package init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    // Both spaces have sRGB's transfer curve; this matrix goes between their linear components.
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let clipped = min(max(value, 0), 1)
      return clipped <= 0.003_130_8 ? clipped * 12.92 : 1.055 * pow(clipped, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.224_940_2 * r - 0.224_940_4 * g),
      green: encoded(-0.042_056_9 * r + 1.042_057_1 * g),
      blue: encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), alpha: alpha)
  }
}

/// A colour with a light, a dark and an elevated dark form, as the system's are.
package struct StyledColor: Hashable, Sendable {
  var light: ColorValue
  var dark: ColorValue
  var elevated: ColorValue

  package init(light: ColorValue, dark: ColorValue, elevated: ColorValue? = nil) {
    self.light = light
    self.dark = dark
    self.elevated = elevated ?? dark
  }

  package func value(in traits: UITraitCollection) -> ColorValue {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated : dark
  }
}

struct DesignedColor: Hashable, Sendable {
  var column: ByDesign<StyledColor>
  /// The colour where the reader prefers contrast, which is known for the design of iOS 26 alone.
  var contrast: StyledColor?

  func value(in traits: UITraitCollection) -> ColorValue {
    if let contrast, traits.accessibilityContrast == .high, traits.design == .iOS26 {
      return contrast.value(in: traits)
    }
    return column[traits.design].value(in: traits)
  }
}
