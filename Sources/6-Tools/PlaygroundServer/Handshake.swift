// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The answer to a request for a socket (RFC 6455, 4.2).
enum Handshake {
  /// The answer that proves that the key was read.
  ///
  /// - Returns: The value of the answer's header; nil for a request for something else.
  static func answer(to request: RequestHead) -> String? {
    guard request.headers["upgrade"]?.lowercased() == "websocket",
      request.wishes.contains("upgrade"), request.headers["sec-websocket-version"] == "13",
      let key = request.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
    else { return nil }
    let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return Data(sha1(Array(text.utf8))).base64EncodedString()
  }

  /// Returns the SHA-1 digest of bytes (RFC 3174), with which the handshake proves nothing to an attacker,
  /// and keeps no secret.
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var message = message
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
    message += bigEndian(bitCount)
    var digest: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: message.count, by: 64) {
      var words = (0..<16).map { word in
        message[(start + 4 * word)..<(start + 4 * word + 4)].reduce(UInt32(0)) {
          $0 << 8 | UInt32($1)
        }
      }
      for turn in 16..<80 {
        words.append(
          rotated(words[turn - 3] ^ words[turn - 8] ^ words[turn - 14] ^ words[turn - 16], by: 1))
      }
      var (a, b, c, d, e) = (digest[0], digest[1], digest[2], digest[3], digest[4])
      for turn in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch turn {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let sum = rotated(a, by: 5) &+ mixed &+ e &+ words[turn] &+ constant
        (a, b, c, d, e) = (sum, a, rotated(b, by: 30), c, d)
      }
      digest = zip(digest, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return digest.flatMap(bigEndian)
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
