// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The items that bars show for a controller, each made when it is first asked for.
@MainActor
struct ControllerBarItems {
  private(set) var navigation: UINavigationItem?
  private var edit: UIBarButtonItem?
  var tab: UITabBarItem?

  func take(title: String?) {
    navigation?.title = title
    tab?.title = title
  }

  /// Keeps the items of an Interface Builder document.
  mutating func decode(_ coder: NSCoder, title: String?) {
    if let item = coder.nibObject(for: "navigationItem") as? UINavigationItem {
      if item.title == nil { item.title = title }
      navigation = item
    }
    if let item = coder.nibObject(for: "tabBarItem") as? UITabBarItem { tab = item }
  }

  mutating func navigationItem(title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem(controllerTitle: title)
    navigation = item
    return item
  }

  mutating func tabItem(title: String?) -> UITabBarItem {
    if let tab { return tab }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tab = item
    return item
  }

  mutating func editItem(of controller: UIViewController) -> UIBarButtonItem {
    if let edit { return edit }
    let item = UIBarButtonItem(
      barButtonSystemItem: controller.isEditing ? .done : .edit
    ) { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    edit = item
    return item
  }

  /// The controller began or ended editing.
  func take(isEditing: Bool) { edit?.take(isEditing ? .done : .edit) }
}
