// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Values of keyframes, springs and groups at moments.
@MainActor
@Suite("Keyframes, springs and groups")
struct KeyframeAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
  private let layer = CALayer()

  init() {
    window.layer.addSublayer(layer)
    layer.position = CGPoint(x: 100, y: 50)
  }

  private var shown: CALayer { layer.presentation() ?? CALayer() }

  private func keyframes(
    _ values: [Any]?, times: [NSNumber]? = nil, mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.keyTimes = times
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  /// Shows an animation at moments.
  private func values(_ animation: CAAnimation, at times: [TimeInterval]) -> [CGFloat] {
    layer.add(animation, forKey: nil)
    let begin = window.currentTime
    return times.map { time in
      window.advance(to: begin + time)
      return shown.position.x
    }
  }

  // MARK: Keyframes

  @Test func `Values follow each other in equal steps or at their moments`() {
    expectEqual(values(keyframes([0, 10, 30]), at: [0, 0.25, 0.5, 0.75]), [0, 5, 10, 20])
    let uneven = keyframes([0, 10, 30], times: [0, 0.25, 1])
    expectEqual(values(uneven, at: [0, 0.125, 0.25, 0.625]), [0, 5, 10, 20])
  }

  @Test(arguments: [[0, 1], [0, 0.75, 0.5], [0, 0.25, 0.5, 1]] as [[Double]])
  func `Moments that do not fit the values do not count`(times: [Double]) {
    let animation = keyframes([0, 10, 30], times: times.map { NSNumber(value: $0) })
    expectEqual(values(animation, at: [0.25, 0.75]), [5, 20])
  }

  @Test func `Each step has a timing function of its own`() {
    let animation = keyframes([0, 10, 20])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
    let shown = values(animation, at: [0.125, 0.25, 0.375, 0.75])
    expect(shown[0] < 2 && abs(shown[1] - 5) < 1e-9 && abs(shown[0] + shown[2] - 10) < 1e-9)
    expectEqual(shown[3], 15, "a step without one is of one speed")
  }

  @Test func `Discrete values hold until the next`() {
    let halves = keyframes([1, 2], mode: .discrete)
    expectEqual(values(halves, at: [0, 0.49, 0.5, 0.99]), [1, 1, 2, 2])
    window.advance(to: 2)
    let given = keyframes([1, 2, 3], times: [0, 0.5, 0.75, 1], mode: .discrete)
    expectEqual(values(given, at: [0.25, 0.5, 0.625, 0.75, 0.875]), [1, 2, 2, 3, 3])
  }

  @Test func `Paced values are as fast all the way`() {
    let animation = keyframes([0, 10, 40], times: [0, 0.9, 1], mode: .paced)
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    expectEqual(values(animation, at: [0.25, 0.5, 0.75]), [10, 20, 30])
    expectEqual(values(keyframes([7, 7], mode: .paced), at: [0.125]), [7])
    expectEqual(CAAnimationCalculationMode.paced.rawValue, "paced")
    let other = keyframes([0, 8], mode: CAAnimationCalculationMode(rawValue: "other"))
    expectEqual(values(other, at: [0.25]), [2], "as linear ones")
  }

  @Test func `Cubic values are on a smooth curve`() {
    expectEqual(values(keyframes([0, 10, 20], mode: .cubic), at: [0.25, 0.5]), [4.375, 10])
    window.advance(to: 2)
    expectEqual(values(keyframes([0, 10, 20], mode: .cubicPaced), at: [0.5, 0.75]), [10, 15.625])
  }

  @Test func `One value holds, and none change nothing`() {
    expectEqual(values(keyframes([3]), at: [0.5]), [3])
    layer.removeAllAnimations()
    expectEqual(values(keyframes(nil), at: [0.5]), [100])
    expectEqual(values(keyframes(["three"]), at: [0.25]), [100])
  }

  @Test func `Additive values are around the layer's own`() {
    let shake = keyframes([0, 10, -10, 10, 0])
    shake.isAdditive = true
    shake.duration = 4
    expectEqual(
      values(shake, at: [0.5, 1, 1.5, 2, 3, 3.5, 4]), [105, 110, 100, 90, 110, 105, 100])
  }

  private func along(_ path: UIBezierPath, _ mode: CAAnimationCalculationMode) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  @Test(arguments: [
    (CAAnimationRotationMode.rotateAuto, CGFloat(0)), (.rotateAutoReverse, .pi),
  ])
  func `A layer turns with its path`(mode: CAAnimationRotationMode, more: CGFloat) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.duration = 1
    animation.rotationMode = mode
    layer.add(animation, forKey: nil)
    for (time, angle) in [(0.25, 0), (0.75, CGFloat.pi / 2)] {
      window.advance(to: time)
      let turned = CGPoint(x: 1, y: 0).applying(shown.affineTransform())
      expectNear(turned.x, cos(angle + more), within: 1e-9)
      expectNear(turned.y, sin(angle + more), within: 1e-9)
    }
    window.advance(to: 1)
    expectEqual(shown.affineTransform(), .identity)
    expectEqual(CAAnimationRotationMode(rawValue: "auto"), .rotateAuto)
  }

  @Test func `An animation keeps what a program gives it, and takes the curve of its transaction`()
  {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.duration = 1
    animation.setValue("first", forKey: "name")
    animation.setValue(3, forKey: "count")
    animation.setValue(nil, forKey: "count")
    expectEqual(animation.value(forKey: "name") as? String, "first")
    expectNil(animation.value(forKey: "count"))
    layer.position.x = 100
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    expectEqual(CATransaction.animationTimingFunction(), CAMediaTimingFunction(name: .easeIn))
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    expectNil(CATransaction.animationTimingFunction())
    window.advance(to: 0.5)
    expectNear(shown.position.x, 31.5357, within: 1e-3)
  }

  @Test func `A point goes along a path`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    layer.add(along(path, .linear), forKey: "move")
    window.advance(to: 0.25)
    expectEqual(shown.position, CGPoint(x: 50, y: 0))
    window.advance(to: 0.75)
    expectEqual(shown.position, CGPoint(x: 100, y: 25))
    layer.add(along(path, .paced), forKey: "move")
    window.advance(to: 1.25)
    expectEqual(shown.position, CGPoint(x: 75, y: 0))
    window.advance(to: 1.5)
    expectNear(shown.position.y, 12.5, within: 1e-9)
    layer.add(along(path, .discrete), forKey: "move")
    window.advance(to: 2)
    expectEqual(shown.position, CGPoint(x: 100, y: 0))
    window.advance(to: 2.25)
    expectEqual(shown.position, CGPoint(x: 100, y: 50))
  }

  @Test func `A point goes round a circle in quarters`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.add(along(circle, .linear), forKey: nil)
    expectEqual(shown.position, circle.currentPoint)
    window.advance(to: 0.125)
    let (x, y) = (shown.position.x - 10, shown.position.y - 10)
    expectNear((x * x + y * y).squareRoot(), 10, within: 0.01)
    expectNear(abs(x), abs(y), within: 1e-9)
    window.advance(to: 0.5)
    let opposite = CGPoint(x: 20 - circle.currentPoint.x, y: 20 - circle.currentPoint.y)
    expectNear(shown.position.x, opposite.x, within: 1e-9)
    expectNear(shown.position.y, opposite.y, within: 1e-9)
  }

  // MARK: Springs

  private func spring(damping: CGFloat, velocity: CGFloat = 0) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 1)
    spring.damping = damping
    spring.initialVelocity = velocity
    spring.duration = 10
    return spring
  }

  @Test(arguments: [0.1, 0.5, 1] as [TimeInterval])
  func `A spring swings by the equation of its motion`(time: TimeInterval) {
    expectEqual(CASpringAnimation().stiffness, 100)
    expectEqual(CASpringAnimation().mass, 1)
    // Damping 10: a decay of 5, and a frequency of √75.
    let damped = 75.squareRoot()
    let swing = cos(damped * time) + 5 / damped * sin(damped * time)
    expectNear(values(spring(damping: 10), at: [time])[0], 1 - exp(-5 * time) * swing, within: 1e-9)
    layer.removeAllAnimations()
    window.advance(to: 20)
    // Damping 20 does not overshoot.
    let critical = values(spring(damping: 20), at: [time])[0]
    expectNear(critical, 1 - (1 + 10 * time) * exp(-10 * time), within: 1e-9)
    layer.removeAllAnimations()
    window.advance(to: 40)
    // With a speed of 10 the linear term is gone.
    let pushed = values(spring(damping: 20, velocity: 10), at: [time])[0]
    expectNear(pushed, 1 - exp(-10 * time), within: 1e-9)
    layer.removeAllAnimations()
    window.advance(to: 60)
    // More damping counts as 20, unless it is allowed: 25 then has the rates 5 and 20.
    expectEqual(values(spring(damping: 25), at: [time])[0], critical)
    layer.removeAllAnimations()
    window.advance(to: 80)
    let overdamped = spring(damping: 25)
    overdamped.allowsOverdamping = true
    let slow = values(overdamped, at: [time])[0]
    expectNear(slow, 1 - (20 * exp(-5 * time) - 5 * exp(-20 * time)) / 15, within: 1e-9)
  }

  @Test func `A spring says when it rests`() {
    expectNear(spring(damping: 10).settlingDuration, log(2000 / 3.squareRoot()) / 5, within: 1e-9)
    expectEqual(spring(damping: 25).settlingDuration, spring(damping: 20).settlingDuration)
    let overdamped = spring(damping: 25)
    expect(!overdamped.allowsOverdamping)
    overdamped.allowsOverdamping = true
    expectNear(overdamped.settlingDuration, log(4000 / 3) / 5, within: 1e-6)
    // (1 + x) exp(−x) is a thousandth at 9.2334.
    expectNear(spring(damping: 20).settlingDuration, 0.92334, within: 1e-5)
    expectEqual(spring(damping: 0).settlingDuration, .infinity)
    let heavy = spring(damping: 20)
    heavy.mass = 4
    heavy.stiffness = 25
    // A decay of 2.5, as fast as the frequency.
    expectNear(heavy.settlingDuration, 9.2334 / 2.5, within: 1e-4)
  }

  @Test func `A spring that is cut off ends at once`() {
    let short = spring(damping: 10)
    short.duration = 0.125
    expectEqual(values(short, at: [0.125]), [100])
  }

  // MARK: Groups

  private func basic(
    _ keyPath: String, from: CGFloat, to: CGFloat, duration: TimeInterval = 0
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }

  @Test func `Animations of a group run together and are cut off at its end`() {
    let late = basic("cornerRadius", from: 4, to: 8, duration: 0.25)
    late.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [
      basic("opacity", from: 0, to: 1, duration: 2), basic("position.x", from: 0, to: 80), late,
    ]
    group.duration = 1
    layer.add(group, forKey: "group")
    window.advance(to: 0.25)
    expectEqual(shown.opacity, 0.125)
    expectEqual(shown.position.x, 20)
    expectEqual(shown.cornerRadius, 0)
    window.advance(to: 0.625)
    expectEqual(shown.position.x, 50)
    expectEqual(shown.cornerRadius, 6)
    window.advance(to: 0.875)
    expectEqual(shown.opacity, 0.4375)
    expectEqual(shown.cornerRadius, 0)
    window.advance(to: 1)
    expectEqual(shown.opacity, 1)
    expectEqual(shown.position.x, 100)
    expectNil(layer.animationKeys())
  }

  @Test func `A group repeats, goes back and bends its time`() {
    let group = CAAnimationGroup()
    group.animations = [basic("position.x", from: 0, to: 80)]
    group.duration = 1
    group.autoreverses = true
    group.repeatCount = 2
    expectEqual(values(group, at: [1.25, 2.25]), [60, 20])
    layer.removeAllAnimations()
    window.advance(to: 10)
    group.autoreverses = false
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let bent = values(group, at: [0.25, 0.5])
    expect(bent[0] < 16 && abs(bent[1] - 40) < 1e-9)
  }

  @Test func `A group in a group goes by its time`() {
    let inner = CAAnimationGroup()
    inner.animations = [basic("position.x", from: 0, to: 80)]
    inner.duration = 1
    inner.beginTime = 1
    inner.speed = 2
    let outer = CAAnimationGroup()
    outer.animations = [inner]
    outer.duration = 4
    expectEqual(values(outer, at: [0.5, 1.25, 1.5]), [100, 40, 100])
  }

  private func group(_ animations: [CAAnimation], duration: TimeInterval = 1) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  @Test func `A group that stays shows the last values of what ends with it`() {
    let short = basic("cornerRadius", from: 4, to: 8, duration: 0.5)
    let inner = group([basic("position.x", from: 0, to: 80)])
    let outer = group([inner, short])
    outer.fillMode = .forwards
    outer.isRemovedOnCompletion = false
    expectEqual(values(outer, at: [1, 3]), [80, 80])
    expectEqual(shown.cornerRadius, 0, "that ended before")
    // Three times 0.3 are less than 0.9.
    let rounded = basic("position.x", from: 0, to: 40, duration: 0.3)
    rounded.repeatCount = 3
    let tenths = group([rounded], duration: 0.9)
    tenths.fillMode = .forwards
    tenths.isRemovedOnCompletion = false
    expectEqual(values(tenths, at: [5]), [40])
  }

  @Test func `A group that turns back shows the last values where it turns`() {
    let back = group([basic("position.x", from: 0, to: 80)])
    back.autoreverses = true
    expectEqual(values(back, at: [1, 1.25]), [80, 60])
    layer.removeAllAnimations()
    let backwards = group([basic("position.x", from: 0, to: 80)])
    backwards.speed = -1
    expectEqual(values(backwards, at: [0, 0.25]), [80, 60])
    layer.removeAllAnimations()
    let still = group([basic("position.x", from: 0, to: 80)])
    still.speed = 0
    still.timeOffset = 0.5
    expectEqual(values(still, at: [0, 7]), [40, 40])
  }

  @Test func `A group whose time would go beyond its ends stays there`() {
    let far = group([basic("position.x", from: 0, to: 80)])
    far.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 2, 0.6, 2)
    expectEqual(values(far, at: [0.75]), [80])
    layer.removeAllAnimations()
    let back = group([basic("position.x", from: 20, to: 80)])
    back.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, -2, 0.6, -1)
    expectEqual(values(back, at: [0.25]), [20])
  }

  @Test func `What of a group cannot be animated is left out`() {
    let group = CAAnimationGroup()
    group.animations = [
      basic("position.x", from: 0, to: 80), CABasicAnimation(keyPath: nil), CAAnimation(),
    ]
    group.duration = 1
    expectEqual(values(group, at: [0.5]), [40])
    layer.removeAllAnimations()
    expectEqual(values(CAAnimationGroup(), at: [0.125]), [100])
  }
}
