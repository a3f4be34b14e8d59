// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a window does at moments of its own, whatever frames are drawn (interaction rules IX-1 and
/// IX-2).
@MainActor
package struct Schedule {
  /// Something that is done once.
  package struct Event {
    /// Who asked for it, and may take it back.
    var owner: ObjectIdentifier
    /// When, in seconds of the window's time; at once in the next advance for a moment that is over.
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
    /// Who asked for it; an owner has one at most.
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
    /// What was added first is done first.
    var number: Int
    var event: Event
  }

  private struct Ticking {
    var number: Int
    var ticker: Ticker
    /// How many ticks have been.
    var count = 0

    /// A multiple, not a sum: a sum of sixtieths drifts.
    var nextMoment: TimeInterval { ticker.begin + Double(count + 1) / 60 }
  }

  private var entries: [Entry] = []
  private var tickers: [Ticking] = []
  private var nextNumber = 0

  /// Whether anything ticks.
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

  /// Takes back all events of an owner.
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

  /// Returns whether an owner has a ticker.
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
