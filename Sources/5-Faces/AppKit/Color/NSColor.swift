// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A colour, fixed or following the appearance.
open class NSColor: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark()
  // Never changes after `init`, which is what makes the class safe to share.
  let uiColor: UIColor

  package init(_ uiColor: UIColor) { self.uiColor = uiColor }

  convenience init(light: ColorValue, dark: ColorValue) {
    self.init(UIColor(StyledColor(light: light, dark: dark)))
  }

  // MARK: Creating

  /// Creates a colour from sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from sRGB components, each 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components, each 0…1, which count as sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a colour from components, each 0…1, which count as sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from Display P3 components, each 0…1; what sRGB does not have is its nearest.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(UIColor(ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha))) }

  /// Creates a grey: 0 black … 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: white, alpha: alpha))
  }

  /// Creates a grey, which counts as sRGB: 0 black … 1 white.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Creates a colour by hue, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a colour by hue, each 0…1, which counts as sRGB.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  /// Creates a colour from a fixed one.
  public convenience init?(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  /// The name of a colour.
  public typealias Name = String

  /// Finds a colour in the asset catalogues of a bundle; nil if there is none.
  ///
  /// The colour follows the appearance.
  ///
  /// - Parameters:
  ///   - name: The name of the set; of one in a folder that provides a namespace, with the folder and
  ///     a slash before it.
  ///   - bundle: The bundle; nil for the main one, where the catalogues of all targets are found.
  public convenience init?(named name: Name, bundle: Bundle? = nil) {
    guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else { return nil }
    self.init(color)
  }

  /// Creates a colour that follows the appearance.
  ///
  /// - Parameters:
  ///   - colorName: A name, which is kept nowhere.
  ///   - dynamicProvider: Says the colour for an appearance.
  public convenience init(
    name colorName: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) { self.init(UIColor { dynamicProvider(NSAppearance($0)).uiColor }) }

  /// Creates a grey, which counts as sRGB: 0 black … 1 white.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Creates a colour by hue, each 0…1, which counts as sRGB.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  // MARK: Using

  /// The colour in the current appearance as a fixed one of a space: always of sRGB here, whose
  /// components all colours have.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(UIColor(value)) }

  /// The colour in the current appearance, as a fixed one.
  public var cgColor: CGColor { uiColor.cgColor }

  /// Returns the colour with another alpha, 0…1; a dynamic colour still follows the appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(uiColor.withAlphaComponent(alpha))
  }

  /// The colour on the way to another, in the current appearance.
  ///
  /// - Parameters:
  ///   - fraction: How far, 0…1.
  ///   - color: The other.
  /// - Returns: The colour.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    ColorValue.between(value, color.value, fraction).map { NSColor(UIColor($0)) }
  }

  /// The red component of the colour in the current appearance, 0…1.
  public var redComponent: CGFloat { value.red }
  /// The green component of the colour in the current appearance, 0…1.
  public var greenComponent: CGFloat { value.green }
  /// The blue component of the colour in the current appearance, 0…1.
  public var blueComponent: CGFloat { value.blue }
  /// The opacity of the colour in the current appearance, 0…1.
  public var alphaComponent: CGFloat { value.alpha }

  private var value: ColorValue { uiColor.value(in: .current) }

  /// Sets the colour as the fill and the stroke colour of the current context.
  @preconcurrency @MainActor
  public func set() { uiColor.set() }
  /// Sets the colour as the fill colour of the current context.
  @preconcurrency @MainActor
  public func setFill() { uiColor.setFill() }
  /// Sets the colour as the stroke colour of the current context.
  @preconcurrency @MainActor
  public func setStroke() { uiColor.setStroke() }

  // MARK: Comparing

  /// Returns whether an object is a colour that is the same in light and dark; providers are compared
  /// by identity.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.uiColor == uiColor }
  /// A hash of the colour: equal colours have the same in one process.
  open override var hash: Int { uiColor.hash }
  /// The components in the current appearance, for debugging.
  open override var description: String { uiColor.description }
}

/// The meaning of a colour's components. All colours here are kept in sRGB.
public final class NSColorSpace: NSObject, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The color space sRGB.
  public static let sRGB = NSColorSpace("sRGB")
  /// The color space Display P3.
  public static let displayP3 = NSColorSpace("Display P3")
  /// The color space of the device, which is sRGB here.
  public static let deviceRGB = NSColorSpace("Device RGB")
  /// A generic color space, which is sRGB here.
  public static let genericRGB = NSColorSpace("Generic RGB")

  /// The space's name.
  public var localizedName: String? { name }
}
