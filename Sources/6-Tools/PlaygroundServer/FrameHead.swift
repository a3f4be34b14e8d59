// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundRecords

/// A frame of a viewer's socket (RFC 6455, 5.2), without its mask.
struct Frame: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  let kind: Kind
  /// Whether no frame of the same message follows.
  var isLast = true
  var payload: Data

  /// A frame that closes the socket with the code 1013, "try again later" of IANA's registry.
  static func close(_ reason: String) -> Frame {
    Frame(kind: .close, payload: Data([0x03, 0xF5]) + Data(reason.utf8))
  }

  /// The bytes of a frame of ours, whose payload is not masked.
  var data: Data {
    var data = Data([(isLast ? 0x80 : 0) | kind.rawValue])
    switch payload.count {
    case ...FrameHead.longestControl: data.append(UInt8(payload.count))
    case ...0xFFFF:
      data.append(126)
      withUnsafeBytes(of: UInt16(payload.count).bigEndian) { data.append(contentsOf: $0) }
    default:
      data.append(127)
      withUnsafeBytes(of: UInt64(payload.count).bigEndian) { data.append(contentsOf: $0) }
    }
    return data + payload
  }
}

/// The beginning of a frame, which says how long it is: no frame of any length is taken into memory.
struct FrameHead: Hashable, Sendable {
  let isLast: Bool
  let kind: Frame.Kind
  /// The bytes that follow.
  let length: Int
  /// The four bytes that mask them.
  let mask: [UInt8]

  /// The longest frame of all: that of a message with a text.
  static let longestLength = MessageLimits.textMessage
  /// The longest frame that opens, tests or closes a connection.
  static let longestControl = 125
  private static let maskLength = 4

  /// Returns the number of bytes of a head.
  ///
  /// - Returns: The number; nil for a frame without a mask.
  static func length(_ second: UInt8) -> Int? {
    second & 0x80 == 0 ? nil : 2 + extendedLength(second) + maskLength
  }

  private static func extendedLength(_ second: UInt8) -> Int {
    switch second & 0x7F {
    case 126: 2
    case 127: 8
    default: 0
    }
  }

  /// Reads a head.
  ///
  /// - Parameter bytes: As many bytes as ``length(_:)`` says. Any that break the rules are no head:
  ///   bits of extensions, an unknown kind, no mask, a part of what has none, too great a length.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 1, bytes.count == Self.length(bytes[1]), bytes[0] & 0x70 == 0,
      let kind = Frame.Kind(rawValue: bytes[0] & 0x0F)
    else { return nil }
    isLast = bytes[0] & 0x80 != 0
    self.kind = kind
    let extended = bytes[2..<(2 + Self.extendedLength(bytes[1]))]
    let number = extended.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let length = extended.isEmpty ? UInt64(bytes[1] & 0x7F) : number
    guard length <= UInt64(Self.longestLength) else { return nil }
    self.length = Int(length)
    mask = Array(bytes.suffix(Self.maskLength))
    switch kind {
    case .continuation, .text, .binary: break
    case .close, .ping, .pong: guard isLast, self.length <= Self.longestControl else { return nil }
    }
  }

  /// Returns the frame.
  ///
  /// - Parameter payload: The bytes that follow the head, as they arrived.
  /// - Returns: The frame, without its mask.
  func frame(_ payload: [UInt8]) -> Frame {
    let plain = payload.enumerated().map { $0.element ^ mask[$0.offset % Self.maskLength] }
    return Frame(kind: kind, isLast: isLast, payload: Data(plain))
  }
}
