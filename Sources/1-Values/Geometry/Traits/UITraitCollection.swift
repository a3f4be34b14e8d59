// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The environment of an interface: scale, style, direction, text size.
///
/// Immutable and compared by content. A trait that is not said reads as `unspecified`, or 0 for
/// the display scale.
public final class UITraitCollection: Hashable, Sendable, CustomStringConvertible {
  /// The traits as a value.
  public let values: TraitValues

  /// Creates a collection from a value.
  public init(values: TraitValues) { self.values = values }

  /// Creates a collection without traits.
  public convenience init() { self.init(values: TraitValues()) }

  /// Creates a collection and sets traits in it.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutate(TraitValues(), with: mutations))
  }

  /// Creates a collection from several; later ones win.
  public convenience init(traitsFrom: [UITraitCollection]) {
    self.init(values: traitsFrom.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
  }

  /// Creates a collection with a style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with an interface level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection with a display scale alone.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection with a direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection with a text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with a horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with a vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with a contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection with a design alone.
  ///
  /// > Note: Differs from UIKit: a trait of ours.
  public convenience init(design: InterfaceDesign) {
    self.init { $0.design = design }
  }

  /// Returns a collection with some of the traits changed.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: Self.mutate(values, with: mutations))
  }

  /// The pixels per point of the environment's screen; 0 if it is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The environment's style, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The elevation of the environment above what is behind it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The direction in which the environment reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The size of text that the reader of the environment prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The class of the environment's width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The class of the environment's height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device that shows the environment.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The contrast that the reader of the environment prefers.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The way in which the environment measures and draws text.
  public var textRendering: TextRendering { values.textRendering }
  /// The design of the environment; that of iOS 17 if it is unspecified.
  ///
  /// > Note: Differs from UIKit: a trait of ours.
  public var design: InterfaceDesign { values.design }

  /// Returns whether a dynamic colour may look different in another collection.
  public func hasDifferentColorAppearance(comparedTo previous: UITraitCollection?) -> Bool {
    userInterfaceStyle != previous?.userInterfaceStyle
      || userInterfaceLevel != previous?.userInterfaceLevel
      || accessibilityContrast != previous?.accessibilityContrast || design != previous?.design
  }

  /// Returns whether texts and rows have other sizes than in other traits: by the reader's text size, since
  /// blocks are measured and not letters, or by the design.
  ///
  /// - Parameter previous: The other traits; nil for none, from which all differ.
  /// - Returns: Whether what was measured in them is to be measured again.
  package func hasDifferentSizes(comparedTo previous: UITraitCollection?) -> Bool {
    preferredContentSizeCategory != previous?.preferredContentSizeCategory
      || textRendering != previous?.textRendering || design != previous?.design
  }

  /// Returns whether two collections specify the same traits.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.values == right.values
  }

  /// Adds the traits to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// The traits, for debugging.
  public var description: String { "\(values)" }

  /// The default traits of a screen: light, 2 pixels per point, left to right, large text, a phone
  /// held upright.
  public static let standard = UITraitCollection {
    $0.displayScale = 2
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .phone
    $0.accessibilityContrast = .normal
    $0.design = .iOS17
  }

  /// The collection in which dynamic colours and text styles are resolved if no other is named:
  /// each thread has its own, ``standard`` until it sets another, as in UIKit.
  public static var current: UITraitCollection {
    get { CurrentTraits.ofThread ?? standard }
    set { CurrentTraits.ofThread = newValue }
  }

  /// Runs a closure with this collection as ``current`` of this thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = CurrentTraits.ofThread
    CurrentTraits.ofThread = self
    actions()
    CurrentTraits.ofThread = previous
  }

  /// Runs code with a design in ``current`` of this thread: what is made before it has traits takes it.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package static func inDesign<Result, Failure>(
    _ design: InterfaceDesign, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = CurrentTraits.ofThread
    guard current.design != design else { return try body() }
    CurrentTraits.ofThread = current.modifyingTraits { $0.design = design }
    defer { CurrentTraits.ofThread = previous }
    return try body()
  }

  private static func mutate(
    _ values: TraitValues, with mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }
}

/// A size class: the amount of space on an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// An unspecified size class: the environment around decides.
  case unspecified = 0
  /// A constrained amount of space.
  case compact = 1
  /// An ample amount of space.
  case regular = 2
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// An unspecified device: the environment around decides.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A desktop.
  case mac = 5
}

/// The style of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// An unspecified style: the environment around decides whether it is light or dark.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The contrast of an interface's colours, as its reader prefers it.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// An unspecified contrast: the environment around decides.
  case unspecified = -1
  /// The usual contrast of colours.
  case normal = 0
  /// An increased contrast of colours.
  case high = 1
}

/// The elevation of an interface above what is behind it.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// An unspecified level: the environment around decides.
  case unspecified = -1
  /// The level of an app's main content.
  case base = 0
  /// The level of content above other content, such as a sheet; dark backgrounds are a little
  /// lighter there.
  case elevated = 1
}

/// The reading direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// An unspecified direction: the environment around decides.
  case unspecified = -1
  /// The environment reads from left to right.
  case leftToRight = 0
  /// The environment reads from right to left.
  case rightToLeft = 1
}

/// The reading direction in which a view draws itself.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// The slot of each thread for its current traits. Drawing reads it for every dynamic colour, so that it is one
/// of the system's slots and no dictionary of a `Thread`.
enum CurrentTraits {
  /// The traits that this thread has set; nil for none. O(1).
  static var ofThread: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let previous = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      previous.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
    }
  }

  /// A thread that ends lets go of its traits.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { traits in
      traits.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
    }
    precondition(status == 0, "This process has no slot left for the traits of its threads.")
    return key
  }()
}
