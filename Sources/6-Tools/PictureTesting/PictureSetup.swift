// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import ImageComparison
public import Pictures
import Views

/// The settings with which a picture for a test is drawn and compared.
///
/// What is not set here comes from the nearest `picture-testing.json` above the test file, if any.
public struct PictureSetup: Sendable {
  /// The device whose screen the picture is as large as, with its scale, safe area, size classes
  /// and idiom; nil for none.
  public var device: PictureDevice?
  /// The size in points; nil for the device's or, without one, the view's own.
  public var size: CGSize?
  /// Traits over the standard ones, and over the device's; nil for none.
  public var traits: UITraitCollection?
  /// The chrome around the view. Without a device it is that of one as large as the view.
  public var chrome: PictureChrome
  /// Areas of the view that are not compared, in points from its top left corner on, such as that
  /// of a clock.
  ///
  /// They are painted in one flat grey, in what is drawn and, before it is compared, in the
  /// reference. Layout trees print `ignored` in place of the views that lie in them. An area that
  /// is empty, has numbers that are not finite, or is outside of the view fails the test.
  public var ignoring: [CGRect]
  /// The accessibility identifiers of views that are not compared, anywhere in the view, also in
  /// cells. All views of an identifier are ignored as ``ignoring`` says; one that no view has fails
  /// the test.
  public var ignoringViews: [String]

  /// The position to which the largest scroll view of the picture scrolls; nil for where it is. Without
  /// a scroll view with contents the test fails.
  public var scrollPosition: PictureScrollPosition?
  /// A Boolean value that says whether the picture grows until it shows all contents of its largest scroll
  /// view, in place of the part that fits the screen; false unless set. A window, or a view in one, fails
  /// the test.
  public var showsWholeContent: Bool
  /// The moment that the picture shows, in seconds after the view is shown, 0…600; nil for 0. Animations
  /// of `viewDidAppear(_:)` are at that moment.
  public var moment: TimeInterval?
  /// The locale that `Locale.current` and `Locale.autoupdatingCurrent` are while the picture is drawn, and
  /// so that of `formatted()` and of a new `DateFormatter`; nil for the process's own, which is `en_001` on
  /// Linux.
  ///
  /// What `expectPicture` gets is made before, a label's text for example: load it in `viewDidLoad()`, or
  /// call `expectPictures(of:locales:)`, which makes the value itself. `NumberFormatter` and
  /// `Calendar.current` do not follow: set their `locale`.
  public var locale: Locale?
  /// The height of a keyboard that covers the bottom of the view, in points; nil for none. See
  /// `UIWindow.keyboardHeight`. A height that is not above 0, or more than the view's, fails the test.
  public var keyboardHeight: CGFloat?

  var ownScale: CGFloat?
  var ownTolerance: PixelTolerance?
  var ownChecksStructure: Bool?

  /// Pixels per point; 2 unless it is set, or that of the device.
  public var scale: CGFloat {
    get { ownScale ?? device?.scale ?? 2 }
    set { ownScale = newValue }
  }

  /// The design of iOS that the picture has; a trait over the others. That of iOS 17 unless it is set.
  ///
  /// What is made by the call itself has it from the beginning only in `expectPictures(of:designs:)`, which makes
  /// the value in each design.
  public var design: InterfaceDesign {
    get { traits?.design ?? .iOS17 }
    set { setTraits { $0.design = newValue } }
  }

  /// The tolerance for differences between the picture and the reference. Give a reason beside any
  /// but `exact`.
  public var tolerance: PixelTolerance {
    get { ownTolerance ?? .exact }
    set { ownTolerance = newValue }
  }

  /// A Boolean value that says whether a picture within the tolerance fails, too, if a contiguous area
  /// of more than 80 points² differs by more than 150 of 255 in a channel; true unless it is set, here or
  /// in the file of defaults.
  ///
  /// Pixels are contiguous that touch, or that are no more than 3 points apart in one row, as those of two
  /// letters are. Where the tolerance is `exact` nothing is left to check.
  public var checksStructure: Bool {
    get { ownChecksStructure ?? true }
    set { ownChecksStructure = newValue }
  }

  /// Creates a setup.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point; nil for 2.
  ///   - traits: Traits over the standard ones; nil for none.
  ///   - tolerance: How far the picture may differ from the reference; nil for `exact`.
  ///   - chrome: What the picture shows around the view.
  ///   - ignoring: Areas that are not compared, in points.
  ///   - ignoringViews: The accessibility identifiers of views that are not compared.
  ///   - scrollPosition: Where the largest scroll view scrolls to; nil for where it is.
  ///   - showsWholeContent: Whether the picture grows to the contents of the largest scroll view.
  ///   - moment: Seconds after the view is shown; nil for 0.
  ///   - locale: The current locale while the picture is drawn; nil for the process's.
  ///   - keyboardHeight: The height of a keyboard, in points; nil for none.
  ///   - checksStructure: Whether large areas may not differ by much, whatever the tolerance; nil for true.
  ///   - design: The design of iOS; nil for that of the traits, else that of iOS 17.
  public init(
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    tolerance: PixelTolerance? = nil, chrome: PictureChrome = .none, ignoring: [CGRect] = [],
    ignoringViews: [String] = [], scrollPosition: PictureScrollPosition? = nil,
    showsWholeContent: Bool = false, moment: TimeInterval? = nil, locale: Locale? = nil,
    keyboardHeight: CGFloat? = nil, checksStructure: Bool? = nil, design: InterfaceDesign? = nil
  ) {
    self.size = size
    self.traits = traits
    self.chrome = chrome
    self.ignoring = ignoring
    self.ignoringViews = ignoringViews
    self.scrollPosition = scrollPosition
    self.showsWholeContent = showsWholeContent
    self.moment = moment
    self.locale = locale
    self.keyboardHeight = keyboardHeight
    ownScale = scale
    ownTolerance = tolerance
    ownChecksStructure = checksStructure
    if let design { self.design = design }
  }

