// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Changes that are animated together: what a call of `UIView.animate` makes.
///
/// While it performs, properties that are set on views in a window are animated. Committing hands
/// it to its window's timeline, which tells when it is over.
@MainActor
package final class AnimationBlock {
  package struct Settings {
    var duration: TimeInterval
    /// Seconds from the call to the end.
    package var length: TimeInterval { max(0, delay) + duration }
    var delay: TimeInterval = 0
    var curve = TimingCurve.easeInOut
    var options: UIView.AnimationOptions = []

    /// Seconds, slow at both ends.
    package init(duration: TimeInterval) { self.duration = duration }

    /// As a spring that just does not overshoot, until it has settled.
    ///
    /// - Parameter frequency: The spring's undamped angular frequency, in radians a second.
    package init(springFrequency frequency: Double) {
      let spring = Spring(
        perceptualDuration: 2 * .pi / frequency, bounce: 0, initialVelocity: 0)
      self.init(
        duration: spring.settlingDuration, delay: 0, curve: .spring(spring), options: [])
    }

    init(
      duration: TimeInterval, delay: TimeInterval, curve: TimingCurve,
      options: UIView.AnimationOptions
    ) {
      self.duration = duration
      self.delay = delay
      self.curve = curve
      self.options = options
    }
  }

  /// The block that changes join; nil while changes are made at once.
  package static var current: AnimationBlock? {
    guard let performing, !CATransaction.preventsAnimation else { return nil }
    return performing
  }

  /// The block that is performing; nil for none, or for one whose changes are made at once.
  private static var performing: AnimationBlock?

  /// The settings of the block that is performing, and be it one that takes no time.
  private static var enclosing: Settings?

  /// Whether changes are to be made at once, also by blocks that begin now.
  private static var isSuppressed = false

  let settings: Settings
  private var views: [UIView] = []
  private var known: Set<ObjectIdentifier> = []
  /// The number of animations of properties that began in the block and in nested ones.
  private var begunCount = 0
  /// The number of those that were taken away before their end.
  private var interruptedCount = 0
  private var completions: [(Bool) -> Void] = []
  private var viewsToLayOut: [UIView] = []
  private var ownEnd: TimeInterval = 0
  private weak var window: UIWindow?
  /// The gesture's time that the block runs by; nil for the window's.
  private let interactiveTiming: InteractiveTiming?
  /// The time of the property animator that the block runs by; nil for the window's.
  private let clock: AnimatorClock?
  /// The part of the duration that changes take.
  private var span: AnimationSpan
  /// Whether frames are shown at their ends alone.
  private var isDiscrete = false
  /// Changes that take a part of the time of the block, by shares of it.
  private struct Frame {
    var start: Double
    var end: Double
    var changes: () -> Void
  }

  /// The frames of a sequence that is being made, until all of them are there; nil outside of one.
  private var waitingFrames: [Frame]?
  /// Whether a transition of the block was taken away before its end.
  private var isTransitionInterrupted = false
  private weak var outer: AnimationBlock?
  /// The blocks made in this one; it is not over before they are.
  private var inner: [AnimationBlock] = []

  init(_ settings: Settings) {
    self.settings = settings
    outer = Self.current
    interactiveTiming = outer?.interactiveTiming ?? InteractiveTiming.collecting
    clock = outer?.clock
    span = outer?.span ?? AnimationSpan()
    if let clock, settings.delay > 0 {
      span = span.part(from: settings.delay / max(clock.duration, settings.delay), to: 1)
    }
    outer?.inner.append(self)
  }

  /// Creates a block of a property animator, which is in no other block.
  init(_ settings: Settings, drivenBy clock: AnimatorClock, span: AnimationSpan) {
    self.settings = settings
    self.clock = clock
    self.span = span
    interactiveTiming = nil
  }

  /// A block for changes that follow from others, such as those of a layout: it runs just as the
  /// block that they are made in, if there is one.
  package static func following(_ settings: Settings) -> AnimationBlock {
    var settings = enclosing ?? settings
    // The part of an animator's time that the block around takes begins after its delay already.
    if performing?.clock != nil { settings.delay = 0 }
    return AnimationBlock(settings)
  }

  /// A block with what an enclosing one imposes, unless its options say otherwise: the duration,
  /// the curve, and the options.
  static func inheriting(_ settings: Settings) -> AnimationBlock {
    guard let outer = enclosing else { return AnimationBlock(settings) }
    let overrides = settings.options
    var settings = settings
    if !overrides.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !overrides.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !overrides.contains(.overrideInheritedOptions) { settings.options = outer.options }
    return AnimationBlock(settings)
  }

  package func perform(_ changes: () -> Void) {
    let outer = (Self.performing, Self.enclosing)
    (Self.performing, Self.enclosing) = (takesTime ? self : nil, settings)
    changes()
    while !viewsToLayOut.isEmpty { viewsToLayOut.removeFirst().layoutIfNeeded() }
    (Self.performing, Self.enclosing) = outer
  }

  /// Makes changes that take a part of the time of the block that is performing; without one, at once.
  ///
  /// - Parameters:
  ///   - start: The beginning, as a share of the time of the block.
  ///   - end: The end.
  ///   - changes: Makes the changes.
  static func performFrame(from start: Double, to end: Double, _ changes: @escaping () -> Void) {
    guard let block = performing else { return changes() }
    let frame = Frame(start: start, end: end, changes: changes)
    guard block.waitingFrames != nil else { return block.perform(frame) }
    block.waitingFrames?.append(frame)
  }

  private func perform(_ frame: Frame) {
    let whole = span
    span = whole.part(from: isDiscrete ? frame.end : frame.start, to: frame.end)
    frame.changes()
    span = whole
  }

  /// Makes changes in frames that join the block that is performing; without one, at once.
  ///
  /// The frames come after the closure, in the order of their beginnings, whatever order they are added
  /// in; those that begin together in that.
  ///
  /// - Parameters:
  ///   - isDiscrete: Whether what is shown leaps at the end of each frame.
  ///   - frames: Makes the changes.
  static func performSequence(isDiscrete: Bool, _ frames: () -> Void) {
    guard let block = performing else { return frames() }
    let outer = (block.isDiscrete, block.waitingFrames)
    (block.isDiscrete, block.waitingFrames) = (isDiscrete, [])
    frames()
    let added = block.waitingFrames ?? []
    block.waitingFrames = nil
    let inOrder = added.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, frame) in inOrder { block.perform(frame) }
    (block.isDiscrete, block.waitingFrames) = outer
  }

  static func performOutside(_ body: () -> Void) {
    let outer = (performing, enclosing)
    (performing, enclosing) = (nil, nil)
    body()
    (performing, enclosing) = outer
  }

  /// Lays out a view when the changes of the block are made, so that its layout joins the block.
  func layOutAtEnd(_ view: UIView) {
    if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
  }

  func whenFinished(_ action: @escaping () -> Void) { completions.append { _ in action() } }

  /// Lays out the views that joined, and what is in them, where that is pending.
  func layOutViews() {
    for view in views { view.layoutIfNeeded() }
  }

  package static func performWithoutAnimation(_ changes: () -> Void) {
    let outer = (performing, isSuppressed)
    (performing, isSuppressed) = (nil, true)
    changes()
    (performing, isSuppressed) = outer
  }

  /// Hands the block to its window, or, if nothing changed, ends it at once.
  package func commit(completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    if clock != nil, let outer { return outer.absorb(self) }
    guard let window else { return finish() }
    CATransaction.wait(for: self)
    window.timeline.add(self)
  }

  /// Takes over the views and the completions of a block in this one, with which that is over, too.
  private func absorb(_ block: AnimationBlock) {
    for view in block.views where known.insert(ObjectIdentifier(view)).inserted {
      views.append(view)
    }
    completions += block.completions
    block.completions = []
  }

  var members: (views: [UIView], window: UIWindow?) { (views, window) }

  /// Whether a change in the block leaves an animation of the same property under way that does not add
  /// up: one that it follows in time, or that the same property animator takes back.
  func goesOn<Value>(after animation: PropertyAnimation<Value>) -> Bool {
    if let clock { return animation.timing.clock === clock }
    return animation.block === self && span != AnimationSpan()
  }

  var takesTime: Bool {
    UIView.areAnimationsEnabled && !Self.isSuppressed && (settings.lasts || clock != nil)
  }

  /// Lets the block last its time, be anything animated in it or not; nothing happens where changes
  /// are made at once.
  package func last(in window: UIWindow) {
    guard UIView.areAnimationsEnabled, !Self.isSuppressed, settings.lasts else { return }
    ownEnd = max(ownEnd, window.currentTime + settings.length)
    join(window)
  }

  /// The end of the block and of those made in it, in seconds of the window's time; infinity while
  /// a gesture holds it.
  var end: TimeInterval {
    if let interactiveTiming { return interactiveTiming.end }
    return inner.reduce(ownEnd) { max($0, $1.end) }
  }

  /// Whether the block goes on by itself, not only with a gesture.
  var goesOn: Bool { interactiveTiming?.isHeld != true }

  /// Returns the time and the curve of a change that is made now to a view in a window. The view
  /// joins the block.
  func timing(of view: UIView, in window: UIWindow) -> AnimationTiming {
    if known.insert(ObjectIdentifier(view)).inserted { views.append(view) }
    let now = interactiveTiming?.time(at: window.currentTime) ?? window.currentTime
    var timing = AnimationTiming(
      begin: now + max(0, settings.delay), duration: settings.duration,
      curve: settings.curve)
    timing.repeats = settings.options.contains(.repeat)
    timing.autoreverses = settings.options.contains(.autoreverse)
    timing.interactive = interactiveTiming
    timing.clock = clock
    timing.span = span
    interactiveTiming?.include(timing)
    if clock == nil { ownEnd = max(ownEnd, timing.end) }
    join(window)
    return timing
  }

  private func join(_ window: UIWindow) {
    self.window = window
    outer?.join(window)
  }

  func animationBegan() {
    begunCount += 1
    outer?.animationBegan()
  }

  /// Called when an animation that began in the block was taken away before its end.
  func animationWasInterrupted() {
    interruptedCount += 1
    outer?.animationWasInterrupted()
    // What repeats for ever would never be over.
    if ownEnd == .infinity, interruptedCount == begunCount, let window {
      ownEnd = window.currentTime
    }
  }

  /// Called when a transition of the block was taken away before its end: the block is over now, or with
  /// the animations that are left in it.
  func transitionWasInterrupted() {
    isTransitionInterrupted = true
    if interruptedCount == begunCount, let window { ownEnd = min(ownEnd, window.currentTime) }
  }

  /// The block is over: views show what they hold, and completions run.
  ///
  /// - Parameter isComplete: Whether it ran to its end; nil for unless all, or a transition,
  ///   was interrupted.
  func finish(isComplete: Bool? = nil) {
    for view in views {
      if interactiveTiming?.isReversed == true { view.takeBackInteractiveAnimations() }
      view.removeEndedAnimations()
    }
    let isFinished =
      isComplete
      ?? (!isTransitionInterrupted && (begunCount == 0 || interruptedCount < begunCount))
    views = []
    inner = []
    let completions = completions
    self.completions = []
    // What completions change is not part of a block that is performing.
    Self.performOutside { for completion in completions { completion(isFinished) } }
  }
}

extension AnimationBlock.Settings {
  /// Whether there is any time between start and end.
  var lasts: Bool { duration.isFinite && delay.isFinite && (duration > 0 || delay > 0) }
}
