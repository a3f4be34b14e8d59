// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

// The names of Apple's module `os`. A module of that name would let other packages believe that there is
// all of Apple's, since they ask whether it can be imported; the plug-in writes this one's name for it.

/// The place that messages are about: a program and a part of it.
public final class OSLog: Sendable {
  /// The program, such as `com.example.app`.
  let subsystem: String
  /// The part of the program, such as `network`.
  let category: String

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The program, such as `com.example.app`.
  ///   - category: The part of the program, such as `network`.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log for a part that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log of messages about nothing in particular.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Returns whether messages of an urgency are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type.isWritten }

  /// Has no effect: there is no instrument that signposts are for. A Boolean value that says
  /// whether one is listening; false.
  public var signpostsEnabled: Bool { false }

  /// A part of a program that the system knows.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The part's name.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category of moments that are of interest for all of the program.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of dynamic tracing.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category of dynamic tracing, with the callers.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// The urgency of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The urgency's number.
  public let rawValue: UInt8
  /// Creates an urgency from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates an urgency from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level; written.
  public static let `default` = OSLogType(0)
  /// The level of additional information; not written.
  public static let info = OSLogType(1)
  /// The level of debugging; not written.
  public static let debug = OSLogType(2)
  /// A fault of what the program does; written.
  public static let error = OSLogType(16)
  /// A fault of the program itself; written.
  public static let fault = OSLogType(17)

  var isWritten: Bool { self != .info && self != .debug }

  fileprivate var word: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Writes a message to standard error, if its level is `default`, `error` or `fault`.
///
/// - Parameters:
///   - message: The format, such as `"%{public}@ has %d"`.
///   - log: The place that the message is about.
///   - type: The urgency.
///   - arguments: The values of the format, in their order.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  LogLine.write(LogFormat.text(message, arguments), log: log, type: type)
}

/// Writes a message to standard error, if its level is `default`, `error` or `fault`.
///
/// - Parameters:
///   - type: The urgency.
///   - log: The place that the message is about.
///   - message: The format, such as `"%{public}@ has %d"`.
///   - arguments: The values of the format, in their order.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
  LogLine.write(LogFormat.text(message, arguments), log: log, type: type)
}

/// A message as it is written: a line of standard error.
package enum LogLine {
  /// Returns the line; nil for a message that is not written.
  package static func text(_ message: String, log: OSLog, type: OSLogType) -> String? {
    guard log.isEnabled(type: type) else { return nil }
    let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(place.isEmpty ? "" : "[\(place)] ")\(type.word)\(message)"
  }

  static func write(_ message: @autoclosure () -> String, log: OSLog, type: OSLogType) {
    guard log.isEnabled(type: type), let line = text(message(), log: log, type: type) else {
      return
    }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

/// An identifier that distinguishes overlapping signposts.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identifier from a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier for a log: always the same.
  public init(log: OSLog) { self.init(1) }
  /// Creates an identifier for a log and an object: always the same.
  public init(log: OSLog, object: AnyObject) { self.init(1) }

  /// The identifier of signposts that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// A null identifier.
  public static let null = OSSignpostID(0)
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind's number.
  public let rawValue: UInt8
  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of a stretch of time.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of a stretch of time.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Has no effect: there is no instrument that signposts are for. Emits a signpost.
///
/// - Parameters:
///   - type: The kind of moment.
///   - log: The place that it is about.
///   - name: Its name.
///   - signpostID: Tells it apart from others that overlap.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Has no effect: there is no instrument that signposts are for. Emits a signpost.
///
/// - Parameters:
///   - type: The kind of moment.
///   - log: The place that it is about.
///   - name: Its name.
///   - signpostID: Tells it apart from others that overlap.
///   - format: The format of a message.
///   - arguments: The values of the format.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: Any...
) {}
