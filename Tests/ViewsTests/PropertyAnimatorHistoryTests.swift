// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SeededRandom
import Testing

@testable import Views

/// Random histories of an animator with an even curve against a plain model: a share of the way, and the
/// speed at which it changes.
@MainActor
@Suite("Histories of property animators")
struct PropertyAnimatorHistoryTests {
  private struct Model {
    static let duration = 2.0
    var state = UIViewAnimatingState.inactive
    /// Shares of the way a second; nil while it is held.
    var speed: Double?
    var share = 0.0
    var isReversed = false
    var (from, to) = (0.0, 0.0)
    /// What the view holds while nothing is active.
    var value = 0.0
    var positions: [UIViewAnimatingPosition] = []
    var isCompletionPending = false

    var shown: Double { state == .active ? from + (to - from) * share : value }
    var held: Double { state == .active ? to : value }
    var fraction: Double { state == .active ? (isReversed ? 1 - share : share) : 0 }

    mutating func activate(towards goal: Double) {
      guard state == .inactive else { return }
      (state, from, to, share) = (.active, value, goal, isReversed ? 1 : 0)
      isCompletionPending = true
    }

    mutating func pass(_ seconds: Double) {
      guard let speed else { return }
      let target = isReversed ? 0.0 : 1
      guard abs(target - share) > seconds * speed else {
        return finish(at: isReversed ? .start : .end, isReversed ? from : to)
      }
      share += isReversed ? -seconds * speed : seconds * speed
    }

    mutating func finish(at position: UIViewAnimatingPosition, _ value: Double) {
      (state, speed, self.value) = (.inactive, nil, value)
      if isCompletionPending { positions.append(position) }
      isCompletionPending = false
    }
  }

  /// Plays a history. Returns what was wrong first.
  private func fault(seed: UInt64, steps: Int = 80) -> String? {
    var random = SplitMix64(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: .zero)
    window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: Model.duration, curve: .linear)
    defer { animator.stopAnimation(true) }
    var model = Model()
    var time = 0.0
    var positions: [UIViewAnimatingPosition] = []
    var log: [String] = []

    /// Gives an inactive animator what it is to do.
    func prepare() {
      guard model.state == .inactive else { return }
      // What changes nothing would not say which window's time it takes.
      let goal = model.value + Double(Int.random(in: 1...100, using: &random))
      animator.addAnimations { view.center.x = goal }
      animator.addCompletion { positions.append($0) }
      model.activate(towards: goal)
    }

    for _ in 0..<steps {
      let choice = Int.random(in: 0..<10, using: &random)
      switch choice {
      case 0 where model.state != .stopped, 1 where model.state != .stopped:
        prepare()
        animator.startAnimation()
        if model.speed == nil { model.speed = 1 / Model.duration }
        log.append("start")
      case 2 where model.state != .stopped:
        prepare()
        animator.pauseAnimation()
        model.speed = nil
        log.append("pause")
      case 3 where model.state != .stopped:
        let fraction = Double.random(in: 0...1, using: &random)
        prepare()
        animator.fractionComplete = fraction
        model.speed = nil
        model.share = model.isReversed ? 1 - fraction : fraction
        log.append("fraction \(fraction)")
      case 4:
        animator.isReversed.toggle()
        model.isReversed.toggle()
        if model.speed != nil { model.speed = 1 / Model.duration }
        log.append("reversed \(model.isReversed)")
      case 5 where model.state != .stopped:
        let factor: Double = [0, 0.5, 1, 3].randomElement(using: &random) ?? 0
        prepare()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
        model.speed = 1 / (Model.duration * (factor == 0 ? 1 : factor))
        log.append("continue \(factor)")
      case 6 where Bool.random(using: &random):
        if model.state != .inactive {
          (model.value, model.state, model.speed) = (model.shown, .inactive, nil)
          model.isCompletionPending = false
        }
        animator.stopAnimation(true)
        log.append("stop")
      case 7 where model.state == .active:
        (model.value, model.state, model.speed) = (model.shown, .stopped, nil)
        animator.stopAnimation(false)
        log.append("stop to finish")
      case 8 where model.state == .stopped:
        let choices: [UIViewAnimatingPosition] = [.start, .current, .end]
        let position = choices.randomElement(using: &random) ?? .end
        animator.finishAnimation(at: position)
        switch position {
        case .start: model.finish(at: .start, model.from)
        case .current: model.finish(at: .current, model.value)
        case .end: model.finish(at: .end, model.to)
        }
        log.append("finish \(position)")
      default:
        let seconds = Double.random(in: 0.01...0.9, using: &random)
        time += seconds
        window.advance(to: time)
        model.pass(seconds)
        log.append("pass \(seconds)")
      }
      let shown = Double(view.presentationGeometry.center.x)
      guard abs(shown - model.shown) < 1e-9, abs(Double(view.center.x) - model.held) < 1e-9,
        animator.state == model.state, animator.isRunning == (model.speed != nil),
        abs(Double(animator.fractionComplete) - model.fraction) < 1e-9,
        positions == model.positions, window.isAnimating == (model.speed != nil)
      else {
        return
          "seed \(seed): shows \(shown), holds \(view.center.x), \(animator.state), fraction \(animator.fractionComplete), \(positions); expected \(model) after \(log)"
      }
    }
    return nil
  }

  @Test func `An animator agrees with a plain model`() {
    for seed in 0..<200 { if let fault = fault(seed: UInt64(seed)) { Issue.record("\(fault)") } }
  }
}
