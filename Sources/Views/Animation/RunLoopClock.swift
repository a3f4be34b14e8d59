// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Moves the key window on by the time that passes while a run loop runs (interaction rule IX-17).
///
/// It ticks sixty times a second, and once more when the run loop returns, so that a run of 0.35
/// seconds is at least 0.35 seconds of the window's time. What passes between two runs does not count.
@MainActor
final class RunLoopClock {
  private var timer: Timer?
  private var observer: AnyObject?
  /// What time it is, in seconds.
  private let now: @MainActor () -> TimeInterval
  /// When the window was moved on last, in this run of the run loop; nil between two runs.
  private var lastTick: TimeInterval?

  /// - Parameters:
  ///   - runLoop: What runs, on the main actor.
  ///   - now: What time it is, in seconds; only differences count.
  init(
    _ runLoop: RunLoop,
    now: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.now = now
    let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    runLoop.add(timer, forMode: .default)
    self.timer = timer
    // Foundation has no other way to learn that a run loop begins and ends to run; XCTest on Linux
    // waits with it. The observer is heard as long as it is held.
    observer = runLoop._observe([.beforeWaiting, .exit]) { [weak self] activity in
      MainActor.assumeIsolated { self?.runLoopDid(activity) }
    }
  }

  /// Moves no window any more.
  func stop() {
    timer?.invalidate()
    timer = nil
    observer = nil
  }

  private func runLoopDid(_ activity: RunLoop._Activity) {
    guard timer != nil else { return }
    switch activity {
    case .exit:
      tick()
      lastTick = nil
    default:
      if lastTick == nil { tick() }
    }
  }

  private func tick() {
    let now = now()
    let passed = lastTick.map { now - $0 } ?? 0
    lastTick = now
    guard let window = UIWindow.key else { return }
    window.advance(to: window.currentTime + passed)
  }
}
