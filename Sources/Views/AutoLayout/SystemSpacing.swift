// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The distances that the system recommends (auto-layout rule ALG-8).
@MainActor
enum SystemSpacing {
  /// Between the edges of two views, in points.
  static let edges: CGFloat = 8

  /// From a baseline to the next one, in points: the line height of the lower font, and what the
  /// descenders differ by, up to a whole pixel. As between edges if one of the items has no font.
  ///
  /// - Parameters:
  ///   - upper: The view above.
  ///   - lower: The view below, whose pixels count.
  /// - Returns: The distance.
  static func betweenBaselines(upper: AnyObject?, lower: AnyObject?) -> CGFloat {
    guard let upper = (upper as? UIView)?.baselineSource(isFirst: false).baselineFont,
      let view = lower as? UIView,
      let lower = view.baselineSource(isFirst: true).baselineFont
    else { return edges }
    let scale = view.traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
      .ceil(lower.lineHeight + lower.descender - upper.descender)
  }
}
