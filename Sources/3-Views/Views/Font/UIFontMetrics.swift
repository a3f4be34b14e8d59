// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// Scales sizes of one's own with the reader's text size, as a text style's do.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Scales as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics.
  ///
  /// - Parameter textStyle: The style to scale like.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font that follows the reader's text size.
  ///
  /// - Parameter font: The font at the standard text size.
  /// - Returns: The font at the size for the current traits.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font that follows the reader's text size.
  ///
  /// - Parameters:
  ///   - font: The font at the standard text size.
  ///   - traitCollection: The traits; nil for the current ones.
  /// - Returns: The font at the size for the traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font that follows the reader's text size up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font at the standard text size.
  ///   - maximumPointSize: The largest size, in points.
  ///   - traitCollection: The traits; nil for the current ones.
  /// - Returns: The font at the size for the traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let scaling = FontScaling(
      style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(face: font.face, size: scaling.size(for: category), scaling: scaling)
  }

  /// A length that follows the reader's text size.
  ///
  /// - Parameters:
  ///   - value: The length at the standard text size.
  ///   - traitCollection: The traits; nil for the current ones.
  /// - Returns: The length for the traits, rounded to a pixel.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return (scaled(value, for: traits.preferredContentSizeCategory) * scale).rounded() / scale
  }

  func scaled(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
    value * style.pointSize(for: category) / style.pointSize(for: .large)
  }
}
