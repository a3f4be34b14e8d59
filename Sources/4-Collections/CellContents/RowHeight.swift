// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
import Views

/// The least heights of rows with contents of the system's, at a reader's text size.
package enum RowHeight {
  /// Whether the least height follows the line of body text, by whole points. LK-6, LK-27
  private static let followsText = ByDesign(false, true)

  /// Returns the least height of a row.
  ///
  /// - Parameters:
  ///   - standard: The height at the standard text size, in points; 0 for none.
  ///   - traits: The text size, and the design.
  /// - Returns: The height, in points.
  package static func least(_ standard: CGFloat, in traits: UITraitCollection) -> CGFloat {
    guard standard > 0, followsText[traits.design] else { return standard }
    func line(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).lineHeight.rounded(.up)
    }
    return standard + line(traits.preferredContentSizeCategory) - line(.large)
  }
}
