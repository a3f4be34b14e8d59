// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// Animators that end in the same moment, and springs that are pushed.
@Suite("Property animators beside each other")
@MainActor
struct AnimatorOrderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let view = UIView(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
  private let other = UIView(frame: CGRect(x: -10, y: 50, width: 20, height: 20))

  init() {
    window.addSubview(view)
    window.addSubview(other)
  }

  private func mover(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
  }

  /// Starts two animators, and returns the second, which the completion of the first changes in the moment
  /// in which both end.
  private func second(changedBy change: @escaping (UIViewPropertyAnimator) -> Void)
    -> UIViewPropertyAnimator
  {
    let (first, second) = (mover(view), mover(other))
    first.addCompletion { _ in change(second) }
    first.startAnimation()
    second.startAnimation()
    return second
  }

  @Test func `One that is paused in the moment of its end has not arrived`() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = second { $0.pauseAnimation() }
    animator.addCompletion { positions.append($0) }
    window.advance(to: 2)
    expectEqual(animator.state, .active)
    expect(!animator.isRunning)
    expectEmpty(positions)
    expectEqual(other.presentationGeometry.center.x, 100)
    animator.startAnimation()
    window.advance(to: 2)
    expectEqual(animator.state, .inactive)
    expectEqual(positions, [.end])
  }

  @Test func `One that is reversed then goes back`() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = second { $0.isReversed = true }
    animator.addCompletion { positions.append($0) }
    window.advance(to: 3)
    expect(animator.isRunning)
    expectEmpty(positions)
    expectEqual(other.presentationGeometry.center.x, 50)
    window.advance(to: 4)
    expectEqual(positions, [.start])
    expectEqual(other.center.x, 0)
  }

  @Test func `One that is stopped and started anew then runs again`() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = second { [other] in
      $0.stopAnimation(true)
      $0.addAnimations { other.center.x = 200 }
      $0.addCompletion { positions.append($0) }
      $0.startAnimation()
    }
    window.advance(to: 3)
    expect(animator.isRunning)
    expectEmpty(positions)
    expectEqual(other.presentationGeometry.center.x, 150)
    window.advance(to: 4)
    expectEqual(positions, [.end])
    expectEqual(other.center.x, 200)
  }

  @Test(arguments: [CGVector(dx: -5, dy: 0), CGVector(dx: 0, dy: -5)])
  func `A spring that is pushed away along an axis goes away first`(velocity: CGVector) {
    let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { [view] in view.center.x = 100 }
    animator.startAnimation()
    window.advance(to: 0.05)
    // 1 − (1 + (9.2334 + 5) t) exp(−9.2334 t)
    expectLess(abs(view.presentationGeometry.center.x + 7.87), 0.05)
    window.advance(to: 1)
  }
}
