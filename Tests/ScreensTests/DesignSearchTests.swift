// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Searches in the design of iOS 26.
@Suite("Searches of iOS 26") @MainActor
struct DesignSearchTests {
  @MainActor private struct Screen {
    let window: UIWindow
    let navigation: UINavigationController
    let search = UISearchController(searchResultsController: nil)
    let controller = UIViewController()

    var field: CGRect { frame(of: search.searchBar.searchTextField) }
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
    func settle() {
      window.layoutIfNeeded()
      window.advance(to: window.currentTime + 1)
      window.layoutIfNeeded()
    }

    init(
      _ size: CGSize = CGSize(width: 393, height: 852), top: CGFloat = 59, bottom: CGFloat = 34,
      idiom: UIUserInterfaceIdiom = .phone, design: InterfaceDesign = .iOS26,
      placement: UINavigationItem.SearchBarPlacement = .automatic
    ) {
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.traitOverrides.design = design
      window.traitOverrides.displayScale = 3
      window.traitOverrides.userInterfaceIdiom = idiom
      window.traitOverrides.horizontalSizeClass = idiom == .pad ? .regular : .compact
      window.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      controller.title = "Title"
      controller.navigationItem.searchController = search
      controller.navigationItem.preferredSearchBarPlacement = placement
      navigation = UINavigationController(rootViewController: controller)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  @Test func `LK-139: on a phone the field is at the bottom, and nothing is in the bar`() {
    let screen = Screen()
    expectEqual(screen.navigation.navigationBar.frame.height, 54)
    expect(!screen.search.searchBar.isDescendant(of: screen.navigation.navigationBar))
    // As far from the bottom as from the sides.
    expectEqual(screen.field, CGRect(x: 28, y: 852 - 28 - 48, width: 337, height: 48))
    expectEqual(screen.search.searchBar.searchTextField.layer.cornerRadius, 24)
    expectEqual(screen.search.searchBar.alpha, 1)
    // A capsule of glass with a ring.
    expectEqual(screen.search.searchBar.searchTextField.layer.cornerCurve, .circular)
    expectEqual(screen.search.searchBar.searchTextField.layer.borderWidth, 1)
    // What is behind keeps clear of it.
    expectEqual(screen.controller.view.safeAreaInsets.bottom, 28 + 48)
    expectEqual(screen.controller.view.safeAreaInsets.top, 59 + 54)
  }

  @Test func `LK-139: without a home area it is as far from the bottom`() {
    let screen = Screen(CGSize(width: 375, height: 667), top: 20, bottom: 0)
    expectEqual(screen.field, CGRect(x: 28, y: 667 - 28 - 48, width: 319, height: 48))
    expectEqual(screen.controller.view.safeAreaInsets.bottom, 28 + 48)
  }

  @Test func `LK-140: while the search goes on, a round button is beside the field`() throws {
    let screen = Screen(CGSize(width: 402, height: 874), top: 62)
    screen.search.isActive = true
    screen.settle()
    expectEqual(screen.field, CGRect(x: 8, y: 874 - 28 - 48, width: 330, height: 48))
    let button = try #require(
      screen.search.searchBar.subviews.first { $0.accessibilityLabel == "Cancel" })
    expectEqual(
      screen.frame(of: button), CGRect(x: 346, y: 874 - 28 - 48, width: 48, height: 48))
    // The row goes meanwhile.
    expectEqual(screen.navigation.navigationBar.frame.height, 0)
    screen.search.isActive = false
    screen.settle()
    expectEqual(screen.field, CGRect(x: 28, y: 874 - 28 - 48, width: 346, height: 48))
    expectEqual(screen.navigation.navigationBar.frame.height, 54)
  }

  @Test func `a search that asks to be stacked is below the title`() {
    let screen = Screen(placement: .stacked)
    expect(screen.search.searchBar.isDescendant(of: screen.navigation.navigationBar))
    expectEqual(screen.navigation.navigationBar.frame.height, 54 + 54)
    expectEqual(screen.controller.view.safeAreaInsets.bottom, 34)
    screen.controller.navigationItem.preferredSearchBarPlacement = .inline
    screen.window.layoutIfNeeded()
    expectEqual(screen.field.maxY, 852 - 28)
    screen.controller.navigationItem.preferredSearchBarPlacement = .stacked
    screen.window.layoutIfNeeded()
    expectEqual(screen.navigation.navigationBar.frame.height, 54 + 54)
    expect(screen.search.searchBar.isDescendant(of: screen.navigation.navigationBar))
  }

