// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Foundation
  public import OpenCombine

  extension Timer {
    /// A publisher of the date, again and again, from when it is connected.
    public final class TimerPublisher: ConnectablePublisher {
      /// The values.
      public typealias Output = Date
      /// The error that ends the publisher early.
      public typealias Failure = Never

      /// The time between two dates, in seconds.
      public let interval: TimeInterval
      /// The delay that one may have, in seconds; nil leaves it to the system.
      public let tolerance: TimeInterval?
      /// The run loop of the timer.
      public let runLoop: RunLoop
      /// The mode of the run loop in which the timer fires.
      public let mode: RunLoop.Mode
      /// The options of the timer, of which there are none.
      public let options: RunLoop.SchedulerOptions?

      private let subject = PassthroughSubject<Date, Never>()

      /// Creates a publisher that waits to be connected.
      ///
      /// - Parameters:
      ///   - interval: The time between two dates, in seconds.
      ///   - tolerance: How much later one may come, in seconds; nil leaves it to the system.
      ///   - runLoop: The run loop of the timer.
      ///   - mode: The mode of the run loop in which the timer fires.
      ///   - options: Options, of which there are none.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
        mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      /// Attaches a subscriber. A publisher calls it for `subscribe(_:)`.
      public func receive(subscriber: some Subscriber<Date, Never>) {
        subject.receive(subscriber: subscriber)
      }

      /// Starts the timer.
      ///
      /// - Returns: To stop it with.
      public func connect() -> any Cancellable {
        let subject = subject
        let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
        timer.tolerance = tolerance ?? 0
        runLoop.add(timer, forMode: mode)
        return AnyCancellable { timer.invalidate() }
      }
    }

    /// Returns a publisher of the date, again and again, from when it is connected.
    ///
    /// - Parameters:
    ///   - interval: The time between two dates, in seconds.
    ///   - tolerance: How much later one may come, in seconds; nil leaves it to the system.
    ///   - runLoop: The run loop of the timer.
    ///   - mode: The mode of the run loop in which the timer fires.
    ///   - options: Options, of which there are none.
    /// - Returns: The publisher.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
  }
#endif
