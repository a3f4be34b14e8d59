// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The words of a bar, on one line.
enum BarText {
  /// More letters than that are not seen in any bar.
  private static let limit = 1000

  /// Returns words as a bar shows them: on one line, and no more than could be seen.
  ///
  /// - Parameter text: The words; nil for none.
  /// - Returns: The words, with spaces for line breaks; nil for none.
  static func line(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    // Cut first, so that a bar never measures a hundred thousand letters.
    return String(text.prefix(limit).map { $0.isNewline ? " " : $0 })
  }

  /// The attributes of words in a bar.
  ///
  /// - Parameters:
  ///   - attributes: What the client says.
  ///   - font: The font where no other is specified.
  ///   - color: The colour where no other is specified; nil for the view's.
  /// - Returns: The font and the colour.
  @MainActor static func style(
    _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?
  ) -> (font: UIFont, color: UIColor?) {
    (attributes[.font] as? UIFont ?? font, attributes[.foregroundColor] as? UIColor ?? color)
  }
}
