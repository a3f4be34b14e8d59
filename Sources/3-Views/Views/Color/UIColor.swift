// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AssetCatalogues
public import Foundation
public import Geometry

/// A colour, fixed or following the traits.
open class UIColor: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark()
  // Never changes after `init`, which is what makes the class safe to share.
  private let source: Source

  private enum Source {
    case fixed(ColorValue)
    case styled(StyledColor)
    indirect case designed(DesignedColor)
    case catalogued(ColorSet)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private init(source: Source) {
    self.source = source
    super.init()
  }

  package convenience init(_ value: ColorValue) { self.init(source: .fixed(value)) }
  package convenience init(_ styled: StyledColor) { self.init(source: .styled(styled)) }
  convenience init(_ set: ColorSet) { self.init(source: .catalogued(set)) }
  convenience init(_ designed: DesignedColor) { self.init(source: .designed(designed)) }
  convenience init(light: ColorValue, dark: ColorValue, elevated: ColorValue? = nil) {
    self.init(StyledColor(light: light, dark: dark, elevated: elevated))
  }

  /// Creates a colour from sRGB components.
  ///
  /// - Parameters:
  ///   - red: 0…1.
  ///   - green: 0…1.
  ///   - blue: 0…1.
  ///   - alpha: 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates the colour of a `#colorLiteral`, from sRGB components.
  ///
  /// - Parameters:
  ///   - red: 0…1.
  ///   - green: 0…1.
  ///   - blue: 0…1.
  ///   - alpha: 0…1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from Display P3 components; what sRGB does not have is its nearest.
  ///
  /// - Parameters:
  ///   - red: 0…1.
  ///   - green: 0…1.
  ///   - blue: 0…1.
  ///   - alpha: 0…1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - white: 0 black … 1 white.
  ///   - alpha: 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a colour by hue.
  ///
  /// - Parameters:
  ///   - hue: 0…1 round the circle from red over green and blue.
  ///   - saturation: 0 grey … 1 pure.
  ///   - brightness: 0 black … 1 full.
  ///   - alpha: 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a colour from a fixed one.
  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }

  /// Creates a colour that follows the traits.
  ///
  /// - Parameter dynamicProvider: Says the colour for given traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(source: .provider(dynamicProvider))
  }

  /// The colour as it is in given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(value(in: traitCollection))
  }

  package func value(in traits: UITraitCollection) -> ColorValue {
    switch source {
    case .fixed(let value): value
    case .styled(let styled): styled.value(in: traits)
    case .designed(let designed): designed.value(in: traits)
    case .catalogued(let set): set.components(in: traits)
    case .provider(let provider): provider(traits).value(in: traits)
    }
  }

  /// The colour in the current traits, as a fixed one.
  public var cgColor: CGColor { CGColor(value(in: .current)) }

  /// Returns the colour with another alpha; a dynamic colour still follows the traits.
  ///
  /// - Parameter alpha: 0…1.
  /// - Returns: The same colour with that alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let value) = source { return UIColor(value.withAlpha(alpha)) }
    return UIColor { UIColor(self.value(in: $0).withAlpha(alpha)) }
  }

  /// Returns whether an object is a colour that is the same in all traits; providers are compared by
  /// identity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (source, other.source) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.styled(let left), .styled(let right)): left == right
    case (.designed(let left), .designed(let right)): left == right
    case (.catalogued(let left), .catalogued(let right)): left == right
    default: self === other
    }
  }

  /// A hash of the colour: equal colours have the same in one process.
  open override var hash: Int {
    var hasher = Hasher()
    switch source {
    case .fixed(let value): hasher.combine(value)
    case .styled(let styled): hasher.combine(styled)
    case .designed(let designed): hasher.combine(designed)
    case .catalogued(let set): hasher.combine(set)
    case .provider: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  /// The components in the current traits, for debugging.
  open override var description: String {
    let value = value(in: .current)
    return [value.red, value.green, value.blue, value.alpha]
      .map(\.compactDescription).joined(separator: " ")
  }
}

extension UIColor {
  /// Reads the sRGB components in the current traits.
  ///
  /// - Parameters:
  ///   - red: Receives red, 0…1.
  ///   - green: Receives green, 0…1.
  ///   - blue: Receives blue, 0…1.
  ///   - alpha: Receives alpha, 0…1.
  /// - Returns: true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: .current)
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// Reads hue, saturation and brightness in the current traits.
  ///
  /// - Parameters:
  ///   - hue: Receives the hue, 0…1.
  ///   - saturation: Receives the saturation, 0…1.
  ///   - brightness: Receives the brightness, 0…1.
  ///   - alpha: Receives alpha, 0…1.
  /// - Returns: true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: .current)
    let parts = value.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = value.alpha
    return true
  }

  /// Reads the lightness in the current traits.
  ///
  /// - Parameters:
  ///   - white: Receives the lightness, 0…1.
  ///   - alpha: Receives alpha, 0…1.
  /// - Returns: Whether the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: .current)
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = value.red
    alpha?.pointee = value.alpha
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

// swift-format-ignore: NoLeadingUnderscores
/// The type of a `#colorLiteral` that nothing else gives one: the compiler looks for this name.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Finds a colour in the asset catalogues of the main bundle; nil if there is none.
  ///
  /// The colour follows the traits: it is the set's entry that suits best where it is used.
  ///
  /// - Parameter name: The name of the set; of one in a folder that provides a namespace, with the
  ///   folder and a slash before it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour in the asset catalogues of a bundle; nil if there is none.
  ///
  /// Reads the names of the bundle's sets when it is called first, and the file of each set once.
  ///
  /// - Parameters:
  ///   - name: The name of the set; of one in a folder that provides a namespace, with the folder and
  ///     a slash before it.
  ///   - bundle: The bundle; nil for the main one, where the catalogues of all targets are found.
  ///   - traitCollection: The traits for which the colour is fixed; nil for one that follows them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = AssetLibrary.of(bundle).color(named: name) else { return nil }
    if let traitCollection {
      self.init(set.components(in: traitCollection))
    } else {
      self.init(set)
    }
  }
}

