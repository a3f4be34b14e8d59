// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

extension UINavigationBar {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UINavigationBar>? {
    guard element.name == "navigationBar" else { return nil }
    let style = element.barStyle
    let isTranslucent = element.flag("translucent", otherwise: true)
    let prefersLargeTitles = element.flag("largeTitles", otherwise: false)
    let barTint = element.color(for: "barTintColor")
    let title = element.child(for: "titleTextAttributes")?.titleAttributes
    let largeTitle = element.child(for: "largeTitleTextAttributes")?.titleAttributes
    let standard = element.child(for: "standardAppearance")
    let edge = element.child(for: "scrollEdgeAppearance")
    return { bar, _ in
      bar.barStyle = style
      bar.isTranslucent = isTranslucent
      bar.prefersLargeTitles = prefersLargeTitles
      if let barTint { bar.barTintColor = barTint }
      if let title { bar.titleTextAttributes = title }
      if let largeTitle { bar.largeTitleTextAttributes = largeTitle }
      // An appearance can be changed later, so each bar gets its own.
      if let standard { bar.standardAppearance = UINavigationBarAppearance(standard) }
      if let edge { bar.scrollEdgeAppearance = UINavigationBarAppearance(edge) }
    }
  }
}

extension UINavigationBarAppearance {
  fileprivate convenience init(_ element: NibElement) {
    self.init()
    if let color = element.color(for: "backgroundColor") { backgroundColor = color }
    if let color = element.color(for: "shadowColor") { shadowColor = color }
    if let title = element.child(for: "titleTextAttributes")?.titleAttributes {
      titleTextAttributes = title
    }
    if let title = element.child(for: "largeTitleTextAttributes")?.titleAttributes {
      largeTitleTextAttributes = title
    }
  }
}

extension NibElement {
  var barStyle: UIBarStyle {
    choice("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black])
      ?? .default
  }
}

extension UIToolbar {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UIToolbar>? {
    guard element.name == "toolbar" else { return nil }
    let style = element.barStyle
    let isTranslucent = element.flag("translucent", otherwise: true)
    let barTint = element.color(for: "barTintColor")
    return { bar, _ in
      bar.barStyle = style
      bar.isTranslucent = isTranslucent
      if let barTint { bar.barTintColor = barTint }
    }
  }
}
