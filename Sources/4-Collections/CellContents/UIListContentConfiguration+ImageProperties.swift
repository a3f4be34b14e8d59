// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UIListContentConfiguration {
  /// The properties of an image: size, colour and corners.
  public struct ImageProperties: Hashable, Sendable {
    /// A length for ``reservedLayoutSize`` that stands for the system's space for a symbol, which
    /// follows the reader's text size.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    private var defaultTint: UIColor?
    private var ownTint: UIColor?

    init(_ appearance: ListContentAppearance) { follow(appearance) }

    mutating func follow(_ appearance: ListContentAppearance) { defaultTint = appearance.imageTint }

    /// The configuration of a symbol, where its own does not say; nil to go with the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The colour of symbols and templates, before ``tintColorTransformer``; nil for the view's
    /// tint.
    public var tintColor: UIColor? {
      get { ownTint ?? defaultTint }
      set { ownTint = newValue }
    }

    /// The transformer of ``tintColor`` to the colour that is shown; nil to show it unchanged.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's rounded corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, which an image is reduced to in proportion; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The space for the image, which it is centred in; ``standardDimension`` for the system's
    /// space for a symbol. Zero for the image's own length, but in width at least the system's
    /// space if it is a symbol.
    public var reservedLayoutSize = CGSize.zero
    /// The colour of the line around the image, before ``strokeColorTransformer``; nil for the
    /// view's tint.
    public var strokeColor: UIColor?
    /// The transformer of ``strokeColor`` to the colour that is shown; nil to show it unchanged.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the image, inside its edge, in points.
    public var strokeWidth: CGFloat = 0
    /// Has no effect: colours are never inverted. A Boolean value that says whether the image keeps
    /// its colours.
    public var accessibilityIgnoresInvertColors = false

    /// The colour that symbols and templates are shown in.
    ///
    /// - Parameter tintColor: The tint of the view, for an image without a colour of its own.
    /// - Returns: The own colour or the view's, as ``tintColorTransformer`` makes it.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      (self.tintColor ?? tintColor).transformed(by: tintColorTransformer)
    }

    /// The colour of the line around the image.
    ///
    /// - Parameter tintColor: The tint of the view, for a line without a colour of its own.
    /// - Returns: The own colour or the view's, as ``strokeColorTransformer`` makes it.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      (strokeColor ?? tintColor).transformed(by: strokeColorTransformer)
    }
  }
}
