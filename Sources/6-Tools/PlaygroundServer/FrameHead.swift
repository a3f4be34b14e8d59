// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import FlyingFox
import Foundation
import PlaygroundRecords

/// The beginning of a frame of a viewer's socket (RFC 6455, 5.2), which says how long the frame is.
///
/// It is read here and not by FlyingFox, which takes frames of any length into memory.
struct FrameHead: Hashable, Sendable {
  /// Whether no frame of the same message follows.
  let isLast: Bool
  let opcode: WSFrame.Opcode
  /// The bytes that follow.
  let length: Int
  /// The four bytes that mask them.
  let mask: [UInt8]

  /// The longest frame of all: that of a message with a text.
  static let longestLength = MessageLimits.textMessage
  /// The longest frame that opens, tests or closes a connection.
  private static let longestControl = 125
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
    guard bytes.count > 1, bytes.count == Self.length(bytes[1]), bytes[0] & 0x70 == 0 else {
      return nil
    }
    isLast = bytes[0] & 0x80 != 0
    opcode = WSFrame.Opcode(bytes[0] & 0x0F)
    let extended = bytes[2..<(2 + Self.extendedLength(bytes[1]))]
    let number = extended.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let length = extended.isEmpty ? UInt64(bytes[1] & 0x7F) : number
    guard length <= UInt64(Self.longestLength) else { return nil }
    self.length = Int(length)
    mask = Array(bytes.suffix(Self.maskLength))
    switch opcode {
    case .continuation, .text, .binary: break
    case .close, .ping, .pong:
      guard isLast, self.length <= Self.longestControl else { return nil }
    default: return nil
    }
  }

  /// Returns the frame.
  ///
  /// - Parameter payload: The bytes that follow the head, as they arrived.
  /// - Returns: The frame, no longer masked.
  func frame(_ payload: [UInt8]) -> WSFrame {
    let plain = payload.enumerated().map { $0.element ^ mask[$0.offset % Self.maskLength] }
    return WSFrame(fin: isLast, opcode: opcode, mask: nil, payload: Data(plain))
  }

  /// The bytes of a frame of ours, whose payload is not masked.
  static func data(_ frame: WSFrame) -> Data {
    let count = frame.payload.count
    var data = Data([(frame.fin ? 0x80 : 0) | frame.opcode.rawValue])
    switch count {
    case ...longestControl: data.append(UInt8(count))
    case ...0xFFFF:
      data.append(126)
      withUnsafeBytes(of: UInt16(count).bigEndian) { data.append(contentsOf: $0) }
    default:
      data.append(127)
      withUnsafeBytes(of: UInt64(count).bigEndian) { data.append(contentsOf: $0) }
    }
    return data + frame.payload
  }
}
