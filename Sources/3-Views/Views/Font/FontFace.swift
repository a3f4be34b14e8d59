// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Geometry

/// A typeface without a size.
package struct FontFace: Hashable, Sendable {
  /// The family; nil for the system's.
  var family: String?
  package var weight: UIFont.Weight = .regular
  var isItalic = false
  var hasMonospacedDigits = false
  var design: UIFontDescriptor.SystemDesign = .default

  static let system = FontFace()
  /// Helvetica, for which the system's font stands in where text is set.
  static let helvetica = FontFace(family: helveticaFamily)
  static let helveticaFamily = "Helvetica"

  /// The height above the baseline, the depth below it and the height of a line, in ems.
  var lineRatios: (ascender: CGFloat, descender: CGFloat, height: CGFloat) {
    family == Self.helveticaFamily ? (0.92, 0.23, 1.15) : (0.9521, 0.2412, 1.1934)
  }

  private static func isAvailable(family: String) -> Bool {
    family == helveticaFamily || FontDescription.isInstalled(family: family)
  }
}

/// The scaling of a font with the reader's text size.
package struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The size at the standard text size; nil for the style's own.
  var baseSize: CGFloat?
  var maximumSize: CGFloat?
  var linePitch = LinePitch.ofStyle

  /// The distance from one baseline to the next.
  enum LinePitch: Hashable, Sendable {
    /// The style's, at its own sizes.
    case ofStyle
    case ofFont
    /// The font's, in whole points, as in a section's footer (behaviour rule LC-k).
    case ofFooters
  }

  func size(for category: UIContentSizeCategory) -> CGFloat {
    guard let baseSize else { return style.pointSize(for: category) }
    let scaled = UIFontMetrics(forTextStyle: style).scaled(baseSize, for: category)
    return min(scaled.rounded(), maximumSize ?? .infinity)
  }

  /// Whether the font is the style's own, in size and leading.
  var isOfStyle: Bool { baseSize == nil && linePitch != .ofFont }

  /// From one baseline to the next at one of the style's sizes, in points; nil for a font that is not the
  /// style's own, and for other sizes.
  func linePitch(ofSize size: CGFloat) -> CGFloat? {
    switch linePitch {
    case .ofStyle: baseSize == nil ? style.linePitch(ofSize: size) : nil
    case .ofFont: nil
    case .ofFooters: (size * FontFace.system.lineRatios.height).rounded(.up)
    }
  }
}

extension UIFont {
  /// The font of a section's footer: its lines are a whole number of points apart. A font that does
  /// not follow the reader's text size stays as it is.
  package var forFooters: UIFont {
    guard var scaling else { return self }
    scaling.linePitch = .ofFooters
    return UIFont(face: face, size: pointSize, scaling: scaling)
  }
}

extension FontFace {
  /// The face that a name stands for, if its family is installed.
  ///
  /// - Parameter name: A family, or a family with a style after a hyphen, as in `Inter-BoldItalic`.
  init?(installed name: String) {
    guard !name.isEmpty else { return nil }
    if Self.isAvailable(family: name) {
      self.init(family: name)
      return
    }
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    let family = String(name[..<hyphen])
    guard Self.isAvailable(family: family) else { return nil }
    self.init(family: family)
    var style = name[name.index(after: hyphen)...].lowercased()
    for word in ["italic", "oblique"] where style.hasSuffix(word) {
      isItalic = true
      style.removeLast(word.count)
    }
    switch style {
    case "ultralight": weight = .ultraLight
    case "thin": weight = .thin
    case "light": weight = .light
    case "", "regular": weight = .regular
    case "medium": weight = .medium
    case "semibold", "demibold": weight = .semibold
    case "bold": weight = .bold
    case "heavy", "extrabold": weight = .heavy
    case "black": weight = .black
    default: return nil
    }
  }

  /// The family that stands in for San Francisco.
  package static let systemFamily = "Inter"

  /// The face at a size, for setting text; made smaller or larger by a factor, letter-spacing and all.
  package func description(size: CGFloat, scale: CGFloat = 1) -> FontDescription {
    let isHelvetica = family == Self.helveticaFamily
    let family = isHelvetica ? Self.systemFamily : family ?? systemFamily
    let spacing: Double =
      if isHelvetica {
        SystemTracking.helvetica * Double(size)
      } else if self.family == nil, family == Self.systemFamily {
        SystemTracking.letterSpacing(ofSize: Double(size))
      } else {
        0
      }
    return FontDescription(
      family: family, size: Double(size * scale), weight: weight.css, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, letterSpacing: spacing * Double(scale))
  }

  private var systemFamily: String {
    switch design {
    case .monospaced: "monospace"
    case .serif: "serif"
    default: Self.systemFamily
    }
  }
}