extension ColorSet {
  /// The components in given traits. Sets without a colour are not made into colours.
  func components(in traits: UITraitCollection) -> ColorValue {
    func clipped(_ component: CGFloat) -> CGFloat { min(max(component, 0), 1) }
    return switch value(in: traits) {
    case .sRGB(let red, let green, let blue, let alpha):
      ColorValue(red: clipped(red), green: clipped(green), blue: clipped(blue), alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): (UIColor.system(named: name) ?? .clear).value(in: traits)
    case nil: UIColor.clear.value(in: traits)
    }
  }
}

extension UIColor {
  /// Finds a colour of the system by the name that documents and asset catalogues have for it.
  ///
  /// - Parameter name: The name with its ending: `systemBackgroundColor`, `labelColor`.
  /// - Returns: The colour; nil if there is none of that name.
  package static func system(named name: String) -> UIColor? {
    guard name.hasSuffix("Color") else { return nil }
    let property = String(name.dropLast("Color".count))
    // The tint's property has the ending itself.
    return byName[property] ?? byName[name] ?? older[property]
  }

  /// The colours by the names of their properties: `systemBackground`, `label`.
  package static let byName: [String: UIColor] = [
    "label": .label,
    "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText,
    "separator": .separator,
    "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill,
    "black": .black,
    "white": .white,
    "red": .red,
    "green": .green,
    "blue": .blue,
    "cyan": .cyan,
    "yellow": .yellow,
    "magenta": .magenta,
    "orange": .orange,
    "purple": .purple,
    "brown": .brown,
    "darkGray": .darkGray,
    "lightGray": .lightGray,
    "gray": .gray,
    "clear": .clear,
    "systemGray": .systemGray,
    "systemGray2": .systemGray2,
    "systemGray3": .systemGray3,
    "systemGray4": .systemGray4,
    "systemGray5": .systemGray5,
    "systemGray6": .systemGray6,
    "systemBlue": .systemBlue,
    "systemRed": .systemRed,
    "systemGreen": .systemGreen,
    "systemOrange": .systemOrange,
    "systemYellow": .systemYellow,
    "systemPurple": .systemPurple,
    "systemIndigo": .systemIndigo,
    "systemTeal": .systemTeal,
    "systemPink": .systemPink,
    "systemMint": .systemMint,
    "systemCyan": .systemCyan,
    "systemBrown": .systemBrown,
    "link": .link,
    "tintColor": .tintColor,
    "darkText": .darkText, "lightText": .lightText,
  ]

  /// The names of iOS 12 and before, which older documents have.
  private static let older: [String: UIColor] = [
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
  ]
}
