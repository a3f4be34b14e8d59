// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The metrics that scale custom sizes with the reader's text size, as the leading of a text style
/// (auto-layout rule ALT-9).
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics.
  ///
  /// - Parameter textStyle: The style to scale like.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font that follows the reader's text size.
  ///
  /// - Parameter font: The font at the standard text size.
  /// - Returns: The font at the size for the application's text size, in whole points.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font that follows the reader's text size.
  ///
  /// - Parameters:
  ///   - font: The font at the standard text size.
  ///   - traitCollection: The traits; nil for the application's text size.
  /// - Returns: The font at the size for the traits, in whole points.
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
  ///   - traitCollection: The traits; nil for the application's text size.
  /// - Returns: The font at the size for the traits, in whole points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let scaling = FontScaling(
      style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
    let category = Self.category(in: traitCollection)
    return UIFont(face: font.face, size: scaling.size(for: category), scaling: scaling)
  }

  /// A length that follows the reader's text size as the leading of the style does.
  ///
  /// - Parameters:
  ///   - value: The length at the standard text size.
  ///   - traitCollection: The traits; nil for the application's text size.
  /// - Returns: The length for the traits, rounded to the nearest pixel.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let scale = (traitCollection ?? .current).displayScale
    let grid = PixelGrid(scale: scale > 0 ? scale : 1)
    return grid.round(scaled(value, for: Self.category(in: traitCollection)))
  }

  func scaled(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
    value * style.leading(for: category) / style.leading(for: .large)
  }

  // Without a run loop of the program's own the main queue may be on another thread.
  private static let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// The text size of traits, or the application's without any: not that of the view that asks.
  private static func category(in traits: UITraitCollection?) -> UIContentSizeCategory {
    if let traits { return traits.preferredContentSizeCategory }
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil else {
      return UITraitCollection.current.preferredContentSizeCategory
    }
    return MainActor.assumeIsolated { UIScreen.main.traitCollection.preferredContentSizeCategory }
  }
}
