// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// The content of a list's row, header or footer: an image and up to two texts.
///
/// Made by a function named after the style, such as ``cell()``. What the client does not set
/// follows the state in ``updated(for:)``.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  let style: ListContentStyle
  private var primary = ListText()
  private var secondary = ListText()
  private var ownAlpha: CGFloat?
  private var defaultAlpha: CGFloat = 1

  /// The image; nil for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties: ImageProperties
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// A Boolean value that says whether the texts are beside each other if both fit on one line,
  /// the secondary at the trailing edge.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The axes on which the margins are at least the rest of the superview's margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  /// The distances from the edges to the contents, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The distance between the image, or the space reserved for it, and the texts, in points.
  public var imageToTextPadding: CGFloat
  /// The distance between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The least height of the contents with their margins at the standard text size, in points.
  var minimumHeight: CGFloat
  /// The design whose lengths the configuration has, where the client has set none.
  private var design: InterfaceDesign

  init(_ style: ListContentStyle, in traits: UITraitCollection = .current) {
    self.style = style
    let metrics = ListContentMetrics.metrics(style, in: traits)
    let appearance = ListContentAppearance(style, [], in: traits)
    imageProperties = ImageProperties(appearance)
    textProperties = TextProperties(text: appearance)
    secondaryTextProperties = TextProperties(secondary: appearance)
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    axesPreservingSuperviewLayoutMargins = metrics.axesPreservingMargins
    directionalLayoutMargins = metrics.margins
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.textToSecondaryHorizontal
    textToSecondaryTextVerticalPadding = metrics.textToSecondaryVertical
    minimumHeight = metrics.minimumHeight
    design = traits.design
  }

  /// The text; replaces the attributed one.
  public var text: String? {
    get { primary.plain }
    set { primary = ListText(plain: newValue) }
  }

  /// The text with fonts and colours of its own; replaces the plain one.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = ListText(attributed: newValue) }
  }

  /// The secondary text; replaces the attributed one.
  public var secondaryText: String? {
    get { secondary.plain }
    set { secondary = ListText(plain: newValue) }
  }

  /// The secondary text with fonts and colours of its own; replaces the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = ListText(attributed: newValue) }
  }

  /// The opacity of the contents, 0…1.
  public var alpha: CGFloat {
    get { ownAlpha ?? defaultAlpha }
    set { ownAlpha = newValue }
  }

  var transformsColors: Bool {
    textProperties.colorTransformer != nil || secondaryTextProperties.colorTransformer != nil
      || imageProperties.tintColorTransformer != nil
      || imageProperties.strokeColorTransformer != nil
  }

  /// Creates a view that shows the configuration.
  ///
  /// - Returns: A ``UIListContentView``.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with its defaults for a state where the client has set nothing.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let appearance = ListContentAppearance(style, CellStates(state), in: state.traitCollection)
    var result = self
    if design != state.traitCollection.design { result.takeLengths(in: state.traitCollection) }
    result.textProperties.follow(text: appearance)
    result.secondaryTextProperties.follow(secondary: appearance)
    result.imageProperties.follow(appearance)
    result.defaultAlpha = appearance.alpha
    return result
  }

  /// Takes the lengths of another design in place of those that are still the defaults.
  private mutating func takeLengths(in traits: UITraitCollection) {
    let old = ListContentMetrics.metrics(
      style, in: traits.modifyingTraits { $0.design = design })
    let new = ListContentMetrics.metrics(style, in: traits)
    if directionalLayoutMargins == old.margins { directionalLayoutMargins = new.margins }
    if textToSecondaryTextVerticalPadding == old.textToSecondaryVertical {
      textToSecondaryTextVerticalPadding = new.textToSecondaryVertical
    }
    minimumHeight = new.minimumHeight
    design = traits.design
  }
}

private struct ListText: Hashable, @unchecked Sendable {
  // Unchecked for the attributed string, which is a copy that never changes.
  private(set) var plain: String?
  private(set) var attributed: NSAttributedString?

  init() {}

  init(plain: String?) { self.plain = plain }

  init(attributed: NSAttributedString?) {
    self.attributed = attributed.map(NSAttributedString.init(attributedString:))
  }
}

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

  /// A row: an image, a text, a secondary text below it.
  ///
  /// - Returns: The configuration of a cell, without contents.
  public static func cell() -> Self { Self(.cell) }

  /// A row with a small secondary text below the text.
  ///
  /// - Returns: The configuration of a subtitle cell, without contents.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }

  /// A row with a grey secondary text beside the text, at the trailing edge.
  ///
  /// - Returns: The configuration of a value cell, without contents.
  public static func valueCell() -> Self { Self(.valueCell) }

  /// The header of a plain list.
  ///
  /// - Returns: The configuration of a plain header, without contents.
  public static func plainHeader() -> Self { Self(.plainHeader) }

  /// The footer of a plain list.
  ///
  /// - Returns: The configuration of a plain footer, without contents.
  public static func plainFooter() -> Self { Self(.plainFooter) }

  /// The header of a grouped list.
  ///
  /// - Returns: The configuration of a grouped header, without contents.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }

  /// The footer of a grouped list.
  ///
  /// - Returns: The configuration of a grouped footer, without contents.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }

  /// A large header of an inset grouped list.
  ///
  /// - Returns: The configuration of a prominent inset grouped header, without contents.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }

  /// A very large header of an inset grouped list.
  ///
  /// - Returns: The configuration of an extra prominent inset grouped header, without contents.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.extraProminentInsetGroupedHeader)
  }

  /// A sidebar's row.
  ///
  /// - Returns: The configuration of a sidebar cell, without contents.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }

  /// A sidebar's row with a secondary text below the text.
  ///
  /// - Returns: The configuration of a sidebar subtitle cell, without contents.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }

  /// The row of a list beside a sidebar.
  ///
  /// - Returns: The configuration of an accompanied sidebar cell, without contents.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

  /// The row of a list beside a sidebar, with a secondary text below the text.
  ///
  /// - Returns: The configuration of an accompanied sidebar subtitle cell, without contents.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }

  /// A sidebar's header.
  ///
  /// - Returns: The configuration of a sidebar header, without contents.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
