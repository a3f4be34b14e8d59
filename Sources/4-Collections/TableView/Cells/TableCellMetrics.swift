// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The lengths of table cells in points (behaviour rules TV-16 and TV-18).
enum TableCellMetrics {
  /// From the top and the bottom of a plain content view to its contents (behaviour rules TV-22 and LK-29).
  static let contentMargin = ByDesign<CGFloat>(11, 15)
  /// The width in whose middle a symbol is, and from there to the text.
  static let symbolWidth: CGFloat = 24
  static let symbolToText: CGFloat = 15
  static let imageToText: CGFloat = 16
  /// Between the label and a value beside it, and the least that there may be.
  static let valueGap: CGFloat = 6
  /// Before an accessory.
  static let accessoryGap: CGFloat = 8
  /// The chevron, the checkmark and the i in its circle.
  static let chevron = CGSize(width: 10.5, height: 14)
  /// The distance that a chevron's space reaches beyond the margin (behaviour rule TV-18).
  static let chevronOverhang: CGFloat = 1.5
  static let checkmark = CGSize(width: 19, height: 18)
  static let detail: CGFloat = 22
  /// The side of the box around the i that takes touches.
  static let detailBox: CGFloat = 44
  /// The extra distance of a checkmark from the margin.
  static let checkmarkShift: CGFloat = 2.5
  /// The end of the labels of the second value style. Uncertain.
  static let captionEnd: CGFloat = 106
  static let captionedStart: CGFloat = 112
  /// The style and the colour of the second line of a row with a subtitle. LK-22
  static let subtitle = ByDesign(
    (style: UIFont.TextStyle.caption1, color: UIColor.label), (.subheadline, .secondaryLabel))
  /// Between the two lines, and the greater space below them than above. LK-22
  static let subtitleGap = ByDesign<CGFloat>(0, 3)
  static let subtitleRise = ByDesign<CGFloat>(0, 2.5)
  /// The spaces around and between the texts of a self-sized row with a subtitle, together, before the height
  /// is rounded up to a point; with the line's thickness in plain tables. LK-22
  static let subtitlePadding: CGFloat = 22
  /// The same in grouped tables, where it is not rounded; nil for no difference. LK-23
  static let groupedSubtitlePadding = ByDesign<CGFloat?>(nil, 31)
  /// The growth of those spaces at the largest ordinary text size, and at accessibility sizes, of which the
  /// first was measured. LK-27
  static let subtitleGrowth = ByDesign<(largest: CGFloat, accessibility: CGFloat)>((0, 0), (7, 30))
  /// The spaces above and below one line, together: 17's of 20.5 in a row that is 43.5 high (settled reading
  /// IR-13), and 26's at accessibility sizes, where they grow with the text. LK-27
  static let linePadding = ByDesign<CGFloat>(23, 30)
  static let growsAtAccessibilitySizes = ByDesign(false, true)
  /// The titles of groups. LK-40
  static let groupTitle = ByDesign(
    GroupTitle(style: .footnote, weight: .regular, standardSize: 13, isUppercase: true),
    GroupTitle(style: .headline, weight: .semibold, standardSize: 17, isUppercase: false))
}

/// The letters of a group's title.
struct GroupTitle: Hashable, Sendable {
  var style: UIFont.TextStyle
  var weight: UIFont.Weight
  /// The size of the font at the standard text size, in points.
  var standardSize: CGFloat
  var isUppercase: Bool
}

/// The lengths of what editing adds to a cell, in points; they grow with the reader's text size
/// (behaviour rule TV-31).
struct TableEditingMetrics: Equatable {
  /// The box around the control at the leading edge.
  var box: CGSize
  var contentStart: CGFloat
  /// The width of the control that moves the row.
  var reorderWidth: CGFloat

  /// The sizes of the drawings: the disc and its bar in a box of 26, and the bars of a reorder
  /// control of 27.
  static let disc: CGFloat = 22
  static let bar = CGSize(width: 10.5, height: 1.5)
  static let circleLine: CGFloat = 1.5
  static let checkmark: CGFloat = 11
  static let reorderSize = CGSize(width: 27, height: 15)
  static let reorderBars: [CGFloat] = [2, 6.5, 11.5]
  static let reorderInset: CGFloat = 2.5
  static let standardBox: CGFloat = 26
  static let standardReorderWidth: CGFloat = 27

  static func metrics(_ size: UIContentSizeCategory) -> TableEditingMetrics {
    if size.isAccessibilityCategory {
      return TableEditingMetrics(
        box: CGSize(width: 39, height: 38), contentStart: 55, reorderWidth: 41)
    }
    guard size != .extraExtraExtraLarge else {
      return TableEditingMetrics(
        box: CGSize(width: 34.5, height: 34.5), contentStart: 47.5,
        reorderWidth: standardReorderWidth)
    }
    return TableEditingMetrics(
      box: CGSize(width: standardBox, height: standardBox), contentStart: 40,
      reorderWidth: standardReorderWidth)
  }
}

/// The appearance of a lifted row. Uncertain.
enum LiftedRowMetrics {
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 10
  static let shadowOffset = CGSize(width: 0, height: 5)
}
