// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import ImageComparison
public import Pictures
import Views

/// The settings with which a picture for a test is drawn and compared.
///
/// What is not set here comes from the nearest `picture-testing.json` above the test file, if there
/// is one.
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

  /// The scale that was set.
  var ownScale: CGFloat?
  /// The tolerance that was set.
  var ownTolerance: PixelTolerance?
  /// Whether the structure is checked, if that was set.
  var ownChecksStructure: Bool?

  /// Pixels per point; 2 unless it is set, or that of the device.
  public var scale: CGFloat {
    get { ownScale ?? device?.scale ?? 2 }
    set { ownScale = newValue }
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
  public init(
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    tolerance: PixelTolerance? = nil, chrome: PictureChrome = .none, ignoring: [CGRect] = [],
    ignoringViews: [String] = []
  ) {
    self.size = size
    self.traits = traits
    self.chrome = chrome
    self.ignoring = ignoring
    self.ignoringViews = ignoringViews
    ownScale = scale
    ownTolerance = tolerance
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
  public init(
    device: PictureDevice, appearance: UIUserInterfaceStyle = .unspecified,
    textSize: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat? = nil,
    traits: UITraitCollection? = nil, tolerance: PixelTolerance? = nil,
    chrome: PictureChrome = .none, ignoring: [CGRect] = [], ignoringViews: [String] = []
  ) {
    self.init(
      scale: scale, traits: traits, tolerance: tolerance, chrome: chrome, ignoring: ignoring,
      ignoringViews: ignoringViews)
    self.device = device
    var values = TraitValues()
    values.userInterfaceStyle = appearance
    values.preferredContentSizeCategory = textSize
    values.layoutDirection = direction
    self.traits = UITraitCollection(values: values.overlaid(by: traits?.values ?? TraitValues()))
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
  /// - Returns: The picture. Formats, tolerance and the file `picture-testing.json` do not apply.
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
    if !ignoring.isEmpty || !ignoringViews.isEmpty {
      picture.mask = PictureMask(areas: ignoring, identifiers: ignoringViews)
    }
    return picture
  }
}

/// Which references are written instead of compared.
///
/// Recording is a deliberate act: without the variable `RECORD_PICTURES` nothing is written.
enum RecordMode: Hashable, Sendable {
  /// None.
  case never
  /// Those that are not there yet.
  case missing
  /// Those of these names; see ``ReferenceNames``.
  case named(Set<String>)
  /// Every one.
  case all

  /// Reads the variable's value.
  ///
  /// - Parameter value: `missing`, `all` or `1`, or names separated by commas.
  init(_ value: String?) {
    switch value {
    case nil, "", "0": self = .never
    case "missing": self = .missing
    case "all", "1": self = .all
    case .some(let names): self = .named(Set(names.split(separator: ",").map(String.init)))
    }
  }

  static var current: RecordMode {
    RecordMode(ProcessInfo.processInfo.environment["RECORD_PICTURES"])
  }

  /// The names that are asked for; empty unless some are.
  var names: Set<String> { if case .named(let names) = self { names } else { [] } }

  /// Returns the names that ask for a reference.
  func names(of wholeName: String) -> Set<String> {
    names.filter { ReferenceNames.matches($0, wholeName) }
  }

  /// Returns whether a reference of a whole name is written.
  func records(_ wholeName: String, exists: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: !exists
    case .named: !names(of: wholeName).isEmpty
    case .all: true
    }
  }

  /// Says why a reference is not written that a name of several asks for; nil if no name does.
  func ambiguity(of wholeName: String, among others: Set<String>) -> String? {
    // One that is asked for by its own name is meant.
    var clash: (request: String, names: [String])?
    for request in names(of: wholeName).sorted() {
      let found = others.union([wholeName]).filter { ReferenceNames.matches(request, $0) }
      guard request != wholeName, found.count > 1 else { return nil }
      clash = (request, found.sorted())
    }
    return clash.map { clash in
      """
      RECORD_PICTURES: '\(clash.request)' is the name of \(clash.names.count) pictures, and none was \
      recorded. Name one of them:  \(clash.names.joined(separator: "  "))
      """
    }
  }
}
