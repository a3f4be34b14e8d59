// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Tab bar controllers and tab bars of documents.
@Suite("Storyboards with tabs")
@MainActor
struct TabStoryboardTests {
  private typealias Folder = StoryboardFolder

  private static let scenes =
    Folder.scene(
      "T", element: "tabBarController",
      connections: Folder.relationship("viewControllers", to: "N")
        + Folder.relationship("viewControllers", to: "B"),
      parts: """
        <tabBar key="tabBar" barStyle="black" translucent="NO" itemPositioning="centered" itemWidth="90" itemSpacing="12" id="tb">
        <color key="barTintColor" systemColor="systemRedColor"/><color key="tintColor" systemColor="systemGreenColor"/>
        <color key="unselectedItemTintColor" systemColor="systemBlueColor"/>
        <tabBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemTealColor"/></tabBarAppearance>
        <tabBarAppearance key="scrollEdgeAppearance"><color key="shadowColor" systemColor="systemPinkColor"/></tabBarAppearance></tabBar>
        """)
    + Folder.scene(
      "N", element: "navigationController", connections: Folder.root("A"),
      parts: """
        <tabBarItem key="tabBarItem" title="First" image="star" catalog="system" selectedImage="star.fill" badgeValue="3" tag="5" id="i1"/>
        """)
    + Folder.scene("A", "title=\"A\"", view: "")
    + Folder.scene(
      "B", "title=\"B\"", view: "",
      parts: """
        <tabBarItem key="tabBarItem" systemItem="favorites" enabled="NO" id="i2"/>
        """)

  @Test func `A tab bar controller has its bar, its controllers and their items`() throws {
    let storyboard = try Folder.storyboard(Self.scenes, initial: "T")
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    let controllers = try #require(tabs.viewControllers)
    expectEqual(controllers.count, 2)
    expectEqual(tabs.selectedIndex, 0)
    expectEqual((controllers[0] as? UINavigationController)?.topViewController?.title, "A")
    expectEqual(controllers[1].title, "B")
    let bar = tabs.tabBar
    expectSame(bar.delegate, tabs)
    expectEqual(bar.barStyle, .black)
    expect(!bar.isTranslucent)
    expectEqual(bar.barTintColor, .systemRed)
    expectEqual(bar.tintColor, .systemGreen)
    expectEqual(bar.unselectedItemTintColor, .systemBlue)
    expectEqual(bar.itemPositioning, .centered)
    expectEqual(bar.itemWidth, 90)
    expectEqual(bar.itemSpacing, 12)
    expectEqual(bar.standardAppearance.backgroundColor, .systemTeal)
    expectEqual(bar.scrollEdgeAppearance?.shadowColor, .systemPink)
    let first = try #require(bar.items?.first)
    expectSame(first, controllers[0].tabBarItem)
    expectSame(first, bar.selectedItem)
    expectEqual(first.title, "First")
    expectEqual(first.badgeValue, "3")
    expectEqual(first.tag, 5)
    expectNotNil(first.image)
    expectNotNil(first.selectedImage)
    let second = try #require(controllers[1].tabBarItem)
    expectEqual(second.title, "Favorites")
    expectNotNil(second.image)
    expect(!second.isEnabled)
    tabs.loadViewIfNeeded()
    expect(tabs.children == controllers && !controllers[1].isViewLoaded)
  }

  @Test func `Of six relationships the last two are behind More`() throws {
    let names = ["A", "B", "C", "D", "E", "F"]
    let scenes =
      Folder.scene(
        "T", element: "tabBarController",
        connections: names.map { Folder.relationship("viewControllers", to: $0) }.joined(),
        parts: "<tabBar key=\"tabBar\" id=\"tb\"/>")
      + names.map { Folder.scene($0, "title=\"\($0)\"", view: "") }.joined()
    let storyboard = try Folder.storyboard(scenes, initial: "T")
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    expectEqual(tabs.viewControllers?.map(\.title), names)
    expectEqual(tabs.selectedIndex, 0)
    expectEqual(tabs.tabBar.items?.count, 5)
    expectSame(tabs.tabBar.items?.last, tabs.moreNavigationController.tabBarItem)
    expectSame(tabs.moreNavigationController.parent, tabs)
    tabs.selectedIndex = 5
    expectEqual(tabs.moreNavigationController.topViewController?.title, "F")
  }

  @Test func `A tab bar in a view has its items and its delegate`() throws {
    let storyboard = try Folder.storyboard(
      Folder.scene(
        "A", type: "SceneTabs",
        view: """
          <subviews><tabBar id="t"><rect key="frame" x="0" y="600" width="375" height="49"/><items>
          <tabBarItem title="One" id="i1"/><tabBarItem title="Two" id="i2"/></items>
          <connections><outlet property="delegate" destination="A" id="o1"/></connections></tabBar></subviews>
          """), initial: "A")
    let controller = try #require(storyboard.instantiateInitialViewController() as? SceneTabs)
    let bar = try #require(controller.view.subviews.first as? UITabBar)
    expectEqual(bar.items?.map(\.title), ["One", "Two"])
    expectSame(bar.delegate, controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.tap(
      at: bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: bar.bounds.height / 2), to: nil))
    expectEqual(controller.chosen, ["Two"])
    expectEqual(bar.selectedItem?.title, "Two")
  }

  @Test func `Unwinding selects the tab that it ends in`() throws {
    let storyboard = try Folder.storyboard(Self.scenes, initial: "T")
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    let second = try #require(tabs.viewControllers?.last)
    tabs.loadViewIfNeeded()
    let segue = UIStoryboardSegue(identifier: nil, source: tabs, destination: second)
    tabs.unwind(for: segue, towards: second)
    expectEqual(tabs.selectedIndex, 1)
  }
}

/// A controller with a tab bar in its view.
final class SceneTabs: UIViewController, UITabBarDelegate {
  var chosen: [String?] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
}
