// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Views and layers on their way from what they showed to what they show, by pixels.
@MainActor
@Suite("Transitions")
struct TransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  /// A view of 40 × 40 points in the middle.
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  private let child = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let clear = "00000000"
  private let red = "FF0000FF"
  private let blue = "0000FFFF"
  private let linear: UIView.AnimationOptions = .curveLinear

  init() {
    window.addSubview(view)
    view.addSubview(child)
    child.backgroundColor = .red
  }

  /// The colours of pixels, as they are at a time.
  private func colors(at time: TimeInterval, _ points: (Int, Int)...) throws -> [String] {
    window.advance(to: time)
    let pixels = try Pixels(of: window)
    return points.map { pixels.hex($0.0, $0.1) }
  }

  private func makeTransition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    return transition
  }

  @Test func `What a view showed dissolves into what it shows`() throws {
    var ends: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, linear],
      animations: { [child] in child.backgroundColor = .blue }, completion: { ends.append($0) })
    expectEqual(child.backgroundColor, .blue)
    expect(window.isAnimating)
    expectEqual(window.animationEnd, 1)
    try expectEqual(colors(at: 0, (30, 30), (5, 5)), [red, clear])
    // Half of 255, rounded either way.
    expectContains(
      ["800080FF", "7F007FFF", "7F0080FF", "80007FFF"], try colors(at: 0.5, (30, 30))[0])
    expectEmpty(ends)
    try expectEqual(colors(at: 1, (30, 30)), [blue])
    expectEqual(ends, [true])
    expectNil(view.layer.animationKeys())
    expect(!window.isAnimating)
  }

  @Test func `What comes where nothing was fades in`() throws {
    child.isHidden = true
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, linear],
      animations: { [child] in child.isHidden = false })
    try expectEqual(colors(at: 0, (30, 30)), [clear])
    try expectEqual(colors(at: 0.5, (30, 30)), ["FF000080"])
    try expectEqual(colors(at: 1, (30, 30)), [red])
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
  ])
  func `A flip turns about the upright axis`(flip: UIView.AnimationOptions) throws {
    UIView.transition(
      with: view, duration: 3, options: [flip, linear],
      animations: { [child] in child.backgroundColor = .blue })
    // cos 60° of the width is left, from 20 to 40.
    try expectEqual(colors(at: 1, (15, 30), (25, 30), (35, 12)), [clear, red, red])
    try expectEqual(colors(at: 1.5, (30, 30)), [clear])
    try expectEqual(colors(at: 2, (15, 30), (25, 30), (45, 30)), [clear, blue, clear])
    try expectEqual(colors(at: 3, (15, 30)), [blue])
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromTop, .transitionFlipFromBottom,
  ])
  func `Or about the level one`(flip: UIView.AnimationOptions) throws {
    UIView.transition(
      with: view, duration: 3, options: [flip, linear],
      animations: { [child] in child.backgroundColor = .blue })
    try expectEqual(colors(at: 1, (30, 15), (30, 25), (12, 35)), [clear, red, red])
    try expectEqual(colors(at: 2, (30, 15), (30, 25)), [clear, blue])
  }

  @Test func `A curl moves a page away upwards, or down into its place`() throws {
    UIView.transition(
      with: view, duration: 1, options: [.transitionCurlUp, linear],
      animations: { [child] in child.backgroundColor = .blue })
    try expectEqual(colors(at: 0.5, (30, 5), (30, 20), (30, 45)), [red, red, blue])
    UIView.transition(
      with: view, duration: 1, options: [.transitionCurlDown, linear],
      animations: { [child] in child.backgroundColor = .green })
    _ = try colors(at: 1.5)
    view.clipsToBounds = true
    UIView.transition(
      with: view, duration: 1, options: [.transitionCurlDown, linear],
      animations: { [child] in child.backgroundColor = .red })
    try expectEqual(colors(at: 2, (30, 5), (30, 20), (30, 45)), [clear, red, "00FF00FF"])
  }

  @Test func `One view takes the place of another`() throws {
    let other = UIView(frame: child.frame)
    other.backgroundColor = .blue
    UIView.transition(from: child, to: other, duration: 1, options: .transitionFlipFromLeft)
    expectNil(child.superview)
    expectEqual(view.subviews, [other])
    UIView.transition(from: other, to: child, duration: 0, options: .transitionCrossDissolve)
    expectEqual(view.subviews, [child])
    view.addSubview(other)
    other.isHidden = true
    UIView.transition(
      from: child, to: other, duration: 1,
      options: [.showHideTransitionViews, .transitionCrossDissolve])
    expect(child.isHidden)
    expect(!other.isHidden)
    expectEqual(view.subviews, [child, other])
  }

  @Test func `What its block changes is animated if it asks for that`() {
    let rest: UIView.AnimationOptions = [.transitionCrossDissolve, linear]
    UIView.transition(
      with: view, duration: 1, options: rest, animations: { [child] in child.alpha = 0 })
    expectEqual(child.layer.presentation()?.opacity, 0)
    child.alpha = 1
    UIView.transition(
      with: view, duration: 1, options: [rest, .allowAnimatedContent],
      animations: { [child] in child.alpha = 0 })
    window.advance(to: 0.5)
    expectEqual(child.layer.presentation()?.opacity, 0.5)
  }

  private enum Interruption: CaseIterable {
    case removal, transition, leaving
  }

  @Test(arguments: Interruption.allCases)
  private func `One that is interrupted is done at once, and not finished`(by way: Interruption) {
    var ends: [String] = []
    func start(_ name: String) {
      UIView.transition(
        with: view, duration: 1, options: .transitionCrossDissolve,
        animations: { [child] in child.backgroundColor = .blue },
        completion: { ends.append("\(name) \($0)") })
    }
    start("first")
    window.advance(to: 0.25)
    switch way {
    case .removal: view.layer.removeAllAnimations()
    case .transition: start("second")
    case .leaving: view.removeFromSuperview()
    }
    window.advance(to: 0.5)
    expectEqual(ends, ["first false"])
    expectEqual(window.isAnimating, (way == .transition))
    window.advance(to: 2)
    expectEqual(ends, ["first false"] + (way == .transition ? ["second true"] : []))
  }

  @Test func `Without a window, a duration or a transition it takes no time of its own`() {
    var ends = 0
    let apart = UIView()
    UIView.transition(
      with: apart, duration: 1, options: .transitionCrossDissolve,
      animations: { apart.alpha = 0.5 }, completion: { _ in ends += 1 })
    UIView.transition(
      with: view, duration: 0, options: .transitionCrossDissolve, animations: nil,
      completion: { _ in ends += 1 })
    UIView.performWithoutAnimation {
      UIView.transition(
        with: view, duration: 1, options: .transitionCrossDissolve, animations: nil,
        completion: { _ in ends += 1 })
    }
    expectEqual(ends, 3)
    expectEqual(apart.alpha, 0.5)
    expect(!window.isAnimating)
    UIView.transition(
      with: view, duration: 1, options: linear, animations: { [child] in child.alpha = 0 })
    window.advance(to: 0.5)
    expectEqual(child.layer.presentation()?.opacity, 0.5)
  }

  // MARK: CATransition

  @Test func `A layer has one transition, by its own name`() throws {
    view.layer.add(makeTransition(.fade), forKey: nil)
    view.layer.add(makeTransition(.fade), forKey: "mine")
    expectEqual(view.layer.animationKeys(), ["transition"])
    child.backgroundColor = .blue
    try expectEqual(colors(at: 0, (30, 30)), [red])
    try expectEqual(colors(at: 1, (30, 30)), [blue])
    expectNil(view.layer.animationKeys())
  }

  @Test(arguments: [
    (CATransitionSubtype?.none, (15, 30), (45, 30)), (.fromLeft, (15, 30), (45, 30)),
    (.fromRight, (45, 30), (15, 30)), (.fromTop, (30, 45), (30, 15)),
    (.fromBottom, (30, 15), (30, 45)),
  ])
  func `What moves in comes from a side`(
    subtype: CATransitionSubtype?, new: (Int, Int), old: (Int, Int)
  ) throws {
    view.clipsToBounds = true
    for (index, type) in [CATransitionType.moveIn, .push].enumerated() {
      child.backgroundColor = .red
      view.layer.add(makeTransition(type, subtype), forKey: nil)
      child.backgroundColor = .blue
      let begin = Double(index)
      try expectEqual(colors(at: begin + 0.5, new, old), [blue, red])
      try expectEqual(colors(at: begin + 1, new, old), [blue, blue])
    }
    child.backgroundColor = .red
    window.advance(to: 4)
    view.layer.add(makeTransition(.reveal, subtype), forKey: nil)
    child.backgroundColor = .blue
    try expectEqual(colors(at: 4.5, new, old), [blue, red])
  }

  @Test func `It may take a part of the way`() throws {
    let transition = makeTransition(.push)
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    transition.fillMode = .forwards
    transition.isRemovedOnCompletion = false
    view.layer.add(transition, forKey: nil)
    child.backgroundColor = .blue
    try expectEqual(colors(at: 0, (25, 30), (35, 30)), [blue, red])
    try expectEqual(colors(at: 2, (35, 30), (45, 30)), [blue, red])
    expectEqual(CATransitionType(rawValue: "push"), .push)
    expectEqual(CATransitionSubtype(rawValue: "fromTop"), .fromTop)
  }

  @Test func `A layer of no view has transitions, too`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    window.layer.addSublayer(layer)
    layer.add(makeTransition(.push, .fromRight), forKey: nil)
    layer.backgroundColor = UIColor.blue.cgColor
    try expectEqual(colors(at: 0, (5, 5)), [red])
    try expectEqual(colors(at: 0.5, (2, 5), (7, 5)), [red, blue])
    try expectEqual(colors(at: 1, (2, 5)), [blue])
  }
}
