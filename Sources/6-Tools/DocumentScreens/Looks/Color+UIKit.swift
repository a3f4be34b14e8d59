// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments
package import UIKit
import Views

extension LayoutDocument.Color {
  /// The colour as UIKit has it. A name that UIKit does not know is grey.
  package var uiColor: UIColor {
    switch self {
    case .named(let name): UIColor.byName[name] ?? .systemGray
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
}
