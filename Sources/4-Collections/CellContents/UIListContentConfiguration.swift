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
}

extension UIListContentConfiguration {
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
