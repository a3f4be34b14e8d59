// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  import Dispatch
  public import Foundation
  public import OpenCombine

  extension OperationQueue: OpenCombine.Scheduler {
    /// The time: a date.
    public typealias SchedulerTimeType = SchedulerDate

    /// Options, of which there are none.
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

    /// Performs an action at a time or later.
    public func schedule(
      after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      let delay = max(0, date.date.timeIntervalSinceNow)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { action() } }
    }

    /// Performs an action at a time and again after each interval, until what is returned is cancelled.
    public func schedule(
      after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action
      let timer = DispatchSource.makeTimerSource()
      timer.setEventHandler { self.addOperation { action() } }
      timer.schedule(
        deadline: .now() + max(0, date.date.timeIntervalSinceNow),
        repeating: interval.timeInterval,
        leeway: .nanoseconds(Int(min(max(0, tolerance.timeInterval), 1e9) * 1e9)))
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }
#endif
