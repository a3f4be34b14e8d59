// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension UIImage {
  /// The configuration of a symbol: its text style, weight and scale.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let values: SymbolValues

    private init(_ values: SymbolValues) {
      self.values = values
      super.init()
    }

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration(SymbolValues())

    /// Creates a symbol configuration from a point size.
    ///
    /// - Parameter pointSize: The size of the text that the symbol goes with, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }

    /// Creates a symbol configuration from a point size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text that the symbol goes with, in points.
    ///   - weight: The weight of the symbol's strokes.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a symbol configuration from a point size, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text that the symbol goes with, in points.
    ///   - weight: The weight of the symbol's strokes.
    ///   - scale: How large beside the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a symbol configuration from a text style.
    ///
    /// - Parameter textStyle: The style of the text that the symbol goes with.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(style: textStyle))
    }

    /// Creates a symbol configuration from a text style and a scale.
    ///
    /// - Parameters:
    ///   - textStyle: The style of the text that the symbol goes with.
    ///   - scale: How large beside the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(style: textStyle, scale: scale))
    }

    /// Creates a symbol configuration from a font.
    ///
    /// - Parameter font: The font of the text that the symbol goes with.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a symbol configuration from a font and a scale.
    ///
    /// - Parameters:
    ///   - font: The font of the text that the symbol goes with.
    ///   - scale: How large beside the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolValues(
          pointSize: font.pointSize, weight: SymbolWeight(css: font.face.weight.css), scale: scale))
    }

    /// Creates a symbol configuration from a scale.
    ///
    /// - Parameter scale: How large beside the text.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

    /// Creates a symbol configuration from a weight.
    ///
    /// - Parameter weight: How bold.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

    /// Returns the configuration with the values of another one in place of its own; an unspecified
    /// weight or scale replaces nothing.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var values = values
      values.pointSize =
        other.values.pointSize ?? (other.values.style == nil ? values.pointSize : nil)
      values.style = other.values.style ?? values.style
      values.weight = other.values.weight ?? values.weight
      values.scale = other.values.scale ?? values.scale
      return SymbolConfiguration(values)
    }

    /// This configuration with the size that its text style has for a reader; itself without one.
    func resolved(in traits: UITraitCollection) -> SymbolConfiguration {
      guard values.pointSize == nil, let style = values.style else { return self }
      var values = values
      values.pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      return SymbolConfiguration(values)
    }

    override func isEqual(to other: Configuration) -> Bool {
      (other as? SymbolConfiguration)?.values == values
    }

    /// Adds the configuration to a hasher.
    public override func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// The size of the text, in points; a style's is that of the current traits.
    var resolvedPointSize: CGFloat {
      if let size = values.pointSize, size.isFinite, size > 0 { return size }
      let style = values.style ?? .body
      return values.style == nil
        ? style.pointSize(for: .large)
        : UIFont.preferredFont(forTextStyle: style).pointSize
    }

    var variant: SymbolTemplate.Variant {
      let scale: SymbolTemplate.Scale =
        switch values.scale {
        case .small: .small
        case .large: .large
        default: .medium
        }
      return SymbolTemplate.Variant(weight: (values.weight ?? .regular).rawValue, scale: scale)
    }

    var scaleFactor: CGFloat {
      switch values.scale {
      case .small: 0.78
      case .large: 1.27
      default: 1
      }
    }

    /// The width of the strokes in the drawings' own units.
    ///
    /// The usual one is written as well: librsvg keeps what an earlier style sheet said and the new
    /// one does not.
    var strokeWidth: Double {
      switch values.weight {
      case .ultraLight: 0.6
      case .thin: 0.9
      case .light: 1.3
      case .medium: 2
      case .semibold: 2.3
      case .bold: 2.6
      case .heavy: 3
      case .black: 3.4
      default: 1.7
      }
    }
  }
}

/// The values of a symbol configuration; nil for what it leaves open.
private struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var style: UIFont.TextStyle?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?

  init(
    pointSize: CGFloat? = nil, style: UIFont.TextStyle? = nil, weight: UIImage.SymbolWeight? = nil,
    scale: UIImage.SymbolScale? = nil
  ) {
    self.pointSize = pointSize
    self.style = style
    self.weight = weight == .unspecified ? nil : weight
    self.scale = scale == .unspecified ? nil : scale
  }
}

extension UIImage.SymbolWeight {
  /// The weight of a font, 100…900.
  init(css: Int) { self = Self(rawValue: css / 100) ?? .regular }
}
