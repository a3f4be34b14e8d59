// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
