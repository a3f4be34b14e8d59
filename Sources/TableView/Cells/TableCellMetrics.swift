// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of table cells in points (rules TV-16 and TV-18).
enum TableCellMetrics {
  /// From a cell's leading edge to its text.
  static let textStart: CGFloat = 16
  /// Between an image and the text.
  static let imageToText: CGFloat = 16
  /// Between the label and a value beside it, and the least that there may be.
  static let valueGap: CGFloat = 6
  /// Before an accessory.
  static let accessoryGap: CGFloat = 8
  /// The chevron, the checkmark and the i in its circle.
  static let chevron = CGSize(width: 10.5, height: 14)
  static let checkmark = CGSize(width: 19, height: 18)
  static let detail = CGSize(width: 22, height: 22)
  /// The side of the box around the i that takes touches.
  static let detailBox: CGFloat = 44
  /// How much farther than others a checkmark stands from the margin.
  static let checkmarkShift: CGFloat = 2.5
  /// Between the i and a chevron. Uncertain.
  static let detailToChevron: CGFloat = 15
  /// Where the labels of the second value style are. Uncertain.
  static let captionEnd: CGFloat = 106
  static let captionedStart: CGFloat = 112
  /// The height of a self-sized row with a subtitle. Uncertain.
  static let subtitleHeight: CGFloat = 60
}
