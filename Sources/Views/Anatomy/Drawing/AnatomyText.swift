// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// A text of a figure: how it is set, and how large it is.
struct AnatomyText: Hashable, Sendable {
  /// What a text is for.
  enum Role: Hashable, Sendable {
    /// A number in the picture.
    case label
    /// A number that stands for a label.
    case marker
    /// A kind of parts in the legend.
    case title
    /// A name in the legend.
    case name
    /// A length in the legend.
    case value
  }

  let rendering: TextRendering

  /// The padding of labels, at each side.
  static let padding = CGSize(width: 4, height: 1.25)

  /// The size of a label with its padding, in points.
  func labelSize(_ text: String) -> CGSize {
    let size = layout(text, .label).size
    // Whole halves: numbers of one length have labels of one width.
    return CGSize(
      width: ((size.width + 2 * Self.padding.width) * 2).rounded(.up) / 2,
      height: ((size.height + 2 * Self.padding.height) * 2).rounded(.up) / 2)
  }

  /// Sets a text in one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What it is for.
  ///   - width: The space that it has, in points; it is truncated. Infinite for any.
  /// - Returns: The text.
  func layout(_ text: String, _ role: Role, width: CGFloat = .infinity) -> TextLayout {
    let (size, weight): (CGFloat, UIFont.Weight) =
      switch role {
      case .label: (9, .semibold)
      case .marker: (8, .bold)
      case .title: (11, .semibold)
      case .name, .value: (10, .regular)
      }
    let font = UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
    var request = TextRequest(
      runs: [TextRequest.Run(text: text, font: font.face.description(size: size))], width: width,
      maximumNumberOfLines: 1, lineHeight: font.lineHeight, ascent: font.ascender)
    request.lineBreak = .truncateTail
    // Figures are captioned in English, also beside layouts from right to left.
    request.direction = .leftToRight
    request.rendering = rendering
    return TextLayout(request)
  }
}
