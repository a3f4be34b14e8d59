// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import PlaygroundServer

@Suite("The digest of the handshake")
struct HandshakeTests {
  @Test(
    arguments: [
      // Those of RFC 3174, 7.3.
      ("abc", 1, "A9993E364706816ABA3E25717850C26C9CD0D89D"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
        "84983E441C3BD26EBAAE4AA1F95129E5E54670F1"
      ),
      ("a", 1_000_000, "34AA973CD4C4DAA4F61EEB2BDBAD27316534016F"),
      (
        "0123456701234567012345670123456701234567012345670123456701234567", 10,
        "DEA356A2CDDD90C7A7ECEDC5EBB563934F460452"
      ),
      // Of `sha1sum`: nothing, and lengths around that whose padding takes a block of its own.
      ("", 1, "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709"),
      ("a", 55, "C1C8BBDC22796E28C0E15163D20899B65621D65A"),
      ("a", 56, "C2DB330F6083854C99D4B5BFB6E8F29F201BE699"),
      ("a", 64, "0098BA824B5C16427BD7A1122A5A442A25EC644D"),
    ])
  func `It is that of the standard`(_ text: String, _ count: Int, _ digest: String) {
    let bytes = Array(String(repeating: text, count: count).utf8)
    let hexadecimal = Handshake.sha1(bytes).map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0\(digits)" : digits
    }
    expectEqual(hexadecimal.joined(), digest)
  }
}
