// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// A drag in from the edge leads back.
@MainActor struct SwipeBackTests {
  private let log = Log()

  /// A stack of two.
  private func screen() -> (screen: NavigationScreen, first: UIViewController, UIViewController) {
    let (first, second) = (LoggingController("1", log), LoggingController("2", log))
    let screen = NavigationScreen([first, second])
    log.lines = []
    return (screen, first, second)
  }

  /// Drags from the left edge, slowly, without releasing.
  private func drag(_ screen: NavigationScreen, from start: CGFloat = 5, to x: CGFloat) {
    screen.window.beginTouch(at: CGPoint(x: start, y: 400))
    screen.advance(by: 0.2)
    screen.window.moveTouch(to: CGPoint(x: start + (x < start ? -11 : 11), y: 400))
    screen.advance(by: 0.5)
    screen.window.moveTouch(to: CGPoint(x: x, y: 400))
    screen.advance(by: 0.5)
  }

  @Test func `The screen follows the touch, and the one behind comes along`() {
    let (screen, first, second) = screen()
    drag(screen, to: 5 + 195)
    expectEqual(second.view.presentationGeometry.transform.tx, 195)
    expectLess(abs(first.view.presentationGeometry.transform.tx + 58.5), 1e-6)
    screen.window.moveTouch(to: CGPoint(x: 5 + 39, y: 400))
    expectNear(second.view.presentationGeometry.transform.tx, 39, within: 1e-6)
    expect(!screen.window.isAnimating)
    expectEqual(screen.window.animationEnd, screen.window.currentTime)
  }

  @Test func `Released beyond the middle, the pop goes on to its end`() {
    let (screen, first, second) = screen()
    drag(screen, to: 5 + 234)
    screen.window.endTouch()
    expect(screen.window.isAnimating)
    expectNear(screen.window.animationEnd - screen.window.currentTime, 0.35 * 0.4, within: 1e-9)
    screen.advance(by: 0.14)
    expectEqual(screen.navigation.viewControllers, [first])
    expectNil(second.view.superview)
    expectEqual(second.view.transform, .identity)
    expectEqual(first.view.transform, .identity)
    expectNotNil(screen.frame(of: "1"))
    expectEqual(
      log.lines,
      [
        "2 willMove nil", "1 viewDidLoad", "2 viewWillDisappear true", "1 viewWillAppear true",
        "2 viewDidDisappear true", "1 viewDidAppear true", "2 didMove nil",
      ])
  }

