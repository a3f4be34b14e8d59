// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@Suite("Animation options")
@MainActor
struct AnimationOptionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private var center: CGFloat { view.presentationGeometry.center.x }

  init() { window.addSubview(view) }

  /// Moves the view by 100 points in 1 s, inside an animation of 2 s that is linear.
  private func moveInside(
    _ inner: UIView.AnimationOptions, outer: UIView.AnimationOptions = []
  ) {
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, outer]) {
      expectEqual(UIView.inheritedAnimationDuration, 2)
      UIView.animate(withDuration: 1, delay: 0, options: inner) { view.center.x = 110 }
    }
  }

  @Test func `Inside another animation its duration holds`() {
    moveInside([])
    expectEqual(window.animationEnd, 2)
  }

  @Test func `A duration can be kept`() {
    moveInside(.overrideInheritedDuration)
    expectEqual(window.animationEnd, 1)
    window.advance(to: 0.25)
    expectEqual(center, 35)
  }

  @Test func `Inside another animation its curve holds`() {
    moveInside(.curveEaseIn)
    window.advance(to: 1)
    expectEqual(center, 60)
  }

  @Test func `A curve can be kept`() {
    moveInside([.overrideInheritedCurve, .curveEaseIn])
    window.advance(to: 1)
    // CSS's ease-in at its half is 0.315357.
    expectNear(center - 10, 31.5357, within: 1e-3)
  }

  @Test func `Inside another animation its options hold`() {
    moveInside(.repeat)
    expectEqual(window.animationEnd, 2)
  }

  @Test func `One inside an animation that repeats does so too`() {
    moveInside(.autoreverse, outer: .repeat)
    expectEqual(window.animationEnd, .infinity)
    window.advance(to: 5.5)
    // Three quarters of the third round, which goes there only.
    expectEqual(center, 85)
  }

  @Test func `Options can be kept`() {
    moveInside([.overrideInheritedOptions, .autoreverse])
    expectEqual(window.animationEnd, 4)
    window.advance(to: 3)
    expectEqual(center, 60)
  }

  @Test func `Options that are kept are those of the animations inside`() {
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .repeat]) {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedOptions, .autoreverse]
      ) {
        UIView.animate(withDuration: 1, delay: 0) { view.center.x = 110 }
      }
    }
    expectEqual(window.animationEnd, 4)
  }

  @Test func `To begin from the current state is inherited`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    window.advance(to: 0.5)
    moveInside([], outer: .beginFromCurrentState)
    expectEqual(view.animations?.center.list.count, 1)
  }

  @Test func `There and back ends at the new value`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.center.x = 110
    }
    window.advance(to: 1.75)
    expectEqual(center, 35)
    window.advance(to: 2)
    expectEqual(center, 110)
  }

  // MARK: Layout

  /// A view with another at its right edge, 10 points wide.
  private final class Edged: UIView {
    let edge = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(edge)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
      edge.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: bounds.height)
    }
  }

  @Test(arguments: [true, false])
  func `Subviews move along where that is asked for`(isAskedFor: Bool) {
    let outer = Edged(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    window.addSubview(outer)
    window.layoutIfNeeded()
    UIView.animate(
      withDuration: 1, delay: 0, options: isAskedFor ? [.curveLinear, .layoutSubviews] : []
    ) { outer.frame.size.width = 200 }
    // Otherwise they are laid out in the next pass, which animates nothing.
    window.advance(to: 0.5)
    expectEqual(outer.edge.frame.minX, 190)
    expectEqual(outer.edge.presentationGeometry.frame.minX, (isAskedFor ? 140 : 190))
  }

  @Test func `Without any time subviews are laid out in the next pass`() {
    let outer = Edged(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    window.addSubview(outer)
    window.layoutIfNeeded()
    UIView.animate(withDuration: 0, delay: 0, options: .layoutSubviews) {
      outer.frame.size.width = 200
    }
    window.layoutIfNeeded()
    expectEqual(outer.edge.presentationGeometry.frame.minX, 190)
    expect(!window.isAnimating)
  }
}
