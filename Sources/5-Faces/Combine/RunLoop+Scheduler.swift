// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Foundation
  public import OpenCombine

  extension RunLoop: OpenCombine.Scheduler {
    /// The time: a date.
    public typealias SchedulerTimeType = SchedulerDate

    /// The options of an action, of which there are none.
    public struct SchedulerOptions {}

    /// The present time.
    public var now: SchedulerDate { SchedulerDate(Date()) }
    /// The least tolerance: nothing.
    public var minimumTolerance: SchedulerDate.Stride { .seconds(0) }

    /// Performs an action at the next opportunity, after those that were scheduled before.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      nonisolated(unsafe) let action = action
      perform { action() }
      // On Linux, performing does not wake a loop that sleeps; a timer does.
      add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .default)
    }

    /// Performs an action at a time or later.
    public func schedule(
      after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }

    /// Performs an action at a time and after each interval, until the result is cancelled.
    public func schedule(
      after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action
      let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
        action()
      }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
      return AnyCancellable { timer.invalidate() }
    }
  }
#endif
