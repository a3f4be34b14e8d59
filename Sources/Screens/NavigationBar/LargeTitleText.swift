// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The words of a large title, which follow the reader's text size; those in the row do not.
@MainActor
enum LargeTitleText {
  /// The size at which a large title adds ``BarMetrics/largeTitle`` to its bar, in points.
  private static let usualSize: CGFloat = 34

  /// Returns the font in some traits, where a client sets none.
  static func font(in traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// Returns how much higher than usual a line is in some traits, in whole points.
  static func growth(in traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: usualSize, weight: .bold)
    return (font(in: traits).lineHeight - usual.lineHeight).rounded()
  }
}