  /// Creates the setup of a device's screen.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - appearance: Light or dark.
  ///   - textSize: The size of text that the reader prefers.
  ///   - direction: The reading direction.
  ///   - scale: Pixels per point; nil for the device's.
  ///   - traits: Other traits, over those above; nil for none.
  ///   - tolerance: How far the picture may differ from the reference; nil for `exact`.
  ///   - chrome: What the picture shows around the view.
  ///   - ignoring: Areas that are not compared, in points.
  ///   - ignoringViews: The accessibility identifiers of views that are not compared.
  ///   - scrollPosition: Where the largest scroll view scrolls to; nil for where it is.
  ///   - showsWholeContent: Whether the picture grows to the contents of the largest scroll view.
  ///   - moment: Seconds after the view is shown; nil for 0.
  ///   - locale: The current locale while the picture is drawn; nil for the process's.
  ///   - keyboardHeight: The height of a keyboard, in points; nil for none.
  ///   - checksStructure: Whether large areas may not differ by much, whatever the tolerance; nil for true.
  ///   - design: The design of iOS; nil for that of the traits, else that of iOS 17.
  public init(
    device: PictureDevice, appearance: UIUserInterfaceStyle = .unspecified,
    textSize: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat? = nil,
    traits: UITraitCollection? = nil, tolerance: PixelTolerance? = nil,
    chrome: PictureChrome = .none, ignoring: [CGRect] = [], ignoringViews: [String] = [],
    scrollPosition: PictureScrollPosition? = nil, showsWholeContent: Bool = false,
    moment: TimeInterval? = nil, locale: Locale? = nil, keyboardHeight: CGFloat? = nil,
    checksStructure: Bool? = nil, design: InterfaceDesign? = nil
  ) {
    self.init(
      scale: scale, traits: traits, tolerance: tolerance, chrome: chrome, ignoring: ignoring,
      ignoringViews: ignoringViews, scrollPosition: scrollPosition,
      showsWholeContent: showsWholeContent, moment: moment, locale: locale,
      keyboardHeight: keyboardHeight, checksStructure: checksStructure)
    self.device = device
    var values = TraitValues()
    values.userInterfaceStyle = appearance
    values.preferredContentSizeCategory = textSize
    values.layoutDirection = direction
    self.traits = UITraitCollection(values: values.overlaid(by: traits?.values ?? TraitValues()))
    if let design { self.design = design }
  }

  /// Sets a trait, over the others.
  mutating func setTraits(_ set: (inout TraitValues) -> Void) {
    var values = traits?.values ?? TraitValues()
    set(&values)
    traits = UITraitCollection(values: values)
  }

  /// The traits of the picture: text in blocks, the device's traits, and those that were set.
  var resolvedTraits: UITraitCollection {
    var values = TraitValues()
    values.textRendering = .blocks
    if let device {
      values.userInterfaceIdiom = device.userInterfaceIdiom
      values.horizontalSizeClass = device.horizontalSizeClass
      values.verticalSizeClass = device.verticalSizeClass
    }
    return UITraitCollection(values: values.overlaid(by: traits?.values ?? TraitValues()))
  }

  /// Returns the picture that `expectPicture` compares, for other tools.
  ///
  /// - Parameter value: What is drawn, which the picture keeps alive.
  /// - Returns: The picture. Formats, tolerance, locale and the file `picture-testing.json` do not apply.
  @MainActor public func picture(of value: some Pictured) -> Picture {
    picture(of: value.pictureContent)
  }

  @MainActor func picture(of content: PictureContent) -> Picture {
    let size = size ?? device?.size
    let traits = resolvedTraits
    let picture = Picture(of: content, size: size, scale: scale, traits: traits)
    let screen =
      device
      ?? (chrome == .none ? nil : PictureDevice(screen: size ?? content.view.bounds.size))
    if let screen {
      picture.safeArea = screen.safeArea
      var values = traits.values
      values.displayScale = scale
      picture.surround = PictureSurround(
        chrome, of: screen, controller: content.owner as? UIViewController, traits: values)
    }
    picture.preparation.keyboardHeight = keyboardHeight
    picture.preparation.showsWholeContent = showsWholeContent
    picture.preparation.scrollPosition = scrollPosition
    picture.preparation.moment = moment
    if !ignoring.isEmpty || !ignoringViews.isEmpty {
      picture.mask = PictureMask(areas: ignoring, identifiers: ignoringViews)
    }
    return picture
  }
}
