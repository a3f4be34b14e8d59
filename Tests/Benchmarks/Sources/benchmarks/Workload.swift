// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededNumbers

/// Identifiers before and after.
struct Workload<Identifier: Hashable> {
  let old: [Identifier]
  let new: [Identifier]

  /// - Parameters:
  ///   - count: How many there are before.
  ///   - replaced: How many are deleted, and how many inserted.
  ///   - shuffled: How many of the others change places with each other.
  ///   - make: Makes an identifier of its number and of randomness.
  init(
    count: Int, replaced: Int, shuffled: Int,
    _ make: (_ number: Int, _ random: inout SplitMix64) -> Identifier
  ) {
    var random = SplitMix64(seed: 1)
    old = (0..<count).map { make($0, &random) }
    let deleted = Set(old.indices.shuffled(using: &random).prefix(replaced))
    var new = old.indices.filter { !deleted.contains($0) }.map { [old] in old[$0] }
    let places = new.indices.shuffled(using: &random).prefix(shuffled)
    let kept = new
    for (place, other) in zip(places, places.shuffled(using: &random)) { new[place] = kept[other] }
    for number in 0..<replaced {
      let index = Int.random(in: 0...new.count, using: &random)
      new.insert(make(count + number, &random), at: index)
    }
    self.new = new
  }
}

extension Workload<UUID> {
  init(count: Int, replaced: Int, shuffled: Int) {
    self.init(count: count, replaced: replaced, shuffled: shuffled) { $1.uuid() }
  }
}

extension SplitMix64 {
  /// Sixteen random bytes as an identifier.
  mutating func uuid() -> UUID {
    withUnsafeBytes(of: (next(), next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}

/// Keeps the optimizer from leaving out unused results.
@inline(never) func use<Value>(_ value: Value) {}
