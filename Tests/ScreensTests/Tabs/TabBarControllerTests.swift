// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Which controller a tab bar controller shows, and what the controllers hear of it.
@MainActor struct TabBarControllerTests {
  private let log = Log()
  private let a: LoggingController
  private let b: LoggingController
  private let c: LoggingController
  private let screen: TabScreen

  init() {
    (a, b, c) = (
      LoggingController("A", log), LoggingController("B", log), LoggingController("C", log)
    )
    screen = TabScreen([a, b, c], log)
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: Log
    var allows = true
    var seen: [Int] = []

    init(_ log: Log) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      seen.append(tabBarController.selectedIndex)
      log.lines.append("should \(viewController.title ?? "")")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.lines.append("did \(viewController.title ?? "")") }
  }

  // MARK: Calls

  @Test func `The first controller appears, and the others are children without a view`() {
    expectEqual(
      screen.take(),
      [
        "A willMove parent", "B willMove parent", "C willMove parent", "A didMove parent",
        "B didMove parent", "C didMove parent", "A viewDidLoad", "A viewWillAppear false",
        "A viewDidAppear false",
      ])
    expectEqual(screen.tabs.selectedIndex, 0)
    expectSame(screen.tabs.selectedViewController, a)
    expectSame(a.tabBarController, screen.tabs)
    expectSame(c.tabBarController, screen.tabs)
    expect(!b.isViewLoaded)
    expectEqual(screen.tabs.children, [a, b, c])
  }

  @Test func `The one that comes hears first, and both once`() {
    _ = screen.take()
    screen.tabs.selectedIndex = 1
    expectEqual(
      screen.take(),
      [
        "B viewDidLoad", "B viewWillAppear false", "A viewWillDisappear false",
        "A viewDidDisappear false", "B viewDidAppear false",
      ])
    expectNil(a.view.superview)
    expectSame(b.view.window, screen.window)
    screen.tabs.selectedViewController = a
    expectEqual(
      screen.take(),
      [
        "A viewWillAppear false", "B viewWillDisappear false", "B viewDidDisappear false",
        "A viewDidAppear false",
      ])
    screen.tabs.selectedViewController = a
    screen.tabs.selectedViewController = nil
    screen.tabs.selectedIndex = 3
    screen.tabs.selectedIndex = -1
    expectEqual(screen.take(), [])
    expectEqual(screen.tabs.selectedIndex, 0)
  }

  @Test func `Before it is shown, a selection tells nothing`() {
    let log = Log()
    let (first, second) = (LoggingController("1", log), LoggingController("2", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    log.lines = []
    tabs.selectedIndex = 1
    expectEqual(log.lines, [])
    expectSame(tabs.selectedViewController, second)
    expectSame(tabs.tabBar.selectedItem, second.tabBarItem)
    tabs.loadViewIfNeeded()
    expectEqual(log.lines, ["2 viewDidLoad"])
    expect(!first.isViewLoaded)
  }

  @Test func `A touch asks the delegate, which hears of it afterwards`() {
    let delegate = Delegate(log)
    screen.tabs.delegate = delegate
    _ = screen.take()
    screen.tapItem(1)
    expectEqual(
      screen.take(),
      [
        "should B", "B viewDidLoad", "B viewWillAppear false", "A viewWillDisappear false",
        "A viewDidDisappear false", "B viewDidAppear false", "did B",
      ])
    expectEqual(delegate.seen, [0])
    expectSame(screen.bar.selectedItem, b.tabBarItem)
    screen.tapItem(1)
    expectEqual(screen.take(), ["should B", "did B"])
    delegate.allows = false
    screen.tapItem(2)
    expectEqual(screen.take(), ["should C"])
    expectEqual(screen.tabs.selectedIndex, 1)
    expectSame(screen.bar.selectedItem, b.tabBarItem)
    expectEqual(screen.itemViews.map(\.isSelected), [false, true, false])
    screen.tabs.selectedIndex = 2
    expectLacks(screen.take(), where: { $0.hasPrefix("should") || $0.hasPrefix("did") })
  }

  @Test func `A disabled item is not selected`() {
    b.tabBarItem.isEnabled = false
    screen.tapItem(1)
    expectEqual(screen.tabs.selectedIndex, 0)
  }

  // MARK: Other controllers

  @Test func `The selected controller stays so among others`() {
    screen.tabs.selectedIndex = 1
    _ = screen.take()
    screen.tabs.setViewControllers([c, b], animated: true)
    expectEqual(screen.tabs.selectedIndex, 1)
    expectSame(screen.tabs.selectedViewController, b)
    expectEqual(screen.take(), ["A willMove nil", "A didMove nil"])
    expectEqual(screen.bar.items?.elementsEqual([c.tabBarItem, b.tabBarItem], by: ===), true)
    expectNil(a.parent)
    expectNil(a.tabBarController)
  }

  @Test func `Without the selected one, that at its index is selected, or the first`() {
    screen.tabs.selectedIndex = 1
    _ = screen.take()
    screen.tabs.viewControllers = [a, c]
    expectSame(screen.tabs.selectedViewController, c)
    expectEqual(
      screen.take(),
      [
        "B willMove nil", "C viewDidLoad", "C viewWillAppear false", "B viewWillDisappear false",
        "B viewDidDisappear false", "C viewDidAppear false", "B didMove nil",
      ])
    screen.tabs.viewControllers = [a]
    expectSame(screen.tabs.selectedViewController, a)
    _ = screen.take()
    screen.tabs.viewControllers = nil
    expectNil(screen.tabs.viewControllers)
    expectNil(screen.tabs.selectedViewController)
    expectEqual(screen.tabs.selectedIndex, NSNotFound)
    expectNil(screen.bar.items)
    expectEqual(
      screen.take(),
      [
        "A willMove nil", "A viewWillDisappear false", "A viewDidDisappear false", "A didMove nil",
      ])
    screen.tabs.viewControllers = [b]
    expectSame(screen.tabs.selectedViewController, b)
    expectNotNil(b.view.window)
  }

  @Test func `A controller twice, or the tab bar controller itself, is an error that names it`() {
    #expect(throws: TabError.repeatedController("LoggingController", index: 2)) {
      try TabError.check([a, b, a], of: screen.tabs)
    }
    #expect(throws: TabError.ownController("UITabBarController")) {
      try TabError.check([a, screen.tabs], of: screen.tabs)
    }
    expectContains("\(TabError.missingController("A", count: 2))", "A is not one of the 2")
  }

  @Test func `A controller is released when it is no longer there`() {
    weak var released: UIViewController?
    do {
      let other = LoggingController("other")
      released = other
      screen.tabs.viewControllers = [a, other]
      screen.tabs.selectedIndex = 1
      screen.tabs.viewControllers = [a]
    }
    expectNil(released)
  }

  // MARK: Items

  @Test func `An item has its controller's title, or is one of a client's`() {
    expectEqual(screen.bar.items?.map(\.title), ["A", "B", "C"])
    b.title = "Other"
    expectEqual(b.tabBarItem.title, "Other")
    let item = UITabBarItem(title: "Own", image: nil, tag: 7)
    c.tabBarItem = item
    expectEqual(screen.bar.items?.map(\.title), ["A", "Other", "Own"])
    c.tabBarItem = nil
    expectEqual(screen.bar.items?.map(\.title), ["A", "Other", "C"])
  }

  @Test func `A navigation controller has the item of its first controller`() {
    let navigation = UINavigationController(rootViewController: a)
    screen.tabs.viewControllers = [navigation, b]
    expectSame(navigation.tabBarItem, a.tabBarItem)
    navigation.title = "Title"
    expectEqual(a.tabBarItem.title, "Title")
    expectEqual(screen.bar.items?.first?.title, "Title")
    navigation.setViewControllers([c], animated: false)
    expectEqual(screen.bar.items?.elementsEqual([c.tabBarItem, b.tabBarItem], by: ===), true)
    let own = UITabBarItem(title: "Own", image: nil, selectedImage: nil)
    navigation.tabBarItem = own
    expectSame(screen.bar.items?.first, own)
    expectSame(navigation.tabBarItem, own)
  }

  // MARK: Transitions

  /// Fades the screen that comes.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = context.view(forKey: .to)
      UIView.performWithoutAnimation { to?.alpha = 0 }
      UIView.animate(withDuration: 0.5) {
        to?.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {}
  }

  private final class Fading: NSObject, UITabBarControllerDelegate {
    var driver: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
      return Fade()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test func `A delegate's animation shows the other controller over time`() {
    let fading = Fading()
    screen.tabs.delegate = fading
    _ = screen.take()
    screen.tabs.selectedIndex = 1
    expectEqual(fading.asked, ["A B"])
    expectEqual(screen.tabs.selectedIndex, 1)
    expectEqual(screen.tabs.transitionCoordinator?.transitionDuration, 0.5)
    expectEqual(
      screen.take(), ["B viewDidLoad", "B viewWillAppear true", "A viewWillDisappear true"])
    expectNotNil(a.view.window)
    expectEqual(b.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.advance(by: 0.5)
    expectEqual(screen.take(), ["A viewDidDisappear true", "B viewDidAppear true"])
    expectNil(a.view.window)
    expectNil(screen.tabs.transitionCoordinator)
    expectEqual(b.view.safeAreaInsets.bottom, 83)
  }

  @Test func `Another selection ends the one under way first`() {
    let fading = Fading()
    screen.tabs.delegate = fading
    screen.tabs.selectedIndex = 1
    screen.advance(by: 0.1)
    _ = screen.take()
    screen.tabs.selectedIndex = 2
    expectEqual(
      screen.take(),
      [
        "A viewDidDisappear true", "B viewDidAppear true", "C viewDidLoad",
        "C viewWillAppear true", "B viewWillDisappear true",
      ])
    screen.advance(by: 1)
    expectEqual(screen.take(), ["B viewDidDisappear true", "C viewDidAppear true"])
  }

  @Test func `A transition that is called off leaves the selection as it was`() {
    let fading = Fading()
    let driver = UIPercentDrivenInteractiveTransition()
    fading.driver = driver
    screen.tabs.delegate = fading
    _ = screen.take()
    screen.tabs.selectedIndex = 1
    driver.update(0.3)
    screen.advance(by: 1)
    expectNotNil(a.view.window)
    expectNotNil(b.view.window)
    driver.cancel()
    screen.advance(by: 1)
    expectEqual(screen.tabs.selectedIndex, 0)
    expectSame(screen.bar.selectedItem, a.tabBarItem)
    expectNotNil(a.view.window)
    expectNil(b.view.window)
    expectEqual(
      screen.take(),
      [
        "B viewDidLoad", "B viewWillAppear true", "A viewWillDisappear true",
        "B viewWillDisappear true", "A viewWillAppear true", "A viewDidAppear true",
        "B viewDidDisappear true",
      ])
  }
}
