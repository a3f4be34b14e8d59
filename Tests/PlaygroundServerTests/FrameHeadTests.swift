// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PlaygroundRecords
import Testing

@testable import PlaygroundServer

@Suite("The beginning of a socket's frame")
struct FrameHeadTests {
  /// The bytes of a head with a length in a number of bytes, masked with 1, 2, 3 and 4.
  private func bytes(_ first: UInt8, _ length: [UInt8]) -> [UInt8] {
    [first] + length + [1, 2, 3, 4]
  }

  @Test func `The second byte says how long a head is`() {
    expectEqual(FrameHead.length(0x80 | 125), 6)
    expectEqual(FrameHead.length(0x80 | 126), 8)
    expectEqual(FrameHead.length(0x80 | 127), 14)
    // More than two bytes are not waited for where there is no mask.
    expectNil(FrameHead.length(125))
  }

  @Test func `Lengths are read in each of their forms`() throws {
    let short = try #require(FrameHead(bytes(0x81, [0x80 | 5])))
    expectEqual((short.length, short.isLast, short.kind), (5, true, .text))
    let middle = try #require(FrameHead(bytes(0x01, [0x80 | 126, 0x01, 0x02])))
    expectEqual((middle.length, middle.isLast), (0x102, false))
    let long = try #require(FrameHead(bytes(0x80, [0x80 | 127, 0, 0, 0, 0, 0, 1, 0, 0])))
    expectEqual((long.length, long.kind), (1 << 16, .continuation))
  }

  @Test func `A length beyond that of any message is refused, however great`() {
    func head(_ length: UInt64) -> FrameHead? {
      FrameHead(bytes(0x81, [0x80 | 127] + withUnsafeBytes(of: length.bigEndian, Array.init)))
    }
    expectEqual(head(UInt64(MessageLimits.textMessage))?.length, MessageLimits.textMessage)
    for length in [UInt64(MessageLimits.textMessage) + 1, 1 << 40, 1 << 63, .max] {
      expectNil(head(length), "\(length)")
    }
  }

  @Test(
    arguments: [
      // Not masked, bits of extensions, unknown kinds.
      (0x81, 0x05), (0xC1, 0x85), (0xA1, 0x85), (0x91, 0x85), (0x83, 0x85), (0x8F, 0x85),
      // A part of a close, a ping or a pong.
      (0x08, 0x82), (0x09, 0x82), (0x0A, 0x82),
    ] as [(UInt8, UInt8)])
  func `What breaks the rules is no head`(_ first: UInt8, _ second: UInt8) {
    expectNil(FrameHead(bytes(first, [second])))
  }

  @Test func `Too few bytes, and a long ping, are no head`() {
    expectNil(FrameHead([]))
    expectNil(FrameHead([0x81, 0x85, 1, 2, 3]))
    expectEqual(FrameHead(bytes(0x89, [0x80 | 125]))?.kind, .ping)
    expectNil(FrameHead(bytes(0x89, [0x80 | 126, 0, 126])))
  }

  @Test func `The mask is taken off`() throws {
    let head = try #require(FrameHead(bytes(0x81, [0x80 | 5])))
    let masked: [UInt8] = [0x61 ^ 1, 0x62 ^ 2, 0x63 ^ 3, 0x64 ^ 4, 0x65 ^ 1]
    expectEqual(head.frame(masked).payload, Data("abcde".utf8))
    expect(head.frame(masked).isLast)
  }

  @Test(arguments: [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)])
  func `Our own frames have the shortest head`(_ count: Int, _ headLength: Int) {
    let payload = Data(repeating: 7, count: count)
    let data = Frame(kind: .binary, payload: payload).data
    expectEqual(data.count, headLength + count)
    expectEqual(data.first, 0x82)
    expectEqual(data.suffix(count), payload)
    if headLength == 2 { expectEqual(data.dropFirst().first, UInt8(count)) }
    if headLength == 4 {
      expectEqual(Array(data[1..<4]), [126, UInt8(count >> 8), UInt8(count & 0xFF)])
    }
    if headLength == 10 { expectEqual(Array(data[1..<10]), [127, 0, 0, 0, 0, 0, 1, 0, 0]) }
  }
}
