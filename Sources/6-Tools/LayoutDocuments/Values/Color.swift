// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension LayoutDocument {
  /// A colour: one of UIKit's by name, one by numbers, or two for light and dark.
  package indirect enum Color: Hashable, Sendable {
    /// A static property of `UIColor`, one of ``names``.
    case named(String)
    /// Red, green, blue and opacity, 0 to 255 each.
    case components(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    case dynamic(light: Color, dark: Color)

    /// The colours of UIKit that a document may name.
    package static let names: [String] = [
      "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
      "magenta", "orange", "purple", "brown", "clear",
      "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
      "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
      "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
      "tintColor", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
      "placeholderText", "separator", "opaqueSeparator", "systemBackground",
      "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
      "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
      "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
    ]
  }
}
