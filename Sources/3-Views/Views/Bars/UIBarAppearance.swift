// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The background of a bar and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The material's colour behind everything else; nil for nothing.
  package var material: UIColor?

  /// Creates a bar appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a bar appearance with the default background for a kind of device.
  ///
  /// - Parameter idiom: Not read: bars have one background on all devices.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates an appearance with the background of another.
  ///
  /// - Parameter barAppearance: The other, which may be that of another kind of bar.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Creates a bar appearance for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// The fill colour of the bar, over the material; nil for nothing.
  open var backgroundColor: UIColor?
  /// An image in the bar, over the colour; nil for none.
  open var backgroundImage: UIImage?
  /// The content mode of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; nil for no line. An image without one keeps its own.
  open var shadowColor: UIColor?
  /// An image in place of the line, as high as it is; nil for the line.
  open var shadowImage: UIImage?

  /// Configures the appearance with the system's background: a material, and a line.
  open func configureWithDefaultBackground() {
    configure(material: BarColors.material, color: nil, shadow: BarColors.shadow)
  }

  /// Configures the appearance with an opaque background in `systemBackground`, and a line.
  open func configureWithOpaqueBackground() {
    configure(material: nil, color: .systemBackground, shadow: BarColors.shadow)
  }

  /// Configures the appearance without a background and a line.
  open func configureWithTransparentBackground() {
    configure(material: nil, color: nil, shadow: nil)
  }

  private func configure(material: UIColor?, color: UIColor?, shadow: UIColor?) {
    self.material = material
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  private func takeBackground(of other: UIBarAppearance) {
    material = other.material
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns a bar appearance of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }
}

extension NSCopying where Self: UIBarAppearance {
  /// Returns an appearance of its own that says the same.
  ///
  /// - Returns: One of the same class; a class of a client's overrides ``UIBarAppearance/copy(with:)``.
  @MainActor public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      programmerError("\(Self.self) does not override copy(with:).")
    }
    return copy
  }
}

/// The colours of bars without an appearance of their own.
@MainActor
package enum BarColors {
  /// The chrome material as it looks over the system's background: F9F9F9 and 1D1D1D, of which UIKit
  /// shows 94 %. Nothing is blurred here, so that letters behind it could be read if it let anything
  /// through (behaviour rule NB-4).
  package static let material = UIColor(
    light: ColorValue(0xF9F9F9, alpha: 1), dark: ColorValue(0x1B1B1B, alpha: 1))
  static let shadow = UIColor(
    light: ColorValue(0x000000, alpha: 0.3), dark: ColorValue(0xFFFFFF, alpha: 0.15))
}

/// The appearance of a toolbar: its background and its items.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Creates a toolbar appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the background of another and, of another toolbar, with everything
  /// that it says.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }

  /// Creates a toolbar appearance for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The appearance of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of items whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Returns a toolbar appearance of its own with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }
}

/// The appearance of a navigation bar: its background, its titles and its items.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates a navigation bar appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the background of another and, of another navigation bar, with
  /// everything that it says.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    ownBackIndicator = other.ownBackIndicator
  }

  /// Creates a navigation bar appearance for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The font and colour of the title in the middle; if unset 17 points, half bold, in `label`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title in the middle.
  open var titlePositionAdjustment = UIOffset.zero
  /// The font and colour of the large title; what is not said is 34 points, bold, in `label`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of items whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  private var ownBackIndicator: UIImage?

  /// The image before the words of the button that leads back.
  open var backIndicatorImage: UIImage { ownBackIndicator ?? Self.chevron }
  /// The image before the words of the back button; it does not change in transitions here.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicatorImage }

  /// Sets the image before the title of the back button.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image; nil for the system's.
  ///   - backIndicatorTransitionMaskImage: Not read: the image does not change in transitions.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    ownBackIndicator = backIndicatorImage
  }

  // Not the symbol: iOS's ink is 11 points wide and 19 high, 1.333 from the image's left (behaviour rule
  // NB-2), which no weight or size of the symbol is.
  private static let chevron: UIImage = {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="14" height="21" viewBox="0 0 14 21" fill="none">
      <path d="M11.133 2.2 2.533 10.5 11.133 18.8" stroke="currentColor" stroke-width="2.4"
      stroke-linecap="round" stroke-linejoin="round"/></svg>
      """
    guard let image = UIImage(data: Data(document.utf8)) else {
      programmerError("The back indicator's drawing cannot be read.")
    }
    return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }()

  /// Returns a navigation bar appearance of its own with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }
}

/// The appearance of a bar's items in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and colour of the title; what is not said is the bar's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// An image behind the item, as large as the item; nil for none.
  open var backgroundImage: UIImage?
  /// The distance that ``backgroundImage`` is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The appearance of a bar's items.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearance of items without a touch.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of items under a touch, where that differs from ``normal``.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled items, where that differs from ``normal``.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Has no effect: items of bars do not get the focus. The appearance of items that have it.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates an appearance that says nothing.
  public override init() { super.init() }

  /// Creates an appearance that says nothing: the bar knows how done items look.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// Creates a bar button item appearance for source compatibility: archives are not decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Resets the appearance to the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(.init()) }
  }

  /// Returns a bar button item appearance of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

extension NSCopying where Self: UIBarButtonItemAppearance {
  /// Returns an appearance of its own that says the same.
  ///
  /// - Returns: One of the same class; a class of a client's overrides ``UIBarButtonItemAppearance/copy(with:)``.
  @MainActor public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      programmerError("\(Self.self) does not override copy(with:).")
    }
    return copy
  }
}
