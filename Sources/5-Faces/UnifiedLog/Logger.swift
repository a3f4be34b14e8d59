// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A writer of messages about a part of a program.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "network")
/// logger.error("\(url, privacy: .public) has no answer")
/// ```
public struct Logger: Sendable {
  private let place: OSLog

  /// Creates a logger for nothing in particular.
  public init() { place = .default }
  /// Creates a logger for a log.
  public init(_ log: OSLog) { place = log }
  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The program, such as `com.example.app`.
  ///   - category: The part of the program, such as `network`.
  public init(subsystem: String, category: String) {
    place = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message.
  ///
  /// - Parameters:
  ///   - level: The urgency.
  ///   - message: The text; it is made whether it is written or not.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogLine.write(message.text, log: place, type: level)
  }
  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes nothing: the message is for debugging.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes nothing: the message is for debugging.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes nothing: the message is for more information.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about an error of an operation.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about an error of an operation.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a fault of the program.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a fault of the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The readers of a value. Whoever reads standard error reads all.
public struct OSLogPrivacy: Sendable {
  /// Has no effect: the value is written. A mask with which a log replaces a value.
  public enum Mask: Sendable {
    /// A hash of the value.
    case hash
    /// The value without a mask.
    case none
  }

  /// The privacy of the value's type.
  public static let auto = OSLogPrivacy()
  /// The value is public.
  public static let `public` = OSLogPrivacy()
  /// The value is private.
  public static let `private` = OSLogPrivacy()
  /// The value is private, even where private values are read.
  public static let sensitive = OSLogPrivacy()
  /// The value is private, but equal values can be recognized.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The privacy of the value's type, where equal values can be recognized.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The text of a message with its values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message of what was interpolated.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate private(set) var text = ""

  /// Creates an empty text.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }
  /// Adds a text as it is.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: The value, written as `print` does.
  ///   - privacy: Has no effect: whoever reads standard error reads all.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}

/// The formats of `os_log`: those of `printf`, with words in braces about who may read a value.
package enum LogFormat {
  /// Returns the text of a format with its values. A value that is missing is `<missing>`, and one too many
  /// is left out.
  package static func text(_ format: StaticString, _ arguments: [Any]) -> String {
    let format = format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var rest = Substring(format)
    var values = arguments[...]
    var text = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard rest.first != "%" else {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      }
      let shape = rest.prefix { "0123456789.+-# lhqzjt".contains($0) }
      rest = rest[shape.endIndex...]
      guard let conversion = rest.popFirst() else { break }
      text += values.popFirst().map { Self.text(of: $0, conversion, shape) } ?? "<missing>"
    }
    return text + rest
  }

  private static func text(of value: Any, _ conversion: Character, _ shape: Substring) -> String {
    let flags = shape.filter { !"lhqzjt".contains($0) }
    if "fFeEgG".contains(conversion), let number = value as? any BinaryFloatingPoint {
      return String(format: "%\(flags)\(conversion)", Double(number))
    }
    if let number = value as? any BinaryInteger, "duixXo".contains(conversion) {
      let sign = conversion == "u" ? "d" : conversion
      return String(format: "%\(flags)ll\(sign)", Int64(truncatingIfNeeded: number))
    }
    return "\(value)"
  }
}
