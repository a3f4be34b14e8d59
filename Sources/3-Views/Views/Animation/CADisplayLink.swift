// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A timer that calls a target at each frame.
///
/// There are 60 frames in a second of the window's time, whatever frames are drawn: they pass while
/// `UIWindow.advance(to:)` goes on, so the same calls give the same frames. A link that is added to a
/// run loop runs on the time of the window that is key then or, if there is none, that becomes key
/// next.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var handler: (@MainActor (CADisplayLink) -> Void)?
  private weak var window: UIWindow?
  private var isAdded = false
  private var frameTime: CFTimeInterval = 0
  /// Frames since the link was last called.
  private var skippedCount = 0

  private static var waiting: [CADisplayLink] = []

  /// Creates a link that calls a closure; it runs when it is added to a run loop.
  ///
  /// > Note: Not in UIKit, where a display link calls a selector.
  ///
  /// - Parameter handler: Called at each frame with the link. Held until ``invalidate()``.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Creates a link that calls a method; it runs when it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: Whose method is called. Held until ``invalidate()``.
  ///   - sel: The method, which may take the link. One that the target does not understand is a
  ///     programmer error at the first frame.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.send(to: target, $0) }
  }

  /// Begins to call.
  ///
  /// - Parameters:
  ///   - runloop: Not read: the window's time is what runs.
  ///   - mode: Not read.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard handler != nil, !isAdded else { return }
    isAdded = true
    if let window = UIWindow.key { start(in: window) } else { Self.waiting.append(self) }
  }

  /// Stops calling until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leave() }

  /// Stops calling permanently, and releases the target.
  open func invalidate() {
    leave()
    handler = nil
  }

  /// A Boolean value that says whether the link is silent for now.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue, let window else { return }
      if isPaused { stop() } else { start(in: window) }
    }
  }

  /// The beginning of the frame before, for which the link was called, in seconds of the window's
  /// time; 0 before the first call.
  open var timestamp: CFTimeInterval { frameTime }
  /// The beginning of the next frame for which the link is called.
  open var targetTimestamp: CFTimeInterval { frameTime + duration * Double(framesPerCall) }
  /// The number of seconds between two frames: a sixtieth.
  open var duration: CFTimeInterval { Schedule.tickLength }
  /// The number of calls of the link per second; 0 for at each frame. It is called at each frame,
  /// each second, each third, and so on, as is nearest.
  open var preferredFramesPerSecond = 0 {
    didSet {
      if preferredFramesPerSecond < 0 {
        programmerError(
          "preferredFramesPerSecond cannot be \(preferredFramesPerSecond): give 0 or more.")
      }
    }
  }
  /// The range of calls of the link per second: its `preferred` counts.
  open var preferredFrameRateRange: CAFrameRateRange {
    get {
      let rate = Float(preferredFramesPerSecond)
      return CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
    set {
      let rate = newValue.preferred ?? newValue.maximum
      preferredFramesPerSecond = rate.isFinite ? Int(max(0, min(rate, 240)).rounded()) : 0
    }
  }

  /// At which frames the link is called: at each, each second …
  private var framesPerCall: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, Int((60 / Double(preferredFramesPerSecond)).rounded()))
  }

  /// Has links that wait run in a window.
  static func windowBecameKey(_ window: UIWindow) {
    let links = waiting
    waiting = []
    for link in links { link.start(in: window) }
  }

  private func start(in window: UIWindow) {
    self.window = window
    guard isAdded, !isPaused else { return }
    skippedCount = 0
    frameTime = window.currentTime
    window.timeline.schedule.add(
      Schedule.Ticker(owner: ObjectIdentifier(self), begin: window.currentTime) { self.tick() })
  }

  private func stop() { window?.timeline.schedule.removeTicker(of: ObjectIdentifier(self)) }

  private func leave() {
    stop()
    isAdded = false
    window = nil
    Self.waiting.removeAll { $0 === self }
  }

  private func tick() {
    guard let window else { return }
    skippedCount += 1
    guard skippedCount >= framesPerCall else { return }
    skippedCount = 0
    frameTime = window.currentTime
    handler?(self)
  }
}

/// A range of calls per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate.
  public var minimum: Float
  /// The greatest rate.
  public var maximum: Float
  /// The best rate; nil for as often as the display shows frames.
  public var preferred: Float?

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: The least rate.
  ///   - maximum: The greatest rate.
  ///   - preferred: The best rate; nil for none.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The frame rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
