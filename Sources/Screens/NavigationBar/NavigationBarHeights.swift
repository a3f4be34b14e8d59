// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How high the parts of a navigation bar are, from top to bottom, in points.
package struct NavigationBarHeights: Hashable, Sendable {
  /// The row with title and items, and the prompt above it.
  var contents: CGFloat
  /// What of the large title there is space for; more than ``largestTitle`` while contents are pulled
  /// down beyond their start.
  package var largeTitle: CGFloat
  /// What of the palette, a search bar, there is space for.
  package var palette: CGFloat
  /// The height of the large title when all of it is shown; 0 without one.
  var largestTitle: CGFloat
  /// The height of the palette when all of it is shown; 0 without one.
  var largestPalette: CGFloat
  /// Whether the palette goes away with contents that are scrolled.
  var hidesPalette = false

  package init(
    contents: CGFloat, largestTitle: CGFloat, largestPalette: CGFloat = 0,
    hidesPalette: Bool = false
  ) {
    self.contents = contents
    self.largestTitle = largestTitle
    self.largestPalette = largestPalette
    self.hidesPalette = hidesPalette
    largeTitle = largestTitle
    palette = largestPalette
  }

  /// All together.
  package var total: CGFloat { contents + largeTitle + palette }
  /// The least height: what is left when contents are far under the bar.
  package var least: CGFloat { contents + (hidesPalette ? 0 : largestPalette) }
  /// The height that contents at their start keep clear of.
  package var most: CGFloat { contents + largestTitle + largestPalette }

  /// Makes space as contents are scrolled: the palette goes first, then the large title.
  ///
  /// - Parameter distance: How far the start of the contents is below the least height, in points;
  ///   negative when it is above.
  package mutating func follow(_ distance: CGFloat) {
    guard distance.isFinite else { return }
    let free = max(distance, 0)
    let extra = max(0, free - (most - least))
    largeTitle = min(free, largestTitle)
    palette = hidesPalette ? min(max(free - largestTitle, 0), largestPalette) : largestPalette
    if largestTitle > 0 { largeTitle += extra }
  }

  /// Returns where contents come to rest, so that no part of the bar is left half of its height.
  ///
  /// - Parameter distance: As of ``follow(_:)``, where the contents would come to rest.
  /// - Returns: The nearest distance at which palette and large title are all there or gone.
  package func settled(_ distance: CGFloat) -> CGFloat {
    guard distance > 0, distance < most - least else { return distance }
    let stops = [0, hidesPalette ? largestTitle : 0, most - least]
    return stops.min { abs($0 - distance) < abs($1 - distance) } ?? distance
  }
}
