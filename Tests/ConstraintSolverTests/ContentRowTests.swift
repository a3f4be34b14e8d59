// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import SeededRandom
import Testing

/// One equality with a priority above and one below its constant.
@Suite("Constraint solver: contents in one row")
struct ContentRowTests {
  /// Views side by side that fill a root, and the first's ideal length against the second's.
  private func chain(seed: UInt64, asOneRow: Bool) throws -> Axis {
    var random = SplitMix64(seed: seed)
    let axis = try Axis(Double(random.next(below: 500)))
    axis.contentsAreOneRow = asOneRow
    var previous = axis.root
    for index in 0..<6 {
      let view = try axis.view(
        Double(random.next(below: 120)), hugging: random.pick([1, 249, 250, 251, 999]),
        resistance: random.pick([249, 250, 749, 750, 751]))
      let edge = index == 0 ? left(previous) : right(previous)
      try axis.add(left(view) - edge, random.pick([.equal, .greaterThanOrEqual]), 8)
      previous = view
    }
    try axis.add(
      right(previous) - right(axis.root), random.pick([.equal, .lessThanOrEqual]), -8, 998)
    return axis
  }

  @Test func `One row says what a limit and a lower bound say`() throws {
    for seed in 0..<300 as Range<UInt64> {
      let (one, two) = (
        try chain(seed: seed, asOneRow: true), try chain(seed: seed, asOneRow: false)
      )
      expectNil(one.solve())
      expectNil(two.solve())
      expect(areClose(one.values(), two.values(), within: 1e-6), "seed \(seed)")
    }
  }

  @Test func `Either priority may change`() throws {
    let axis = try Axis(100)
    axis.contentsAreOneRow = true
    let a = try axis.view(80)
    let name = try #require(axis.names.last)
    let wish = try axis.add(width(a), .equal, 20, 500)
    axis.solve()
    expectEqual(axis[a.length], 80)
    try axis.setPriority(ConstraintPriority(250), below: ConstraintPriority(400), of: name)
    axis.solve()
    expectEqual(axis[a.length], 20)
    try axis.setConstant(130, of: wish)
    axis.solve()
    expectEqual(axis[a.length], 130)
    try axis.setPriority(ConstraintPriority(501), below: ConstraintPriority(400), of: name)
    axis.solve()
    expectEqual(axis[a.length], 80)
    try axis.setPriority(.required, of: name)
    try expectNil(axis.constraint(name).priorityBelow)
    axis.solve()
    expectEqual(axis[a.length], 80)
  }

  @Test func `Among equals the order decides, also when it changes`() throws {
    let axis = try Axis(nil)
    let a = try axis.view()
    let first = try axis.add(width(a), .equal, 100, 500)
    try axis.add(width(a), .equal, 160, 500)
    axis.solve()
    expectEqual(axis[a.length], 160)
    try axis.setOrder(9, of: first)
    axis.solve()
    expectEqual(axis[a.length], 100)
  }
}
