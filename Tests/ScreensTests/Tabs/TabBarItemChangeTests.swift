// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// What of a tab bar changes with an item, an appearance, or a setting of a client's.
@MainActor struct TabBarItemChangeTests {
  private let a = UIViewController()
  private let b = UIViewController()
  private let screen: TabScreen

  init() {
    (a.title, b.title) = ("A", "B")
    screen = TabScreen([a, b])
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @Test func `A change of an item keeps the views of all`() {
    let views = screen.itemViews
    a.tabBarItem.badgeValue = "3"
    b.tabBarItem.title = "Other"
    b.tabBarItem.isEnabled = false
    screen.window.layoutIfNeeded()
    expect(screen.itemViews == views && !views[1].isEnabled)
    expect(label("3", in: views[0]) != nil && label("Other", in: views[1]) != nil)
  }

  @Test func `A touch on an item selects it although another gets a badge meanwhile`() {
    let item = screen.itemViews[1]
    screen.window.beginTouch(
      at: item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil))
    a.tabBarItem.badgeValue = "1"
    screen.window.layoutIfNeeded()
    screen.window.endTouch()
    expectEqual(screen.tabs.selectedIndex, 1)
  }

  @Test func `An appearance of the selected item that is set again is shown`() throws {
    let appearance = UITabBarAppearance()
    let colors: [UIColor] = [.red, .green]
    for color in colors {
      appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: color]
      a.tabBarItem.standardAppearance = appearance
      a.tabBarItem.scrollEdgeAppearance = appearance
      try expectEqual(#require(label("B", in: screen.bar)).textColor, color)
    }
    expectNotSame(a.tabBarItem.standardAppearance, appearance)
  }

  @Test func `Bars and items copy their appearances, and show one that is set again`() throws {
    let appearance = UITabBarAppearance()
    let colors: [UIColor] = [.red, .green]
    for color in colors {
      appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: color]
      screen.bar.standardAppearance = appearance
      try expectEqual(#require(label("B", in: screen.bar)).textColor, color)
    }
    appearance.backgroundColor = .blue
    expectNotSame(screen.bar.standardAppearance, appearance)
    expectNotEqual(screen.bar.standardAppearance.backgroundColor, .blue)
    let (bars, navigation, toolbar) = (UINavigationBarAppearance(), UINavigationBar(), UIToolbar())
    navigation.standardAppearance = bars
    navigation.compactScrollEdgeAppearance = bars
    let item = UINavigationItem(title: "A")
    item.standardAppearance = bars
    let tools = UIToolbarAppearance()
    toolbar.standardAppearance = tools
    toolbar.scrollEdgeAppearance = tools
    bars.backgroundColor = .blue
    tools.backgroundColor = .blue
    expectNotEqual(navigation.standardAppearance.backgroundColor, .blue)
    expectNotEqual(navigation.compactScrollEdgeAppearance?.backgroundColor, .blue)
    expectNotEqual(item.standardAppearance?.backgroundColor, .blue)
    expectNotEqual(toolbar.standardAppearance.backgroundColor, .blue)
    expectNotEqual(toolbar.scrollEdgeAppearance?.backgroundColor, .blue)
    expectNil(navigation.compactAppearance)
    expectNil(toolbar.compactAppearance)
  }

  @Test func `A bar that a client made deaf to touches stays so`() {
    screen.bar.isUserInteractionEnabled = false
    screen.bar.setNeedsLayout()
    screen.tabs.view.setNeedsLayout()
    screen.window.layoutIfNeeded()
    expect(!screen.bar.isUserInteractionEnabled)
  }

  @Test func `Only what is on a stack hides the bar`() {
    b.hidesBottomBarWhenPushed = true
    screen.tabs.selectedIndex = 1
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.minX, 0)
    expectEqual(b.view.safeAreaInsets.bottom, 83)
    let root = UIViewController()
    root.hidesBottomBarWhenPushed = true
    screen.tabs.viewControllers = [UINavigationController(rootViewController: root)]
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.minX, -390)
    expectEqual(root.view.safeAreaInsets.bottom, 34)
  }

  // MARK: Split views

  private func split(_ list: UIViewController, _ detail: UIViewController? = nil)
    -> UISplitViewController
  {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    screen.tabs.viewControllers = [split, a]
    screen.tabs.selectedIndex = 0
    screen.window.layoutIfNeeded()
    return split
  }

  @Test func `A screen that is pushed in a split view of one column hides the bar`() throws {
    let list = UIViewController()
    let split = split(list)
    let navigation = try #require(list.navigationController)
    expect(split.isCollapsed)
    expectEqual(list.view.safeAreaInsets.bottom, 83)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.minX, -390)
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.minX, 0)
    expectEqual(list.view.safeAreaInsets.bottom, 83)
  }

  @Test(arguments: [false, true])
  func `The bar follows contents in a split view`(isWide: Bool) {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    let detail = UIViewController()
    detail.view = scrollView
    if isWide { screen.window.traitOverrides.horizontalSizeClass = .regular }
    let split = split(UIViewController(), detail)
    expectNotEqual(split.isCollapsed, isWide)
    func hasBackground() -> Bool {
      screen.window.layoutIfNeeded()
      return screen.bar.subviews.first?.backgroundColor != .clear
    }
    expect(hasBackground())
    scrollView.contentOffset.y = 5000
    expect(!hasBackground())
    scrollView.contentOffset.y = 500
    expect(hasBackground())
  }
}
