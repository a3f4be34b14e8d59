// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

extension UITabBarController: NibContainer, NibKeyed {
  package func take(_ controller: UIViewController, for relationship: String) {
    guard relationship == "viewControllers" else { return }
    setViewControllers((viewControllers ?? []) + [controller], animated: false)
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey { (controller: UITabBarController, value) in
      controller.delegate = try value()
    }
  }
}

extension UITabBar: NibKeyed {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UITabBar>? {
    guard element.name == "tabBar" else { return nil }
    let style = element.barStyle
    let isTranslucent = element.flag("translucent", otherwise: true)
    let barTint = element.color(for: "barTintColor")
    let unselected = element.color(for: "unselectedItemTintColor")
    let positioning =
      element.choice(
        "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered])
      ?? ItemPositioning.automatic
    let width = element.number("itemWidth") ?? 0
    let spacing = element.number("itemSpacing") ?? 0
    let background = element.image("backgroundImage")
    let shadow = element.image("shadowImage")
    let standard = element.child(for: "standardAppearance")
    let edge = element.child(for: "scrollEdgeAppearance")
    return { bar, _ in
      bar.barStyle = style
      bar.isTranslucent = isTranslucent
      if let barTint { bar.barTintColor = barTint }
      if let unselected { bar.unselectedItemTintColor = unselected }
      bar.itemPositioning = positioning
      bar.itemWidth = width
      bar.itemSpacing = spacing
      if let background { bar.backgroundImage = background }
      if let shadow { bar.shadowImage = shadow }
      // An appearance can be changed later, so each bar gets its own.
      if let standard { bar.standardAppearance = UITabBarAppearance(standard) }
      if let edge { bar.scrollEdgeAppearance = UITabBarAppearance(edge) }
    }
  }

  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey { (bar: UITabBar, value) in bar.delegate = try value() }
  }
}

extension UITabBarAppearance {
  fileprivate convenience init(_ element: NibElement) {
    self.init()
    if let color = element.color(for: "backgroundColor") { backgroundColor = color }
    if let color = element.color(for: "shadowColor") { shadowColor = color }
  }
}
