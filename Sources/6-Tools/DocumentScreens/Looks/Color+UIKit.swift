// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments
package import UIKit

extension LayoutDocument.Color {
  /// The colour as UIKit has it. A name that UIKit does not know is grey.
  package var uiColor: UIColor {
    switch self {
    case .named(let name): Self.colors[name] ?? .systemGray
    case .components(let red, let green, let blue, let alpha):
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha) / 255)
    case .dynamic(let light, let dark):
      UIColor { traits in
        (traits.userInterfaceStyle == .dark ? dark : light).uiColor.resolvedColor(with: traits)
      }
    }
  }

  /// UIKit's colours by the names that documents may have.
  static let colors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
    "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tintColor": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link,
    "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "lightText": .lightText, "darkText": .darkText,
  ]
}
