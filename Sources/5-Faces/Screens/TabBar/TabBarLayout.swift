// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The frames of a tab bar's items and of what is in each: pure functions of lengths.
///
/// Apple publishes none of the numbers but the heights of bars, so that they are chosen. All lengths are
/// points; frames are from the left unless they say another direction.
package struct TabBarLayout: Hashable, Sendable {
  /// The number of items.
  package var count: Int
  /// The part of the bar that is for items: without what the safe area takes.
  package var area: CGRect
  /// Whether items are as wide as they like in the middle of the bar, instead of all of it.
  package var isCentered: Bool
  /// The width of an item in the middle.
  package var itemWidth: CGFloat
  /// The distance between items in the middle.
  package var itemSpacing: CGFloat
  /// Whether the first item is at the right.
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

  /// The frames of the items, the first one first.
  ///
  /// In the middle they have their width and distance; where these do not fit, and elsewhere, they share
  /// the area in equal parts. O(items).
  package var frames: [CGRect] {
    guard count > 0 else { return [] }
    let whole = CGFloat(count) * itemWidth + CGFloat(count - 1) * itemSpacing
    let fits = isCentered && whole <= area.width
    let width = fits ? itemWidth : area.width / CGFloat(count)
    let pitch = fits ? itemWidth + itemSpacing : width
    let start = fits ? area.midX - whole / 2 : area.minX
    return (0..<count).map { index in
      let column = isMirrored ? count - 1 - index : index
      return CGRect(
        x: start + CGFloat(column) * pitch, y: area.minY, width: width, height: area.height)
    }
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

  /// The sizes of what is in an item.
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

  /// From the bar's top to the middle of an image above its title.
  package static let imageMiddle: CGFloat = 19
  /// From the bar's top to the bottom of a title below its image.
  package static let titleBottom: CGFloat = 47
  /// Between image and title beside each other.
  package static let gap: CGFloat = 6
  /// The height of a badge, and its least width.
  package static let badgeHeight: CGFloat = 18
  /// From the badge's edges to its words.
  package static let badgePadding: CGFloat = 4
  /// The part of a badge that is over the image.
  private static let badgeOverlap: CGFloat = 9
  /// From the image's top up to the badge's.
  private static let badgeRise: CGFloat = 4

  /// - Parameters:
  ///   - contents: What is in the item.
  ///   - size: The item's.
  ///   - isInline: Whether the title is beside the image.
  ///   - isMirrored: Whether it is read from the right.
  package init(_ contents: Contents, in size: CGSize, isInline: Bool, isMirrored: Bool) {
    var (image, title) =
      isInline ? Self.inline(contents, in: size) : Self.stacked(contents, in: size)
    var badge = Self.badge(contents, beside: contents.image == .zero ? title : image, in: size)
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

  private static func stacked(_ contents: Contents, in size: CGSize) -> (CGRect, CGRect) {
    let (image, title) = (contents.image, contents.title)
    let width = min(title.width, size.width)
    return (
      CGRect(
        x: (size.width - image.width) / 2, y: imageMiddle - image.height / 2, width: image.width,
        height: image.height),
      CGRect(
        x: (size.width - width) / 2, y: titleBottom - title.height, width: width,
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

  /// A badge begins over the end of what it is beside, and does not reach beyond the item.
  private static func badge(
    _ contents: Contents, beside frame: CGRect, in size: CGSize
  ) -> CGRect {
    guard let words = contents.badge else { return .zero }
    let width = min(max(badgeHeight, words.width + 2 * badgePadding), max(badgeHeight, size.width))
    return CGRect(
      x: max(0, min(frame.maxX - badgeOverlap, size.width - width)),
      y: max(1, frame.minY - badgeRise), width: width, height: badgeHeight)
  }
}
