// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

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
    _ make: (_ number: Int, _ random: inout SeededGenerator) -> Identifier
  ) {
    var random = SeededGenerator(state: 1)
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

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  fileprivate var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func uuid() -> UUID {
    withUnsafeBytes(of: (next(), next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}

/// Keeps the optimizer from leaving out what nobody looks at.
@inline(never) func use<Value>(_ value: Value) {}
