// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The frames of a tab bar's items and of what is in each: pure functions of lengths.
///
/// Apple publishes none of the numbers but the heights of bars. The frames of items and of badges without an
/// image are measured (behaviour rule TB-6), the others are chosen. All lengths are points; frames are from
/// the left unless they say another direction.
package struct TabBarLayout: Hashable, Sendable {
  package var count: Int
  /// The part of the bar that is for items: without what the safe area takes.
  package var area: CGRect
  /// Whether items are as wide as they like in the middle of the bar, instead of all of it.
  package var isCentered: Bool
  package var itemWidth: CGFloat
  package var itemSpacing: CGFloat
  package var isMirrored: Bool

  package init(
    count: Int, area: CGRect, isCentered: Bool = false, itemWidth: CGFloat = 0,
    itemSpacing: CGFloat = 0, isMirrored: Bool = false
  ) {
    self.count = count
    self.area = area
    self.isCentered = isCentered
    self.itemWidth = itemWidth
    self.itemSpacing = itemSpacing
    self.isMirrored = isMirrored
  }

  /// The least width of an item in the middle of a bar that says none.
  package static let leastItemWidth: CGFloat = 76
  /// The distance between items in the middle of a bar that says none.
  package static let automaticSpacing: CGFloat = 34

  /// The free lengths on both sides of an item that shares the bar, and above it.
  package static let itemInsets = (side: 2 as CGFloat, top: 1 as CGFloat)

  /// The frames of the items, the first one first.
  ///
  /// In the middle they have their width and distance; where these do not fit, and elsewhere, they share
  /// the area in parts whose edges are in whole points. O(items).
  package var frames: [CGRect] {
    guard count > 0 else { return [] }
    let whole = CGFloat(count) * itemWidth + CGFloat(count - 1) * itemSpacing
    let fits = isCentered && whole <= area.width
    return (0..<count).map { index in
      let column = isMirrored ? count - 1 - index : index
      return fits ? centered(column, whole) : part(column)
    }
  }

  private func centered(_ column: Int, _ whole: CGFloat) -> CGRect {
    CGRect(
      x: area.midX - whole / 2 + CGFloat(column) * (itemWidth + itemSpacing), y: area.minY,
      width: itemWidth, height: area.height)
  }

  private func part(_ column: Int) -> CGRect {
    func edge(_ column: Int) -> CGFloat {
      area.minX + (CGFloat(column) * area.width / CGFloat(count)).rounded()
    }
    let (side, top) = Self.itemInsets
    return CGRect(
      x: edge(column) + side, y: area.minY + top,
      width: max(0, edge(column + 1) - edge(column) - 2 * side), height: max(0, area.height - top))
  }
}

/// The frames of the image, the title and the badge in an item of a tab bar, from the item's corner.
package struct TabItemLayout: Hashable, Sendable {
  /// The image's; empty without one.
  package let image: CGRect
  /// The title's; empty without one.
  package let title: CGRect
  /// The badge's; empty without one.
  package let badge: CGRect

  package struct Contents: Hashable, Sendable {
    package var image: CGSize
    package var title: CGSize
    /// The size of the badge's words; nil without a badge.
    package var badge: CGSize?

    package init(image: CGSize, title: CGSize, badge: CGSize? = nil) {
      self.image = image
      self.title = title
      self.badge = badge
    }

    /// The width of image and title beside each other.
    package var inlineWidth: CGFloat {
      image.width + title.width + (image.width > 0 && title.width > 0 ? TabItemLayout.gap : 0)
    }
  }

  /// Between image and title beside each other.
  package static let gap: CGFloat = 6
  package static let badgePadding: CGFloat = 4
  /// The part of a badge that is over the image.
  private static let badgeOverlap: CGFloat = 9
  /// From the image's top up to the badge's.
  private static let badgeRise: CGFloat = 4
  /// The badge's corner in an item that could have an image above its title and has none: from the middle,
  /// and from the bar's top.
  private static let badgeWithoutImage = CGPoint(x: 11, y: 3)

  /// - Parameters:
  ///   - contents: What is in the item.
  ///   - size: The item's.
  ///   - top: From the bar's top to the item's.
  ///   - isInline: Whether the title is beside the image.
  ///   - isMirrored: Whether it is read from the right.
  ///   - metrics: The lengths.
  package init(
    _ contents: Contents, in size: CGSize, top: CGFloat = 0, isInline: Bool, isMirrored: Bool,
    _ metrics: TabItemMetrics = TabItemMetrics.column[.iOS17]
  ) {
    let column = CGSize(width: size.width, height: size.height + top)
    var (image, title) =
      isInline ? Self.inline(contents, in: column) : Self.stacked(contents, in: column, metrics)
    let corner =
      switch (contents.image == .zero, isInline) {
      case (false, false) where metrics.badgeCorner != nil:
        CGPoint(x: image.midX + (metrics.badgeCorner?.x ?? 0), y: metrics.badgeCorner?.y ?? 0)
      case (false, _): Self.badgeCorner(over: image)
      case (true, true): Self.badgeCorner(over: title)
      case (true, false):
        CGPoint(x: size.width / 2 + Self.badgeWithoutImage.x, y: Self.badgeWithoutImage.y)
      }
    var badge = Self.badge(contents, at: corner, in: column, metrics.badgeHeight)
    (image, title, badge) = (
      image.offsetBy(dx: 0, dy: -top), title.offsetBy(dx: 0, dy: -top),
      contents.badge == nil ? badge : badge.offsetBy(dx: 0, dy: -top)
    )
    if isMirrored {
      (image, title, badge) = (
        image.mirrored(in: size.width), title.mirrored(in: size.width),
        badge.mirrored(in: size.width)
      )
    }
    self.image = image
    self.title = title
    self.badge = badge
  }

  private static func stacked(
    _ contents: Contents, in size: CGSize, _ metrics: TabItemMetrics
  ) -> (CGRect, CGRect) {
    let (image, title) = (contents.image, contents.title)
    let width = min(title.width, size.width)
    return (
      CGRect(
        x: (size.width - image.width) / 2, y: metrics.imageMiddle - image.height / 2,
        width: image.width, height: image.height),
      CGRect(
        x: (size.width - width) / 2, y: metrics.titleBottom - title.height, width: width,
        height: title.height)
    )
  }

  private static func inline(_ contents: Contents, in size: CGSize) -> (CGRect, CGRect) {
    let (image, title) = (contents.image, contents.title)
    let before = contents.inlineWidth - title.width
    let width = max(0, min(title.width, size.width - before))
    let start = (size.width - before - width) / 2
    return (
      CGRect(
        x: start, y: (size.height - image.height) / 2, width: image.width, height: image.height),
      CGRect(
        x: start + before, y: (size.height - title.height) / 2, width: width,
        height: title.height)
    )
  }

  /// A badge begins over the end of what it is beside.
  private static func badgeCorner(over frame: CGRect) -> CGPoint {
    CGPoint(x: frame.maxX - badgeOverlap, y: max(1, frame.minY - badgeRise))
  }

  /// A badge does not reach beyond the item.
  private static func badge(
    _ contents: Contents, at corner: CGPoint, in size: CGSize, _ height: CGFloat
  ) -> CGRect {
    guard let words = contents.badge else { return .zero }
    let width = min(max(height, words.width + 2 * badgePadding), max(height, size.width))
    return CGRect(
      x: max(0, min(corner.x, size.width - width)), y: corner.y, width: width, height: height)
  }
}
