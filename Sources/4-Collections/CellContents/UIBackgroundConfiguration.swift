// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// The background of a cell's contents: a colour, an image or a view, rounded and outlined.
///
/// Made by a function named after the list, such as ``listGroupedCell()``. What the client does not
/// set follows the state in ``updated(for:)``.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  let style: BackgroundStyle
  private var appearance: BackgroundAppearance
  private var ownColor: OwnColor?
  private var ownRadius: CGFloat?

  /// A colour that was set, if only to nil.
  private struct OwnColor: Hashable, Sendable {
    var color: UIColor?
  }

  init(_ style: BackgroundStyle) {
    self.style = style
    appearance = BackgroundAppearance(style, [], .current)
  }

  /// A view that fills the background, in front of its colour and image.
  public var customView: UIView?

  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat {
    get { ownRadius ?? appearance.cornerRadius }
    set { ownRadius = newValue }
  }

  /// The radius that was set, in points; nil for the default's.
  package var ownCornerRadius: CGFloat? { ownRadius }

  /// The distances from the cell's edges to the background's, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges on which the cell's margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The colour, before ``backgroundColorTransformer``; nil for the view's tint.
  public var backgroundColor: UIColor? {
    get { ownColor.map(\.color) ?? appearance.color }
    set { ownColor = OwnColor(color: newValue) }
  }

  /// The transformer of ``backgroundColor`` to the colour that is shown; nil to show it unchanged.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the colour.
  public var image: UIImage?
  /// The content mode of ``image``.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the outline, before ``strokeColorTransformer``; nil for the view's tint.
  public var strokeColor: UIColor?
  /// The transformer of ``strokeColor`` to the colour that is shown; nil to show it unchanged.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, inside its edge, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline's edge outside the background's, in points.
  public var strokeOutset: CGFloat = 0

  /// The colour that is shown.
  ///
  /// - Parameter tintColor: The tint of the view, for a background without a colour of its own.
  /// - Returns: The own colour or the tint, as ``backgroundColorTransformer`` makes it.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    (backgroundColor ?? tintColor).transformed(by: backgroundColorTransformer)
  }

  /// The colour of the outline.
  ///
  /// - Parameter tintColor: The tint of the view, for a line without a colour of its own.
  /// - Returns: The own colour or the tint, as ``strokeColorTransformer`` makes it.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    (strokeColor ?? tintColor).transformed(by: strokeColorTransformer)
  }

  /// The configuration with its defaults for a state where the client has set nothing.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    result.appearance = BackgroundAppearance(style, CellStates(state), state.traitCollection)
    return result
  }

  /// Whether a colour is not simply what was set.
  var transformsColors: Bool {
    backgroundColorTransformer != nil || strokeColorTransformer != nil
  }

  // MARK: Making

  /// Returns a background without colour and effects.
  public static func clear() -> Self { Self(.clear) }

  /// Returns the background of a plain list's row.
  public static func listPlainCell() -> Self { Self(.listPlainCell) }

  /// Returns the background of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }

  /// Returns the background of a grouped list's row.
  public static func listGroupedCell() -> Self { Self(.listGroupedCell) }

  /// Returns the background of a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }

  /// Returns the background of a sidebar's header.
  public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }

  /// Returns the background of a sidebar's row.
  public static func listSidebarCell() -> Self { Self(.listSidebarCell) }

  /// Returns the background of a row in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
}

/// A function from one colour to another, applied where a configuration is shown.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Unchecked: the closure runs only where colours are resolved, which views do on the main actor.
  private final class Identity {}

  /// The closure that transforms a colour.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer to a grey of the same lightness and opacity.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in UIColor(color.value(in: traits).gray) }
  }

  /// A transformer that returns the colour unchanged: phones have no preferred tint.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A transformer to the text's colour, with the opacity of the colour.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor { traits in
      UIColor(UIColor.label.value(in: traits).withAlpha(color.value(in: traits).alpha))
    }
  }

  /// Returns whether two transformers are copies of one.
  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool {
    left.identity === right.identity
  }

  /// Adds the transformer's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension ColorValue {
  /// The grey of the same luma.
  fileprivate var gray: ColorValue {
    // ITU-R BT.709, the primaries of sRGB.
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return ColorValue(red: luma, green: luma, blue: luma, alpha: alpha)
  }
}

extension UIColor {
  func transformed(by transformer: UIConfigurationColorTransformer?) -> UIColor {
    transformer?(self) ?? self
  }
}
