// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import ViewLayout
public import Views

@MainActor
final class MenuFeature: WindowFeature {
  static var rank: WindowFeatureRank { .menu }
  /// The context menus that are pressed, open or closing, the oldest first.
  var menus: [MenuPresentation] = []
  weak var editMenu: EditMenuPresentation?

  init() {}

  var openMenu: MenuPresentation? { menus.last { $0.isOpen } }

  var coversWindow: Bool { openMenu != nil }

  var withholdsTyping: Bool { !menus.isEmpty }

  func handle(_ code: UIKeyboardHIDUsage) { openMenu?.handle(code) }

  /// Ends menus whose view leaves the window with another.
  func viewWillLeave(_ view: UIView) {
    for menu in menus where menu.view?.isDescendant(of: view) ?? true { menu.endAtOnce() }
    if let editMenu, editMenu.view?.isDescendant(of: view) ?? true { editMenu.remove() }
  }

  /// Closes what is open: in a window of another size it would be elsewhere.
  func windowSizeWillChange() {
    for menu in menus { menu.dismiss() }
    editMenu?.dismiss()
  }
}

extension UIWindow {
  var openMenu: MenuPresentation? { existingFeature(MenuFeature.self)?.openMenu }

  /// Whether the preview of a menu is lifted that has not opened.
  var isMenuPressed: Bool {
    existingFeature(MenuFeature.self)?.menus.contains { $0.phase == .pressed } ?? false
  }

  /// The context menu that is open; of opened submenus the innermost. Nil without one.
  ///
  /// > Note: Differs from UIKit: there only the user sees the menu.
  public var visibleMenu: UIMenu? { openMenu?.topList?.list.menu }

  /// The frame of the open menu, or the innermost opened submenu, when nothing is animated: in
  /// points of the window; nil without one.
  ///
  /// > Note: Differs from UIKit: there only the user sees where the menu is.
  public var menuFrame: CGRect? { openMenu?.listFrames.last }

  /// The place of an element of the open menu, or the innermost submenu, when nothing is animated.
  ///
  /// > Note: Differs from UIKit: there only the user sees it.
  ///
  /// - Parameter title: The element's title; of several the first counts.
  /// - Returns: The frame in points of the window, which lies outside the menu's for an element that
  ///   is not scrolled to; nil if there is no such element.
  public func frameOfMenuElement(titled title: String) -> CGRect? {
    guard let menu = openMenu, let list = menu.topList, let frame = menu.listFrames.last,
      let id = list.list.identity(titled: title)
    else { return nil }
    return list.frame(of: id)?.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// Chooses an element of the open menu, or of its innermost open submenu, as a tap on it does;
  /// the list is scrolled to it.
  ///
  /// > Note: Differs from UIKit: there only the user can choose an element of a menu.
  ///
  /// - Parameter title: The element's title; of several the first counts.
  /// - Returns: Whether there is such an element and it can be chosen.
  @discardableResult
  public func chooseMenuElement(titled title: String) -> Bool {
    guard let menu = openMenu, let list = menu.topList,
      let id = list.list.identity(titled: title), list.list.offers[id].isEnabled
    else { return false }
    list.reveal(id)
    menu.choose(id)
    return true
  }
}

extension MenuList {
  /// The identity of the first row or column with a title.
  fileprivate func identity(titled title: String) -> Int? {
    offers.indices.first { index in
      if case .header = offers[index].purpose { return false }
      return offers[index].title == title && index != specification.opener?.id
    }
  }
}
