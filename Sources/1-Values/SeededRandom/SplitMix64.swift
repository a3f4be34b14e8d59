// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A generator of random numbers that gives the same numbers for the same seed, everywhere.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a bound, without it.
  package mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True once in so many times.
  package mutating func once(in times: Int) -> Bool { next(below: times) == 0 }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[next(below: values.count)]
  }
}
