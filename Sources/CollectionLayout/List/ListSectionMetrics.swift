// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The lengths that a list section is made of, in points (behaviour 10.2).
package struct ListSectionMetrics: Hashable, Sendable {
  /// The height of a row that was not measured.
  package var rowEstimate: CGFloat
  /// The height of a header or footer that was not measured, in plain lists.
  var plainBoundaryEstimate: CGFloat
  /// The same in all other lists.
  var groupedBoundaryEstimate: CGFloat
  /// The space above a plain section whose first item is its header.
  var plainHeaderTop: CGFloat
  /// The space above a group without a header.
  var groupedTop: CGFloat
  /// The space below a group without a footer.
  var groupedBottom: CGFloat
  /// The space beside cards.
  var cardSide: CGFloat
  /// The space beside cards in a wide container.
  var wideCardSide: CGFloat
  /// The width from which a container is wide.
  var wideContainer: CGFloat
  /// The space beside a sidebar's rows.
  package var sidebarSide: CGFloat
  /// The space below a sidebar's section.
  var sidebarBottom: CGFloat
  /// The depth of headers and footers: in front of rows.
  var boundaryZIndex: Int

  /// Creates metrics; the arguments are the properties.
  package init(
    rowEstimate: CGFloat, plainBoundaryEstimate: CGFloat, groupedBoundaryEstimate: CGFloat,
    plainHeaderTop: CGFloat, groupedTop: CGFloat, groupedBottom: CGFloat, cardSide: CGFloat,
    wideCardSide: CGFloat, wideContainer: CGFloat, sidebarSide: CGFloat, sidebarBottom: CGFloat,
    boundaryZIndex: Int
  ) {
    self.rowEstimate = rowEstimate
    self.plainBoundaryEstimate = plainBoundaryEstimate
    self.groupedBoundaryEstimate = groupedBoundaryEstimate
    self.plainHeaderTop = plainHeaderTop
    self.groupedTop = groupedTop
    self.groupedBottom = groupedBottom
    self.cardSide = cardSide
    self.wideCardSide = wideCardSide
    self.wideContainer = wideContainer
    self.sidebarSide = sidebarSide
    self.sidebarBottom = sidebarBottom
    self.boundaryZIndex = boundaryZIndex
  }
}
