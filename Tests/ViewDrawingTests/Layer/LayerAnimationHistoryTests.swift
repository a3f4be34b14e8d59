// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing
import Views

/// Random histories of a layer's animations against a plain model: the list of what was added, evaluated
/// from scratch at each moment.
@MainActor
@Suite("Histories of layers' animations")
struct LayerAnimationHistoryTests {
  private struct Added {
    var key: String
    var begin: Double
    var duration: Double
    var runs: Double
    var goesBack: Bool
    var from: Double?
    var to: Double?
    var isAdditive: Bool
    var fill: CAMediaTimingFillMode
    var isRemovedAtEnd: Bool
    /// The number of times that it ended.
    var endCount = 0

    var end: Double { begin + duration * (goesBack ? 2 : 1) * runs }

    /// The share of the way at a time; nil where nothing is shown.
    func share(at time: Double) -> Double? {
      if time < begin { return fill == .backwards || fill == .both ? 0 : nil }
      if time >= end {
        guard fill == .forwards || fill == .both, !isRemovedAtEnd else { return nil }
        // Runs are whole here.
        return goesBack ? 0 : 1
      }
      var passed = time - begin
      let round = duration * (goesBack ? 2 : 1)
      while passed >= round { passed -= round }
      return (passed > duration ? round - passed : passed) / duration
    }
  }

  private final class Ends: NSObject, CAAnimationDelegate {
    var finished = 0
    var stopped = 0
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      if flag { finished += 1 } else { stopped += 1 }
    }
  }

  private func value(_ own: Double, _ list: [Added], at time: Double) -> Double {
    list.reduce(own) { shown, added in
      guard let share = added.share(at: time) else { return shown }
      let base = added.isAdditive ? 0 : shown
      let (from, to) = (added.from ?? base, added.to ?? base)
      let value = from + (to - from) * share
      return added.isAdditive ? shown + value : value
    }
  }

  /// Plays a history. Returns what was wrong first.
  private func fault(seed: UInt64, steps: Int = 60) -> String? {
    var random = SplitMix64(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CALayer()
    window.layer.addSublayer(layer)
    let ends = Ends()
    var list: [Added] = []
    var (time, own, finished, stopped) = (0.0, 0.0, 0, 0)
    func eighths(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / 8
    }
    /// Takes what is there by a key out of the model.
    func remove(_ key: String) {
      stopped += list.count { $0.key == key && time < $0.end }
      list.removeAll { $0.key == key }
    }
    for step in 0..<steps {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let key = ["a", "b", "c"].randomElement(using: &random) ?? "a"
        let isLater = Bool.random(using: &random)
        let added = Added(
          key: key, begin: isLater ? time + eighths(1...8) : time, duration: eighths(1...16),
          runs: Double(Int.random(in: 1...3, using: &random)),
          goesBack: Bool.random(using: &random),
          from: Bool.random(using: &random) ? eighths(-80...80) : nil,
          to: Int.random(in: 0..<4, using: &random) > 0 ? eighths(-80...80) : nil,
          isAdditive: Bool.random(using: &random),
          fill: [.removed, .forwards, .backwards, .both].randomElement(using: &random) ?? .both,
          isRemovedAtEnd: Bool.random(using: &random))
        // Without any value it would begin with what is shown now.
        guard added.from != nil || added.to != nil else { continue }
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (added.from, added.to)
        (animation.beginTime, animation.duration) = (isLater ? added.begin : 0, added.duration)
        (animation.repeatCount, animation.autoreverses) = (Float(added.runs), added.goesBack)
        (animation.isAdditive, animation.fillMode) = (added.isAdditive, added.fill)
        animation.isRemovedOnCompletion = added.isRemovedAtEnd
        animation.delegate = ends
        layer.add(animation, forKey: key)
        remove(key)
        list.append(added)
      case 2:
        let key = ["a", "b", "c"].randomElement(using: &random) ?? "a"
        layer.removeAnimation(forKey: key)
        remove(key)
      case 3:
        own = eighths(-80...80)
        layer.position.x = CGFloat(own)
      default:
        time += eighths(0...12)
        window.advance(to: time)
        for index in list.indices where list[index].end <= time && list[index].endCount == 0 {
          list[index].endCount = 1
          finished += 1
        }
        list.removeAll { $0.isRemovedAtEnd && $0.end <= time }
        guard ends.finished == finished, ends.stopped == stopped else {
          return "step \(step): \(ends.finished) ended and \(ends.stopped) were stopped"
        }
      }
      let (shown, expected) = (layer.presentation()?.position.x, value(own, list, at: time))
      guard let shown, abs(Double(shown) - expected) < 1e-9 else {
        return "step \(step) at \(time): \(shown ?? .nan) in place of \(expected)"
      }
      let keys = list.isEmpty ? nil : list.map(\.key)
      guard layer.animationKeys() == keys else {
        return "step \(step): \(layer.animationKeys() ?? []) in place of \(keys ?? [])"
      }
    }
    return nil
  }

  @Test func `What is shown follows from the list of animations alone`() {
    let seeds = HistorySeeds(usualCount: 300)
    var faults = 0
    for seed in seeds {
      seeds.begin(seed)
      if let fault = fault(seed: seed) {
        faults += 1
        Issue.record("seed \(seed): \(fault)")
      }
    }
    seeds.end("Animations of layers", faults: faults)
  }
}
