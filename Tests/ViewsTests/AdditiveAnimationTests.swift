// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// Behaviour rule U-u. With linear curves an animation from *a* to *b* has *(a − b)(1 − p)* left at
/// progress *p*; what is shown is the view's value and what all have left. The numbers are worked
/// by hand from that.
@Suite("Animations of one property that meet")
@MainActor
struct AdditiveAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private var center: CGFloat { view.presentationGeometry.center.x }

  init() { window.addSubview(view) }

  private func animate(
    over duration: TimeInterval = 1, _ options: UIView.AnimationOptions = [],
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveLinear, options], animations: changes,
      completion: completion)
  }

  private func expectCenters(
    _ expected: KeyValuePairs<TimeInterval, CGFloat>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, x) in expected {
      window.advance(to: time)
      #expect(abs(center - x) < 1e-9, "at \(time): \(center)", sourceLocation: sourceLocation)
    }
  }

  @Test func `They add up`() {
    animate { view.center.x = 110 }
    window.advance(to: 0.5)
    expectEqual(center, 60)
    animate { view.center.x = 10 }
    expectEqual(view.center.x, 10)
    // What the first has left shrinks as fast as what the second has: the view stands still.
    expectCenters([0.5: 60, 0.75: 60, 1: 60, 1.25: 35, 1.5: 10])
    expectNil(view.animations)
  }

  @Test func `Three add up, each at its own pace`() {
    animate(over: 4) { view.center.x = 110 }
    window.advance(to: 1)
    animate(over: 2) { view.center.x = 210 }
    window.advance(to: 2)
    animate(over: 1) { view.center.x = 250 }
    // Left at 2: -100 · 2/4, -100 · 1/2, -40. At 2.5: -100 · 1.5/4, -100 · 0.5/2, -40 · 1/2.
    expectCenters([2: 110, 2.5: 167.5, 3: 225, 3.5: 237.5, 4: 250])
  }

  @Test func `One that is over leaves the others as they are`() {
    animate(over: 2) { view.center.x = 110 }
    window.advance(to: 0.5)
    animate(over: 0.5) { view.center.x = 210 }
    expectCenters([0.75: 97.5, 1: 160, 1.5: 185, 2: 210])
  }

  @Test func `Speed does not jump where a new one begins`() {
    UIView.animate(withDuration: 1) { view.center.x = 310 }
    func speed(at time: TimeInterval) -> CGFloat {
      window.advance(to: time)
      let start = center
      window.advance(to: time + 0.001)
      return (center - start) / 0.001
    }
    let before = speed(at: 0.499)
    UIView.animate(withDuration: 1) { view.center.x = 10 }
    let after = speed(at: 0.5)
    // Half the way of 300 points, the curve's slope there is 1.72: some 500 points a second.
    expectGreater(before, 400)
    expectNear(after, before, within: 10)
  }

  @Test func `Springs add up`() {
    let spring = Spring(settlingIn: 1, dampingRatio: 0.5, initialVelocity: 0)
    func animate(to x: CGFloat) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.center.x = x }
    }
    animate(to: 110)
    window.advance(to: 0.2)
    animate(to: 60)
    window.advance(to: 0.3)
    let left = -100 * (1 - spring.progress(after: 0.3)) + 50 * (1 - spring.progress(after: 0.1))
    expectNear(center, 60 + left, within: 1e-9)
  }

  @Test func `Sizes and opacities add up`() {
    view.alpha = 0
    animate {
      view.bounds = CGRect(x: 0, y: 40, width: 60, height: 20)
      view.alpha = 1
    }
    window.advance(to: 0.5)
    animate {
      view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.alpha = 0
    }
    for time in [0.5, 0.75, 1] {
      window.advance(to: time)
      expectEqual(view.presentationGeometry.bounds, CGRect(x: 0, y: 20, width: 40, height: 20))
      expectEqual(view.presentationAlpha, 0.5)
    }
    window.advance(to: 1.25)
    expectEqual(view.presentationGeometry.bounds, CGRect(x: 0, y: 10, width: 30, height: 20))
    expectEqual(view.layer.presentation()?.opacity, 0.25)
  }

  @Test func `Turns add up to turns`() {
    animate { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    window.advance(to: 0.5)
    animate { view.transform = .identity }
    // Left at 0.75: -90° · 1/4 and 90° · 3/4.
    for time in [0.5, 0.75, 1] {
      window.advance(to: time)
      let shown = view.presentationGeometry.transform
      expectNear(shown.a, 0.5.squareRoot(), within: 1e-9)
      expectNear(shown.b, 0.5.squareRoot(), within: 1e-9)
      expectLess(abs(shown.c + 0.5.squareRoot()), 1e-9)
    }
    window.advance(to: 1.5)
    expectEqual(view.presentationGeometry.transform, .identity)
  }

  @Test func `Scales multiply`() {
    animate { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
    window.advance(to: 0.5)
    animate { view.transform = CGAffineTransform(scaleX: 6, y: 6) }
    // 2 of 3 on the way there, which is 2/3 of what the second shows: 3 at first, 4.5 at its half.
    expectNear(view.presentationGeometry.transform.a, 2, within: 1e-9)
    window.advance(to: 0.75)
    expectNear(view.presentationGeometry.transform.a, 2.5 / 3 * 3.75, within: 1e-9)
    window.advance(to: 1)
    expectNear(view.presentationGeometry.transform.a, 4.5, within: 1e-9)
  }

  @Test func `What flattens a view is added too`() {
    animate { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
    window.advance(to: 0.5)
    animate { view.transform = .identity }
    expectEqual(view.presentationGeometry.transform.a, 0.5)
    window.advance(to: 0.75)
    // 1 + (1 - 0) · 1/4 + (0 - 1) · 3/4
    expectEqual(view.presentationGeometry.transform.a, 0.5)
    window.advance(to: 1.5)
    expectEqual(view.presentationGeometry.transform, .identity)
  }

  @Test func `Colours go on from the one that is shown`() {
    func gray(_ white: CGFloat) -> ColorValue {
      ColorValue(red: white, green: white, blue: white, alpha: 1)
    }
    view.backgroundColor = .black
    animate { view.backgroundColor = .white }
    window.advance(to: 0.5)
    animate { view.backgroundColor = .black }
    expectEqual(view.presentationBackground, gray(0.5))
    window.advance(to: 1)
    expectEqual(view.presentationBackground, gray(0.25))
  }

  @Test func `Two changes in one block are one animation`() {
    animate {
      view.center.x = 60
      view.center = CGPoint(x: 110, y: 50)
    }
    expectEqual(view.animations?.center.list.count, 1)
    window.advance(to: 0.5)
    expectEqual(view.presentationGeometry.center, CGPoint(x: 60, y: 30))
  }

  @Test func `A change without animation ends them all`() {
    animate { view.center.x = 110 }
    window.advance(to: 0.25)
    animate { view.center.x = 210 }
    window.advance(to: 0.5)
    view.center.x = 70
    expectEqual(center, 70)
    expectNil(view.animations)
  }

  @Test func `Contents that are moved along take their animations with them`() {
    animate { view.center.x = 110 }
    window.advance(to: 0.5)
    animate { view.center.x = 10 }
    view.displace(\.center.x, by: 7)
    expectCenters([0.5: 67, 1: 67, 1.25: 42, 1.5: 17])
  }

  // MARK: From the current state

  @Test func `One from the current state takes the place of those under way`() {
    animate { view.center.x = 110 }
    window.advance(to: 0.5)
    animate(.beginFromCurrentState) { view.center.x = 10 }
    expectCenters([0.5: 60, 1: 35, 1.5: 10])
  }

  @Test func `One from the current state leaves other properties alone`() {
    animate {
      view.center.x = 110
      view.alpha = 0
    }
    window.advance(to: 0.5)
    animate(.beginFromCurrentState) { view.center.x = 10 }
    window.advance(to: 0.75)
    expectEqual(view.presentationAlpha, 0.25)
  }

  // MARK: Ends

  @Test func `Each learns at its own end that it ran there`() {
    var ends: [String] = []
    animate(over: 2) {
      view.center.x = 110
    } completion: {
      ends.append("first \(window.currentTime) \($0)")
    }
    window.advance(to: 0.5)
    animate(over: 1) {
      view.center.x = 10
    } completion: {
      ends.append("second \(window.currentTime) \($0)")
    }
    window.advance(to: 3)
    expectEqual(ends, ["second 1.5 true", "first 2.0 true"])
  }

  @Test func `One that is replaced learns that it did not run to its end`() {
    var ends: [Bool] = []
    animate {
      view.center.x = 110
    } completion: {
      ends.append($0)
    }
    window.advance(to: 0.5)
    animate(.beginFromCurrentState) { view.center.x = 10 }
    window.advance(to: 1)
    expectEqual(ends, [false])
  }

  @Test func `One that loses a part of its properties runs to its end`() {
    var ends: [Bool] = []
    animate {
      view.center.x = 110
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    window.advance(to: 0.5)
    view.alpha = 1
    window.advance(to: 1)
    expectEqual(ends, [true])
  }

  @Test func `All are called when a view loses its animations`() {
    var ends: [String] = []
    animate {
      view.center.x = 110
    } completion: {
      ends.append("first \($0)")
    }
    animate {
      view.center.x = 10
    } completion: {
      ends.append("second \($0)")
    }
    view.layer.removeAllAnimations()
    expectEqual(center, 10)
    window.advance(to: 1)
    expectEqual(ends, ["first false", "second false"])
  }

  @Test func `One that repeats goes on under a new one`() {
    animate(.repeat) { view.center.x = 110 }
    window.advance(to: 2.25)
    animate(over: 0.5) { view.center.x = 10 }
    // Left at 2.5: -100 · 1/2 and 100 · 1/2; at 3.25: -100 · 3/4.
    expectCenters([2.25: 35, 2.5: 10, 3.25: -65])
    expect(window.isAnimating)
  }

  @Test func `One that repeats is over when one from the current state replaces it`() {
    var ends: [Bool] = []
    animate([.repeat, .autoreverse]) {
      view.center.x = 110
    } completion: {
      ends.append($0)
    }
    window.advance(to: 2.5)
    animate(.beginFromCurrentState) { view.center.x = 10 }
    expectCenters([2.5: 60, 3: 35])
    expectEqual(ends, [false])
    window.advance(to: 3.5)
    expect(!window.isAnimating)
  }

  @Test func `A block is over with one inside it that repeated`() {
    var ends: [Bool] = []
    animate {
      animate([.repeat, .overrideInheritedOptions]) { view.center.x = 110 }
    } completion: {
      ends.append($0)
    }
    window.advance(to: 2.5)
    expectEmpty(ends)
    view.center.x = 10
    window.advance(to: 2.75)
    expectEqual(ends.count, 1)
    expect(!window.isAnimating)
  }

  @Test func `A block in which everything was interrupted did not run to its end`() {
    var ends: [String] = []
    animate {
      animate {
        view.center.x = 110
      } completion: {
        ends.append("inner \($0)")
      }
    } completion: {
      ends.append("outer \($0)")
    }
    window.advance(to: 0.5)
    view.removeFromSuperview()
    window.advance(to: 1)
    expectEqual(ends.sorted(), ["inner false", "outer false"])
  }

  @Test func `What a completion changes does not belong to the block around it`() {
    animate {
      view.center.x = 110
      animate {
      } completion: { _ in
        view.alpha = 0.5
      }
    }
    expectEqual(view.presentationAlpha, 0.5)
  }

  @Test func `A second change in a block goes on after the content was displaced`() {
    animate {
      view.center.x = 110
      view.displace(\.center.x, by: 100)
      view.center.x = 310
    }
    // From 10, displaced to 110, by 100 and then by 100 more.
    expectCenters([0: 110, 0.5: 210, 1: 310])
  }
}
