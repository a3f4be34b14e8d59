// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@Suite("Animations of views in frames")
@MainActor
struct KeyframeBlockTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let view = UIView(frame: CGRect(x: -10, y: 0, width: 20, height: 20))
  private var shown: CGFloat { view.presentationGeometry.center.x }
  /// Frames of one speed.
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  init() { window.addSubview(view) }

  private func addFrames() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
  }

  private func centers(at times: [TimeInterval]) -> [CGFloat] {
    times.map { time in
      window.advance(to: time)
      return shown
    }
  }

  @Test func `Frames follow one another`() {
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 4, delay: 1, options: linear) {
      addFrames()
    } completion: {
      ends.append($0)
    }
    expectEqual(view.center.x, 0)
    expectEqual(centers(at: [1, 1.5, 2, 3, 4, 4.5]), [0, 50, 100, 100, 50, 25])
    expectEmpty(ends)
    expectEqual(centers(at: [5]), [0])
    expectEqual(ends, [true])
    expectNil(view.animations)
  }

  @Test func `Frames follow one another by their times, whatever order they are added in`() {
    var added: [Int] = []
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.center.x = 0
        added.append(2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        view.center.x = 100
        added.append(0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { added.append(1) }
      expectEmpty(added)
    }
    expectEqual(added, [0, 1, 2])
    expectEqual(view.center.x, 0)
    expectEqual(centers(at: [0.5, 1, 2, 3, 4]), [50, 100, 100, 50, 0])
  }

  @Test func `Each is slow at both ends unless its options say otherwise`() {
    UIView.animateKeyframes(withDuration: 4, delay: 0) { addFrames() }
    expectNear(centers(at: [0.25])[0], 12.9162, within: 1e-3)
    expectNear(centers(at: [2.5])[0], 87.0838, within: 1e-3)
  }

  @Test func `Discrete ones leap at their ends`() {
    UIView.animateKeyframes(
      withDuration: 4, delay: 0, options: [linear, .calculationModeDiscrete]
    ) { addFrames() }
    expectEqual(centers(at: [0.9, 1, 3.9, 4]), [0, 100, 100, 0])
  }

  @Test(arguments: [
    UIView.KeyframeAnimationOptions.calculationModePaced, .calculationModeCubic,
    .calculationModeCubicPaced, .calculationModeLinear,
  ])
  func `Other ways go straight`(mode: UIView.KeyframeAnimationOptions) {
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: [linear, mode]) { addFrames() }
    expectEqual(centers(at: [0.5, 3]), [50, 50])
  }

  @Test func `They repeat and go back as one`() {
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: [linear, .repeat, .autoreverse]) {
      addFrames()
    }
    expectEqual(centers(at: [0.5, 3, 5, 7.5, 8.5]), [50, 50, 50, 50, 50])
    expectEqual(centers(at: [10]), [100])
  }

  @Test func `Colours follow one another, too`() {
    view.backgroundColor = UIColor(white: 0, alpha: 1)
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.backgroundColor = UIColor(white: 1, alpha: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.backgroundColor = UIColor(white: 0.5, alpha: 1)
      }
    }
    var whites: [CGFloat] = []
    for time in [0, 1, 2, 3, 4.0] {
      window.advance(to: time)
      whites.append(view.presentationBackground?.red ?? -1)
    }
    expectEqual(whites, [0, 0.5, 1, 0.75, 0.5])
  }

  @Test func `What the block changes itself takes the whole time`() {
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: [linear, .beginFromCurrentState]) {
      view.alpha = 0
      addFrames()
    }
    expectEqual(centers(at: [1, 3]), [100, 50])
    expectEqual(view.presentationAlpha, 0.25)
  }

  @Test func `Inside another animation they keep what their options say`() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(
        withDuration: 4, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedOptions, .layoutSubviews]
      ) {
        addFrames()
        view.setNeedsLayout()
      }
      expect(!view.layoutState.isPending)
    }
    expectEqual(window.animationEnd, 4)
    expectEqual(centers(at: [0.5]), [50])
    window.advance(to: 4)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 4, delay: 0) { addFrames() }
    }
    expectEqual(window.animationEnd, 6)
    expectEqual(centers(at: [4.25]), [50])
  }

  @Test func `A property animator scrubs them`() {
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { [self] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) { addFrames() }
    }
    animator.fractionComplete = 0.125
    expectEqual(shown, 50)
    animator.fractionComplete = 0.75
    expectEqual(shown, 50)
    animator.fractionComplete = 0.4
    expectEqual(shown, 100)
    animator.isReversed = true
    animator.startAnimation()
    window.advance(to: 4)
    expectEqual(view.center.x, 0)
    expectEqual(animator.state, .inactive)
  }

  @Test func `One that scrubs linearly takes them straight along, and what begins later, too`() {
    let animator = UIViewPropertyAnimator(duration: 4, curve: .easeIn) { [self] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) { addFrames() }
    }
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.fractionComplete = 0.125
    expectEqual(shown, 50)
    expectEqual(view.presentationAlpha, 1)
    animator.fractionComplete = 0.75
    expectEqual(shown, 50)
    expectEqual(view.presentationAlpha, 0.5)
    animator.fractionComplete = 1
    expectEqual(shown, 0)
    expectEqual(view.presentationAlpha, 0)
    animator.stopAnimation(true)
  }

  @Test func `Outside of an animation a frame's changes are made at once`() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 7 }
    expectEqual(view.center.x, 7)
    expectEqual(shown, 7)
  }
}
