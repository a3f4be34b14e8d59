// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import Testing

@Suite("Constraint solver against an LP solver")
struct OracleTests {
  /// How many systems the file has, for the seeds from 0.
  static let count = 10_000

  // All of them in release; in debug as many as take two seconds.
  #if DEBUG
    static let tested = 2_000
  #else
    static let tested = count
  #endif

  @Test func `The costs at each level are those of an LP solver, after any edits`() throws {
    var expected = try ExpectedCosts()
    for seed in 0..<UInt64(Self.tested) {
      var edited = try EditedSolver(RandomSystem(seed: seed))
      expectNil(edited.solver.solve(), "seed \(seed)")
      let conflicts = try expected.next()
      var answered = 0
      for stage in 0..<4 {
        if stage > 0 {
          for _ in 0..<edited.system.editCount() {
            guard let isConflict = try edited.edit() else { continue }
            expectEqual(
              isConflict, (conflicts >> answered & 1 == 1), "seed \(seed), answer \(answered)")
            answered += 1
          }
        }
        let values = edited.system.isNonNegative.indices.map { edited.value($0) }
        let violation = edited.system.violation { values[$0] }
        expectLess(violation, 1e-6, "seed \(seed), stage \(stage)")
        for cost in edited.system.costs({ values[$0] }) {
          let wanted = Double(try expected.next()) * ExpectedCosts.step
          expectNear(
            cost, wanted, within: 1e-4, "seed \(seed), stage \(stage): \(cost), not \(wanted)")
        }
      }
      expectEqual(edited.solver.counts.stalls, 0, "seed \(seed)")
    }
    expectEqual(expected.isAtEnd, (Self.tested == Self.count))
  }
}
