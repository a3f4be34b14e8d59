// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// An animator of changes to views that can be paused, scrubbed, reversed and stopped.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.center.y = 300 }
/// animator.startAnimation()
/// window.advance(to: 0.4)
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.75  // three quarters of the way, whatever the curve
/// animator.isReversed = true
/// animator.startAnimation()  // back to where it began
/// ```
///
/// Views hold their new values from the start, and show the way there: `UIView.animate` says of which
/// properties. An animator that has run to its end, or back to its start, is inactive, with its views at
/// the values of that end. One that runs lives until then; to release one that is paused or stopped is a
/// programmer error.
///
/// Time is the window's that the views are in, or else the key window's; without a window animations end
/// at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let course: AnimatorCourse
  /// The changes to be made at the start, and the share of the duration before.
  private var pending: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The time of the animations while they are active.
  private var clock: AnimatorClock?
  private var blocks: [AnimationBlock] = []
  private weak var window: UIWindow?
  /// The values that views hold while the animator is stopped.
  private var ends: [AnimatorEnds] = []
  /// Tells transactions of the end.
  private var whenOver: (() -> Void)?
  fileprivate var options: UIView.AnimationOptions = []

  // MARK: Creating

  /// Creates an animator that does not run yet.
  ///
  /// - Parameters:
  ///   - duration: Seconds; below 0, or not finite, counts as 0. A spring by its physics has its own.
  ///   - parameters: The progress over that time.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    course = AnimatorCourse(parameters, duration: duration)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with one of the system's curves.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: The progress over that time.
  ///   - animations: Makes the changes when the animator starts; nil for none yet.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - point1: The first control point: a share of the time, and the progress.
  ///   - point2: The second control point.
  ///   - animations: Makes the changes when the animator starts; nil for none yet.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator whose views swing to rest as on a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring has settled.
  ///   - ratio: 1 for no overshoot, towards 0 for more.
  ///   - animations: Makes the changes when the animator starts; nil for none yet.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds to wait; views look as before meanwhile.
  ///   - options: The curve, and whether to lay out or to begin from what is shown; the others do not
  ///     count.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end with the position; nil for none.
  /// - Returns: The animator, which lives until its end.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.animationCurve))
    animator.options = options.intersection([.layoutSubviews, .beginFromCurrentState])
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    guard state == .stopped || (state == .active && !isRunning) else { return }
    programmerError(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released."
    )
  }

  // MARK: What it is

  /// The progress over the duration.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The length of the animations, in seconds: as given or, of a spring by its physics, until it has
  /// settled.
  open var duration: TimeInterval { course.duration }
  /// The seconds before the animations begin, as `startAnimation(afterDelay:)` has them.
  public private(set) var delay: TimeInterval = 0
  /// A Boolean value that says whether views take touches while the animations are active; true unless
  /// set. It counts for animations that start after.
  open var isUserInteractionEnabled = true
  /// Has no effect: touches find views at their new frames. A Boolean value that says whether the
  /// app tests for hits itself.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that says whether the animations can be paused, scrubbed, reversed and stopped; true
  /// unless set. To do so nevertheless is a programmer error.
  open var isInterruptible = true
  /// A Boolean value that says whether ``fractionComplete`` is a share of the way; true unless set.
  /// Otherwise it is a share of the duration, to which the curve gives the way.
  open var scrubsLinearly = true
  /// A Boolean value that says whether the animator is paused where it arrives, with no completion block
  /// called, until it is started in the other direction or stopped; false unless set.
  open var pausesOnCompletion = false

  /// The state of the animator: inactive until it is started, paused or scrubbed, and after its end.
  public private(set) var state: UIViewAnimatingState = .inactive
  /// A Boolean value that says whether the animations go on with time, or wait for their delay.
  open var isRunning: Bool { clock?.isRunning == true }

  /// A Boolean value that says whether the animations run from their end to their start.
  ///
  /// Set while they run or are paused, they go back the way that they came, in the time that it took; at
  /// the start the views hold their former values again. Set before, they begin at their end.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, let clock else { return }
      requireInterruptible("reversed")
      clock.reverse(at: now)
      if isRunning { followClock() }
    }
  }

  /// The share of the way that the animations have come: 0 where they begin and 1 where they end,
  /// also of reversed ones; springs go beyond. Of an animator that is not active it is 0.
  ///
  /// A value that is set holds the animations there, and starts an inactive animator. One beyond 0…1 is
  /// brought into it, and one that is not a number changes nothing.
  open var fractionComplete: CGFloat {
    get {
      guard let clock else { return 0 }
      let position = clock.position(at: now)
      let isLinear = scrubsLinearly || !position.legs.isEmpty
      let done = isLinear ? clock.progress(at: now) : position.share
      return CGFloat(isReversed ? 1 - done : done)
    }
    set {
      refuseStopped("scrubbed")
      guard !newValue.isNaN else { return }
      pauseAnimation()
      let fraction = min(max(Double(newValue), 0), 1)
      let done = isReversed ? 1 - fraction : fraction
      if scrubsLinearly { clock?.hold(atProgress: done) } else { clock?.hold(atShare: done) }
    }
  }

  // MARK: Running

  /// Starts the animations, or continues paused ones along their curve for the rest of their
  /// duration. Nothing happens while they run.
  open func startAnimation() { run(after: 0) }

  /// Starts the animations, or continues paused ones, after a delay. The changes are made at once.
  ///
  /// - Parameter delay: Seconds; below 0, or not finite, counts as 0.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if !isRunning { self.delay = delay.isFinite ? max(0, delay) : 0 }
    run(after: self.delay)
  }

  private func run(after delay: TimeInterval) {
    refuseStopped("started")
    guard !isRunning else { return }
    activate()
    clock?.run(from: now + delay)
    followClock()
  }

  /// Pauses the animations at their present values; an inactive animator pauses at its beginning.
  open func pauseAnimation() {
    refuseStopped("paused")
    if state == .active { requireInterruptible("paused") }
    activate()
    clock?.hold(at: now)
    stopFollowing()
  }

  /// Continues paused animations with another curve or duration.
  ///
  /// They go from what they show to their end along a whole curve. It takes the duration, multiplied by the
  /// factor and by what is left to be shown: 1 − ``fractionComplete``. An inactive animator starts so.
  ///
  /// > Note: Differs from UIKit: the speed at which they moved before does not count; a spring has the
  /// > velocity of its parameters.
  ///
  /// - Parameters:
  ///   - parameters: The curve; nil for the animator's. A spring by its physics takes its own time.
  ///   - durationFactor: The ratio to the animator's duration; 0 for 1.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    refuseStopped("continued")
    if state == .active { requireInterruptible("continued") }
    activate()
    guard let clock, let timingParameters else { return }
    let factor = durationFactor > 0 && durationFactor.isFinite ? Double(durationFactor) : 1
    let course = AnimatorCourse(
      parameters ?? timingParameters, duration: clock.remainingDuration(at: now) * factor)
    clock.goOn(along: course.curve, over: course.duration, from: now)
    followClock()
  }

  /// Stops active animations: views keep the values that they show.
  ///
  /// - Parameter withoutFinishing: True makes the animator inactive, and no completion block is called,
  ///   also where it was stopped before. False leaves it stopped until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if state == .active {
      requireInterruptible("stopped")
      ends = takeAnimations()
      for end in ends { end.view.hold(atOnce: end.shown) }
      state = .stopped
    }
    guard withoutFinishing, state == .stopped else { return }
    completions = []
    finish(isComplete: false)
  }

  /// Gives the views their values when animations were stopped, and calls the completion blocks.
  ///
  /// - Parameter finalPosition: Whether they have the values of the end, those of the start, or those that
  ///   were shown. To finish an animator that is not stopped is a programmer error.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      programmerError(
        "finishAnimation(at:) should only be called on a stopped animator; this one is \(state). Call stopAnimation(false) before."
      )
    }
    for end in ends {
      switch finalPosition {
      case .start: end.view.hold(end.start)
      case .end: end.view.hold(end.end)
      case .current: break
      }
    }
    complete(at: finalPosition)
  }

  // MARK: Adding

  /// Adds changes that are animated alongside: at the start or, of active animations, at once and
  /// for the rest of their duration. While they run in reverse, added changes show their start.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that are animated alongside, after a delay.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - delayFactor: The share, 0…1, of the rest of the duration that passes before.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    refuseStopped("given animations")
    let factor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
    guard state == .active else { return pending.append((animation, factor)) }
    perform(animation, delayFactor: factor)
    if isRunning { followClock() }
  }

  /// Adds a block that is called at the end; those that were added before are called first.
  ///
  /// - Parameter completion: Gets the end for animations that ran to it, the start for reversed ones, or
  ///   the position of ``finishAnimation(at:)``.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

