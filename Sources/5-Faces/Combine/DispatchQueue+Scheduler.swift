// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Dispatch
  public import OpenCombine

  extension DispatchQueue: OpenCombine.Scheduler {
    /// A time of a queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
      /// The time.
      public var dispatchTime: DispatchTime

      /// Creates a time.
      public init(_ time: DispatchTime) { dispatchTime = time }

      /// Creates a time from nanoseconds since the system was started.
      public init(from decoder: any Decoder) throws {
        let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
      }

      /// Encodes the time, in nanoseconds since the system was started.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dispatchTime.uptimeNanoseconds)
      }

      /// The time from this one to another.
      public func distance(to other: SchedulerTimeType) -> Stride {
        let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        return .nanoseconds(
          start <= end ? Int(clamping: end - start) : -Int(clamping: start - end))
      }

      /// The time that is later by a stride.
      public func advanced(by stride: Stride) -> SchedulerTimeType {
        SchedulerTimeType(
          stride.magnitude == .max ? .distantFuture : dispatchTime + stride.timeInterval)
      }

      /// Adds the time to a hasher.
      public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

      /// A time between two times, in nanoseconds. What is longer than an integer holds is cut.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable
      {
        /// The time, in nanoseconds.
        public var magnitude: Int
        /// The time; never for the longest.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        private init(nanoseconds: Int) { magnitude = nanoseconds }

        private init(_ value: Int, times factor: Int) {
          let (product, isCut) = value.multipliedReportingOverflow(by: factor)
          magnitude = isCut ? ((value < 0) == (factor < 0) ? .max : .min) : product
        }

        /// Creates a time.
        public init(_ interval: DispatchTimeInterval) {
          switch interval {
          case .seconds(let value): self.init(value, times: 1_000_000_000)
          case .milliseconds(let value): self.init(value, times: 1_000_000)
          case .microseconds(let value): self.init(value, times: 1_000)
          case .nanoseconds(let value): self.init(nanoseconds: value)
          default: self.init(nanoseconds: .max)
          }
        }

        /// Creates a time in seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Creates a time in seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// Creates a time in seconds; nil for a number that no integer holds.
        public init?(exactly source: some BinaryInteger) {
          guard let value = Int(exactly: source) else { return nil }
          self = .seconds(value)
        }

        /// Returns whether the left time is shorter.
        public static func < (left: Stride, right: Stride) -> Bool {
          left.magnitude < right.magnitude
        }
        /// Returns the sum of two times.
        public static func + (left: Stride, right: Stride) -> Stride {
          let (sum, isCut) = left.magnitude.addingReportingOverflow(right.magnitude)
          return Stride(nanoseconds: isCut ? (left.magnitude < 0 ? .min : .max) : sum)
        }
        /// The left time less the right one.
        public static func - (left: Stride, right: Stride) -> Stride {
          let (rest, isCut) = left.magnitude.subtractingReportingOverflow(right.magnitude)
          return Stride(nanoseconds: isCut ? (left.magnitude < 0 ? .min : .max) : rest)
        }
        /// The product of the numbers.
        public static func * (left: Stride, right: Stride) -> Stride {
          Stride(left.magnitude, times: right.magnitude)
        }
        /// Adds a time.
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        /// Subtracts a time.
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        /// Multiplies two numbers.
        public static func *= (left: inout Stride, right: Stride) { left = left * right }

        /// A time in seconds.
        public static func seconds(_ seconds: Int) -> Stride {
          Stride(seconds, times: 1_000_000_000)
        }
        /// A time in seconds.
        public static func seconds(_ seconds: Double) -> Stride {
          let nanoseconds = seconds * 1e9
          // What is not a number has no order: it counts as nothing.
          guard nanoseconds.magnitude < 9.2e18 else {
            return Stride(nanoseconds: nanoseconds > 0 ? .max : nanoseconds < 0 ? .min : 0)
          }
          return Stride(nanoseconds: Int(nanoseconds))
        }
        /// A time in milliseconds.
        public static func milliseconds(_ milliseconds: Int) -> Stride {
          Stride(milliseconds, times: 1_000_000)
        }
        /// A time in microseconds.
        public static func microseconds(_ microseconds: Int) -> Stride {
          Stride(microseconds, times: 1_000)
        }
        /// A time in nanoseconds.
        public static func nanoseconds(_ nanoseconds: Int) -> Stride {
          Stride(nanoseconds: nanoseconds)
        }
      }
    }

    /// The options of an action.
    public struct SchedulerOptions {
      /// The quality of service.
      public var qos: DispatchQoS
      /// The flags of the work item.
      public var flags: DispatchWorkItemFlags
      /// The group that the action belongs to; nil for none.
      public var group: DispatchGroup?

      /// Creates options.
      ///
      /// - Parameters:
      ///   - qos: The quality of service.
      ///   - flags: The flags of the work item.
      ///   - group: The group that the action belongs to; nil for none.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The least tolerance: nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Performs an action at the next opportunity.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // A scheduler's action passes to another thread by its nature; the protocol is older than Sendable.
      nonisolated(unsafe) let action = action
      let options = options ?? SchedulerOptions()
      async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

    /// Performs an action at a time or later.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      let options = options ?? SchedulerOptions()
      asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
    }

    /// Performs an action at a time and after each interval, until the result is cancelled.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action
      let options = options ?? SchedulerOptions()
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.setEventHandler(qos: options.qos, flags: options.flags) { action() }
      timer.schedule(
        deadline: date.dispatchTime, repeating: interval.timeInterval,
        leeway: tolerance.timeInterval)
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }
#endif
