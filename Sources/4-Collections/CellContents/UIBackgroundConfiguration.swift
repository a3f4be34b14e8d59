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

  /// From the cell's edges to the background's, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges on which the cell's margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The colour, before ``backgroundColorTransformer``; nil for the view's tint.
  public var backgroundColor: UIColor? {
    get { ownColor.map(\.color) ?? appearance.color }
    set { ownColor = OwnColor(color: newValue) }
  }

  /// Makes the colour that is shown of ``backgroundColor``; nil to show that.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the colour.
  public var image: UIImage?
  /// The content mode of ``image``.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the outline, before ``strokeColorTransformer``; nil for the view's tint.
  public var strokeColor: UIColor?
  /// Makes the colour that is shown of ``strokeColor``; nil to show that.
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

  /// A background without colour and effects.
  public static func clear() -> Self { Self(.clear) }

  /// The background of a plain list's row.
  public static func listPlainCell() -> Self { Self(.listPlainCell) }

  /// The background of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }

  /// The background of a grouped list's row.
  public static func listGroupedCell() -> Self { Self(.listGroupedCell) }

  /// The background of a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }

  /// The background of a sidebar's header.
  public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }

  /// The background of a sidebar's row.
  public static func listSidebarCell() -> Self { Self(.listSidebarCell) }

  /// The background of a row in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
}

/// Makes a colour of another one, where a configuration is shown.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Unchecked: the closure runs only where colours are resolved, which views do on the main actor.
  private final class Identity {}

  /// Makes the colour.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer.
  ///
  /// - Parameter transform: Makes the colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Makes a colour of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey that is as light as the colour, and as opaque.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in UIColor(color.value(in: traits).gray) }
  }

  /// The colour itself: phones know no tint that a reader prefers.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The text's colour, as opaque as the colour: one colour for everything.
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

  /// Feeds the transformer's identity to a hasher.
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
  /// The colour as a transformer has it, if there is one.
  func transformed(by transformer: UIConfigurationColorTransformer?) -> UIColor {
    transformer?(self) ?? self
  }
}
