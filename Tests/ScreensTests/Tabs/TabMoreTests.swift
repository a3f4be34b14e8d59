// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Screens
import TableView
import Testing
import Views

/// The item More of a tab bar, and the list behind it (behaviour rules TB-1 to TB-5).
@MainActor struct TabMoreTests {
  private let log = Log()
  private let all: [LoggingController]
  private let screen: TabScreen

  init() {
    let log = log
    all = (0..<7).map { LoggingController("\($0)", log) }
    screen = TabScreen(all, log)
  }

  private var tabs: UITabBarController { screen.tabs }
  private var more: UINavigationController { tabs.moreNavigationController }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    private func name(_ controller: UIViewController, in tabs: UITabBarController) -> String {
      controller === tabs.moreNavigationController ? "More" : controller.title ?? ""
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(name(viewController, in: tabBarController))")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did \(name(viewController, in: tabBarController))") }
  }

  private func turn(_ width: UIUserInterfaceSizeClass) {
    screen.window.traitOverrides.horizontalSizeClass = width
    screen.window.layoutIfNeeded()
  }

  private func titles(of list: UITableView?) -> [String?] {
    guard let list else { return [] }
    return (0..<list.numberOfRows(inSection: 0)).map { row in
      let cell = list.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  // MARK: Items

  @Test(
    arguments: [
      (UIUserInterfaceSizeClass.compact, 5, 5, false), (.compact, 6, 4, true),
      (.regular, 8, 8, false), (.regular, 9, 7, true),
    ])
  func `The item More is there for more controllers than a bar has items`(
    width: UIUserInterfaceSizeClass, count: Int, own: Int, hasMore: Bool
  ) {
    let controllers = (0..<count).map { LoggingController("\($0)") }
    turn(width)
    tabs.viewControllers = controllers
    let items = controllers.prefix(own).map(\.tabBarItem) + (hasMore ? [more.tabBarItem] : [])
    expectEqual(screen.bar.items, items.compactMap(\.self))
    expectEqual((more.parent === tabs), hasMore)
    expectEqual(tabs.viewControllers, controllers)
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test func `The item is the system's`() {
    expectEqual(more.tabBarItem.title, "More")
    expectNotNil(more.tabBarItem.image)
    expectSame(screen.bar.items?.last, more.tabBarItem)
    expectEqual(screen.itemViews.count, 5)
    expectAll(all, where: { $0.tabBarController === tabs && $0.parent === tabs })
  }

  // MARK: Selection

  @Test func `One behind More is shown in its navigation controller`() {
    let delegate = Delegate()
    tabs.delegate = delegate
    _ = screen.take()
    tabs.selectedIndex = 5
    expectSame(tabs.selectedViewController, all[5])
    expectEqual(tabs.selectedIndex, 5)
    expect(more.viewControllers.count == 2 && more.topViewController === all[5])
    expect(all[5].navigationController === more && all[5].tabBarController === tabs)
    expectSame(screen.bar.selectedItem, more.tabBarItem)
    screen.window.layoutIfNeeded()
    expect(all[5].view.window === screen.window && all[0].view.window == nil)
    // The bar covers 49 points above a home area of 34.
    expectEqual(all[5].view.safeAreaInsets.bottom, 83)
    tabs.selectedViewController = all[4]
    expectSame(more.topViewController, all[4])
    expectEqual(more.viewControllers.count, 2)
    expectSame(all[5].parent, tabs)
    expectEqual(tabs.selectedIndex, 4)
    expectEqual(delegate.calls, [])
    tabs.selectedIndex = 1
    expect(tabs.selectedViewController === all[1] && screen.bar.selectedItem === all[1].tabBarItem)
    expectNil(all[4].view.window)
  }

  @Test func `The list is selected as the navigation controller, without an index`() {
    tabs.selectedIndex = 6
    tabs.selectedViewController = more
    expectSame(tabs.selectedViewController, more)
    expectEqual(tabs.selectedIndex, NSNotFound)
    expect(more.viewControllers.count == 1 && all[6].parent === tabs)
    screen.window.layoutIfNeeded()
    expect(screen.moreList?.window === screen.window && all[6].view.window == nil)
    expectEqual(more.topViewController?.title, "More")
    expectEqual(screen.moreList?.style, .plain)
  }

  @Test func `A touch on More asks with the navigation controller, and rows ask nothing`() {
    let delegate = Delegate()
    tabs.delegate = delegate
    delegate.allows = false
    screen.tapItem(4)
    expectEqual(delegate.calls, ["should More"])
    expectEqual(tabs.selectedIndex, 0)
    expectSame(screen.bar.selectedItem, all[0].tabBarItem)
    delegate.allows = true
    delegate.calls = []
    screen.tapItem(4)
    expectEqual(delegate.calls, ["should More", "did More"])
    expectSame(tabs.selectedViewController, more)
    expectEqual(tabs.selectedIndex, NSNotFound)
    _ = screen.take()
    screen.tapMoreRow(1)
    expectSame(tabs.selectedViewController, all[5])
    expectEqual(tabs.selectedIndex, 5)
    screen.advance(by: 1)
    expectContains(screen.take(), "5 viewDidAppear true")
    expectEqual(delegate.calls, ["should More", "did More"])
  }

  @Test func `More shows what it did, and touched again the list`() {
    tabs.selectedIndex = 5
    screen.tapItem(0)
    expect(tabs.selectedIndex == 0 && more.topViewController === all[5])
    screen.tapItem(4)
    expectEqual(tabs.selectedIndex, 5)
    screen.tapItem(4)
    screen.advance(by: 1)
    expectSame(tabs.selectedViewController, more)
    expectEqual(more.viewControllers.count, 1)
    expect(all[5].tabBarController === tabs && all[5].parent === tabs)
  }

  // MARK: List

  @Test func `Each row has the title of an item, and follows it`() {
    screen.tapItem(4)
    screen.window.layoutIfNeeded()
    expectEqual(titles(of: screen.moreList), ["4", "5", "6"])
    let cell = screen.moreList?.cellForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(cell?.accessoryType, .disclosureIndicator)
    all[5].title = "Other"
    all[6].tabBarItem = UITabBarItem(
      title: "Own", image: UIImage(systemName: "star"), selectedImage: nil)
    screen.window.layoutIfNeeded()
    expectEqual(titles(of: screen.moreList), ["4", "Other", "Own"])
    let last = screen.moreList?.cellForRow(at: IndexPath(row: 2, section: 0))
    expectNotNil((last?.contentConfiguration as? UIListContentConfiguration)?.image)
    tabs.viewControllers = Array(all.dropLast())
    screen.window.layoutIfNeeded()
    expectEqual(titles(of: screen.moreList), ["4", "Other"])
  }

  // MARK: Moves

  @Test func `In another width, what is selected stays so elsewhere`() {
    tabs.selectedIndex = 5
    screen.window.layoutIfNeeded()
    turn(.regular)
    expect(tabs.selectedIndex == 5 && all[5].parent === tabs && more.parent == nil)
    expect(screen.bar.items == all.map(\.tabBarItem) && all[5].view.window === screen.window)
    expect(screen.bar.selectedItem === all[5].tabBarItem && all[5].navigationController == nil)
    turn(.compact)
    expect(tabs.selectedIndex == 5 && all[5].navigationController === more)
    expect(screen.bar.selectedItem === more.tabBarItem && all[5].view.window === screen.window)
    expectEqual(screen.take().count { $0 == "5 viewDidLoad" }, 1)
  }

  @Test func `Without more controllers than items the list goes`() {
    screen.tapItem(4)
    tabs.viewControllers = Array(all.prefix(5).reversed())
    expect(tabs.selectedIndex == 0 && tabs.selectedViewController === all[4])
    expectNil(more.parent)
    expectNil(screen.moreList?.window)
    expectEqual(screen.bar.items, all.prefix(5).reversed().map(\.tabBarItem))
  }

  @Test func `One that is taken away leaves More`() {
    tabs.selectedIndex = 6
    tabs.viewControllers = Array(all.prefix(6))
    // None is at its index now.
    expect(tabs.selectedIndex == 0 && all[6].parent == nil && all[6].view.window == nil)
    expectEqual(more.viewControllers.count, 1)
  }

  // MARK: Navigation controllers

  @Test func `A navigation controller behind More has a bar that leads back to the list`() {
    let (root, next) = (LoggingController("Root"), LoggingController("Next"))
    let inner = UINavigationController(rootViewController: root)
    tabs.viewControllers = Array(all.prefix(5)) as [UIViewController] + [inner]
    tabs.selectedViewController = inner
    screen.window.layoutIfNeeded()
    expectSame(more.viewControllers.last, inner)
    expectSame(root.navigationController, inner)
    expect(more.isNavigationBarHidden)
    expect(!inner.isNavigationBarHidden)
    expectEqual(inner.navigationBar.items?.map(\.title), ["More", "Root"])
    expectEqual(inner.viewControllers, [root])
    expectSame(root.view.window, screen.window)
    // The bar begins below the status bar, in the place of that of More.
    expectEqual(inner.navigationBar.convert(CGPoint.zero, to: nil).y, 47)
    next.hidesBottomBarWhenPushed = true
    inner.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(inner.navigationBar.items?.map(\.title), ["More", "Root", "Next"])
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    expectLess(screen.bar.frame.minX, 0)
    inner.popViewController(animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(root.view.safeAreaInsets.bottom, 83)
    expectEqual(screen.bar.frame.minX, 0)
    // The button at the start.
    screen.window.tap(at: CGPoint(x: 30, y: 47 + 22))
    screen.advance(by: 1)
    expectSame(tabs.selectedViewController, more)
    expect(!more.isNavigationBarHidden)
    expectSame(inner.parent, tabs)
    expectEqual(inner.viewControllers, [root])
    expectEqual(inner.navigationBar.items?.map(\.title), ["Root"])
  }

  @Test func `A swipe leads from the first screen of a navigation controller to the list`() {
    let (root, next) = (LoggingController("Root"), LoggingController("Next"))
    let inner = UINavigationController(rootViewController: root)
    tabs.viewControllers = Array(all.prefix(5)) as [UIViewController] + [inner]
    tabs.selectedViewController = inner
    inner.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    func swipe() {
      screen.window.beginTouch(at: CGPoint(x: 5, y: 400))
      screen.advance(by: 0.2)
      screen.window.moveTouch(to: CGPoint(x: 16, y: 400))
      screen.advance(by: 0.5)
      screen.window.moveTouch(to: CGPoint(x: 300, y: 400))
      screen.advance(by: 0.5)
      screen.window.endTouch()
      screen.advance(by: 1)
      screen.window.layoutIfNeeded()
    }
    swipe()
    expectEqual(inner.viewControllers, [root])
    expectSame(tabs.selectedViewController, inner)
    swipe()
    expectEqual(inner.viewControllers, [root])
    expectSame(tabs.selectedViewController, more)
  }

  @Test func `A split view controller of one column behind More has the bar that leads back`() {
    turn(.compact)
    let (root, detail) = (LoggingController("Root"), LoggingController("Detail"))
    let next = LoggingController("Next")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(root, for: .primary)
    split.setViewController(detail, for: .secondary)
    tabs.viewControllers = Array(all.prefix(5)) as [UIViewController] + [split]
    tabs.selectedViewController = split
    screen.window.layoutIfNeeded()
    let stack = detail.navigationController
    expect(split.isCollapsed)
    expectEqual(stack?.viewControllers, [root, detail])
    expectSame(more.viewControllers.last, split)
    expect(more.isNavigationBarHidden)
    expectEqual(stack?.navigationBar.items?.map(\.title), ["More", "Root", "Detail"])
    next.hidesBottomBarWhenPushed = true
    stack?.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    expectLess(screen.bar.frame.minX, 0)
    stack?.popToRootViewController(animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(root.view.safeAreaInsets.bottom, 83)
    expectEqual(screen.bar.frame.minX, 0)
    expectEqual(stack?.navigationBar.items?.map(\.title), ["More", "Root"])
    screen.window.tap(at: CGPoint(x: 30, y: 47 + 22))
    screen.advance(by: 1)
    expectSame(tabs.selectedViewController, more)
    expect(!more.isNavigationBarHidden)
    expectSame(split.parent, tabs)
    expectNil(root.view.window)
    expectEqual(stack?.navigationBar.items?.map(\.title), ["Root"])
  }

  @Test func `A split view controller that leaves More for the bar has its columns again`() {
    turn(.compact)
    let (root, detail) = (LoggingController("Root"), LoggingController("Detail"))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(root, for: .primary)
    split.setViewController(detail, for: .secondary)
    tabs.viewControllers = Array(all.prefix(5)) as [UIViewController] + [split]
    tabs.selectedViewController = split
    screen.window.layoutIfNeeded()
    turn(.regular)
    screen.window.layoutIfNeeded()
    expectSame(split.parent, tabs)
    expectEqual(tabs.selectedIndex, 5)
    expect(!split.isCollapsed)
    expectEqual(root.navigationController?.navigationBar.items?.map(\.title), ["Root"])
    expectEqual(detail.navigationController?.navigationBar.items?.map(\.title), ["Detail"])
    expectSame(detail.view.window, screen.window)
  }

  // MARK: Bars

  @Test func `Behind More, one that hides the bar when it is pushed does so`() {
    all[1].hidesBottomBarWhenPushed = true
    all[5].hidesBottomBarWhenPushed = true
    tabs.selectedIndex = 1
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.minX, 0)
    tabs.selectedIndex = 5
    screen.window.layoutIfNeeded()
    expect(screen.bar.frame.minX < 0 && all[5].view.safeAreaInsets.bottom == 34)
    more.popViewController(animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.minX, 0)
    expectSame(tabs.selectedViewController, more)
  }

  // MARK: Memory

  @Test func `A tab bar controller with More is released`() {
    weak var released: UITabBarController?
    weak var list: UIViewController?
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<6).map { LoggingController("\($0)") }
      tabs.loadViewIfNeeded()
      tabs.selectedIndex = 5
      (released, list) = (tabs, tabs.moreNavigationController.viewControllers.first)
      expectNotNil(list)
    }
    expectNil(released)
    expectNil(list)
  }

  // MARK: Clients

  @Test func `What a client pushed on the list is there again`() {
    let own = LoggingController("Own")
    screen.tapItem(4)
    more.pushViewController(own, animated: false)
    screen.tapItem(0)
    screen.tapItem(4)
    expectSame(more.topViewController, own)
    expectSame(tabs.selectedViewController, more)
    tabs.selectedViewController = more
    expectEqual(more.viewControllers.count, 1)
    expectNil(own.parent)
  }

  @Test func `Clients follow the navigation controller of More as any other`() {
    final class Following: NSObject, UINavigationControllerDelegate {
      var shown: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController.title ?? "") }
    }
    let following = Following()
    more.delegate = following
    tabs.selectedIndex = 6
    tabs.selectedViewController = more
    expectEqual(following.shown, ["6", "More"])
  }

  @Test func `All controllers can be customized unless fewer are named`() {
    expectEqual(tabs.customizableViewControllers, tabs.viewControllers)
    tabs.customizableViewControllers = [all[0]]
    expectEqual(tabs.customizableViewControllers, [all[0]])
    tabs.customizableViewControllers = nil
    expectNil(tabs.customizableViewControllers)
    tabs.viewControllers = all.reversed()
    expectEqual(tabs.customizableViewControllers, all.reversed())
  }
}
