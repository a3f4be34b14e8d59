// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import SeededRandom
import Testing

@testable import CollectionLayout

@Suite("Prefix sums")
struct FenwickTreeTests {
  @Test func `Sums equal sums of a plain array`() {
    for seed in 0..<200 as Range<UInt64> {
      var numbers = SplitMix64(seed: seed)
      var plain = ContiguousArray((0..<numbers.next(below: 40)).map { _ in CGFloat(0) })
      for index in plain.indices { plain[index] = CGFloat(numbers.next(below: 5)) }
      var tree = FenwickTree(plain)
      for _ in 0..<20 where !plain.isEmpty {
        let index = numbers.next(below: plain.count)
        let value = CGFloat(numbers.next(below: 5))
        tree.add(value - plain[index], at: index)
        plain[index] = value
      }
      let sums = (0...plain.count).map { plain.prefix($0).reduce(0, +) }
      expectEqual((0...plain.count).map { tree.sum(before: $0) }, sums, "seed \(seed)")
      for limit in stride(from: CGFloat(-1), through: 30, by: 1.5) {
        let expected = sums.lastIndex { $0 < limit } ?? 0
        expectEqual(tree.lastPosition(withSumBelow: limit), expected, "seed \(seed) limit \(limit)")
      }
    }
  }

  @Test func `Sparse sums equal sums of a plain array`() {
    for seed in 0..<200 as Range<UInt64> {
      var numbers = SplitMix64(seed: seed)
      let count = numbers.next(below: 40)
      var plain = ContiguousArray(repeating: CGFloat(10), count: count)
      var tree = SparseFenwickTree(count: count)
      for _ in 0..<numbers.next(below: 20) where count > 0 {
        let index = numbers.next(below: count)
        let value = CGFloat(numbers.next(below: 20))
        tree.add(value - plain[index], at: index)
        plain[index] = value
      }
      let sums = (0...count).map { plain.prefix($0).reduce(0, +) }
      expectEqual((0...count).map { tree.sum(before: $0) + 10 * CGFloat($0) }, sums, "seed \(seed)")
      for limit in stride(from: CGFloat(-1), through: 300, by: 7) {
        let expected = sums.lastIndex { $0 <= limit } ?? 0
        expectEqual(
          tree.lastPosition(withSumUpTo: limit, each: 10), expected, "seed \(seed) limit \(limit)"
        )
      }
    }
  }

  @Test func `Nothing is held before the first change`() {
    var tree = SparseFenwickTree(count: 10_000_000)
    expectEqual(tree.nodeCount, 0)
    tree.add(5, at: 1_234_567)
    // One node per level at most: 10⁷ numbers have 24.
    expectAtMost(tree.nodeCount, 24)
    expectEqual(tree.sum(before: 1_234_567), 0)
    expectEqual(tree.sum(before: 1_234_568), 5)
    expectEqual(tree.lastPosition(withSumUpTo: 44 * 1_234_568, each: 44), 1_234_567)
  }

  @Test func `A tree of all numbers there are ends`() {
    var tree = SparseFenwickTree(count: .max)
    tree.add(1, at: .max - 1)
    expectEqual(tree.sum(before: .max), 1)
  }
}
