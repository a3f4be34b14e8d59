// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Fonts and distances of configured buttons by their size.
///
/// The medium size is known of iOS 15 and later: body text with 7 and 12 points around it, corners of
/// 5.95 points, which is 0.35 times its font. The other three follow from the heights 28 (small) and 50
/// (large), and are uncertain within a point.
struct ButtonMetrics {
  let style: UIFont.TextStyle
  let insets: NSDirectionalEdgeInsets

  init(_ size: UIButton.Configuration.Size) {
    switch size {
    case .mini: (style, insets) = (.subheadline, Self.insets(4, 8))
    case .small: (style, insets) = (.subheadline, Self.insets(5, 10))
    case .medium: (style, insets) = (.body, Self.insets(7, 12))
    case .large: (style, insets) = (.body, Self.insets(15, 20))
    }
  }

  /// The radius of corners by the size of the font.
  static let cornerRatio: CGFloat = 0.35
  /// The space before the arrows of a pop-up button, in points [uncertain].
  static let indicatorPadding: CGFloat = 5
  /// What a button without a configuration adds above and below its title, so that one of 15 points is
  /// 30 high; and its least width.
  static let (titleSpace, leastWidth): (CGFloat, CGFloat) = (6, 30)

  private static func insets(
    _ vertical: CGFloat, _ horizontal: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
