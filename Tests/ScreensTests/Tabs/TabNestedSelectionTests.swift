// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Selections, and other controllers, that a client asks for while a selection is being made.
@MainActor struct TabNestedSelectionTests {
  private let log = Log()

  /// A controller that records its calls and does something in them.
  private final class Acting: UIViewController {
    let log: Log
    var onLoad: () -> Void = {}
    var onWillAppear: () -> Void = {}

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { fatalError() }

    private func note(_ name: String) { log.lines.append("\(title ?? "") \(name)") }

    override func viewDidLoad() {
      note("load")
      onLoad()
    }
    override func viewWillAppear(_ animated: Bool) {
      note("will appear")
      onWillAppear()
    }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private let a: Acting
  private let b: Acting
  private let c: Acting

  init() { (a, b, c) = (Acting("A", log), Acting("B", log), Acting("C", log)) }

  /// B comes, and then A again.
  private let thereAndBack = [
    "B load", "B will appear", "A will disappear", "A did disappear", "B did appear",
    "A will appear", "B will disappear", "B did disappear", "A did appear",
  ]

  private func expectA(in screen: TabScreen) {
    expectEqual(screen.tabs.selectedIndex, 0)
    expectSame(screen.bar.selectedItem, a.tabBarItem)
    expectSame(a.view.window, screen.window)
    expectNil(b.view.window)
    expectEqual(screen.itemViews.map(\.isSelected), [true, false, false])
  }

  @Test func `What is selected in viewWillAppear is shown after what appears`() {
    let screen = TabScreen([a, b, c], log)
    _ = screen.take()
    b.onWillAppear = { screen.tabs.selectedIndex = 0 }
    screen.tabs.selectedIndex = 1
    expectEqual(screen.take(), thereAndBack)
    expectA(in: screen)
  }

  @Test func `What is selected in viewDidLoad is shown after what was loaded`() {
    let screen = TabScreen([a, b, c], log)
    _ = screen.take()
    b.onLoad = { screen.tabs.selectedViewController = a }
    screen.tabs.selectedIndex = 1
    expectEqual(screen.take(), thereAndBack)
    expectA(in: screen)
  }

  @Test func `The first controller may select another one when it is loaded`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    a.onLoad = { tabs.selectedIndex = 1 }
    tabs.loadViewIfNeeded()
    expectEqual(log.lines, ["A load", "B load"])
    expectSame(tabs.selectedViewController, b)
    expectNil(a.view.superview)
    expect(b.view.isDescendant(of: tabs.view))
  }

  @Test func `Other controllers that are set in viewWillAppear come after what appears`() {
    let screen = TabScreen([a, b, c], log)
    _ = screen.take()
    b.onWillAppear = { screen.tabs.viewControllers = [c] }
    screen.tabs.selectedIndex = 1
    expectEqual(
      screen.take(),
      [
        "B load", "B will appear", "A will disappear", "A did disappear", "B did appear", "C load",
        "C will appear", "B will disappear", "B did disappear", "C did appear",
      ])
    expectEqual(screen.tabs.viewControllers, [c])
    expectSame(screen.tabs.selectedViewController, c)
    expectNil(a.parent)
    expectNil(b.parent)
    expectSame(c.view.window, screen.window)
  }

  private final class Animating: NSObject, UITabBarControllerDelegate {
    var onAnimator: () -> Void = {}
    var onQuestion: () -> Void = {}
    var chosen: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      onQuestion()
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { chosen.append(viewController.title ?? "") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      onAnimator()
      return nil
    }
  }

  @Test func `What is selected when the delegate is asked for an animation is shown after it`() {
    let screen = TabScreen([a, b, c], log)
    let delegate = Animating()
    screen.tabs.delegate = delegate
    _ = screen.take()
    delegate.onAnimator = {
      delegate.onAnimator = {}
      screen.tabs.selectedIndex = 0
    }
    screen.tabs.selectedIndex = 1
    expectEqual(screen.take(), thereAndBack)
    expectA(in: screen)
  }

  @Test func `A controller that the delegate takes away when it is asked is not selected`() {
    let screen = TabScreen([a, b, c], log)
    let delegate = Animating()
    screen.tabs.delegate = delegate
    delegate.onQuestion = { screen.tabs.viewControllers = [a, c] }
    screen.tapItem(1)
    expectEqual(screen.tabs.viewControllers, [a, c])
    expectSame(screen.tabs.selectedViewController, a)
    expectSame(screen.bar.selectedItem, a.tabBarItem)
    expectEqual(delegate.chosen, [])
    expect(!b.isViewLoaded)
    expectNil(b.parent)
  }
}