// MARK: - The work

extension UIViewPropertyAnimator {
  private var now: TimeInterval { timeWindow?.currentTime ?? 0 }

  private var timeWindow: UIWindow? { window ?? UIWindow.key }

  private func refuseStopped(_ what: String) {
    guard state == .stopped else { return }
    programmerError(
      "A stopped property animator cannot be \(what). Call finishAnimation(at:) before.")
  }

  private func requireInterruptible(_ what: String) {
    guard !isInterruptible else { return }
    programmerError(
      "A property animator that is not interruptible cannot be \(what) while it is active.")
  }

  /// Makes the changes, with the animations held where they begin.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    whenOver = CATransaction.waitForAnimation()
    clock = AnimatorClock(
      duration: course.duration, curve: course.curve, isReversed: isReversed,
      blocksTouches: !isUserInteractionEnabled)
    let pending = pending
    self.pending = []
    for (changes, factor) in pending { perform(changes, delayFactor: factor) }
  }

  private func perform(_ changes: () -> Void, delayFactor: Double) {
    guard let clock else { return }
    let position = clock.position(at: now)
    let isFresh = position.legs.isEmpty && position.share == (isReversed ? 1 : 0)
    // Where a scrub holds the animations, what is added begins neither there nor later with a leap.
    let share = max(position.share, position.scrubbed ?? 0)
    var span = isFresh ? AnimationSpan() : AnimationSpan().part(from: share, to: 1)
    span = span.part(from: delayFactor, to: 1)
    if let leg = position.legs.last {
      span.firstLeg = position.legs.count - 1
      span.firstProgress = leg.progress
    }
    let settings = AnimationBlock.Settings(
      duration: course.duration, delay: 0, curve: course.curve, options: options)
    let block = AnimationBlock(settings, drivenBy: clock, span: span)
    block.perform {
      changes()
      if options.contains(.layoutSubviews) { block.layOutViews() }
    }
    blocks.append(block)
    window = window ?? block.members.window
  }

  /// Has the window call when the animations arrive; it holds the animator until then.
  private func followClock() {
    guard let clock else { return }
    guard let window = timeWindow else { return arrive() }
    self.window = window
    window.timeline.add(
      Timeline.Movement(
        owner: ObjectIdentifier(clock), begin: clock.end, duration: 0, move: { _ in },
        completion: { self.arriveIfDue() }))
  }

  private func stopFollowing() {
    if let clock { window?.stopMoving(clock) }
  }

  /// Arrives, unless what was called in the same moment has paused, turned or restarted the animations.
  private func arriveIfDue() {
    guard let clock, clock.isRunning, clock.end <= now else { return }
    arrive()
  }

  private func arrive() {
    guard let clock else { return }
    if pausesOnCompletion { return clock.hold(at: max(now, clock.end)) }
    for end in takeAnimations() where isReversed { end.view.hold(end.start) }
    complete(at: isReversed ? .start : .end)
  }

  private func takeAnimations() -> [AnimatorEnds] {
    guard let clock else { return [] }
    stopFollowing()
    var known: Set<ObjectIdentifier> = []
    let views = blocks.flatMap(\.members.views).filter {
      known.insert(ObjectIdentifier($0)).inserted
    }
    let ends = views.map { $0.takeAnimations(of: clock) }
    clock.stop()
    self.clock = nil
    return ends
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    finish(isComplete: position == .end)
    AnimationBlock.performOutside { for completion in completions { completion(position) } }
  }

  /// Makes the animator inactive, and tells the blocks in it and the transactions.
  private func finish(isComplete: Bool) {
    let (blocks, action) = (blocks, whenOver)
    self.blocks = []
    whenOver = nil
    ends = []
    window = nil
    state = .inactive
    for block in blocks { block.finish(isComplete: isComplete) }
    action?()
  }
}
