// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views
import WaitingSuites

@MainActor struct NavigationControllerTests {
  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `The bar is below the status bar, and the view goes on under both`() {
    let first = controller("First")
    let screen = NavigationScreen([first])
    expectEqual(screen.bar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
    expectEqual(first.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(first.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test func `A large title adds 52 points, which contents at their start keep clear of`() {
    let first = controller("First")
    let screen = NavigationScreen([first])
    screen.bar.prefersLargeTitles = true
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.height, 96)
    expectEqual(first.view.safeAreaInsets.top, 143)
    expectEqual(screen.frame(of: "First")?.minX, 16)
  }

  @Test func `A title in the row is in the middle of the bar`() throws {
    let screen = NavigationScreen([controller("First")])
    let frame = try #require(screen.frame(of: "First"))
    expectAtMost(abs(frame.midX - 195), 0.5)
    expectAtMost(abs(frame.midY - (47 + 22)), 0.5)
  }

  @Test func `A push takes 0.35 seconds, and the screen behind moves by three tenths of the width`()
  {
    let (first, second) = (controller("First"), controller("Second"))
    let screen = NavigationScreen([first])
    screen.navigation.pushViewController(second, animated: true)
    expect(screen.window.isAnimating)
    expectEqual(first.view.transform.tx, -117)
    expectSame(screen.navigation.topViewController, second)
    expectNear(screen.window.animationEnd, 0.35, within: 1e-9)
    screen.advance(by: 0.35)
    expectNil(first.view.superview)
    expectEqual(first.view.transform, .identity)
    expectEqual(screen.frame(of: "First")?.minX, 29)
    expectEqual(second.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `Controllers hear of a push and a pop in UIKit's order`() {
    let log = Log()
    let (first, second) = (LoggingController("1", log), LoggingController("2", log))
    let screen = NavigationScreen([first])
    expectEqual(
      log.lines,
      [
        "1 willMove parent", "1 didMove parent", "1 viewDidLoad", "1 viewWillAppear false",
        "1 viewDidAppear false",
      ])
    log.lines = []
    screen.navigation.pushViewController(second, animated: true)
    screen.advance(by: 1)
    expectEqual(
      log.lines,
      [
        "2 willMove parent", "2 viewDidLoad", "1 viewWillDisappear true", "2 viewWillAppear true",
        "1 viewDidDisappear true", "2 viewDidAppear true", "2 didMove parent",
      ])
    log.lines = []
    screen.navigation.popViewController(animated: false)
    expectEqual(
      log.lines,
      [
        "2 willMove nil", "2 viewWillDisappear false", "1 viewWillAppear false",
        "2 viewDidDisappear false", "1 viewDidAppear false", "2 didMove nil",
      ])
  }

  @Test func `A tap on the button at the start leads back`() throws {
    let screen = NavigationScreen([controller("First"), controller("Second")])
    let frame = try #require(screen.frame(of: "First"))
    screen.window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers.count, 1)
  }

  @Test func `Popping while pushing ends the push first`() {
    let log = Log()
    let (first, second) = (LoggingController("1", log), LoggingController("2", log))
    let screen = NavigationScreen([first])
    screen.navigation.pushViewController(second, animated: true)
    screen.advance(by: 0.1)
    log.lines = []
    expectSame(screen.navigation.popViewController(animated: true), second)
    screen.advance(by: 1)
    expectEqual(
      log.lines,
      [
        "1 viewDidDisappear true", "2 viewDidAppear true", "2 didMove parent", "2 willMove nil",
        "2 viewWillDisappear true", "1 viewWillAppear true", "2 viewDidDisappear true",
        "1 viewDidAppear true", "2 didMove nil",
      ])
    expectEqual(first.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectNil(second.view.superview)
  }

  @Test func `A controller that was popped has no safe area of the bar's any more`() {
    let (first, second) = (controller("First"), controller("Second"))
    let screen = NavigationScreen([first])
    screen.navigation.pushViewController(second, animated: false)
    screen.window.layoutIfNeeded()
    expectGreater(second.view.safeAreaInsets.top, 47)
    screen.navigation.popViewController(animated: false)
    expectEqual(second.barInsets, .zero)
    expectGreater(first.barInsets.top, 0)
    screen.window.rootViewController = second
    screen.window.layoutIfNeeded()
    expectEqual(second.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `The first controller is not popped`() {
    let screen = NavigationScreen([controller("First")])
    expectNil(screen.navigation.popViewController(animated: false))
    expectNil(screen.navigation.popToRootViewController(animated: false))
  }

  @Test func `Pushing a controller twice is an error that names it`() {
    let first = controller("First")
    #expect(throws: NavigationStackError.repeatedController("UIViewController")) {
      try NavigationStackError.check([first, first], of: UINavigationController())
    }
  }

  @Test func `Pushing a navigation controller, also onto itself, is an error`() {
    let navigation = UINavigationController()
    #expect(throws: NavigationStackError.navigationController("UINavigationController")) {
      try NavigationStackError.check([navigation], of: navigation)
    }
  }

  @Test func `The view of a controller that is no child appears, and knows of no navigation`() {
    let log = Log()
    let (first, stray) = (controller("First"), LoggingController("stray", log))
    let screen = NavigationScreen([first])
    first.view.addSubview(stray.view)
    screen.window.layoutIfNeeded()
    expectEqual(
      log.lines,
      [
        "stray viewDidLoad", "stray viewWillAppear false", "stray viewDidAppear false",
      ])
    expectNil(stray.navigationController)
    screen.navigation.pushViewController(controller("Second"), animated: false)
    expectEqual(
      log.lines.suffix(2), ["stray viewWillDisappear false", "stray viewDidDisappear false"])
  }

  @Test(.waitsForProcesses) func `A programmer's error traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.pushViewController(controller, animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "Pushing the same view controller instance more than once is not supported",
      "\(message)")
  }

  @Test
  func `The view of a controller without a parent is drawn, and has no navigation controller`() {
    let (first, stray) = (controller("First"), controller("Stray"))
    let screen = NavigationScreen([first])
    first.view.addSubview(stray.view)
    screen.window.layoutIfNeeded()
    expectNil(stray.navigationController)
    expectSame(first.navigationController, screen.navigation)
    expectEqual(stray.view.safeAreaInsets.top, 91)
  }
}
