// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import PictureResults

@Suite("Shards")
struct ShardTests {
  // The test vectors of the algorithm's authors: isthe.com/chongo/src/fnv/test_fnv.c.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("b", 0xAF63_DF4C_8601_F1A5),
      ("foobar", 0x8594_4171_F739_67E8), ("chongo was here!\n", 0x4681_0940_EFF5_F915),
    ] as [(String, UInt64)])
  func `The hash is FNV-1a of 64 bits`(text: String, hash: UInt64) {
    expectEqual(stableHash(of: text), hash)
  }

  @Test(arguments: [1, 2, 5, 64])
  func `Each picture is in one shard`(count: Int) throws {
    let shards = try (1...count).map { try Shard("\($0)/\(count)") }
    for number in 0..<500 {
      expectEqual(shards.count { $0.owns("sample-\(number)/dark") }, 1)
    }
  }

  @Test func `Shards are about as large as one another`() throws {
    let shards = try (1...5).map { try Shard("\($0)/5") }
    let counts = shards.map { shard in (0..<1000).count { shard.owns("sample-\($0)/light") } }
    expectAll(counts, where: { (150...250).contains($0) }, "\(counts)")
  }

  @Test(arguments: [
    "", "2", "2/", "/5", "0/5", "6/5", "2/0", "-1/5", "+2/5", "2/5/1", " 2/5", "a/b", "2/10001",
    "²/5",
    "99999999999999999999/5",
  ])
  func `What names no shard is an error that quotes it`(text: String) {
    let error = #expect(throws: ShardError.self) { try Shard(text) }
    expectEqual(error?.description.contains("'\(text)'"), true)
  }

  @Test func `The environment names a shard or none`() throws {
    try expectNil(Shard.current(in: [:]))
    try expectNil(Shard.current(in: ["SHARD": ""]))
    try expectEqual(Shard.current(in: ["SHARD": "2/5"])?.description, "2/5")
    #expect(throws: ShardError.self) { try Shard.current(in: ["SHARD": "2 of 5"]) }
  }
}
