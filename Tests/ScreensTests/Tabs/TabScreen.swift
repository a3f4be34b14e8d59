// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Screens
import TableView
import Views

/// A window with a tab bar controller in it.
@MainActor struct TabScreen {
  let log: Log
  let window: UIWindow
  let tabs = UITabBarController()

  /// - Parameters:
  ///   - controllers: The controllers of the tabs.
  ///   - log: What they write to.
  ///   - size: The window's size: that of a phone.
  ///   - safeArea: The window's insets.
  init(
    _ controllers: [UIViewController], _ log: Log = Log(),
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    self.log = log
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.safeAreaInsets = safeArea
    tabs.setViewControllers(controllers, animated: false)
    window.rootViewController = tabs
    window.layoutIfNeeded()
  }

  var bar: UITabBar { tabs.tabBar }

  /// The views of the items, in the order of the items.
  var itemViews: [UIControl] { bar.subviews.compactMap { $0 as? UIControl } }

  /// Goes on by some seconds.
  func advance(by seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  /// Touches an item.
  func tapItem(_ index: Int) {
    window.layoutIfNeeded()
    let view = itemViews[index]
    window.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// The list of More; nil unless it is the last in its navigation controller.
  var moreList: UITableView? {
    tabs.moreNavigationController.topViewController?.view as? UITableView
  }

  /// Touches a row of the list of More, which is shown.
  func tapMoreRow(_ row: Int) {
    window.layoutIfNeeded()
    guard let cell = moreList?.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    window.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
  }

  /// Returns what was written since the last call.
  func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }
}
