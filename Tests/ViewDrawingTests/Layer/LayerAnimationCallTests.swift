// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What delegates and transactions learn of animations of layers, and the time of layers.
@MainActor
@Suite("Callbacks and time of layers' animations")
struct LayerAnimationCallTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let layer = CALayer()
  private let log = Log()

  private final class Log: NSObject, CAAnimationDelegate {
    var lines: [String] = []
    var window: UIWindow?
    var didStart: () -> Void = {}
    var didStop: () -> Void = {}

    func add(_ line: String) { lines.append("\(line) \(window?.currentTime ?? -1)") }

    private func name(_ animation: CAAnimation) -> String {
      (animation as? CAPropertyAnimation)?.keyPath ?? "group"
    }

    func animationDidStart(_ anim: CAAnimation) {
      add("\(name(anim)) starts")
      didStart()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      add("\(name(anim)) \(flag ? "ends" : "is stopped")")
      didStop()
    }
  }

  init() {
    window.addSubview(view)
    view.layer.addSublayer(layer)
    log.window = window
  }

  private func fade(_ duration: TimeInterval, _ keyPath: String = "opacity") -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: keyPath)
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = duration
    fade.delegate = log
    return fade
  }

  private var opacity: Float? { layer.presentation()?.opacity }

  @Test func `The delegate learns of beginning and end at their moments`() {
    let late = fade(0.5, "cornerRadius")
    late.beginTime = 0.75
    layer.add(late, forKey: nil)
    layer.add(fade(1), forKey: nil)
    expectEqual(log.lines, [])
    window.advance(to: 0)
    expectEqual(log.lines, ["opacity starts 0.0"])
    window.advance(to: 5)
    expectEqual(
      log.lines,
      [
        "opacity starts 0.0", "cornerRadius starts 0.75", "opacity ends 1.0",
        "cornerRadius ends 1.25",
      ])
    expectNil(layer.animationKeys())
    expectNil(layer.animation(forKey: "none"))
  }

  @Test func `What stays after its end ended all the same`() {
    let stays = fade(1)
    stays.isRemovedOnCompletion = false
    stays.fillMode = .forwards
    layer.opacity = 0.5
    layer.add(stays, forKey: "stays")
    window.advance(to: 2)
    expectEqual(log.lines.last, "opacity ends 1.0")
    expectEqual(opacity, 1)
    expectSame(layer.animation(forKey: "stays"), stays)
    layer.removeAnimation(forKey: "stays")
    window.advance(to: 3)
    expectEqual(log.lines.count, 2)
    expectEqual(opacity, 0.5)
  }

  @Test func `An animation that is removed or replaced was stopped`() {
    layer.add(fade(1), forKey: "a")
    layer.add(fade(1, "cornerRadius"), forKey: "b")
    window.advance(to: 0.25)
    log.lines = []
    layer.removeAnimation(forKey: "a")
    layer.removeAnimation(forKey: "a")
    expectEqual(log.lines, [])
    expectEqual(layer.animationKeys(), ["b"])
    layer.add(fade(1, "borderWidth"), forKey: "b")
    expectEqual(layer.animationKeys(), ["b"])
    window.advance(to: 0.5)
    expectEqual(
      log.lines,
      [
        "opacity is stopped 0.25", "cornerRadius is stopped 0.25", "borderWidth starts 0.25",
      ])
    layer.removeAllAnimations()
    window.advance(to: 9)
    expectEqual(log.lines.last, "borderWidth is stopped 0.5")
    expectEqual(log.lines.count, 4)
  }

  @Test func `A delegate may begin the next animation at the end`() {
    log.didStop = { [layer, log] in
      log.didStop = {}
      let next = CABasicAnimation(keyPath: "cornerRadius")
      next.toValue = 4
      next.duration = 1
      next.delegate = log
      layer.add(next, forKey: nil)
    }
    layer.add(fade(1), forKey: nil)
    window.advance(to: 5)
    expectEqual(
      log.lines.suffix(3),
      [
        "opacity ends 1.0", "cornerRadius starts 1.0", "cornerRadius ends 2.0",
      ])
  }

  @Test func `Changes of an animation that was added have no effect`() {
    let fade = fade(1)
    layer.add(fade, forKey: nil)
    fade.toValue = 0
    fade.duration = 9
    window.advance(to: 0.5)
    expectEqual(opacity, 0.5)
    expectEqual(window.animationEnd, 1)
  }

  @Test func `The delegate counts as it is when the animation is added`() {
    let fade = fade(1)
    layer.add(fade, forKey: "a")
    fade.delegate = nil
    fade.isRemovedOnCompletion = false
    window.advance(to: 2)
    expectEqual(log.lines, ["opacity starts 0.0", "opacity ends 1.0"])
    expectNil(layer.animationKeys())
  }

  @Test func `Each beginning is learned of once, whatever a delegate does to the time`() {
    log.didStart = { [layer] in layer.speed = 2 }
    layer.add(fade(1), forKey: nil)
    layer.add(fade(1, "cornerRadius"), forKey: nil)
    window.advance(to: 0)
    expectEqual(log.lines, ["opacity starts 0.0", "cornerRadius starts 0.0"])
    window.advance(to: 5)
    expectEqual(log.lines.suffix(2), ["opacity ends 0.5", "cornerRadius ends 0.5"])
    expectEqual(log.lines.count, 4)
  }

  @Test func `What a delegate removes does not begin any more`() {
    log.didStart = { [layer] in layer.removeAnimation(forKey: "b") }
    layer.add(fade(1), forKey: "a")
    layer.add(fade(1, "cornerRadius"), forKey: "b")
    window.advance(to: 0)
    expectEqual(log.lines, ["opacity starts 0.0", "cornerRadius is stopped 0.0"])
  }

  @Test func `A transaction waits for animations and gives them a duration`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { [log] in log.add("done") }
    layer.add(fade(0), forKey: nil)
    let group = CAAnimationGroup()
    group.animations = [fade(9, "cornerRadius")]
    group.duration = 3
    group.delegate = log
    layer.add(group, forKey: nil)
    CATransaction.commit()
    window.advance(to: 2.5)
    expectEqual(log.lines, ["opacity starts 0.0", "group starts 0.0", "opacity ends 2.0"])
    window.advance(to: 9)
    expectEqual(log.lines.suffix(2), ["group ends 3.0", "done 3.0"])
    layer.add(fade(0), forKey: nil)
    expectEqual(window.animationEnd, 9.25)
  }

  @Test func `An inner transaction has the duration of the outer one`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    expectEqual(CATransaction.animationDuration(), 2)
    CATransaction.setAnimationDuration(3)
    for duration in [.nan, .infinity, -.infinity] as [TimeInterval] {
      CATransaction.setAnimationDuration(duration)
    }
    layer.add(fade(0), forKey: nil)
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 2)
    CATransaction.setAnimationDuration(-1)
    expectEqual(CATransaction.animationDuration(), 0)
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 0.25)
    expectEqual(window.animationEnd, 3)
  }

  @Test func `The delegate learns of what cannot be animated`() {
    Console.$listener.withValue({ _ in }) { layer.add(fade(1, "progress"), forKey: "a") }
    window.advance(to: 2)
    expectEqual(log.lines, ["progress starts 0.0", "progress ends 1.0"])
  }

  @Test func `A transaction does not wait for what was removed`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.add("done") }
    layer.add(fade(5), forKey: "a")
    CATransaction.commit()
    window.advance(to: 1)
    layer.removeAnimation(forKey: "a")
    window.advance(to: 2)
    expectEqual(log.lines.suffix(2), ["opacity is stopped 1.0", "done 1.0"])
  }

  @Test func `A layer in no window waits for one`() {
    let other = UIView(frame: view.frame)
    let inner = CALayer()
    other.layer.addSublayer(inner)
    inner.add(fade(1), forKey: "a")
    inner.add(fade(1, "cornerRadius"), forKey: "b")
    inner.removeAnimation(forKey: "b")
    expectEqual(inner.presentation()?.opacity, 1)
    window.advance(to: 3)
    expectEqual(log.lines, [])
    window.addSubview(other)
    expectEqual(inner.presentation()?.opacity, 0)
    expectEqual(window.animationEnd, 4)
    window.advance(to: 3.5)
    expectEqual(inner.presentation()?.opacity, 0.5)
    window.advance(to: 9)
    expectEqual(log.lines, ["opacity starts 3.0", "opacity ends 4.0"])
  }

  @Test func `A layer that leaves its window loses its animations`() {
    let forever = fade(1)
    forever.repeatCount = .infinity
    layer.add(forever, forKey: "a")
    window.advance(to: 0.5)
    layer.removeFromSuperlayer()
    view.layer.addSublayer(layer)
    window.advance(to: 0.75)
    expectEqual(opacity, 0.75, "it is where it was")
    view.removeFromSuperview()
    window.advance(to: 2)
    expectEqual(log.lines, ["opacity starts 0.0", "opacity is stopped 0.75"])
    expectNil(layer.animationKeys())
    expectEqual(opacity, 1)
    expect(!window.isAnimating)
  }

  @Test(arguments: ["sublayers", "mask", "move", "superview"])
  func `Layers below one that leaves its window lose their animations`(way: String) {
    let (outer, inner, other) = (CALayer(), CALayer(), UIWindow(frame: window.frame))
    outer.addSublayer(inner)
    if way == "mask" { layer.mask = outer } else { layer.addSublayer(outer) }
    let stays = fade(1)
    stays.isRemovedOnCompletion = false
    inner.add(stays, forKey: "stays")
    let forever = fade(1, "cornerRadius")
    forever.repeatCount = .infinity
    inner.add(forever, forKey: "forever")
    window.advance(to: 2)
    expectEqual(inner.animationKeys(), ["stays", "forever"])
    log.lines = []
    switch way {
    case "sublayers": layer.sublayers = []
    case "mask": layer.mask = nil
    case "move": other.layer.addSublayer(outer)
    default: view.removeFromSuperview()
    }
    // The turn of another window is one, too.
    other.advance(to: 1)
    expectNil(inner.animationKeys())
    expect(!other.isAnimating)
    window.advance(to: 3)
    expectEqual(log.lines, ["cornerRadius is stopped 2.0"])
    expect(!window.isAnimating)
  }

  @Test func `A mask that has another layer to mask belongs to that alone`() {
    let (mask, other) = (CALayer(), CALayer())
    view.layer.addSublayer(other)
    layer.mask = mask
    other.mask = mask
    layer.mask = nil
    mask.add(fade(1), forKey: "a")
    expectEqual(window.animationEnd, 1)
    expectEqual(mask.animationKeys(), ["a"])
  }

  @Test func `A layer that is gone before it came into a window keeps nothing waiting`() {
    weak var gone: Log?
    do {
      let (layer, log) = (CALayer(), Log())
      gone = log
      CATransaction.begin()
      CATransaction.setCompletionBlock { [log = self.log] in log.add("done") }
      let fade = fade(1)
      fade.delegate = log
      layer.add(fade, forKey: nil)
      CATransaction.commit()
      expectEqual(self.log.lines, [])
    }
    expectNil(gone)
    window.advance(to: 1)
    expectEqual(log.lines, ["done 0.0"])
  }

  @Test func `The animations of a layer that is gone end`() {
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      view.layer.addSublayer(layer)
      let forever = fade(1)
      forever.repeatCount = .infinity
      layer.add(forever, forKey: nil)
      layer.removeFromSuperlayer()
      gone = layer
    }
    expectNil(gone)
    window.advance(to: 1)
    expect(!window.isAnimating)
    expectEqual(log.lines, ["opacity is stopped 0.0"])
  }

  // MARK: Time of layers

  @Test func `The time of a layer is stopped and goes on`() {
    layer.add(fade(2), forKey: nil)
    window.advance(to: 0.5)
    // As Apple's sample does it.
    let paused = view.layer.convertTime(window.currentTime, from: nil)
    view.layer.speed = 0
    view.layer.timeOffset = paused
    window.advance(to: 3)
    expectEqual(opacity, 0.25)
    expect(!window.isAnimating)
    view.layer.timeOffset = 1
    expectEqual(opacity, 0.5)
    view.layer.speed = 1
    view.layer.timeOffset = 0
    view.layer.beginTime = 0
    view.layer.beginTime = view.layer.convertTime(window.currentTime, from: nil) - paused
    expectEqual(opacity, 0.25)
    expectEqual(window.animationEnd, 4.5)
    window.advance(to: 4)
    expectEqual(opacity, 0.75)
    window.advance(to: 5)
    expectEqual(log.lines, ["opacity starts 0.0", "opacity ends 4.5"])
  }

  @Test func `The times of layers inside each other are multiplied`() {
    view.layer.speed = 2
    layer.speed = 0.5
    layer.timeOffset = 10
    layer.beginTime = 1
    window.advance(to: 4)
    expectEqual(layer.convertTime(4, from: nil), 13.5)
    expectEqual(layer.convertTime(13.5, to: nil), 4)
    expectEqual(layer.convertTime(8, from: view.layer), 13.5)
    expectEqual(view.layer.convertTime(13.5, from: layer), 8)
    expectEqual(layer.convertTime(1, to: layer), 1)
    view.layer.speed = 4
    layer.add(fade(2), forKey: nil)
    expectEqual(window.animationEnd, 5)
    window.advance(to: 4.5)
    expectEqual(opacity, 0.5)
    view.layer.speed = .nan
    layer.beginTime = .infinity
    layer.timeOffset = .nan
    expectEqual(view.layer.speed, 4)
    expectEqual(layer.beginTime, 1)
    expectEqual(layer.timeOffset, 10)
    expectEqual(CALayer().speed, 1)
    expectEqual(CALayer().beginTime, 0)
    expectEqual(CALayer().timeOffset, 0)
  }
}
