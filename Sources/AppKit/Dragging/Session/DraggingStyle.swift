// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// How drags look and move. These numbers are unpublished; all are in points and seconds.
enum DraggingStyle {
  /// How opaque the images are that follow the mouse.
  static let imageAlpha: CGFloat = 0.75
  /// How long images slide back that were not accepted, and to the place where they were.
  static let slideDuration: TimeInterval = 0.25
  /// How long images take to arrange themselves in another way.
  static let formationDuration: TimeInterval = 0.2
  /// From one image of a stack to the next, to the right and down.
  static let stackStep: CGFloat = 4
  /// How far images of a pile are turned, one after the other.
  static let pileAngles: [CGFloat] = [0, .pi / 36, -.pi / 36]
  /// Between images of a list.
  static let listSpacing: CGFloat = 2
  /// From the mouse to the middle of the badge, to the right and down.
  static let badgeOffset = CGPoint(x: 14, y: 20)
  /// The badge that says how many items a drop would take, or that it would copy.
  static let badge: InteractionMetrics.Badge = {
    var badge = InteractionMetrics.Badge()
    badge.diameter = 18
    badge.fontSize = 11
    badge.symbolSize = 10
    badge.margin = 5
    return badge
  }()
  /// How wide the line is that shows where something would be inserted (appkit rule MX-5).
  static let gapLineWidth: CGFloat = 2
}
