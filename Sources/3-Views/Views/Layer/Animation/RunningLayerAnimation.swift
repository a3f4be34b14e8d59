// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// An animation that was added to a layer, until it is removed.
@MainActor
final class RunningLayerAnimation {
  private enum Phase {
    /// The layer was in no window yet.
    case waiting
    case running(Run)
    /// It is over; what is shown, if anything, is its end.
    case ended(Run)
  }

  /// A run in the time of a window.
  private struct Run {
    weak var window: UIWindow?
    var motion: LayerMotion
  }

  let animation: CAAnimation
  /// The name that it was added by; nil for none.
  let key: String?
  private let motion: LayerMotion
  private weak var layer: CALayer?
  private var phase = Phase.waiting
  /// Called at the end, for transactions that wait.
  private var whenOver: (() -> Void)?
  /// Stands for the beginning among what a window moves; nil when the delegate knows of it.
  private var beginning: NSObject?

  /// Those that wait for a window.
  private static var waiting: [RunningLayerAnimation] = []
  /// Those that are under way, in all windows.
  private static var running: [RunningLayerAnimation] = []

  init(_ animation: CAAnimation, key: String?, motion: LayerMotion, of layer: CALayer) {
    self.animation = animation
    self.key = key
    self.motion = motion
    self.layer = layer
    whenOver = CATransaction.waitForAnimation()
    if animation.delegate != nil { beginning = NSObject() }
  }

  // MARK: Beginning

  /// Begins in the layer's window, or waits for one.
  func begin() {
    guard let window = layer?.treeWindow else { return Self.waiting.append(self) }
    begin(in: window)
  }

  /// Removes the animations of layers that have left a window, and begins those of layers that have come
  /// into it.
  static func update(in window: UIWindow) {
    for animation in running where animation.hasLeft(window) {
      animation.layer?.forget(animation)
      animation.wasRemoved()
    }
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = all.filter { $0.layer != nil && $0.layer?.treeWindow !== window }
    for animation in all where animation.layer?.treeWindow === window {
      animation.begin(in: window)
    }
  }

  /// Whether it runs in a window that its layer is not in any more, or that is gone itself.
  private func hasLeft(_ window: UIWindow) -> Bool {
    guard case .running(let run) = phase else { return false }
    guard let own = run.window else { return true }
    return own === window && layer?.treeWindow !== window
  }

  private func begin(in window: UIWindow) {
    guard let layer else { return }
    Self.running.append(self)
    phase = .running(Run(window: window, motion: started(in: window, layer)))
    schedule()
  }

  /// The motion, with the present moment as its beginning unless it has one.
  private func started(in window: UIWindow, _ layer: CALayer) -> LayerMotion {
    var motion = motion
    if motion.timing.begin == 0 { motion.timing.begin = layer.mediaTime(at: window.currentTime) }
    return motion
  }

  /// Has the window call at the beginning and the end, as the layer's time now goes.
  func schedule() {
    guard case .running(let run) = phase, let window = run.window, let layer else { return }
    let timing = run.motion.timing
    let goesOn = layer.mediaTimeGoesOn
    if let beginning {
      window.call(beginning, at: goesOn ? layer.windowTime(at: timing.begin) : nil) {
        self.tellBeginning()
      }
    }
    window.call(self, at: goesOn && timing.speed != 0 ? layer.windowTime(at: timing.end) : nil) {
      self.end()
    }
  }

  private func tellBeginning() {
    beginning = nil
    animation.delegate?.animationDidStart(animation)
  }

  // MARK: Showing

  /// Changes a copy of the layer to what the animation makes of it now.
  func apply(to copy: CALayer) {
    guard let layer else { return }
    switch phase {
    case .waiting:
      guard let window = layer.treeWindow else { return }
      started(in: window, layer).apply(to: copy, at: layer.mediaTime(at: window.currentTime))
    case .running(let run), .ended(let run):
      guard let window = run.window else { return }
      run.motion.apply(to: copy, at: layer.mediaTime(at: window.currentTime))
    }
  }

  // MARK: End

  private func end() {
    guard case .running(let run) = phase else { return }
    phase = .ended(run)
    Self.running.removeAll { $0 === self }
    if animation.isRemovedOnCompletion { layer?.forget(self) }
    animation.delegate?.animationDidStop(animation, finished: true)
    tellTransactions()
  }

