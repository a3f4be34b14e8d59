// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

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
}

extension InteractionMetrics {
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
}
