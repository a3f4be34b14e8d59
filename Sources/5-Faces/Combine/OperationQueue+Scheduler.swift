// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  import Dispatch
  public import Foundation
  public import OpenCombine

  extension OperationQueue: OpenCombine.Scheduler {
    /// The time: a date.
    public typealias SchedulerTimeType = SchedulerDate

    /// The options of an action, of which there are none.
    public struct SchedulerOptions {}

    /// The present time.
    public var now: SchedulerDate { SchedulerDate(Date()) }
    /// The least tolerance: nothing.
    public var minimumTolerance: SchedulerDate.Stride { .seconds(0) }

    /// Performs an action at the next opportunity.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      nonisolated(unsafe) let action = action
      addOperation { action() }
    }

    /// Performs an action at a time or later; those of one time in their order.
    public func schedule(
      after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      DelayedOperations.shared.add({ self.addOperation { action() } }, at: date.date)
    }

    /// Performs an action at a time and after each interval, until the result is cancelled.
    public func schedule(
      after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action
      let timer = DispatchSource.makeTimerSource(queue: DelayedOperations.shared.queue)
      timer.setEventHandler { self.addOperation { action() } }
      timer.schedule(
        deadline: .now() + max(0, date.date.timeIntervalSinceNow),
        repeating: interval.timeInterval,
        leeway: .nanoseconds(Int(min(max(0, tolerance.timeInterval), 1e9) * 1e9)))
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }

  /// The actions that are added to operation queues later.
  ///
  /// Timers alone do not keep the order of what is due at almost the same time, so that those that are due
  /// are taken from a sorted list.
  private final class DelayedOperations: @unchecked Sendable {
    // Sendable because the list is used on the queue alone.

    static let shared = DelayedOperations()

    let queue = DispatchQueue(label: "Combine.DelayedOperations")
    private var waiting: [(date: Date, start: () -> Void)] = []

    func add(_ start: @escaping () -> Void, at date: Date) {
      nonisolated(unsafe) let start = start
      queue.async {
        let index = self.waiting.lastIndex { $0.date <= date }.map { $0 + 1 } ?? 0
        self.waiting.insert((date, start), at: index)
        self.wait(until: date)
      }
    }

    private func wait(until date: Date) {
      queue.asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow)) {
        let now = Date()
        let due = self.waiting.prefix { $0.date <= now }
        self.waiting.removeFirst(due.count)
        for operation in due { operation.start() }
        // A clock that was set back, or the rounding of one.
        if date > now { self.wait(until: date) }
      }
    }
  }
#endif
