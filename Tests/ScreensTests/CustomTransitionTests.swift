// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Transitions that a client animates, and drives.
@MainActor struct CustomTransitionTests {
  /// Fades the screen that comes.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    init(_ log: Log) { self.log = log }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let coming = context.viewController(forKey: .to)
      else { return }
      let initial = context.initialFrame(for: coming)
      log.lines.append("animate \(initial.isEmpty)")
      if context.targetTransform != .identity { log.lines.append("turned") }
      to.frame = context.finalFrame(for: coming)
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: context)) {
        to.alpha = 1
        from.center.x = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.lines.append("ended \(transitionCompleted)")
    }
  }

  /// Shows the screen that comes at once.
  private final class AtOnce: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log = Log()
    var driver: UIPercentDrivenInteractiveTransition?
    var showsAtOnce = false

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      guard showsAtOnce else { return }
      viewController.transitionCoordinator?.animate { _ in self.log.lines.append("alongside") }
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.lines.append("didShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.lines.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return showsAtOnce ? AtOnce() : Fade(log)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private let delegate = Delegate()
  private let screen: NavigationScreen
  private let first = LoggingController("1")
  private let second = LoggingController("2")

  init() {
    screen = NavigationScreen([first])
    screen.navigation.delegate = delegate
  }

  @Test func `A client's animator animates, for as long as it says`() {
    screen.navigation.pushViewController(second, animated: true)
    expectEqual(screen.window.animationEnd, 0.5)
    screen.advance(by: 0.25)
    expectNear(second.view.presentationAlpha, 0.5, within: 1e-6)
    expectEqual(second.view.presentationGeometry.transform, .identity)
    screen.advance(by: 0.25)
    expectNil(first.view.superview)
    screen.navigation.popViewController(animated: true)
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first])
    expectEqual(
      delegate.log.lines,
      [
        "push 1 2", "animate true", "ended true", "didShow 2",
        "pop 2 1", "animate true", "ended true", "didShow 1",
      ])
    expectNotNil(screen.frame(of: "1"))
  }

  @Test func `What changes alongside an animator that ends at once is done`() {
    delegate.showsAtOnce = true
    screen.navigation.pushViewController(second, animated: true)
    screen.advance(by: 1)
    expectEqual(delegate.log.lines, ["push 1 2", "alongside", "didShow 2"])
  }

  @Test func `Without animation, and without a screen before, no delegate is asked`() {
    screen.navigation.pushViewController(second, animated: false)
    expectEqual(delegate.log.lines, ["didShow 2"])
  }

  @Test func `The gesture of the system leaves a client's transition to itself`() {
    screen.navigation.pushViewController(second, animated: false)
    screen.window.beginTouch(at: CGPoint(x: 2, y: 300))
    screen.window.moveTouch(to: CGPoint(x: 200, y: 300))
    expectEqual(screen.navigation.transitionCoordinator?.isInteractive, false)
    screen.window.endTouch()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first])
  }

  @Test func `A driver has the animator's animations where it wants them`() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    delegate.driver = driver
    screen.navigation.pushViewController(second, animated: true)
    expectEqual(driver.duration, 0.5)
    screen.advance(by: 5)
    expectEqual(second.view.presentationAlpha, 0)
    driver.update(0.5)
    expectNear(second.view.presentationAlpha, 0.5, within: 1e-6)
    driver.update(7)
    expectEqual(driver.percentComplete, 1)
    driver.update(.nan)
    expectEqual(driver.percentComplete, 1)
    driver.update(0.25)
    driver.completionSpeed = 0.5
    driver.finish()
    expectEqual(screen.window.animationEnd, 5 + 0.375 / 0.5)
    screen.advance(by: 1)
    expectSame(screen.navigation.topViewController, second)
    expectNil(first.view.superview)
    expectEqual(delegate.log.lines.suffix(2), ["ended true", "didShow 2"])
  }

  @Test func `A driver that does not wait lets the transition run by itself`() {
    let driver = UIPercentDrivenInteractiveTransition()
    expect(driver.wantsInteractiveStart)
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    screen.navigation.pushViewController(second, animated: true)
    expectEqual(screen.navigation.transitionCoordinator?.isInteractive, false)
    screen.advance(by: 0.25)
    expectNear(second.view.presentationAlpha, 0.5, within: 1e-6)
    screen.advance(by: 0.5)
    expectNil(first.view.superview)
  }

  @Test func `What runs alongside takes the transition's time, in a view of its own choice`() {
    screen.navigation.pushViewController(second, animated: true)
    let view = UIView(frame: .zero)
    first.view.addSubview(view)
    var values: [CGFloat] = []
    var hasEnded = false
    let coordinator: (any UIViewControllerTransitionCoordinator)? =
      screen.navigation.transitionCoordinator
    let runs = coordinator?.animateAlongsideTransition(
      in: first.view,
      animation: { (context: any UIViewControllerTransitionCoordinatorContext) in
        values = [context.completionVelocity]
        if context.targetTransform == .identity { view.alpha = 0 }
      }, completion: { _ in hasEnded = true })
    expectEqual(runs, true)
    expectEqual(values, [1])
    screen.advance(by: 0.25)
    expectNear(view.presentationAlpha, 0.5, within: 0.1)
    expect(!hasEnded)
    screen.advance(by: 0.5)
    expect(hasEnded)
    expectEqual(view.alpha, 0)
  }

  @Test func `A push that is called off leaves the stack as it was`() {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    screen.navigation.pushViewController(second, animated: true)
    driver.update(0.5)
    driver.cancel()
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first])
    expectNil(second.parent)
    expectNil(second.view.superview)
    expectEqual(second.barInsets, .zero)
    expectEqual(first.view.center.x, 195)
    expectNotNil(screen.frame(of: "1"))
    expectEqual(delegate.log.lines, ["push 1 2", "animate true", "ended false"])
    delegate.driver = nil
    screen.navigation.pushViewController(second, animated: true)
    screen.advance(by: 1)
    expectEqual(screen.navigation.viewControllers, [first, second])
    expectEqual(second.view.alpha, 1)
  }

  /// Moves nothing: a driver that is no percent-driven one.
  private final class Still: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }
  }

  private final class StillDelegate: NSObject, UINavigationControllerDelegate {
    let still = Still()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(Log()) }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { still }
  }

  @Test func `A driver of a client's own ends the transition itself`() {
    let delegate = StillDelegate()
    screen.navigation.delegate = delegate
    screen.navigation.pushViewController(second, animated: true)
    let context = delegate.still.context
    expectEqual(context?.isInteractive, true)
    context?.updateInteractiveTransition(0.5)
    expectEqual(screen.navigation.transitionCoordinator?.percentComplete, 0.5)
    context?.finishInteractiveTransition()
    context?.completeTransition(true)
    expectNil(first.view.superview)
    screen.advance(by: 1)
    expectNotNil(screen.frame(of: "2"))
  }
}
