// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A typeface without a size.
package struct FontFace: Hashable, Sendable {
  /// The family; nil for the system's.
  var family: String?
  package var weight: UIFont.Weight = .regular
  var isItalic = false
  /// Whether all digits are equally wide.
  var hasMonospacedDigits = false
  var design: UIFontDescriptor.SystemDesign = .default

  static let system = FontFace()
}

/// How a font follows the reader's text size.
package struct FontScaling: Hashable, Sendable {
  /// The style whose sizes are followed.
  var style: UIFont.TextStyle
  /// The size at the standard text size; nil for the style's own.
  var baseSize: CGFloat?
  /// The largest size.
  var maximumSize: CGFloat?

  /// The size for a category, in points.
  func size(for category: UIContentSizeCategory) -> CGFloat {
    guard let baseSize else { return style.pointSize(for: category) }
    let scaled = UIFontMetrics(forTextStyle: style).scaled(baseSize, for: category)
    return min(scaled, maximumSize ?? .infinity)
  }

  /// From one baseline to the next at one of the style's sizes, in points; nil for a font that follows
  /// the style's sizes with one of its own, and for other sizes.
  func linePitch(ofSize size: CGFloat) -> CGFloat? {
    baseSize == nil ? style.linePitch(ofSize: size) : nil
  }
}
