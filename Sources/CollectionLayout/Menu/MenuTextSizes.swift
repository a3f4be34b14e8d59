// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// How high the lines of a menu's texts are for a reader, in points.
///
/// The heights are those that the Human Interface Guidelines give for the text styles ("leading"),
/// not the fonts' own.
package struct MenuTextSizes: Hashable, Sendable {
  /// The height of a title's line: style body.
  package var titleLine: CGFloat
  /// The height of a subtitle's line: style subheadline.
  package var subtitleLine: CGFloat
  /// The height of a header's line: style caption 1.
  package var headerLine: CGFloat
  /// Whether the text size is one of the accessibility sizes.
  var isAccessibilitySize: Bool

  private static let titleLines: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  private static let subtitleLines: [CGFloat] = [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
  private static let headerLines: [CGFloat] = [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]

  /// Creates the sizes for a reader.
  package init(_ category: UIContentSizeCategory) {
    titleLine = Self.titleLines[category.step]
    subtitleLine = Self.subtitleLines[category.step]
    headerLine = Self.headerLines[category.step]
    isAccessibilitySize = category.isAccessibilityCategory
  }
}