  @Test func `Released before the middle, everything is as it was`() throws {
    let (screen, first, second) = screen()
    let title = try #require(screen.frame(of: "2"))
    drag(screen, to: 5 + 117)
    screen.window.endTouch()
    expectNear(screen.window.animationEnd - screen.window.currentTime, 0.35 * 0.3, within: 1e-9)
    screen.advance(by: 0.2)
    expect(!screen.window.isAnimating)
    expectEqual(screen.navigation.viewControllers, [first, second])
    expectSame(screen.navigation.topViewController, second)
    expectEqual(second.view.transform, .identity)
    expectEqual(second.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectNil(first.view.superview)
    expectEqual(screen.frame(of: "2"), title)
    expectSame(second.parent, screen.navigation)
    expectEqual(
      log.lines,
      [
        "2 willMove nil", "1 viewDidLoad", "2 viewWillDisappear true", "1 viewWillAppear true",
        "1 viewWillDisappear true", "2 viewWillAppear true", "2 viewDidAppear true",
        "1 viewDidDisappear true",
      ])
    // And the next one goes through.
    drag(screen, to: 380)
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first])
  }

  @Test func `A flick leads back however short it is`() {
    let (screen, first, _) = screen()
    drag(screen, to: 60)
    for step in 1...5 {
      screen.advance(by: 0.01)
      screen.window.moveTouch(to: CGPoint(x: 60 + CGFloat(step) * 10, y: 400))
    }
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first])
  }

  @Test func `A touch that is taken away leads nowhere`() {
    let (screen, first, second) = screen()
    drag(screen, to: 300)
    screen.window.cancelTouch()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first, second])
    expectNotNil(screen.frame(of: "2"))
  }

  @Test func `It begins at the edge, and where the system's button leads back`() {
    let (screen, _, second) = screen()
    func swipes(from start: CGFloat = 5, to end: CGFloat = 385) -> Bool {
      drag(screen, from: start, to: end)
      screen.window.endTouch()
      screen.advance(by: 1)
      let hasPopped = screen.navigation.viewControllers.count == 1
      if hasPopped { screen.navigation.pushViewController(second, animated: false) }
      return hasPopped
    }
    expect(swipes())
    expect(!swipes(from: 40))
    expect(!swipes(from: 385, to: 5))
    second.navigationItem.hidesBackButton = true
    expect(!swipes())
    second.navigationItem.hidesBackButton = false
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    expect(!swipes())
    second.navigationItem.leftItemsSupplementBackButton = true
    expect(swipes())
    screen.navigation.setNavigationBarHidden(true, animated: false)
    expect(!swipes())
    // As many clients have it: anything goes.
    screen.navigation.interactivePopGestureRecognizer?.delegate = nil
    expect(swipes())
    screen.navigation.interactivePopGestureRecognizer?.isEnabled = false
    expect(!swipes())
    screen.navigation.interactivePopGestureRecognizer?.isEnabled = true
    screen.navigation.popViewController(animated: false)
    drag(screen, to: 385)
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers.count, 1)
  }

  @Test func `From right to left it begins at the other edge`() {
    let (screen, first, second) = screen()
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.window.layoutIfNeeded()
    drag(screen, from: 385, to: 190)
    expectLess(abs(second.view.presentationGeometry.transform.tx + 195), 1e-6)
    screen.window.moveTouch(to: CGPoint(x: 30, y: 400))
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first])
  }

  @Test(arguments: [true, false])
  func `What runs alongside goes with the touch, and learns how it ends`(completes: Bool) throws {
    let (screen, _, second) = screen()
    let box = UIView()
    screen.window.addSubview(box)
    drag(screen, to: 5 + 78)
    let coordinator = try #require(screen.navigation.transitionCoordinator)
    expect(coordinator.isInteractive)
    expect(coordinator.initiallyInteractive)
    expectSame(coordinator.viewController(forKey: .from), second)
    expectNear(coordinator.percentComplete, 0.2, within: 1e-9)
    var changes: [Bool] = []
    var ends: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    screen.window.moveTouch(to: CGPoint(x: completes ? 300 : 90, y: 400))
    screen.advance(by: 0.5)
    screen.window.endTouch()
    expectEqual(changes, [!completes])
    expect(!coordinator.isInteractive)
    expectEmpty(ends)
    screen.advance(by: 1)
    expectEqual(ends, [!completes])
  }

  /// Fades a view while it disappears.
  private final class Fading: UIViewController {
    let mark = UIView()
    override func viewDidLoad() { view.addSubview(mark) }
    override func viewWillDisappear(_ animated: Bool) {
      transitionCoordinator?.animate(alongsideTransition: { _ in self.mark.alpha = 0 })
    }
  }

  @Test func `An animation alongside is taken back with the transition`() {
    let fading = Fading()
    let screen = NavigationScreen([UIViewController(), fading])
    drag(screen, to: 5 + 117)
    expectEqual(fading.mark.alpha, 0)
    expectNear(fading.mark.presentationAlpha, 0.7, within: 1e-9)
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(fading.mark.alpha, 1)
    expectEqual(fading.mark.presentationAlpha, 1)
  }

  @Test func `An animation that is added on the way takes what is left of it`() throws {
    let (screen, _, second) = screen()
    let mark = UIView()
    second.view.addSubview(mark)
    drag(screen, to: 5 + 195)
    let coordinator = try #require(screen.navigation.transitionCoordinator)
    coordinator.animate(alongsideTransition: { _ in mark.alpha = 0 })
    expectEqual(mark.presentationAlpha, 1)
    screen.window.moveTouch(to: CGPoint(x: 5 + 292.5, y: 400))
    expectNear(mark.presentationAlpha, 0.5, within: 1e-9)
    screen.window.moveTouch(to: CGPoint(x: 20, y: 400))
    screen.advance(by: 0.5)
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(mark.alpha, 1)
  }

  @Test func `A push while the touch leads back ends that at once`() {
    let (screen, first, second) = screen()
    let third = LoggingController("3", log)
    drag(screen, to: 200)
    screen.navigation.pushViewController(third, animated: true)
    screen.window.moveTouch(to: CGPoint(x: 250, y: 400))
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first, third])
    expectNil(second.view.superview)
    expectEqual(third.view.transform, .identity)
    expectNotNil(screen.frame(of: "3"))
  }
}
