// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// The effect of a visual effect view on the contents behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that does nothing.
  public override init() { super.init() }

  /// Returns the effect itself: it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs the contents behind a view.
///
/// > Note: Differs from UIKit: nothing is blurred. The material is a colour that lets as much through
/// > as its thickness says; that of bars lets nothing through.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// Creates a blur effect of a style.
  ///
  /// - Parameter style: Which material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The kinds of material.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A blur that is lighter than the contents behind.
    case extraLight = 0
    /// A blur that is as bright as the contents behind.
    case light = 1
    /// A blur that is darker than the contents behind.
    case dark = 2
    /// A blur that is much darker than the contents behind; not on phones.
    case extraDark = 3
    /// A blur that is light or dark as the traits.
    case regular = 4
    /// A blur that is light or dark as the traits, and stronger.
    case prominent = 5
    /// A material that hardly covers the contents behind.
    case systemUltraThinMaterial = 6
    /// A material that covers little of the contents behind.
    case systemThinMaterial = 7
    /// A material that covers half of the contents behind.
    case systemMaterial = 8
    /// A material that covers most of the contents behind.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light in any style of the interface.
    case systemUltraThinMaterialLight = 11
    /// The thin material, light in any style of the interface.
    case systemThinMaterialLight = 12
    /// The material, light in any style of the interface.
    case systemMaterialLight = 13
    /// The thick material, light in any style of the interface.
    case systemThickMaterialLight = 14
    /// The chrome material, light in any style of the interface.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark in any style of the interface.
    case systemUltraThinMaterialDark = 16
    /// The thin material, dark in any style of the interface.
    case systemThinMaterialDark = 17
    /// The material, dark in any style of the interface.
    case systemMaterialDark = 18
    /// The thick material, dark in any style of the interface.
    case systemThickMaterialDark = 19
    /// The chrome material, dark in any style of the interface.
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  @MainActor var color: UIColor {
    switch self {
    case .extraLight: Self.fixed(0xFFFFFF, 0.8)
    case .light: Self.fixed(0xFFFFFF, 0.3)
    case .dark: Self.fixed(0x111111, 0.73)
    case .extraDark: Self.fixed(0x050505, 0.88)
    case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial, .regular, .prominent:
      UIColor(StyledColor(light: material(isDark: false), dark: material(isDark: true)))
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(material(isDark: false))
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(material(isDark: true))
    }
  }

  private static func fixed(_ hex: UInt32, _ alpha: CGFloat) -> UIColor {
    UIColor(ColorValue(hex, alpha: alpha))
  }

  /// The material's colour; the thicker, the more of it. That of bars lets nothing through, as in bars.
  @MainActor private func material(isDark: Bool) -> ColorValue {
    switch self {
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      BarColors.material.value(
        in: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      ColorValue(isDark ? 0x252525 : 0xF6F6F6, alpha: isDark ? 0.55 : 0.44)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      ColorValue(isDark ? 0x252525 : 0xF6F6F6, alpha: isDark ? 0.7 : 0.6)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
      ColorValue(isDark ? 0x252525 : 0xF6F6F6, alpha: isDark ? 0.9 : 0.84)
    default: ColorValue(isDark ? 0x252525 : 0xF6F6F6, alpha: isDark ? 0.82 : 0.72)
    }
  }
}

/// An effect that colours contents by what is behind a blurred background.
///
/// > Note: Differs from UIKit: contents keep their own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect.
  ///
  /// - Parameter blurEffect: The effect of the view behind.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates a vibrancy effect of a style.
  ///
  /// - Parameters:
  ///   - blurEffect: The effect of the view behind.
  ///   - style: What the contents are.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The style of contents on a blurred background.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// The style of text.
  case label = 0
  /// The style of secondary text.
  case secondaryLabel = 1
  /// The style of tertiary text.
  case tertiaryLabel = 2
  /// The style of quaternary text.
  case quaternaryLabel = 3
  /// The style of large areas.
  case fill = 4
  /// The style of smaller areas.
  case secondaryFill = 5
  /// The style of areas in small views.
  case tertiaryFill = 6
  /// The style of lines.
  case separator = 7
}

/// A view with an effect behind its contents.
///
/// What it shows belongs in ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  private let contents = UIView(frame: .zero)

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of an Interface Builder document. With another coder it has no effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contents.superview == nil { setUp() }
    coder.decode(self, reading: Self.nibStep)
  }

  /// The effect; nil for none. A change in an animation block takes its time.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// The view to which contents are added: as large as the view, in front of the effect.
  open var contentView: UIView { contents }

  func setUp() {
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  private func showEffect() {
    backdrop.backgroundColor = (effect as? UIBlurEffect)?.style.color
  }
}

extension UIVisualEffectView {
  static func nibStep(_ element: NibElement) -> NibStep<UIVisualEffectView>? {
    let blur =
      element.child(for: "effect") ?? element.children(named: "blurEffect").first
    guard let style = blur?.choice("style", styles) else { return nil }
    return { view, _ in view.effect = UIBlurEffect(style: style) }
  }

  private static let styles: KeyValuePairs<String, UIBlurEffect.Style> = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark,
    "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}

extension UIVisualEffectView: NibContentHolder {
  package var nibContentView: UIView {
    if contentView.superview == nil { setUp() }
    return contentView
  }
}
