// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The events of a window at moments of its own, whatever frames are drawn (rules IX-1 and IX-2).
@MainActor
package struct Schedule {
  /// Something that is done once.
  package struct Event {
    /// The owner of the request, which may take it back.
    var owner: ObjectIdentifier
    /// The moment, in seconds of the window's time; at once in the next advance for a moment that is over.
    var time: TimeInterval
    var action: () -> Void

    package init(owner: ObjectIdentifier, time: TimeInterval, action: @escaping () -> Void) {
      self.owner = owner
      self.time = time
      self.action = action
    }
  }

  /// Something that is done at each multiple of ``tickLength`` from its beginning on, until it is
  /// taken back (interaction rule IR-6).
  package struct Ticker {
    var owner: ObjectIdentifier
    var begin: TimeInterval
    var tick: () -> Void

    package init(
      owner: ObjectIdentifier, begin: TimeInterval, tick: @escaping () -> Void
    ) {
      self.owner = owner
      self.begin = begin
      self.tick = tick
    }
  }

  /// Seconds between two ticks.
  package nonisolated static let tickLength: TimeInterval = 1.0 / 60

  private struct Entry {
    /// The number of the action in the order in which they were added, which is that of the calls.
    var number: Int
    var event: Event
  }

  private struct Ticking {
    var number: Int
    var ticker: Ticker
    var count = 0

    /// A multiple, not a sum: a sum of sixtieths drifts.
    var nextMoment: TimeInterval { ticker.begin + Double(count + 1) / 60 }
  }

  private var entries: [Entry] = []
  private var tickers: [Ticking] = []
  private var nextNumber = 0

  var isTicking: Bool { !tickers.isEmpty }

  /// The next moment at which there is something to do; nil if there is nothing.
  var nextMoment: TimeInterval? {
    let moments = entries.map(\.event.time) + tickers.map(\.nextMoment)
    return moments.min()
  }

  private mutating func takeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  package mutating func add(_ event: Event) {
    entries.append(Entry(number: takeNumber(), event: event))
  }

  package mutating func removeEvents(of owner: ObjectIdentifier) {
    entries.removeAll { $0.event.owner == owner }
  }

  /// Begins to tick; a ticker of the same owner goes on instead, if there is one.
  package mutating func add(_ ticker: Ticker) {
    guard !isTicking(ticker.owner) else { return }
    tickers.append(Ticking(number: takeNumber(), ticker: ticker))
  }

  package mutating func removeTicker(of owner: ObjectIdentifier) {
    tickers.removeAll { $0.ticker.owner == owner }
  }

  func isTicking(_ owner: ObjectIdentifier) -> Bool {
    tickers.contains { $0.ticker.owner == owner }
  }

  /// Takes out what is due at a moment, in the order in which it was added, and says whether all
  /// of it are ticks.
  mutating func takeDue(at time: TimeInterval) -> (actions: [() -> Void], areTicks: Bool) {
    var due: [(number: Int, action: () -> Void)] = []
    for entry in entries where entry.event.time <= time {
      due.append((entry.number, entry.event.action))
    }
    let events = due.count
    entries.removeAll { $0.event.time <= time }
    for index in tickers.indices where tickers[index].nextMoment <= time {
      tickers[index].count += 1
      due.append((tickers[index].number, tickers[index].ticker.tick))
    }
    return (due.sorted { $0.number < $1.number }.map(\.action), events == 0 && !due.isEmpty)
  }
}

/// Moves the key window on by the time that passes while a run loop runs (interaction rule IX-17).
///
/// It ticks sixty times a second, and once more when the run loop returns, so that a run of 0.35
/// seconds is at least 0.35 seconds of the window's time. What passes between two runs does not count.
@MainActor
final class RunLoopClock {
  private var timer: Timer?
  private var observer: AnyObject?
  private let now: @MainActor () -> TimeInterval
  /// The last time that the window was advanced, in this run of the run loop; nil between two runs.
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
