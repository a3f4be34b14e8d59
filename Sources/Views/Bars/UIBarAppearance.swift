// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The background of a bar and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// What is behind everything else, a material's colour; nil for nothing.
  package var material: UIColor?

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the default background.
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

  /// Creates an appearance, for source compatibility: there are no archives here.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// What fills the bar, over the material; nil for nothing.
  open var backgroundColor: UIColor?
  /// An image in the bar, over the colour; nil for none.
  open var backgroundImage: UIImage?
  /// How the image is placed.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; nil for no line. An image without one keeps its own.
  open var shadowColor: UIColor?
  /// An image in place of the line, as high as it is; nil for the line.
  open var shadowImage: UIImage?

  /// Takes the system's background: a material, and a line.
  open func configureWithDefaultBackground() {
    configure(material: BarColors.material, color: nil, shadow: BarColors.shadow)
  }

  /// Takes an opaque background in `systemBackground`, and a line.
  open func configureWithOpaqueBackground() {
    configure(material: nil, color: .systemBackground, shadow: BarColors.shadow)
  }

  /// Takes no background, and no line.
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

  /// Returns an appearance of its own that says the same.
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
enum BarColors {
  /// The chrome material: there is no blur here, so that its colour over the contents stands for it.
  static let material = UIColor(
    light: ColorValue(0xF9F9F9, alpha: 0.94), dark: ColorValue(0x1D1D1D, alpha: 0.94))
  static let shadow = UIColor(
    light: ColorValue(0x000000, alpha: 0.3), dark: ColorValue(0xFFFFFF, alpha: 0.15))
}