  /// Called when it was taken from its layer.
  func wasRemoved() {
    switch phase {
    case .waiting:
      Self.waiting.removeAll { $0 === self }
      tellTransactions()
    case .running(let run):
      phase = .ended(run)
      Self.running.removeAll { $0 === self }
      guard let window = run.window else { return tellTransactions() }
      window.stopMoving(self)
      if let beginning { window.stopMoving(beginning) }
      window.timeline.addTurn {
        self.animation.delegate?.animationDidStop(self.animation, finished: false)
        self.tellTransactions()
      }
    case .ended: break
    }
  }

  private func tellTransactions() {
    let action = whenOver
    whenOver = nil
    action?()
  }
}

extension CALayer {
  /// The layer that this one is in, or that it is the mask of; the layer of a view that has none yet is
  /// left out.
  private var outerLayer: CALayer? {
    guard let view else { return parent ?? extras?.maskedLayer }
    var outer = view.parent
    while let next = outer, next.ownLayer == nil { outer = next.parent }
    return outer?.ownLayer ?? extras?.maskedLayer
  }

  /// The window that the layer is in; nil for none.
  var treeWindow: UIWindow? {
    var layer: CALayer? = self
    while let next = layer {
      if let window = next.view?.root { return window }
      layer = next.outerLayer
    }
    return nil
  }

  /// Returns the layer's time at a moment of its window's.
  func mediaTime(at moment: TimeInterval) -> TimeInterval {
    let outer = outerLayer?.mediaTime(at: moment) ?? moment
    return extras?.timing?.time(at: outer) ?? outer
  }

  /// Returns the moment of the window's time at one of the layer's.
  func windowTime(at time: TimeInterval) -> TimeInterval {
    let outer = extras?.timing?.outerTime(at: time) ?? time
    return outerLayer?.windowTime(at: outer) ?? outer
  }

  /// Whether the layer's time goes on with the window's.
  var mediaTimeGoesOn: Bool {
    (extras?.timing?.speed ?? 1) > 0 && outerLayer?.mediaTimeGoesOn ?? true
  }

  /// Puts the ends of animations where the layer's time now has them, here and below.
  func mediaTimeChanged() {
    for animation in extras?.animations ?? [] { animation.schedule() }
    for child in children { child.mediaTimeChanged() }
    extras?.mask?.mediaTimeChanged()
    view?.mediaTimeChanged()
  }

  /// Takes an animation out of the list.
  func forget(_ animation: RunningLayerAnimation) {
    extras?.animations.removeAll { $0 === animation }
    animationsChanged()
  }

  /// Lets the view know whether its layer has animations.
  func animationsChanged() {
    guard let view else { return }
    var animations = view.animations ?? PropertyAnimations()
    animations.hasLayerAnimations = hasAnimations
    view.animations = animations.isEmpty ? nil : animations
  }

  func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard let motion = animation.motion(of: self, length: CATransaction.animationDuration()) else {
      return
    }
    if let key { removeAnimation(forKey: key) }
    let running = RunningLayerAnimation(animation, key: key, motion: motion, of: self)
    extending { $0.animations.append(running) }
    animationsChanged()
    running.begin()
  }

  /// Takes animations away before their end, or those that stayed after it.
  func removeAnimations(where isRemoved: (RunningLayerAnimation) -> Bool) {
    guard let extras, !extras.animations.isEmpty else { return }
    let removed = extras.animations.filter(isRemoved)
    extras.animations.removeAll(where: isRemoved)
    animationsChanged()
    for animation in removed { animation.wasRemoved() }
  }
}

extension UIWindow {
  /// Calls a closure at a moment of the window's time, which may be over; an earlier request of the same
  /// owner is taken back. At no moment nothing is called.
  fileprivate func call(
    _ owner: AnyObject, at moment: TimeInterval?, _ action: @escaping () -> Void
  ) {
    guard let moment else { return stopMoving(owner) }
    timeline.add(
      Timeline.Movement(
        owner: ObjectIdentifier(owner), begin: moment, duration: 0, move: { _ in },
        completion: action))
  }
}

extension UIView {
  fileprivate func mediaTimeChanged() {
    for child in children {
      if let layer = child.ownLayer { layer.mediaTimeChanged() } else { child.mediaTimeChanged() }
    }
  }
}