  @Test(
    arguments: [
      .automatic, .integrated, .inline, .integratedCentered, .integratedButton,
    ] as [UINavigationItem.SearchBarPlacement])
  func `all other placements are at the bottom`(placement: UINavigationItem.SearchBarPlacement) {
    expectEqual(Screen(placement: placement).field.maxY, 852 - 28)
  }

  @Test func `in the design of iOS 17 every placement is stacked`() {
    for placement in [UINavigationItem.SearchBarPlacement.automatic, .inline] {
      let screen = Screen(design: .iOS17, placement: placement)
      expect(screen.search.searchBar.isDescendant(of: screen.navigation.navigationBar))
      expectEqual(screen.controller.view.safeAreaInsets.bottom, 34)
    }
  }

  @Test func `the field goes with its controller, is above a toolbar, and follows the design`() {
    let screen = Screen()
    screen.navigation.isToolbarHidden = false
    screen.window.layoutIfNeeded()
    expectEqual(screen.field.maxY, 852 - 34 - 54 - 8)
    expectEqual(screen.controller.view.safeAreaInsets.bottom, 34 + 54 + 8 + 48)
    screen.navigation.pushViewController(UIViewController(), animated: false)
    screen.window.layoutIfNeeded()
    expect(screen.search.searchBar.window == nil)
    screen.navigation.popViewController(animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(screen.field.maxY, 852 - 34 - 54 - 8)
    screen.window.traitOverrides.design = .iOS17
    screen.window.layoutIfNeeded()
    expect(screen.search.searchBar.isDescendant(of: screen.navigation.navigationBar))
    screen.window.traitOverrides.design = .iOS26
    screen.window.layoutIfNeeded()
    expectEqual(screen.field.maxY, 852 - 34 - 54 - 8)
  }

  @Test func `in a tab bar controller the field is below the title`() {
    let screen = Screen()
    screen.window.rootViewController = nil
    let tabs = UITabBarController()
    tabs.viewControllers = [screen.navigation]
    screen.window.rootViewController = tabs
    screen.window.layoutIfNeeded()
    expect(screen.search.searchBar.isDescendant(of: screen.navigation.navigationBar))
    expectEqual(screen.field.maxY, 59 + 54 + 44)
  }

  @Test func `LK-142: on a tablet the field is 240 by 44 in the row, 15 from its end`() throws {
    let screen = Screen(CGSize(width: 820, height: 1180), top: 32, bottom: 20, idiom: .pad)
    expectEqual(screen.navigation.navigationBar.frame.height, 54)
    expectEqual(screen.field, CGRect(x: 820 - 15 - 240, y: 32, width: 240, height: 44))
    screen.controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    screen.settle()
    let bar = screen.navigation.navigationBar
    let platter = try #require(
      Self.deep(bar).first { $0.layer.shadowOpacity == 0.075 && $0.frame.height == 44 })
    expectEqual(screen.frame(of: platter).maxX, 820 - 15 - 240 - 12)
    screen.search.isActive = true
    screen.settle()
    // The button is beside it, and the row stays.
    expectEqual(screen.field, CGRect(x: 820 - 15 - 240 - 55, y: 32, width: 240, height: 44))
    expectEqual(screen.navigation.navigationBar.frame.height, 54)
  }

  private static func deep(_ view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + deep($0) }
  }

  @Test func `a touch on the field at the bottom begins the search`() {
    let screen = Screen()
    let middle = CGPoint(x: screen.field.midX, y: screen.field.midY)
    let hit = screen.window.hitTest(middle, with: nil)
    expect(hit?.isDescendant(of: screen.search.searchBar) == true)
    screen.search.searchBar.becomeFirstResponder()
    screen.settle()
    expect(screen.search.isActive)
    // The dimming is over the controller, and not over the field.
    expect(
      screen.window.hitTest(middle, with: nil)?.isDescendant(of: screen.search.searchBar) == true)
  }
}
