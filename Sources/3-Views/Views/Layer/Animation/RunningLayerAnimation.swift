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

  private struct Run {
    weak var window: UIWindow?
    var motion: LayerMotion
  }

  let animation: CAAnimation
  /// The name that it was added by; nil for none.
  let key: String?
  private let motion: LayerMotion
  private let delegate: (any CAAnimationDelegate)?
  private let isRemovedOnCompletion: Bool
  private weak var layer: CALayer?
  private var phase = Phase.waiting
  /// Called at the end, for transactions that wait.
  private var whenOver: (() -> Void)?
  /// Stands for the beginning among what a window moves; nil when the delegate knows of it.
  private var beginning: NSObject?
  /// Stands for the end among what a window moves.
  private let ending = NSObject()

  /// One of those that layers have. They belong to their layers.
  private struct Known {
    /// Its place in the order in which they were added.
    var number: Int
    weak var animation: RunningLayerAnimation?
  }

  private static var known: [ObjectIdentifier: Known] = [:]
  private static var nextNumber = 0
  /// Whether layers came into windows or left them since the animations followed.
  private static var isTreeChanged = false
  /// The calls that are still to be made for those whose layers are gone.
  private static var leftOver: [() -> Void] = []

  init(_ animation: CAAnimation, key: String?, motion: LayerMotion, of layer: CALayer) {
    self.animation = animation
    self.key = key
    self.motion = motion
    self.layer = layer
    delegate = animation.delegate
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    whenOver = CATransaction.waitForAnimation()
    if delegate != nil { beginning = NSObject() }
  }

  isolated deinit {
    Self.known[ObjectIdentifier(self)] = nil
    // The layer is gone before the end; whatever released it may be in the middle of a change.
    switch phase {
    case .waiting: if let whenOver { Self.leftOver.append(whenOver) }
    case .running(let run): Self.leftOver.append(stopping(run))
    case .ended: return
    }
    Self.isTreeChanged = true
  }

  // MARK: Beginning

  /// Begins in the layer's window, or waits for one.
  func begin() {
    Self.known[ObjectIdentifier(self)] = Known(number: Self.nextNumber, animation: self)
    Self.nextNumber += 1
    if let window = layer?.treeWindow { begin(in: window) }
  }

  /// Called when a layer, or one that it is in, came into a tree or left it.
  static func treeDidChange() { isTreeChanged = true }

  /// Removes the animations of layers that have left their window, and begins those of layers that have
  /// come into one. A layer that is back in its window in the meantime keeps them.
  static func followTrees() {
    guard isTreeChanged else { return }
    isTreeChanged = false
    let actions = leftOver
    leftOver = []
    for action in actions { action() }
    let known = known.values.sorted { $0.number < $1.number }
    for known in known { known.animation?.followTree() }
  }

  private func followTree() {
    let window = layer?.treeWindow
    switch phase {
    case .waiting:
      if let window { begin(in: window) }
    case .running(let run), .ended(let run):
      // One that is gone counts as no window.
      guard window == nil || window !== run.window else { return }
      layer?.forget(self)
      wasRemoved()
    }
  }

  private func begin(in window: UIWindow) {
    guard let layer else { return }
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
      window.call(beginning, at: goesOn ? layer.windowTime(at: timing.begin) : nil) { [weak self] in
        self?.tellBeginning()
      }
    }
    window.call(ending, at: goesOn && timing.speed != 0 ? layer.windowTime(at: timing.end) : nil) {
      [weak self] in
      self?.end()
    }
  }

  private func tellBeginning() {
    // The delegate of another may have put it off in the same moment, or removed the animation.
    guard let beginning, case .running(let run) = phase else { return }
    run.window?.stopMoving(beginning)
    self.beginning = nil
    delegate?.animationDidStart(animation)
  }

  // MARK: Showing

  /// Changes a copy of the layer to what the animation makes of it now.
  func apply(to copy: CALayer) {
    if let (motion, time) = present { motion.apply(to: copy, at: time) }
  }

  /// The transition that it is, and how far that is now; nil for none.
  var shownTransition: (transition: LayerTransition, progress: CGFloat)? {
    guard let (motion, time) = present else { return nil }
    return motion.transition(at: time)
  }

  /// The motion, and the present time of the layer; nil in no window.
  private var present: (motion: LayerMotion, time: TimeInterval)? {
    guard let layer else { return nil }
    switch phase {
    case .waiting:
      guard let window = layer.treeWindow else { return nil }
      return (started(in: window, layer), layer.mediaTime(at: window.currentTime))
    case .running(let run), .ended(let run):
      guard let window = run.window else { return nil }
      return (run.motion, layer.mediaTime(at: window.currentTime))
    }
  }

  /// Whether it moves the edge of what the layer draws, other than with its bounds.
  var changesExtent: Bool { motion.changesExtent }

  // MARK: End

  private func end() {
    guard case .running(let run) = phase else { return }
    phase = .ended(run)
    if let beginning { run.window?.stopMoving(beginning) }
    beginning = nil
    if isRemovedOnCompletion {
      Self.known[ObjectIdentifier(self)] = nil
      layer?.forget(self)
    }
    delegate?.animationDidStop(animation, finished: true)
    tellTransactions()
  }

  func wasRemoved() {
    Self.known[ObjectIdentifier(self)] = nil
    switch phase {
    case .waiting: tellTransactions()
    case .running(let run):
      phase = .ended(run)
      stopping(run)()
    case .ended: break
    }
  }

  /// Returns what takes back the calls of the window, and has it tell in its next turn of the end.
  private func stopping(_ run: Run) -> () -> Void {
    let owners = [ending, beginning].compactMap(\.self)
    let (animation, delegate, action) = (animation, delegate, whenOver)
    beginning = nil
    whenOver = nil
    return { [weak window = run.window] in
      guard let window else {
        action?()
        return
      }
      for owner in owners { window.stopMoving(owner) }
      window.timeline.addTurn {
        delegate?.animationDidStop(animation, finished: false)
        action?()
      }
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

  var treeWindow: UIWindow? {
    var layer: CALayer? = self
    while let next = layer {
      if let window = next.view?.root { return window }
      layer = next.outerLayer
    }
    return nil
  }

  func mediaTime(at moment: TimeInterval) -> TimeInterval {
    let outer = outerLayer?.mediaTime(at: moment) ?? moment
    return extras?.timing?.time(at: outer) ?? outer
  }

  func windowTime(at time: TimeInterval) -> TimeInterval {
    let outer = extras?.timing?.outerTime(at: time) ?? time
    return outerLayer?.windowTime(at: outer) ?? outer
  }

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

  func forget(_ animation: RunningLayerAnimation) {
    extras?.animations.removeAll { $0 === animation }
  }

  /// Takes animations away before their end, or those that stayed after it.
  func removeAnimations(where isRemoved: (RunningLayerAnimation) -> Bool) {
    guard let extras, !extras.animations.isEmpty else { return }
    let removed = extras.animations.filter(isRemoved)
    extras.animations.removeAll(where: isRemoved)
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
