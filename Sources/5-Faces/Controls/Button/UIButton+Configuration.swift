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
      /// 17 points, 7 above and below.
      case medium = 0
      /// 15 points, 5 above and below.
      case small = 1
      /// 15 points, 4 above and below.
      case mini = 2
      /// 17 points, 15 above and below.
      case large = 3
    }

    /// The style of the corners of the background.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the background's radius says, whatever the size of the text.
      case fixed = -1
      /// As the background's radius says at the size of text that is usual, and in proportion to it
      /// at others.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// As the contents of the button are aligned.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// The title and the subtitle are in the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The indicator at the trailing edge.
    public enum Indicator: Int, Hashable, Sendable {
      /// Arrows, if the button's title is what was chosen in its menu.
      case automatic = 0
      /// No indicator.
      case none = 1
      /// Arrows up and down.
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
    /// Smaller words below the title; nil for none.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// Smaller words below the title, of which some may have fonts and colours of their own.
    public var attributedSubtitle: AttributedString?
    /// Makes the attributes of the title of the usual ones; nil for those.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes the attributes of the subtitle of the usual ones; nil for those.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The treatment of a title that is too long; words go to the next line unless set.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The treatment of a subtitle that is too long; words go to the next line unless set.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image beside the words; nil for none.
    public var image: UIImage?
    /// Makes the colour of a symbol of the usual one; nil for that.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; nil for those of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// On which side of the words the image is: leading, trailing, top or bottom.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// From the image to the words, in points.
    public var imagePadding: CGFloat = 0
    /// From the title to the subtitle, in points.
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

    /// From the button's edges to its contents, in points; those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ButtonMetrics(buttonSize).insets }
      set { ownInsets = newValue }
    }

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration with the colours of a button's state.
    ///
    /// - Returns: The configuration.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var result = self
      result.look = ButtonLook(self, in: button.state, role: button.role)
      return result
    }

    // MARK: Styles

    /// Words in the tint colour, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words in the tint colour on a pale background of that colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Words in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White words on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// On phones as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// On phones as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On phones as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On phones as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }

  /// Changes a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Makes attributes of text of other ones, where a configuration is shown.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Unchecked: the closure runs only where text is shown, which views do on the main actor.
  private final class Identity {}

  /// Makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Creates a transformer.
  ///
  /// - Parameter transform: Makes the attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes attributes of other ones.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Returns whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Hashes the transformer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
