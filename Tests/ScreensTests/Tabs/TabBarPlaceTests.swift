// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Where a tab bar is in its controller, what it covers, and how screens that are pushed hide it.
@MainActor struct TabBarPlaceTests {
  private let root = UIViewController()
  private let plain = UIViewController()
  private let navigation: UINavigationController
  private let screen: TabScreen

  init() {
    navigation = UINavigationController(rootViewController: root)
    screen = TabScreen([navigation, plain])
  }

  private func hiding() -> UIViewController {
    let controller = UIViewController()
    controller.hidesBottomBarWhenPushed = true
    return controller
  }

  // MARK: Place

  @Test func `The bar is 49 points high above the home area, and views go on under both`() {
    expectEqual(screen.bar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
    expectEqual(navigation.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(navigation.view.safeAreaInsets.bottom, 83)
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    root.additionalSafeAreaInsets.bottom = 10
    expectEqual(root.view.safeAreaInsets.bottom, 93)
    screen.tabs.selectedIndex = 1
    expectEqual(plain.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    expectEqual(screen.bar.sizeThatFits(CGSize(width: 390, height: 0)).height, 83)
    expectEqual(screen.bar.intrinsicContentSize.height, 49)
  }

  @Test func `On a phone on its side the bar is low, and items keep off the sides`() {
    let (first, second) = (UIViewController(), UIViewController())
    let screen = TabScreen(
      [first, second], size: CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    expectEqual(screen.bar.frame, CGRect(x: 0, y: 337, width: 844, height: 53))
    expectEqual(
      screen.itemViews.map(\.frame),
      [
        CGRect(x: 49, y: 1, width: 371, height: 31), CGRect(x: 424, y: 1, width: 371, height: 31),
      ])
    expectEqual(first.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 53, right: 47))
  }

  @Test func `A turn of the device makes the bar low`() {
    screen.window.frame.size = CGSize(width: 844, height: 390)
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame, CGRect(x: 0, y: 324, width: 844, height: 66))
    expectEqual(screen.itemViews.map(\.frame.maxY), [32, 32])
  }

  @Test func `A view that does not extend below bars ends above the bar`() {
    root.edgesForExtendedLayout = []
    plain.edgesForExtendedLayout = []
    screen.window.layoutIfNeeded()
    expectEqual(root.view.frame, CGRect(x: 0, y: 91, width: 390, height: 670))
    expectEqual(root.view.safeAreaInsets, .zero)
    screen.tabs.selectedIndex = 1
    expectEqual(plain.view.frame, CGRect(x: 0, y: 0, width: 390, height: 761))
    expectEqual(plain.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
  }

  @Test func `Contents end above a bar that is not translucent, unless they say otherwise`() {
    screen.tabs.selectedIndex = 1
    screen.bar.isTranslucent = false
    screen.window.layoutIfNeeded()
    expectEqual(plain.view.frame.height, 761)
    expectEqual(plain.view.safeAreaInsets.bottom, 0)
    plain.extendedLayoutIncludesOpaqueBars = true
    screen.window.layoutIfNeeded()
    expectEqual(plain.view.frame.height, 844)
    expectEqual(plain.view.safeAreaInsets.bottom, 83)
  }

  @Test func `A toolbar is above the tab bar`() {
    navigation.isToolbarHidden = false
    screen.window.layoutIfNeeded()
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 717, width: 390, height: 44))
    expectEqual(root.view.safeAreaInsets.bottom, 127)
    // In place of the tab bar.
    let next = hiding()
    navigation.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 766, width: 390, height: 44))
    expectEqual(next.view.safeAreaInsets.bottom, 78)
  }

  @Test func `A bar that is hidden covers nothing`() {
    screen.tabs.isTabBarHidden = true
    screen.window.layoutIfNeeded()
    expect(screen.tabs.isTabBarHidden)
    expectEqual(screen.bar.frame.minY, 844)
    expectEqual(root.view.safeAreaInsets.bottom, 34)
    screen.tabs.setTabBarHidden(false, animated: true)
    expectEqual(screen.bar.frame.minY, 761)
    expect(screen.window.isAnimating)
    expectEqual(screen.bar.presentationGeometry.center.y, 844 + 41.5)
    screen.advance(by: 0.2)
    expectEqual(root.view.safeAreaInsets.bottom, 83)
    screen.bar.isHidden = true
    screen.window.layoutIfNeeded()
    expectEqual(root.view.safeAreaInsets.bottom, 34)
    expectEqual(screen.bar.frame.minX, 0)
  }

  // MARK: Pushing

  @Test func `A screen that hides the bar pushes it out, and each keeps its own safe area`() {
    let next = hiding()
    navigation.pushViewController(next, animated: true)
    expectEqual(screen.bar.frame.minX, -390)
    expectEqual(screen.bar.presentationGeometry.center.x, 195)
    for _ in 0..<4 {
      expectEqual(next.view.safeAreaInsets.bottom, 34)
      expectEqual(root.view.safeAreaInsets.bottom, 83)
      let edge = screen.bar.presentationGeometry.center.x + 195
      expectNear(next.view.presentationGeometry.transform.tx, edge, within: 1e-6)
      screen.advance(by: 0.08)
      screen.window.layoutIfNeeded()
    }
    screen.advance(by: 0.1)
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    expectEqual(navigation.view.safeAreaInsets.bottom, 34)
    expectEqual(screen.bar.presentationGeometry.center.x, -195)
    navigation.popViewController(animated: true)
    expectEqual(screen.bar.frame.minX, 0)
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    expectEqual(root.view.safeAreaInsets.bottom, 83)
    screen.advance(by: 0.4)
    expectEqual(root.view.safeAreaInsets.bottom, 83)
    expectEqual(navigation.view.safeAreaInsets.bottom, 83)
  }

  @Test func `From right to left the bar goes to the right`() {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.window.layoutIfNeeded()
    navigation.pushViewController(hiding(), animated: false)
    expectEqual(screen.bar.frame.minX, 390)
  }

  @Test func `What is pushed on a screen that hides the bar hides it, too`() {
    navigation.pushViewController(hiding(), animated: false)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    screen.advance(by: 1)
    expectEqual(screen.bar.frame.minX, -390)
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    navigation.popToRootViewController(animated: false)
    expectEqual(screen.bar.frame.minX, 0)
    expectEqual(root.view.safeAreaInsets.bottom, 83)
  }

  @Test func `Another tab has the bar that this one hides`() {
    navigation.pushViewController(hiding(), animated: false)
    screen.tabs.selectedIndex = 1
    expectEqual(screen.bar.frame.minX, 0)
    expectEqual(plain.view.safeAreaInsets.bottom, 83)
    // Behind, it changes nothing.
    navigation.popViewController(animated: false)
    let next = hiding()
    navigation.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.minX, 0)
    screen.tabs.selectedIndex = 0
    expectEqual(screen.bar.frame.minX, -390)
    expectEqual(next.view.safeAreaInsets.bottom, 34)
  }

  @Test func `A swipe back that is called off leaves the bar away`() {
    let next = hiding()
    navigation.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    screen.window.beginTouch(at: CGPoint(x: 5, y: 400))
    screen.advance(by: 0.2)
    screen.window.moveTouch(to: CGPoint(x: 16, y: 400))
    screen.advance(by: 0.5)
    screen.window.moveTouch(to: CGPoint(x: 83, y: 400))
    screen.advance(by: 0.5)
    // A fifth of the width is 78 points.
    expectNear(screen.bar.presentationGeometry.center.x, -195 + 78, within: 1e-6)
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    expectEqual(root.view.safeAreaInsets.bottom, 83)
    screen.window.endTouch()
    screen.advance(by: 1)
    screen.window.layoutIfNeeded()
    expectEqual(navigation.viewControllers, [root, next])
    expectEqual(screen.bar.frame.minX, -390)
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    expectEqual(navigation.view.safeAreaInsets.bottom, 34)
  }

  @Test func `A touch on the selected item leads back to the first screen`() {
    navigation.setViewControllers([root, UIViewController(), UIViewController()], animated: false)
    screen.tapItem(0)
    screen.advance(by: 1)
    expectEqual(navigation.viewControllers, [root])
  }

  // MARK: Scrolling

  private func scrolling(_ height: CGFloat) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 390, height: height)
    return scrollView
  }

  /// Whether the bar has a background.
  private var hasBackground: Bool {
    screen.window.layoutIfNeeded()
    return screen.bar.subviews.first?.backgroundColor != .clear
  }

  @Test func `Contents keep clear of the bar, short ones too`() {
    let scrollView = scrolling(100)
    plain.view = scrollView
    screen.tabs.selectedIndex = 1
    screen.window.layoutIfNeeded()
    expectEqual(
      scrollView.adjustedContentInset, UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    expectEqual(scrollView.contentOffset.y, -47)
    screen.tabs.selectedIndex = 0
    screen.tabs.selectedIndex = 1
    screen.window.layoutIfNeeded()
    expectEqual(scrollView.contentOffset.y, -47)
  }

  @Test func `The bar has a background while contents are under it`() {
    expect(!hasBackground)
    let scrollView = scrolling(2000)
    plain.view = scrollView
    screen.tabs.selectedIndex = 1
    expect(hasBackground)
    // 2000 + 83 − 844.
    scrollView.contentOffset.y = 1239
    expect(!hasBackground)
    scrollView.contentOffset.y = 1238
    expect(hasBackground)
    screen.tabs.selectedIndex = 0
    expect(!hasBackground)
  }

  @Test func `It follows contents in a navigation controller, too`() {
    let scrollView = scrolling(2000)
    let next = UIViewController()
    next.view = scrollView
    navigation.pushViewController(next, animated: false)
    expect(hasBackground)
    scrollView.contentOffset.y = 1239
    expect(!hasBackground)
  }

  @Test func `A controller that names another scroll view has that followed`() {
    let (first, second) = (scrolling(2000), scrolling(100))
    first.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    second.frame = first.frame
    plain.view.addSubview(first)
    plain.view.addSubview(second)
    screen.tabs.selectedIndex = 1
    expect(hasBackground)
    plain.setContentScrollView(second, for: .bottom)
    expect(!hasBackground)
    second.contentSize.height = 3000
    expect(hasBackground)
  }
}
