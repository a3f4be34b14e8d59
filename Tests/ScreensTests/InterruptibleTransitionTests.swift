// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Transitions whose animator can be paused, scrubbed and turned round.
@Suite("Transitions that can be interrupted")
@MainActor struct InterruptibleTransitionTests {
  /// Fades the view in that comes, or the one out that goes.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    private var animator: UIViewPropertyAnimator?

    init(_ log: Log) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.lines.append("animateTransition")
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      log.lines.append("animator")
      let (from, to) = (
        transitionContext.view(forKey: .from), transitionContext.view(forKey: .to)
      )
      if to != nil { UIView.performWithoutAnimation { to?.alpha = 0 } }
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        to?.alpha = 1
        if to == nil { from?.alpha = 0 }
      }
      animator.addCompletion { [log] position in
        log.lines.append(position == .end ? "end" : "start")
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      self.animator = animator
      return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.lines.append("ended \(transitionCompleted)")
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let log = Log()
    var driver: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private let delegate = Delegate()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let screen: NavigationScreen
  private let first = LoggingController("1")
  private let second = LoggingController("2")

  init() {
    screen = NavigationScreen([first])
    screen.navigation.delegate = delegate
    driver.completionCurve = .linear
  }

  private func push() { screen.navigation.pushViewController(second, animated: true) }

  private var alpha: CGFloat { second.view.presentationAlpha }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 1e-6 }

  // MARK: By itself

  @Test func `The animator runs in place of animateTransition`() {
    push()
    expectEqual(delegate.log.lines, ["animator"])
    expectEqual(screen.navigation.transitionCoordinator?.isInterruptible, true)
    screen.advance(by: 0.25)
    expect(isNear(alpha, 0.5))
    screen.advance(by: 0.25)
    expectNil(first.view.superview)
    expectEqual(second.view.alpha, 1)
    expectEqual(delegate.log.lines, ["animator", "end", "ended true"])
  }

  @Test func `What runs alongside goes with it, also where it is added late`() {
    push()
    let view = UIView(frame: .zero)
    first.view.addSubview(view)
    screen.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
    screen.advance(by: 0.25)
    expect(isNear(view.presentationAlpha, 0.5))
    screen.advance(by: 0.25)
    expectEqual(view.alpha, 0)
    expectSame(screen.navigation.topViewController, second)
  }

  @Test func `Another transition ends it at once`() {
    push()
    screen.advance(by: 0.25)
    screen.navigation.popViewController(animated: false)
    expectEqual(delegate.log.lines.prefix(3), ["animator", "end", "ended true"])
    expectEqual(screen.navigation.viewControllers, [first])
    expectNotNil(first.view.window)
    screen.advance(by: 1)
    expectNil(second.view.superview)
  }

  @Test func `A transition of the system's cannot be interrupted`() {
    screen.navigation.delegate = nil
    push()
    expectEqual(screen.navigation.transitionCoordinator?.isInterruptible, false)
    let plain: any UIViewControllerAnimatedTransitioning = Plain()
    if let context = screen.navigation.transitionCoordinator
      as? any UIViewControllerContextTransitioning
    {
      expectEqual(plain.interruptibleAnimator(using: context).state, .inactive)
      context.pauseInteractiveTransition()
      expect(!context.isInteractive)
    } else {
      Issue.record("There is no transition")
    }
  }

  private final class Plain: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  // MARK: By a gesture

  @Test func `A driver scrubs the animator, and lets it go on`() {
    delegate.driver = driver
    push()
    expectEqual(screen.navigation.transitionCoordinator?.isInteractive, true)
    screen.advance(by: 3)
    expectEqual(alpha, 0)
    driver.update(0.5)
    expect(isNear(alpha, 0.5))
    driver.update(0.25)
    expect(isNear(alpha, 0.25))
    driver.completionSpeed = 0.5
    driver.finish()
    // Three quarters of half a second, at half the speed.
    expectNear(screen.window.animationEnd, 3 + 0.75, within: 1e-9)
    screen.advance(by: 0.375)
    expect(isNear(alpha, 0.625))
    screen.advance(by: 0.375)
    expectSame(screen.navigation.topViewController, second)
    expectNil(first.view.superview)
    expectEqual(delegate.log.lines, ["animator", "end", "ended true"])
  }

  @Test func `A driver that calls it off takes it back`() {
    delegate.driver = driver
    push()
    driver.update(0.5)
    driver.cancel()
    screen.advance(by: 0.125)
    expect(isNear(alpha, 0.25))
    screen.advance(by: 0.125)
    expectEqual(screen.navigation.viewControllers, [first])
    expectNil(second.view.superview)
    expectEqual(delegate.log.lines, ["animator", "start", "ended false"])
    expectNotNil(screen.frame(of: "1"))
  }

  @Test func `The rest may have a curve of its own`() {
    delegate.driver = driver
    expectNil(driver.timingCurve)
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    push()
    driver.update(0.5)
    driver.finish()
    screen.advance(by: 0.125)
    expect(alpha > 0.5 && alpha < 0.75, "slow at first")
  }

  @Test func `What runs by itself is paused, scrubbed, and goes back`() {
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    push()
    var changes: [Bool] = []
    screen.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    screen.advance(by: 0.25)
    expectEqual(driver.duration, 0.5)
    expectEqual(driver.percentComplete, 0)
    driver.pause()
    expect(isNear(driver.percentComplete, 0.5))
    screen.advance(by: 1)
    expect(isNear(alpha, 0.5))
    driver.update(0.75)
    expect(isNear(alpha, 0.75))
    driver.cancel()
    screen.advance(by: 0.125)
    expect(isNear(alpha, 0.5))
    // On its way back it is taken once more.
    driver.pause()
    expect(isNear(driver.percentComplete, 0.5))
    driver.finish()
    screen.advance(by: 0.25)
    expectEqual(changes, [true, false, true, false])
    expectSame(screen.navigation.topViewController, second)
    expectEqual(second.view.alpha, 1)
    expectEqual(delegate.log.lines, ["animator", "end", "ended true"])
  }

  // MARK: Presentations

  @Test func `A dismissal is scrubbed, called off, and made`() {
    let screen = PresentationScreen()
    let other = screen.controller("other", .fullScreen)
    other.transitioningDelegate = delegate
    screen.root.present(other, animated: true)
    screen.advance(by: 0.25)
    expect(isNear(other.view.presentationAlpha, 0.5))
    screen.advance(by: 0.25)
    expectNil(screen.root.view.window)
    delegate.driver = driver
    screen.root.dismiss(animated: true)
    driver.update(0.25)
    driver.cancel()
    screen.advance(by: 0.5)
    expectNotNil(other.view.window)
    expectSame(screen.root.presentedViewController, other)
    delegate.log.lines = []
    screen.root.dismiss(animated: true)
    driver.update(0.25)
    driver.finish()
    screen.advance(by: 0.5)
    expectNil(other.view.window)
    expectNotNil(screen.root.view.window)
    expectEqual(delegate.log.lines, ["animator", "end", "ended true"])
  }
}
