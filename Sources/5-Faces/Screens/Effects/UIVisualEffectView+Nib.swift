// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

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
