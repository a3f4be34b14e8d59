// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import ViewLayout

/// Times, distances and looks of what views do when they are touched (interaction rules, section 0).
///
/// Those that UIKit does not document are here and nowhere else; tests read them from here.
package struct InteractionMetrics: Hashable, Sendable {
  /// The metrics that distinguish a touch that rests from one that taps or scrolls.
  package struct Press: Hashable, Sendable {
    /// The greatest distance that a touch may move before it is held, in points (rule IX-5).
    package var allowableMovement: CGFloat = 10
    /// The time at which a menu's preview begins to grow, in seconds from the touch (rule IR-3).
    package var previewDelay: TimeInterval = 0.2
    /// The time at which a touch is held, in seconds after it began (rule IX-5).
    package var duration: TimeInterval = 0.5
    /// The same where only a drag waits for it (rule IX-6).
    var dragDuration: TimeInterval = 0.5
    /// Seconds in which a preview of a press that is given up goes back (rule CM-17).
    package var returnDuration: TimeInterval = 0.25
  }

  package var press = Press()
  package var lift = Lift()
  package var drag = Drag()
  package var stack = Stack()
  package var badge = Badge()
  package var springLoading = SpringLoading()
  package var gap = Gap()
  package var menu = Menu()

  init() {}

  /// The metrics of a telephone in the design of iOS 17.
  package static let phone = InteractionMetrics()

  /// Returns the metrics of a kind of device in a design.
  static func metrics(in traits: UITraitCollection) -> InteractionMetrics {
    (traits.userInterfaceIdiom == .pad ? pads : phones)[traits.design]
  }

  private static let phones = columns(of: phone)

  private static let pads: ByDesign<InteractionMetrics> = {
    var metrics = InteractionMetrics()
    metrics.press.dragDuration = 0.15
    return columns(of: metrics)
  }()

  private static func columns(of iOS17: InteractionMetrics) -> ByDesign<InteractionMetrics> {
    var iOS26 = iOS17
    iOS26.menu.takeNewShapes()
    return ByDesign(iOS17, iOS26)
  }

  /// The gap that shows where something would be dropped (interaction rules, section 2.4).
  package struct Gap: Hashable, Sendable {
    /// Seconds in which items make space (rule DP-13).
    package var duration: TimeInterval = 0.25
    /// Seconds that a destination stays the same before a gap opens there (rule DP-12).
    package var fastDelay: TimeInterval = 0.1
    package var slowDelay: TimeInterval = 0.5
    /// The distance that a touch moves until a destination that it has just left is taken again, in
    /// points (rule DP-9).
    package var returnDistance: CGFloat = 8
    /// The alpha in its place of what is dragged elsewhere (rule DG-11).
    package var ghostAlpha: CGFloat = 0.2

    init() {}
  }

  /// The metrics of lifting something and setting it down again (interaction rules, section 2.7).
  package struct Lift: Hashable, Sendable {
    var scale: CGFloat = 1.05
    /// A preview keeps away from the window's sides by half of this, in points.
    package var windowMargin: CGFloat = 32
    package var duration: TimeInterval = 0.2
    package var returnDuration: TimeInterval = 0.25
    package var shadowOpacity: Float = 0.25
    package var shadowRadius: CGFloat = 10
    package var shadowOffset = CGSize(width: 0, height: 5)

    init() {}

    package func scale(width: CGFloat, in window: CGFloat) -> CGFloat {
      guard width > 0 else { return 1 }
      return max(1, min(scale, (window - windowMargin) / width))
    }
  }

  /// The metrics of a drag, and of its end (interaction rules, section 2.7).
  package struct Drag: Hashable, Sendable {
    /// The longer side of what is dragged where it is not shown in full size, in points.
    package var reducedLength: CGFloat = 120
    package var scalingDuration: TimeInterval = 0.2
    /// Seconds in which what is added comes to the others.
    package var joiningDuration: TimeInterval = 0.3
    package var cancelDuration: TimeInterval = 0.35
    package var dropDuration: TimeInterval = 0.4
    /// Seconds in which what goes nowhere disappears (rule DP-16).
    package var fadeDuration: TimeInterval = 0.25
    /// The scale at the end of previews without a target.
    package var fadeScale: CGFloat = 0.5
    /// The share of a drop at whose end what is dropped into something disappears (rule DP-19).
    package var disappearingShare: Double = 0.2

    init() {}
  }

  /// Several things that are dragged (interaction rules, section 2.7).
  package struct Stack: Hashable, Sendable {
    /// The distance that the images behind show, in points along both axes.
    var offset: CGFloat = 4
    /// The angle of the images behind, in degrees, one way and the other.
    var angle: CGFloat = 3
    var visibleCount = 3

    init() {}

    /// Returns the position of the image that lies so far behind the front, as seen from there.
    ///
    /// - Parameters:
    ///   - depth: 0 is the front.
    ///   - isMirrored: Whether the layout runs from right to left.
    /// - Returns: How far it is moved in points and turned in radians, and its alpha.
    package func place(depth: Int, isMirrored: Bool) -> (
      offset: CGVector, angle: CGFloat, alpha: CGFloat
    ) {
      let side: CGFloat = isMirrored ? -1 : 1
      let step = CGFloat(min(depth, visibleCount - 1)) * offset
      let turn = depth == 0 ? 0 : depth % 2 == 1 ? angle : -angle
      return (
        CGVector(dx: side * step, dy: step), side * turn * .pi / 180, depth < visibleCount ? 1 : 0
      )
    }
  }

  /// The metrics of the badge with the number of dragged items, or the operation of a drop
  /// (interaction rule DP-7).
  package struct Badge: Hashable, Sendable {
    package var diameter: CGFloat = 26
    package var fontSize: CGFloat = 15
    package var symbolSize: CGFloat = 14
    /// Points beside a number that is wider than the badge is high.
    package var margin: CGFloat = 6.5

    package init() {}
  }

  /// The metrics of an item that opens when a drag rests over it (interaction rule SP-2).
  package struct SpringLoading: Hashable, Sendable {
    /// Seconds over the same thing until it is about to open.
    package var delay: TimeInterval = 1
    /// A touch that has moved less than this is at rest, in points …
    package var restDistance: CGFloat = 5
    /// … in so many seconds.
    package var restDuration: TimeInterval = 0.2
    /// The number of changes of the highlight before it opens.
    package var flashCount = 4
    package var flashDuration: TimeInterval = 0.1

    init() {}
  }

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
