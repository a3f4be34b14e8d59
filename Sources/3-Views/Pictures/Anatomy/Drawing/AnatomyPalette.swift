// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Views

/// The colours of a figure in light or dark.
///
/// The hues are those of Okabe and Ito ("Color Universal Design", 2008), which people with any
/// form of colour blindness tell apart; each is darkened on white or lightened on black until it
/// has a contrast of 3 to 1. Hatching runs one way for insets and the other for spacing, so that
/// colour is never all that tells them apart.
struct AnatomyPalette {
  let isDark: Bool

  func color(_ kind: PictureAnatomy.Kind) -> RGBA {
    switch kind {
    case .items: isDark ? Self.rgb(0x3A, 0xA0, 0xE8) : Self.rgb(0x00, 0x72, 0xB2)
    case .groups: isDark ? Self.rgb(0xF0, 0x7A, 0x30) : Self.rgb(0xD5, 0x5E, 0x00)
    case .sections: isDark ? Self.rgb(0x1D, 0xBF, 0x93) : Self.rgb(0x00, 0x8A, 0x64)
    case .supplementaries: isDark ? Self.rgb(0xDB, 0x8C, 0xB8) : Self.rgb(0xB0, 0x50, 0x88)
    case .decorations: isDark ? Self.rgb(0xF0, 0xE4, 0x42) : Self.rgb(0x84, 0x7A, 0x00)
    case .insets: isDark ? Self.rgb(0xF5, 0xB3, 0x20) : Self.rgb(0xB9, 0x7C, 0x00)
    case .spacing: isDark ? Self.rgb(0x7C, 0xCB, 0xF7) : Self.rgb(0x1F, 0x8F, 0xC9)
    case .margins: isDark ? Self.rgb(0xA6, 0xA6, 0xA6) : Self.rgb(0x6E, 0x6E, 0x6E)
    case .bounds: text
    case .grid: Self.rgb(0x80, 0x80, 0x80)
    }
  }

  func color(_ meaning: AnatomyLegend.PathMeaning) -> RGBA {
    switch meaning {
    case .moves: color(.items)
    case .appears: color(.sections)
    case .disappears: color(.groups)
    }
  }

  var text: RGBA { isDark ? .white : .black }
  var secondaryText: RGBA { text.withAlpha(0.62) }
  var background: RGBA { isDark ? Self.rgb(0x1C, 0x1C, 0x1E) : Self.rgb(0xFA, 0xFA, 0xFA) }
  var separator: RGBA { text.withAlpha(0.16) }
  /// The colour that keeps lines apart from what they are drawn over.
  var casing: RGBA { isDark ? RGBA.black.withAlpha(0.45) : RGBA.white.withAlpha(0.75) }
  /// The colour that dims all but the highlighted item.
  var dimming: RGBA { (isDark ? RGBA.black : .white).withAlpha(0.66) }

  /// The colour of a text on a colour: of black and white the one with more contrast.
  func text(on color: RGBA) -> RGBA {
    // Where (L + 0.05) / 0.05 equals 1.05 / (L + 0.05).
    color.relativeLuminance > 0.179 ? .black : .white
  }

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> RGBA {
    RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

extension RGBA {
  func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The relative luminance, from 0 to 1, without regard to opacity (WCAG 2.2).
  var relativeLuminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

struct AnatomyText: Hashable, Sendable {
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

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What it is for.
  ///   - width: The space that it has, in points; it is truncated. Infinite for any.
  ///   - lines: The number of lines that it may have.
  /// - Returns: The text.
  func layout(
    _ text: String, _ role: Role, width: CGFloat = .infinity, lines: Int = 1
  ) -> TextLayout {
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
      maximumNumberOfLines: lines, lineHeight: font.lineHeight, ascent: font.ascender)
    request.lineBreak = .truncateTail
    // Figures are captioned in English, also beside layouts from right to left.
    request.direction = .leftToRight
    request.rendering = rendering
    return TextLayout(request)
  }
}
