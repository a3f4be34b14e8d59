// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

extension NSFont {
  /// What a text is for, which decides its size and weight: the same names as UIKit's, for other
  /// sizes.
  public typealias TextStyle = UIFont.TextStyle

  /// The font for a style, of one size on every Mac.
  ///
  /// - Parameters:
  ///   - style: What the text is for; an unknown style counts as body.
  ///   - options: Not read.
  /// - Returns: The font.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [AnyHashable: Any] = [:]
  ) -> NSFont {
    let (size, weight) = style.macSizeAndWeight
    return .systemFont(ofSize: size, weight: weight)
  }
}

extension UIFont.TextStyle {
  /// macOS's size, in points, and weight (appkit section 2.12).
  fileprivate var macSizeAndWeight: (size: CGFloat, weight: UIFont.Weight) {
    switch self {
    case .largeTitle: (26, .regular)
    case .title1: (22, .regular)
    case .title2: (17, .regular)
    case .title3: (15, .regular)
    case .headline: (13, .bold)
    case .callout: (12, .regular)
    case .subheadline: (11, .regular)
    case .footnote, .caption1: (10, .regular)
    case .caption2: (10, .medium)
    default: (13, .regular)
    }
  }
}
