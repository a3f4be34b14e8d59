// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import WaitingSuites

@testable import Views

@Suite("Property animators")
@MainActor
struct PropertyAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let view = UIView(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
  private var shown: CGFloat { view.presentationGeometry.center.x }

  init() { window.addSubview(view) }

  /// An animator that moves the view from 0 to 100.
  private func mover(
    _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 2
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 100 }
  }

  private func expectShown(
    _ expected: KeyValuePairs<TimeInterval, CGFloat>, within tolerance: CGFloat = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, x) in expected {
      window.advance(to: time)
      #expect(abs(shown - x) <= tolerance, "\(shown) at \(time)", sourceLocation: sourceLocation)
    }
  }

  @Test func `It is inactive until it starts, and again at its end`() {
    let animator = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    expectEqual(animator.state, .inactive)
    expect(!animator.isRunning)
    expectEqual(view.center.x, 0)
    expect(animator.isInterruptible)
    expect(animator.scrubsLinearly)
    expect(!animator.pausesOnCompletion)
    animator.startAnimation()
    expectEqual(animator.state, .active)
    expect(animator.isRunning)
    expectEqual(view.center.x, 100)
    expectShown([0: 0, 0.5: 25, 1: 50])
    expectEqual(animator.fractionComplete, 0.5)
    expectEqual(window.animationEnd, 2)
    expectShown([2: 100])
    expectEqual(animator.state, .inactive)
    expect(!animator.isRunning)
    expectEqual(positions, [.end])
    expectNil(view.animations)
    expect(!window.isAnimating)
    expectEqual(animator.fractionComplete, 0)
  }

  @Test func `It goes along its curve`() {
    mover(.easeInOut, duration: 1).startAnimation()
    expectShown([0.25: 12.9162, 0.5: 50], within: 1e-3)
    window.advance(to: 1)
    view.center.x = 0
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1)
    ) { [view] in view.center.x = 100 }
    animator.startAnimation()
    expectShown([1.5: 31.5357], within: 1e-3)
  }

  @Test func `A pause holds it, and it goes on in what is left`() {
    let animator = mover()
    animator.startAnimation()
    window.advance(to: 0.5)
    animator.pauseAnimation()
    expectEqual(animator.state, .active)
    expect(!animator.isRunning)
    expect(!window.isAnimating)
    expectShown([3: 25])
    animator.startAnimation()
    expectShown([4: 75, 4.5: 100])
    expectEqual(animator.state, .inactive)
  }

  @Test func `A curve goes on where a pause held it`() {
    let animator = mover(.easeIn)
    animator.startAnimation()
    window.advance(to: 1)
    let half = shown
    animator.pauseAnimation()
    expectNear(animator.fractionComplete, half / 100, within: 1e-12)
    window.advance(to: 5)
    animator.startAnimation()
    window.advance(to: 5.5)
    let later = shown
    window.advance(to: 6)
    view.center.x = 0
    mover(.easeIn).startAnimation()
    expectShown([7: half, 7.5: later])
    window.advance(to: 8)
  }

  @Test(arguments: [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear])
  func `A fraction is a share of the way, whatever the curve`(curve: UIView.AnimationCurve) {
    let animator = mover(curve)
    for fraction: CGFloat in [0.25, 0.9, 0, 1, 0.5] {
      animator.fractionComplete = fraction
      expectNear(shown, fraction * 100, within: 1e-9)
      expectNear(animator.fractionComplete, fraction, within: 1e-9)
      expectEqual(animator.state, .active)
      expect(!animator.isRunning)
    }
    animator.fractionComplete = 7
    expectEqual(shown, 100)
    animator.fractionComplete = .nan
    expectEqual(shown, 100)
    animator.fractionComplete = -1
    expectEqual(shown, 0)
    animator.stopAnimation(true)
  }

  @Test func `Or a share of the time, where it does not scrub linearly`() {
    let animator = mover(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    expectNear(shown, 31.5357, within: 1e-3)
    expectEqual(animator.fractionComplete, 0.5)
    animator.startAnimation()
    expectEqual(window.animationEnd, 1)
    window.advance(to: 1)
    expectEqual(animator.state, .inactive)
  }

  @Test func `Reversed it goes back the way it came, and the old values are there again`() {
    let animator = mover(.easeIn)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    window.advance(to: 0.5)
    let quarter = shown
    window.advance(to: 1.5)
    let before = animator.fractionComplete
    animator.isReversed = true
    expectNear(animator.fractionComplete, 1 - before, within: 1e-12)
    expectEqual(view.center.x, 100)
    expectShown([2.5: quarter])
    expectEqual(animator.state, .active)
    expectShown([3: 0])
    expectEqual(view.center.x, 0)
    expectEqual(positions, [.start])
    expectEqual(animator.state, .inactive)
  }

  @Test func `Reversed before it starts it begins at its end`() {
    let animator = mover()
    animator.isReversed = true
    animator.startAnimation()
    expectEqual(animator.fractionComplete, 0)
    expectShown([0: 100, 0.5: 75])
    animator.isReversed = false
    expectShown([1: 100])
    expectEqual(view.center.x, 100)
    expectEqual(animator.state, .inactive)
  }

  @Test func `A fraction of a reversed animator counts from its end`() {
    let animator = mover()
    animator.isReversed = true
    animator.fractionComplete = 0.25
    expectEqual(shown, 75)
    animator.startAnimation()
    expectShown([1.5: 0])
    expectEqual(view.center.x, 0)
  }

  @Test func `Every property goes back to its start`() {
    view.alpha = 0.5
    view.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.bounds = CGRect(x: 4, y: 0, width: 60, height: 20)
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
      view.alpha = 1
      view.backgroundColor = .blue
    }
    animator.addAnimations { [view] in view.backgroundColor = .green }
    animator.startAnimation()
    window.advance(to: 0.5)
    expectEqual(view.presentationAlpha, 0.75)
    expectEqual(view.presentationGeometry.transform.a, 2)
    animator.isReversed = true
    window.advance(to: 1)
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
    expectEqual(view.transform, .identity)
    expectEqual(view.alpha, 0.5)
    expectEqual(view.backgroundColor, .red)
    expectNil(view.animations)
  }

  @Test func `Stopped without finishing it leaves views as they are shown`() {
    let animator = mover()
    animator.addCompletion { _ in Issue.record("No completion block is called.") }
    animator.startAnimation()
    window.advance(to: 0.5)
    animator.stopAnimation(true)
    expectEqual(view.center.x, 25)
    expectEqual(shown, 25)
    expectEqual(animator.state, .inactive)
    expect(!window.isAnimating)
    expectShown([5: 25])
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, CGFloat(0)), (.current, 25), (.end, 100),
  ])
  func `Stopped, it is finished at a position`(position: UIViewAnimatingPosition, x: CGFloat) {
    let animator = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    window.advance(to: 0.5)
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    expect(!animator.isRunning)
    expectEqual(view.center.x, 25)
    window.advance(to: 3)
    expectEmpty(positions)
    animator.finishAnimation(at: position)
    expectEqual(view.center.x, x)
    expectEqual(shown, x)
    expectEqual(animator.state, .inactive)
    expectEqual(positions, [position])
  }

  @Test func `It continues in a part of its duration, from what is shown`() {
    let animator = mover()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    expectEqual(window.animationEnd, 0.5)
    expectShown([0.25: 75])
    animator.pauseAnimation()
    expectEqual(animator.fractionComplete, 0.75)
    // What is left of the duration by what is left to be shown.
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
    expectEqual(window.animationEnd, 0.75)
    expectShown([0.5: 75 + 25 * 0.315357], within: 1e-3)
    animator.isReversed = true
    expectGreater(window.animationEnd, 0.5)
    expectEqual(view.center.x, 100)
    window.advance(to: 3)
    expectEqual(view.center.x, 0)
    expectEqual(shown, 0)
  }

  @Test func `Continued as a spring it overshoots from what is shown`() {
    let animator = mover(.linear, duration: 1)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: 2)
    expectEqual(shown, 50)
    expectEqual(window.animationEnd, 1)
    var most: CGFloat = 0
    for step in 0..<100 {
      window.advance(to: Double(step) / 100)
      most = max(most, shown)
    }
    // exp(-π ζ / sqrt(1 - ζ²)) of the way that was left.
    expectNear(most - 100, 50 * 0.16303, within: 0.1)
    window.advance(to: 1)
    expectEqual(shown, 100)
    expectEqual(animator.state, .inactive)
  }

  @Test func `What is added later takes what is left`() {
    let animator = mover()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    window.advance(to: 1)
    expectEqual(view.presentationAlpha, 1)
    animator.addAnimations { [view] in view.center.y = 110 }
    expectEqual(view.presentationGeometry.center.y, 10)
    window.advance(to: 1.5)
    expectEqual(shown, 75)
    expectEqual(view.presentationAlpha, 0.5)
    expectEqual(view.presentationGeometry.center.y, 60)
    animator.fractionComplete = 0.25
    expectEqual(view.presentationAlpha, 1)
    expectEqual(view.presentationGeometry.center.y, 10)
    animator.stopAnimation(true)
  }

  @Test func `What is added while it continues begins at its start`() {
    let animator = mover()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    window.advance(to: 0.5)
    animator.addAnimations { [view] in view.alpha = 0 }
    expectEqual(view.presentationAlpha, 1)
    expectEqual(shown, 75)
    window.advance(to: 0.75)
    expectNear(view.presentationAlpha, 0.5, within: 1e-9)
    window.advance(to: 1)
    expectEqual(view.presentationAlpha, 0)
    expectEqual(animator.state, .inactive)
  }

  @Test func `A delay keeps the old look`() {
    let animator = mover()
    animator.startAnimation(afterDelay: 1)
    expectEqual(animator.delay, 1)
    expect(animator.isRunning)
    expectEqual(view.center.x, 100)
    expectShown([1: 0, 2: 50, 3: 100])
    expectEqual(animator.state, .inactive)
  }

  @Test func `A spring overshoots and settles in the duration`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [view] in
      view.center.x = 100
    }
    animator.startAnimation()
    var most: CGFloat = 0
    for step in 0..<1000 {
      window.advance(to: Double(step) / 1000)
      most = max(most, animator.fractionComplete)
    }
    expectNear(most, 1.16303, within: 0.001)
    window.advance(to: 1)
    expectEqual(shown, 100)
  }

  @Test func `A spring by its physics has its own duration`() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 3, dy: 4))
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    let layer = CASpringAnimation()
    layer.initialVelocity = 5
    expectEqual(animator.duration, layer.settlingDuration)
    expectSame(animator.timingParameters, spring)
    expectEqual(UIViewPropertyAnimator(duration: -1, curve: .linear).duration, 0)
  }

  @Test func `A spring is scrubbed to the first moment of a fraction`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in
      view.center.x = 100
    }
    animator.fractionComplete = 0.6
    expectNear(shown, 60, within: 1e-6)
    animator.startAnimation()
    window.advance(to: 0.01)
    expectGreater(shown, 60)
    animator.stopAnimation(true)
  }

  @Test func `It may wait at its end, and go back from there`() {
    let animator = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    window.advance(to: 3)
    expectEqual(animator.state, .active)
    expect(!animator.isRunning)
    expectEqual(shown, 100)
    expectEmpty(positions)
    expectEqual(animator.fractionComplete, 1)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    expectShown([4: 50, 5: 0])
    expectEqual(positions, [.start])
  }

  @Test func `Animations in its block go with it`() {
    var told: [String] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
      UIView.animate(withDuration: 9) {
        view.center.x = 100
      } completion: {
        told.append("inner \($0)")
      }
    }
    animator.addCompletion { _ in told.append("outer") }
    animator.startAnimation()
    window.advance(to: 1)
    animator.pauseAnimation()
    expectEqual(shown, 50)
    expectShown([10: 50])
    animator.isReversed = true
    animator.startAnimation()
    window.advance(to: 11)
    expectEqual(told, ["inner false", "outer"])
    expectEqual(view.center.x, 0)
  }

  @Test func `A change without animation takes a property out`() {
    let animator = mover()
    animator.startAnimation()
    window.advance(to: 1)
    view.center.x = 7
    expectEqual(shown, 7)
    animator.isReversed = true
    window.advance(to: 2)
    expectEqual(view.center.x, 7)
    expectEqual(animator.state, .inactive)
  }

  @Test func `A running one lives until its end, with its views, and no longer`() {
    weak var animator: UIViewPropertyAnimator?
    weak var shown: UIView?
    do {
      let view = UIView()
      window.addSubview(view)
      shown = view
      animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: .curveLinear
      ) {
        view.alpha = 0
      } completion: { position in
        expectEqual(position, .end)
        view.removeFromSuperview()
      }
    }
    window.advance(to: 1.5)
    expectEqual(animator?.fractionComplete, 0.5)
    expectEqual(shown?.presentationAlpha, 0.5)
    window.advance(to: 2)
    expectNil(animator)
    expectNil(shown)
  }

  @Test func `One in a window that goes away goes with it`() {
    weak var animator: UIViewPropertyAnimator?
    do {
      let window = UIWindow()
      let view = UIView()
      window.addSubview(view)
      animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        view.alpha = 0
      }
    }
    expectNil(animator)
  }

  @Test func `Without a view in a window it takes the key window's time`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    window.makeKeyAndVisible()
    animator.startAnimation()
    expectEqual(animator.state, .active)
    window.advance(to: 1)
    expectEqual(animator.state, .inactive)
    window.isHidden = true
  }

  @Test func `It may keep touches from the views that it moves`() {
    let point = CGPoint(x: 50, y: 10)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 50
    }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    expectSame(window.hitTest(point, with: nil), window)
    window.advance(to: 1)
    expectSame(window.hitTest(point, with: nil), view)
    expectEqual(animator.isManualHitTestingEnabled, false)
  }

  @Test func `A transaction waits for it`() {
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    mover().startAnimation()
    CATransaction.commit()
    window.advance(to: 1)
    expect(!isOver)
    window.advance(to: 2)
    expect(isOver)
  }

  @Test func `Parameters say what they are`() {
    let curve = UICubicTimingParameters()
    expectEqual(curve.timingCurveType, .builtin)
    expectEqual(curve.animationCurve, .easeInOut)
    expectEqual(curve.controlPoint1, CGPoint(x: 0.42, y: 0))
    expectEqual(curve.controlPoint2.x, 0.58)
    expectSame(curve.cubicTimingParameters, curve)
    expectNil(curve.springTimingParameters)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -1, y: 2), controlPoint2: CGPoint(x: 3, y: 1))
    expectEqual(own.timingCurveType, .cubic)
    expectEqual(own.controlPoint1, CGPoint(x: 0, y: 2))
    expectEqual(own.controlPoint2, CGPoint(x: 1, y: 1))
    let spring = UISpringTimingParameters()
    expectEqual(spring.timingCurveType, .spring)
    expectSame(spring.springTimingParameters, spring)
    expectNil(spring.cubicTimingParameters)
    expectEqual(spring.initialVelocity, .zero)
    // (1 + x) exp(−x) is a thousandth at 9.2334, and the frequency is √(1000 / 3).
    let system = UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration
    expectNear(system, 9.2334 / (1000.0 / 3).squareRoot(), within: 1e-4)
    let other = UISpringTimingParameters(duration: 0.5, bounce: 0.2)
    expectGreater(UIViewPropertyAnimator(duration: 0, timingParameters: other).duration, 0.5)
  }

  /// A curve of a program's own.
  private final class OwnCurve: UITimingCurveProvider {
    let timingCurveType: UITimingCurveType
    let cubicTimingParameters: UICubicTimingParameters?
    let springTimingParameters: UISpringTimingParameters?

    init(
      _ type: UITimingCurveType, _ cubic: UICubicTimingParameters?,
      _ spring: UISpringTimingParameters?
    ) {
      timingCurveType = type
      cubicTimingParameters = cubic
      springTimingParameters = spring
    }
  }

  @Test func `A curve of one's own counts by its kind`() {
    let linear = UICubicTimingParameters(animationCurve: .linear)
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
    func animator(_ curve: OwnCurve) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 1, timingParameters: curve)
    }
    expectNotEqual(animator(OwnCurve(.composed, linear, spring)).duration, 1)
    expectEqual(animator(OwnCurve(.spring, linear, nil)).duration, 1)
    let even = animator(OwnCurve(.cubic, linear, spring))
    even.addAnimations { [view] in view.center.x = 100 }
    even.startAnimation()
    expectShown([0.25: 25])
  }

  // MARK: Programmer errors

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(.waitsForProcesses) func `A paused one may not be released`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
    }
    expectContains(message(result), "release a paused or stopped property animator")
  }

  @Test(.waitsForProcesses) func `Only a stopped one is finished`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    expectContains(message(result), "should only be called on a stopped animator")
  }

  @Test(.waitsForProcesses) func `A stopped one is not started`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    expectContains(message(result), "A stopped property animator cannot be started")
  }

  @Test(.waitsForProcesses) func `One that is not interruptible is not paused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow()
        window.makeKeyAndVisible()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    expectContains(message(result), "not interruptible cannot be paused")
  }
}
