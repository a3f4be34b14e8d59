// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// Everything that decides where a flow layout puts its elements, as a value.
///
/// All lengths are points. Layout coordinates run from left to right and from top to bottom; the
/// origin is the corner of the content, inside the content insets.
package struct FlowSpecification: Hashable, Sendable {
  /// The direction in which lines stack and the layout scrolls.
  package var scrollDirection: LayoutAxis
  /// The space that the collection view has, without its adjusted content insets. Only the length
  /// across the scroll direction counts.
  package var containerSize: CGSize
  /// The pixels that origins are rounded to.
  var pixelGrid: PixelGrid
  /// Whether origins are rounded (F-10); AppKit keeps the exact numbers (appkit rule MI-7).
  package var roundsOrigins = true
  /// Whether headers stay visible while their section is.
  package var pinsHeaders = false
  /// Whether footers stay visible while their section is.
  package var pinsFooters = false
  /// The sections from the start.
  package var sections: [FlowSectionSpecification]

  /// Creates a specification without pinned elements.
  ///
  /// - Parameters:
  ///   - sections: The sections from the start.
  ///   - containerSize: The space without the adjusted content insets, in points.
  ///   - scrollDirection: The direction in which lines stack.
  ///   - pixelGrid: The pixels that origins are rounded to.
  package init(
    _ sections: [FlowSectionSpecification], in containerSize: CGSize,
    scrollDirection: LayoutAxis = .vertical, pixelGrid: PixelGrid
  ) {
    self.sections = sections
    self.containerSize = containerSize
    self.scrollDirection = scrollDirection
    self.pixelGrid = pixelGrid
  }

  /// The element kind of headers: UIKit's `elementKindSectionHeader`.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  /// The element kind of footers: UIKit's `elementKindSectionFooter`.
  package static let footerKind = "UICollectionElementKindSectionFooter"
}
