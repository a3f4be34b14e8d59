// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Changes that are animated together: what a call of `UIView.animate` makes.
///
/// While it performs, properties that are set on views in a window go on their way. Committing hands
/// it to its window's timeline, which tells when it is over.
@MainActor
package final class AnimationBlock {
  /// How the block runs.
  package struct Settings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve = AnimationCurve.easeInOut
    var options: UIView.AnimationOptions = []

    /// Seconds, slow at both ends.
    package init(duration: TimeInterval) { self.duration = duration }

    init(
      duration: TimeInterval, delay: TimeInterval, curve: AnimationCurve,
      options: UIView.AnimationOptions
    ) {
      self.duration = duration
      self.delay = delay
      self.curve = curve
      self.options = options
    }
  }

  /// The block that changes join; nil while changes are made at once.
  package private(set) static var current: AnimationBlock?

  /// How the block that is performing runs, and be it one that takes no time.
  private static var enclosing: Settings?

  /// Whether changes are to be made at once, also by blocks that begin now.
  private static var isSuppressed = false

  let settings: Settings
  private var views: [UIView] = []
  private var known: Set<ObjectIdentifier> = []
  /// Whether an animation was taken off a view before its end.
  private var interrupted: Set<ObjectIdentifier> = []
  private var completions: [(Bool) -> Void] = []
  private(set) var end: TimeInterval = 0
  private weak var window: UIWindow?
  /// The block that this one was made in; it is not over before this one is.
  private let outer: AnimationBlock?

  package init(_ settings: Settings) {
    self.settings = settings
    outer = Self.current
  }

  /// A block for changes that follow from others, such as those of a layout: it runs just as the
  /// block that they are made in, if there is one.
  package static func following(_ settings: Settings) -> AnimationBlock {
    AnimationBlock(enclosing ?? settings)
  }

  /// A block with what an enclosing one imposes: its duration and its curve.
  static func inheriting(_ settings: Settings) -> AnimationBlock {
    guard let outer = enclosing else { return AnimationBlock(settings) }
    var settings = settings
    if !settings.options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !settings.options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    return AnimationBlock(settings)
  }

  /// Makes changes that join the block.
  package func perform(_ changes: () -> Void) {
    let outer = (Self.current, Self.enclosing)
    let isAnimated = UIView.areAnimationsEnabled && !Self.isSuppressed && settings.lasts
    (Self.current, Self.enclosing) = (isAnimated ? self : nil, settings)
    changes()
    (Self.current, Self.enclosing) = outer
  }

  /// Makes changes at once, whatever block is performing.
  package static func performWithoutAnimation(_ changes: () -> Void) {
    let outer = (current, isSuppressed)
    (current, isSuppressed) = (nil, true)
    changes()
    (current, isSuppressed) = outer
  }

  /// Hands the block to its window, or, if nothing changed, ends it at once.
  package func commit(completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    guard let window else { return finish() }
    window.timeline.add(self)
  }

  /// When and how a change begins that is made now to a view in a window.
  func join(_ view: UIView, in window: UIWindow) -> AnimationTiming {
    if known.insert(ObjectIdentifier(view)).inserted {
      views.append(view)
      view.blocks.append(Reference(block: self))
    }
    var timing = AnimationTiming(
      begin: window.currentTime + max(0, settings.delay), duration: settings.duration,
      curve: settings.curve)
    timing.repeats = settings.options.contains(.repeat)
    timing.autoreverses = settings.options.contains(.autoreverse)
    extend(to: timing.end, in: window)
    return timing
  }

  private func extend(to end: TimeInterval, in window: UIWindow) {
    self.end = max(self.end, end)
    self.window = window
    outer?.extend(to: end, in: window)
  }

  /// Told when a view lost its animations before their end.
  func interrupt(_ view: UIView) {
    interrupted.insert(ObjectIdentifier(view))
    // What repeats for ever would never be over.
    if end == .infinity, interrupted.count == views.count, let window { end = window.currentTime }
  }

  /// A block as its views know it. They do not own it: a window that goes away in the middle of an
  /// animation takes its blocks along.
  struct Reference {
    weak var block: AnimationBlock?
  }

  /// The block is over: views show what they hold, and completions run.
  func finish() {
    for view in views { view.removeEndedAnimations(of: self) }
    let isFinished = views.isEmpty || interrupted.count < views.count
    views = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(isFinished) }
  }
}

extension AnimationBlock.Settings {
  /// Whether there is any time between start and end.
  var lasts: Bool { duration.isFinite && delay.isFinite && (duration > 0 || delay > 0) }
}
