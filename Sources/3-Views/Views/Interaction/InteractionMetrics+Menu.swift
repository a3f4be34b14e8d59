// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import ViewLayout

extension InteractionMetrics {
  /// The metrics of menus (interaction sections 4.3 to 4.5).
  package struct Menu: Hashable, Sendable {
    package var layout = MenuMetrics()
    package var placement = MenuPlacement.Metrics()
    package var edit = EditMenuMetrics()
    package var colors = MenuColors()
    package var cornerRadius: CGFloat = 13
    package var shadowRadius: CGFloat = 50
    /// The distance of the shadow below the menu, in points.
    package var shadowDistance: CGFloat = 0
    /// The thickness of the ring around the menu, in points.
    package var ring: CGFloat = 0
    /// The size of marks beside a title of 17 points, in points.
    package var markSize: CGFloat = 15
    /// The size of symbols beside a title of 17 points, in points.
    package var symbolSize: CGFloat = 21

    /// Between a column that is on and its fill.
    package var paletteSelectionMargin: CGFloat = 5

    /// The scale of a preview while it is pressed (rule CM-17).
    package var pressedScale: CGFloat = 1.15
    package var previewShadowOpacity: Float = 0.25
    package var previewShadowRadius: CGFloat = 10
    /// The corners of the view of a preview's controller (rule CM-13).
    package var controllerCornerRadius: CGFloat = 12
    /// The share of the window's height that such a view has unless it says otherwise.
    package var controllerHeightShare: CGFloat = 0.6

    /// Rule CM-18.
    package var openingDuration: TimeInterval = 0.337
    package var openingDamping: CGFloat = 0.8
    package var closingDuration: TimeInterval = 0.409
    package var closedScale: CGFloat = 0.2
    /// Rule CM-6.
    package var commitDuration: TimeInterval = 0.4
    /// Rule CM-9.
    package var updateDuration: TimeInterval = 0.3

    /// The distance of a submenu below the top of its row (rule CM-19).
    package var submenuOffset: CGFloat = 12
    package var submenuDuration: TimeInterval = 0.5
    package var submenuDamping: CGFloat = 0.8
    /// The scale of a menu behind its submenu.
    package var parentScale: CGFloat = 0.97
    package var parentAlpha: CGFloat = 0.5

    init() {}

    /// Takes the lengths and the colours of the design of iOS 26.
    mutating func takeNewShapes() {
      layout = .iOS26
      // LK-197
      cornerRadius = 31.5
      // LK-198
      ring = 1
      colors.fill = StyledColor(light: 0xF9F9F9, dark: 0x101010)
      // LK-192, dark chosen
      colors.hairline = StyledColor(light: 0xE5E5E5, dark: 0x2C2C2E)
      // LK-195
      colors.disabled = StyledColor(light: 0x6D6D6D, dark: 0x8E8E93)
      // LK-199
      (shadowRadius, shadowDistance) = (25, 8.7)
      colors.shadow = StyledColor(
        light: ColorValue(0x000000, alpha: 0.094), dark: ColorValue(0x000000, alpha: 0.094))
    }
  }

  /// The colours of menus (interaction section 4.3 and rule CM-12).
  package struct MenuColors: Hashable, Sendable {
    package var fill = StyledColor(light: 0xF4F4F4, dark: 0x272727)
    package var hairline = StyledColor(light: 0xBBBBBB, dark: 0x616161)
    /// The colour of the bands between groups, over the fill.
    package var band = StyledColor(
      light: ColorValue(0x000000, alpha: 0.08), dark: ColorValue(0x000000, alpha: 0.16))
    package var pressed = StyledColor(
      light: ColorValue(0x323232, alpha: 0.1), dark: ColorValue(0xFFFFFF, alpha: 0.1))
    package var focused = StyledColor(
      light: ColorValue(0x323232, alpha: 0.075), dark: ColorValue(0xFFFFFF, alpha: 0.075))
    package var title = StyledColor(
      light: ColorValue(0x000000, alpha: 0.96), dark: ColorValue(0xFFFFFF, alpha: 0.96))
    package var subtitle = StyledColor(
      light: ColorValue(0x000000, alpha: 0.55), dark: ColorValue(0xFFFFFF, alpha: 0.4))
    package var disabled = StyledColor(light: 0x8E8E93, dark: 0x8E8E93)
    package var ring = StyledColor(
      light: ColorValue(0xFFFFFF, alpha: 1), dark: ColorValue(0xFFFFFF, alpha: 0.1))
    package var shadow = StyledColor(
      light: ColorValue(0x00000A, alpha: 0.12), dark: ColorValue(0x00000A, alpha: 0.24))
    package var dimming = StyledColor(
      light: ColorValue(0x171429, alpha: 0.21), dark: ColorValue(0x000000, alpha: 0.48))

    init() {}
  }
}
