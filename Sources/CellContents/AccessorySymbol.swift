// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import Views

/// The symbol of an accessory of the system's: which, how large, of which colour.
@MainActor
package struct AccessorySymbol {
  package var name: String
  package var pointSize: CGFloat
  package var weight: UIFont.Weight
  /// Nil for the tint.
  package var color: UIColor?

  package init(
    _ name: String, _ pointSize: CGFloat, _ weight: UIFont.Weight, _ color: UIColor?
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.color = color
  }

  /// A chevron that points to what is behind a row.
  package static func chevron(_ color: UIColor?) -> Self {
    Self("chevron.forward", 13, .semibold, color)
  }

  /// A checkmark.
  package static func checkmark(_ color: UIColor?) -> Self {
    Self("checkmark", 17, .semibold, color)
  }

  /// An i in a circle.
  package static func detail(_ color: UIColor?) -> Self {
    Self("info.circle", 19, .regular, color)
  }

  /// The symbol at the reader's text size.
  package func image(in traits: UITraitCollection) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        font: UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: pointSize, weight: weight), compatibleWith: traits)))
  }
}
