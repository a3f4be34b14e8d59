// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
public import Foundation
public import Geometry
public import Views

extension UIButton {
  /// The contents and the appearance of a button.
  public struct Configuration: Hashable, Sendable {
    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// The medium size: text of 17 points, 7 above and below.
      case medium = 0
      /// The small size: text of 15 points, 5 above and below.
      case small = 1
      /// The mini size: text of 15 points, 4 above and below.
      case mini = 2
      /// The large size: text of 17 points, 15 above and below.
      case large = 3
    }

    /// The style of the corners of the background.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The radius of the background, whatever the size of the text.
      case fixed = -1
      /// The radius of the background at the default text size, and in proportion to it at others.
      case dynamic = 0
      /// A little.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// The radius of half circles.
      case capsule = 4
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// The alignment of the button's contents.
      case automatic = 0
      /// Titles are aligned at the leading edge.
      case leading = 1
      /// The title and the subtitle are in the middle.
      case center = 2
      /// Titles are aligned at the trailing edge.
      case trailing = 3
    }

    /// The indicator at the trailing edge.
    public enum Indicator: Int, Hashable, Sendable {
      /// Arrows, if the button's title is the choice of its menu.
      case automatic = 0
      /// No indicator is shown.
      case none = 1
      /// Arrows up and down are shown.
      case popup = 2
    }

    let style: ButtonStyle
    private var ownInsets: NSDirectionalEdgeInsets?
    /// Colours of the state that the configuration was updated for; nil before.
    var look: ButtonLook?

    init(_ style: ButtonStyle) { self.style = style }

    /// The words; nil for none.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The words, of which some may have fonts and colours of their own; nil for none.
    public var attributedTitle: AttributedString?
    /// The subtitle, in smaller text below the title; nil for none.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with fonts and colours of its own.
    public var attributedSubtitle: AttributedString?
    /// The transformer of the title's attributes; nil to leave them unchanged.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The transformer of the subtitle's attributes; nil to leave them unchanged.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The treatment of a title that is too long; words go to the next line unless set.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The treatment of a subtitle that is too long; words go to the next line unless set.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image beside the words; nil for none.
    public var image: UIImage?
    /// The transformer of a symbol's colour; nil to leave it unchanged.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; nil for those of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the text on which the image is: leading, trailing, top or bottom.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the text, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The style of the corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The indicator at the trailing edge.
    public var indicator = Indicator.automatic
    /// The colour of words and symbols; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour that the background's is made of; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The background of the contents. A colour and a radius that are set win over the style's.
    public var background = UIBackgroundConfiguration.clear()

    /// The distances from the button's edges to its contents, in points; the size's unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ButtonMetrics(buttonSize).insets }
      set { ownInsets = newValue }
    }

    /// Resets the insets to those of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration with the colours of a button's state.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var result = self
      result.look = ButtonLook(self, in: button.state, role: button.role)
      return result
    }

    // MARK: Styles

    /// Returns a configuration of text in the tint colour, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration of text in the tint colour on a pale background of that colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration of text in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration of white text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration that looks like ``plain()`` on phones.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration that looks like ``gray()`` on phones.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration that looks like ``tinted()`` on phones.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration that looks like ``filled()`` on phones.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// A function from attributes of text to other ones, applied where a configuration is shown.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Unchecked: the closure runs only where text is shown, which views do on the main actor.
  private final class Identity {}

  /// The closure that transforms attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Returns whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Adds the transformer's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
