// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The lengths of the capsule that a tab bar is in the design of iOS 26, in points.
package struct TabPlatterMetrics: Hashable, Sendable {
  /// The height of the capsule, and its top in the bar. LK-116, LK-128, LK-129
  package var height: CGFloat
  package var top: CGFloat = 0
  /// From the capsule's edges to the items. LK-120
  package var inset: CGFloat = 4
  /// The least distance of items, middle to middle, by which they overlap. LK-117
  package var pitch: CGFloat = 86
  package var overlap: CGFloat = 8
  /// Beside the widest title, in all. LK-118, chosen by one picture
  package var titleSpace: CGFloat = 32
  /// The free width beside the capsule, in all. LK-117
  package var sides: CGFloat = 42

  /// Creates the lengths of a capsule of a height; the others are those of a phone held upright.
  package init(height: CGFloat, top: CGFloat = 0) {
    self.height = height
    self.top = top
  }
}

/// The frames of the items of a tab bar in a capsule, and that of the capsule.
package struct TabPlatterLayout: Hashable, Sendable {
  /// The frame of the capsule in the bar; empty without items.
  package let platter: CGRect
  /// The frames of the items in the bar, the first one first.
  package let frames: [CGRect]

  /// - Parameters:
  ///   - count: The number of items.
  ///   - widest: The width of the widest title.
  ///   - area: The part of the bar between what the safe area takes at the sides.
  ///   - isMirrored: Whether the first item is at the right.
  ///   - metrics: The lengths.
  package init(
    count: Int, widest: CGFloat, in area: CGRect, isMirrored: Bool, _ metrics: TabPlatterMetrics
  ) {
    guard count > 0 else {
      (platter, frames) = (.zero, [])
      return
    }
    let ends = 2 * metrics.inset + metrics.overlap
    let wanted = max(metrics.pitch, widest + metrics.titleSpace)
    let available = max(0, area.width - metrics.sides - ends)
    let pitch = min(wanted, available / CGFloat(count))
    let width = CGFloat(count) * pitch + ends
    let platter = CGRect(
      x: area.midX - width / 2, y: area.minY + metrics.top, width: width, height: metrics.height)
    self.platter = platter
    frames = (0..<count).map { index in
      let column = isMirrored ? count - 1 - index : index
      return CGRect(
        x: platter.minX + metrics.inset + CGFloat(column) * pitch, y: platter.minY + metrics.inset,
        width: pitch + metrics.overlap, height: metrics.height - 2 * metrics.inset)
    }
  }
}

/// The lengths of what is in an item of a tab bar, in points.
package struct TabItemMetrics: Hashable, Sendable {
  /// From the bar's top to the middle of an image above its title.
  package var imageMiddle: CGFloat = 19
  /// From the bar's top to the bottom of a title below its image.
  package var titleBottom: CGFloat = 47
  /// The height of a badge, and its least width.
  package var badgeHeight: CGFloat = 18
  /// The badge's corner from the middle of the image, across, and from the bar's top; nil for one at the image's
  /// end and top.
  package var badgeCorner: CGPoint?

  private init() {}

  package static let column: ByDesign<TabItemMetrics> = {
    let iOS17 = TabItemMetrics()
    var iOS26 = iOS17
    // LK-121: a title of 10 points, 12 high, with its middle at 45.
    (iOS26.imageMiddle, iOS26.titleBottom) = (24, 51)
    // LK-126
    (iOS26.badgeHeight, iOS26.badgeCorner) = (20, CGPoint(x: 8.5, y: 6))
    return ByDesign(iOS17, iOS26)
  }()
}
