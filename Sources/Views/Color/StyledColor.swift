// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

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

  func value(in traits: UITraitCollection) -> ColorValue {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated : dark
  }
}
