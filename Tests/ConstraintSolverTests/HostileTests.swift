// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import SeededRandom
import Testing

/// Systems that no program has: coefficients of all sizes, contradictions, edits without solving.
@Suite("Constraint solver: hostile systems")
struct HostileTests {
  private static let coefficients = [1, -1, 1.0 / 3, -0.1, 1e-6, 1e6, -1e-9, 1e9, 0.7, 0]
  private static let constants = [0, 1e9, -1e9, 1e-9, 100, 33.3, -7, 1e7]

  private func constraint(_ random: inout SplitMix64) -> LinearConstraint {
    let terms = (0..<random.below(5)).map { _ in
      LinearTerm(random.pick(Self.coefficients), Variable(index: random.below(8)))
    }
    let relation = random.pick([
      LinearConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual,
    ])
    let priority = Float(random.pick([1000, 1000, 999.999, 750, 250.001, 250, 1e-30]))
    return LinearConstraint(
      terms, relation, random.pick(Self.constants), priority: ConstraintPriority(priority),
      order: random.below(1_000_000))
  }

  @Test func `Any numbers end in finite values or a conflict`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var solver = ConstraintSolver()
      for index in 0..<8 { _ = solver.makeVariable(isNonNegative: index.isMultiple(of: 2)) }
      var names: [ConstraintID] = []
      for _ in 0..<60 {
        switch random.below(6) {
        case 0 where !names.isEmpty:
          try solver.remove(names.remove(at: random.below(names.count)))
        case 1 where !names.isEmpty:
          try solver.setConstant(random.pick(Self.constants), of: random.pick(names))
        case 2 where !names.isEmpty:
          let priority = ConstraintPriority(random.pick([1000, 500, 0.5]))
          try solver.setPriority(priority, of: random.pick(names))
        default:
          names.append(try solver.add(constraint(&random)))
        }
        guard random.once(in: 3) else { continue }
        var broken = 0
        while let conflict = solver.solve(), broken <= names.count {
          broken += 1
          guard let name = conflict.constraints.last else { break }
          try solver.setPriority(.broken, of: name)
        }
        expectAtMost(broken, names.count, "seed \(seed)")
        for index in 0..<8 {
          let value = solver[Variable(index: index)]
          expect(value.isFinite, "seed \(seed): variable \(index) is \(value)")
        }
      }
    }
  }

  @Test func `A hundred priorities are a hundred levels`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    var random = SplitMix64(seed: 3)
    for level in (1..<100).shuffled(using: &random) {
      try axis.add(width(a), .equal, Double(level), Float(level))
    }
    expectNil(axis.solve())
    expectEqual(axis[a.length], 99)
  }
}
