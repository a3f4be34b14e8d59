// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIColor {
  /// Finds a colour of the system by the name that documents and asset catalogues have for it.
  ///
  /// - Parameter name: The name with its ending: `systemBackgroundColor`, `labelColor`.
  /// - Returns: The colour; nil if there is none of that name.
  package static func system(named name: String) -> UIColor? {
    guard name.hasSuffix("Color") else { return nil }
    let property = String(name.dropLast("Color".count))
    // The tint's property has the ending itself.
    return byName[property] ?? byName[name] ?? older[property]
  }

  /// The colours by the names of their properties: `systemBackground`, `label`.
  package static let byName: [String: UIColor] = [
    "label": .label,
    "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText,
    "separator": .separator,
    "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill,
    "black": .black,
    "white": .white,
    "red": .red,
    "green": .green,
    "blue": .blue,
    "cyan": .cyan,
    "yellow": .yellow,
    "magenta": .magenta,
    "orange": .orange,
    "purple": .purple,
    "brown": .brown,
    "darkGray": .darkGray,
    "lightGray": .lightGray,
    "gray": .gray,
    "clear": .clear,
    "systemGray": .systemGray,
    "systemGray2": .systemGray2,
    "systemGray3": .systemGray3,
    "systemGray4": .systemGray4,
    "systemGray5": .systemGray5,
    "systemGray6": .systemGray6,
    "systemBlue": .systemBlue,
    "systemRed": .systemRed,
    "systemGreen": .systemGreen,
    "systemOrange": .systemOrange,
    "systemYellow": .systemYellow,
    "systemPurple": .systemPurple,
    "systemIndigo": .systemIndigo,
    "systemTeal": .systemTeal,
    "systemPink": .systemPink,
    "systemMint": .systemMint,
    "systemCyan": .systemCyan,
    "systemBrown": .systemBrown,
    "link": .link,
    "tintColor": .tintColor,
    "darkText": .darkText, "lightText": .lightText,
  ]

  /// The names of iOS 12 and before, which older documents have.
  private static let older: [String: UIColor] = [
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
  ]
}
