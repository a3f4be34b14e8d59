// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The lengths of a menu, in points (interaction section 4.3).
package struct MenuMetrics: Hashable, Sendable {
  /// The width in a window of either kind, and with accessibility text sizes.
  package struct Widths: Hashable, Sendable {
    var ordinary: CGFloat
    var accessibility: CGFloat
  }

  /// Widths in windows narrower than ``wideWindowWidth``.
  var narrow = Widths(ordinary: 250, accessibility: 370)
  /// Widths in wider windows.
  var wide = Widths(ordinary: 262, accessibility: 343)
  var wideWindowWidth: CGFloat = 768
  /// How far a menu keeps from either side of its window.
  var sideMargin: CGFloat = 16

  /// From the leading edge to texts, and from the trailing edge.
  var textMargin: CGFloat = 16
  /// From the leading edge to texts where any row has a mark.
  var markedTextMargin: CGFloat = 32
  /// From the leading edge to the middle of a mark.
  var markCenter: CGFloat = 18.5
  /// From the trailing edge to the middle of an image.
  var imageCenter: CGFloat = 28
  /// From the trailing edge to the texts of a row with an image.
  var imageTextMargin: CGFloat = 44
  /// The size that an image is made to fit.
  package var imageSize = CGSize(width: 24, height: 31.5)

  /// From a row's top edge to its first baseline, in heights of its line.
  var firstBaseline: CGFloat = 28.0 / 22
  /// From a row's last baseline to its bottom edge, in heights of its line.
  var lastBaseline: CGFloat = 0.71
  /// Between title and subtitle.
  var subtitleSpacing: CGFloat = 1
  /// How many lines a title may have, but for accessibility text sizes.
  var titleLines = 2
  /// Above and below the text of a header.
  var headerPadding: CGFloat = 10
  /// How many lines a header may have.
  var headerLines = 2
  /// The height of what separates a group from its neighbours.
  var bandHeight: CGFloat = 8

  /// The height of a row of small elements, which show an image alone.
  var smallHeight: CGFloat = 44
  /// The height of a row of medium elements, at the standard text size.
  var mediumHeight: CGFloat = 66
  /// From the top edge to the middle of a medium element's image.
  package var mediumImageCenter: CGFloat = 24
  /// From the bottom edge to the title of a medium element.
  package var mediumTitlePadding: CGFloat = 8

  package init() {}

  /// The width of a menu.
  ///
  /// - Parameters:
  ///   - windowWidth: The width of its window.
  ///   - isAccessibilitySize: Whether the reader's text size is one of the accessibility sizes.
  /// - Returns: The width; at most what the window has between its side margins.
  func width(inWindow windowWidth: CGFloat, isAccessibilitySize: Bool) -> CGFloat {
    let widths = windowWidth >= wideWindowWidth ? wide : narrow
    let wanted = isAccessibilitySize ? widths.accessibility : widths.ordinary
    return max(0, min(wanted, windowWidth - 2 * sideMargin))
  }
}
