// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if Combine
  public import Foundation
  public import OpenCombine

  /// The time of run loops and operation queues: a date.
  ///
  /// Apple has a type of this form in each of both.
  public struct SchedulerDate: Strideable, Codable, Hashable {
    /// The date.
    public var date: Date

    /// Creates a time.
    public init(_ date: Date) { self.date = date }

    /// The time from this one to another.
    public func distance(to other: SchedulerDate) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The time that is later by a stride.
    public func advanced(by stride: Stride) -> SchedulerDate {
      SchedulerDate(date + stride.timeInterval)
    }

    /// A time between two dates, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable
    {
      /// The time, in seconds.
      public var magnitude: TimeInterval
      /// The time, in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a time.
      ///
      /// - Parameter timeInterval: In seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Creates a time in seconds.
      public init(integerLiteral value: TimeInterval) { self.init(value) }
      /// Creates a time in seconds.
      public init(floatLiteral value: TimeInterval) { self.init(value) }
      /// Creates a time in seconds.
      public init?(exactly source: some BinaryInteger) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
      }

      /// Returns whether the left time is shorter.
      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }
      /// Returns the sum of two times.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude + right.magnitude)
      }
      /// The left time less the right one.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude - right.magnitude)
      }
      /// The product of the numbers.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude * right.magnitude)
      }
      /// Adds a time.
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      /// Subtracts a time.
      public static func -= (left: inout Stride, right: Stride) { left = left - right }
      /// Multiplies two numbers.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// A time in seconds.
      public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
      /// A time in seconds.
      public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
      /// A time in milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride {
        Stride(TimeInterval(milliseconds) / 1e3)
      }
      /// A time in microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride {
        Stride(TimeInterval(microseconds) / 1e6)
      }
      /// A time in nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride {
        Stride(TimeInterval(nanoseconds) / 1e9)
      }
    }
  }
#endif
