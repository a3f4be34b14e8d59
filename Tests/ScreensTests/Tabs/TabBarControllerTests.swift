// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(
      screen.take() == [
        "A willMove parent", "B willMove parent", "C willMove parent", "A didMove parent",
        "B didMove parent", "C didMove parent", "A viewDidLoad", "A viewWillAppear false",
        "A viewDidAppear false",
      ])
    #expect(screen.tabs.selectedIndex == 0 && screen.tabs.selectedViewController === a)
    #expect(a.tabBarController === screen.tabs && c.tabBarController === screen.tabs)
    #expect(!b.isViewLoaded && screen.tabs.children == [a, b, c])
  }

  @Test func `The one that comes hears first, and both once`() {
    _ = screen.take()
    screen.tabs.selectedIndex = 1
    #expect(
      screen.take() == [
        "B viewDidLoad", "B viewWillAppear false", "A viewWillDisappear false",
        "A viewDidDisappear false", "B viewDidAppear false",
      ])
    #expect(a.view.superview == nil && b.view.window === screen.window)
    screen.tabs.selectedViewController = a
    #expect(
      screen.take() == [
        "A viewWillAppear false", "B viewWillDisappear false", "B viewDidDisappear false",
        "A viewDidAppear false",
      ])
    screen.tabs.selectedViewController = a
    screen.tabs.selectedViewController = nil
    screen.tabs.selectedIndex = 3
    screen.tabs.selectedIndex = -1
    #expect(screen.take() == [] && screen.tabs.selectedIndex == 0)
  }

  @Test func `Before it is shown, a selection tells nothing`() {
    let log = Log()
    let (first, second) = (LoggingController("1", log), LoggingController("2", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    log.lines = []
    tabs.selectedIndex = 1
    #expect(log.lines == [] && tabs.selectedViewController === second)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    tabs.loadViewIfNeeded()
    #expect(log.lines == ["2 viewDidLoad"] && !first.isViewLoaded)
  }

  @Test func `A touch asks the delegate, which hears of it afterwards`() {
    let delegate = Delegate(log)
    screen.tabs.delegate = delegate
    _ = screen.take()
    screen.tapItem(1)
    #expect(
      screen.take() == [
        "should B", "B viewDidLoad", "B viewWillAppear false", "A viewWillDisappear false",
        "A viewDidDisappear false", "B viewDidAppear false", "did B",
      ])
    #expect(delegate.seen == [0] && screen.bar.selectedItem === b.tabBarItem)
    screen.tapItem(1)
    #expect(screen.take() == ["should B", "did B"])
    delegate.allows = false
    screen.tapItem(2)
    #expect(screen.take() == ["should C"] && screen.tabs.selectedIndex == 1)
    #expect(screen.bar.selectedItem === b.tabBarItem)
    #expect(screen.itemViews.map(\.isSelected) == [false, true, false])
    screen.tabs.selectedIndex = 2
    #expect(!screen.take().contains { $0.hasPrefix("should") || $0.hasPrefix("did") })
  }

  @Test func `A disabled item is not selected`() {
    b.tabBarItem.isEnabled = false
    screen.tapItem(1)
    #expect(screen.tabs.selectedIndex == 0)
  }

  // MARK: Other controllers

  @Test func `The selected controller stays so among others`() {
    screen.tabs.selectedIndex = 1
    _ = screen.take()
    screen.tabs.setViewControllers([c, b], animated: true)
    #expect(screen.tabs.selectedIndex == 1 && screen.tabs.selectedViewController === b)
    #expect(screen.take() == ["A willMove nil", "A didMove nil"])
    #expect(screen.bar.items?.elementsEqual([c.tabBarItem, b.tabBarItem], by: ===) == true)
    #expect(a.parent == nil && a.tabBarController == nil)
  }

  @Test func `Without the selected one, that at its index is selected, or the first`() {
    screen.tabs.selectedIndex = 1
    _ = screen.take()
    screen.tabs.viewControllers = [a, c]
    #expect(screen.tabs.selectedViewController === c)
    #expect(
      screen.take() == [
        "B willMove nil", "C viewDidLoad", "C viewWillAppear false", "B viewWillDisappear false",
        "B viewDidDisappear false", "C viewDidAppear false", "B didMove nil",
      ])
    screen.tabs.viewControllers = [a]
    #expect(screen.tabs.selectedViewController === a)
    _ = screen.take()
    screen.tabs.viewControllers = nil
    #expect(screen.tabs.viewControllers == nil && screen.tabs.selectedViewController == nil)
    #expect(screen.tabs.selectedIndex == NSNotFound && screen.bar.items == nil)
    #expect(
      screen.take() == [
        "A willMove nil", "A viewWillDisappear false", "A viewDidDisappear false", "A didMove nil",
      ])
    screen.tabs.viewControllers = [b]
    #expect(screen.tabs.selectedViewController === b && b.view.window != nil)
  }

  @Test func `A controller twice, or the tab bar controller itself, is an error that names it`() {
    #expect(throws: TabError.repeatedController("LoggingController", index: 2)) {
      try TabError.check([a, b, a], of: screen.tabs)
    }
    #expect(throws: TabError.ownController("UITabBarController")) {
      try TabError.check([a, screen.tabs], of: screen.tabs)
    }
    #expect(
      "\(TabError.missingController("A", count: 2))".contains("A is not one of the 2"))
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
    #expect(released == nil)
  }

  // MARK: Items

  @Test func `An item has its controller's title, or is one of a client's`() {
    #expect(screen.bar.items?.map(\.title) == ["A", "B", "C"])
    b.title = "Other"
    #expect(b.tabBarItem.title == "Other")
    let item = UITabBarItem(title: "Own", image: nil, tag: 7)
    c.tabBarItem = item
    #expect(screen.bar.items?.map(\.title) == ["A", "Other", "Own"])
    c.tabBarItem = nil
    #expect(screen.bar.items?.map(\.title) == ["A", "Other", "C"])
  }

  @Test func `A navigation controller has the item of its first controller`() {
    let navigation = UINavigationController(rootViewController: a)
    screen.tabs.viewControllers = [navigation, b]
    #expect(navigation.tabBarItem === a.tabBarItem)
    navigation.title = "Title"
    #expect(a.tabBarItem.title == "Title" && screen.bar.items?.first?.title == "Title")
    navigation.setViewControllers([c], animated: false)
    #expect(screen.bar.items?.elementsEqual([c.tabBarItem, b.tabBarItem], by: ===) == true)
    let own = UITabBarItem(title: "Own", image: nil, selectedImage: nil)
    navigation.tabBarItem = own
    #expect(screen.bar.items?.first === own && navigation.tabBarItem === own)
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
    #expect(fading.asked == ["A B"] && screen.tabs.selectedIndex == 1)
    #expect(screen.tabs.transitionCoordinator?.transitionDuration == 0.5)
    #expect(
      screen.take() == ["B viewDidLoad", "B viewWillAppear true", "A viewWillDisappear true"])
    #expect(a.view.window != nil && b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.advance(by: 0.5)
    #expect(screen.take() == ["A viewDidDisappear true", "B viewDidAppear true"])
    #expect(a.view.window == nil && screen.tabs.transitionCoordinator == nil)
    #expect(b.view.safeAreaInsets.bottom == 83)
  }

  @Test func `Another selection ends the one under way first`() {
    let fading = Fading()
    screen.tabs.delegate = fading
    screen.tabs.selectedIndex = 1
    screen.advance(by: 0.1)
    _ = screen.take()
    screen.tabs.selectedIndex = 2
    #expect(
      screen.take() == [
        "A viewDidDisappear true", "B viewDidAppear true", "C viewDidLoad",
        "C viewWillAppear true", "B viewWillDisappear true",
      ])
    screen.advance(by: 1)
    #expect(screen.take() == ["B viewDidDisappear true", "C viewDidAppear true"])
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
    #expect(a.view.window != nil && b.view.window != nil)
    driver.cancel()
    screen.advance(by: 1)
    #expect(screen.tabs.selectedIndex == 0 && screen.bar.selectedItem === a.tabBarItem)
    #expect(a.view.window != nil && b.view.window == nil)
    #expect(
      screen.take() == [
        "B viewDidLoad", "B viewWillAppear true", "A viewWillDisappear true",
        "B viewWillDisappear true", "A viewWillAppear true", "A viewDidAppear true",
        "B viewDidDisappear true",
      ])
  }
}
