// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import SeededRandom
import Testing

@Suite("Constraint solver: conflicts")
struct ConflictTests {
  @Test func `Two required widths are both named`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    let first = try axis.add(width(a), .equal, 100)
    let second = try axis.add(width(a), .equal, 150)
    try axis.add(width(axis.root), .greaterThanOrEqual, 10)
    let conflict = try axis.conflict()
    expectEqual(conflict.constraints, [first, second])
    expectEqual(conflict.nonNegativeVariables, [])
  }

  @Test func `What is broken holds as far as it can`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    try axis.add(width(a), .equal, 100)
    let second = try axis.add(width(a), .equal, 150)
    expectNotNil(axis.solve())
    try axis.setPriority(.broken, of: second)
    expectNil(axis.solve())
    expectEqual(axis[a.length], 100)
    try expectEqual(axis.error(of: second), 50)
  }

  @Test func `A broken constraint holds fully when the contradiction is gone`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    let first = try axis.add(width(a), .equal, 100)
    let second = try axis.add(width(a), .equal, 150)
    expectNotNil(axis.solve())
    try axis.setPriority(.broken, of: second)
    axis.solve()
    try axis.remove(first)
    expectNil(axis.solve())
    expectEqual(axis[a.length], 150)
  }

  /// Row 32 of the worked examples: 10, a >= 60, 10, b >= 40, 10 in a root of 100.
  @Test func `A chain that is too long is named whole`() throws {
    let axis = try Axis(nil)
    let rootWidth = try axis.add(width(axis.root), .equal, 100)
    let (a, b) = (try axis.view(), try axis.view())
    let chain = [
      try axis.add(left(a), .equal, 10),
      try axis.add(width(a), .greaterThanOrEqual, 60),
      try axis.add(left(b) - right(a), .equal, 10),
      try axis.add(width(b), .greaterThanOrEqual, 40),
      try axis.add(right(b) - width(axis.root), .equal, -10),
    ]
    let conflict = try axis.conflict()
    expectEqual(conflict.constraints, [rootWidth] + chain)

    try axis.setPriority(.broken, of: chain[3])
    expectNil(axis.solve())
    expect(areClose(axis.frame(a) + axis.frame(b), [10, 60, 80, 10], within: 1e-9))
  }

  @Test func `Gaps that leave no length name the view that cannot be shorter than 0`() throws {
    let axis = try Axis(nil)
    let rootWidth = try axis.add(width(axis.root), .equal, 0)
    let a = try axis.view()
    let gaps = [
      try axis.add(left(a), .equal, 8),
      try axis.add(width(axis.root) - right(a), .equal, 8),
    ]
    let conflict = try axis.conflict()
    expectEqual(conflict.constraints, [rootWidth] + gaps)
    expectEqual(conflict.nonNegativeVariables, [a.length])
  }

  @Test func `A contradiction around a cycle names the three`() throws {
    let axis = try Axis(320)
    let (a, b, c) = (try axis.view(), try axis.view(), try axis.view())
    let cycle = [
      try axis.add(left(a) - left(b), .equal, 1),
      try axis.add(left(b) - left(c), .equal, 1),
      try axis.add(left(c) - left(a), .equal, 1),
    ]
    try expectEqual(axis.conflict().constraints, cycle)
  }

  @Test(arguments: [LinearConstraint.Relation.equal, .greaterThanOrEqual])
  func `A constraint whose unknowns cancel contradicts itself`(
    relation: LinearConstraint.Relation
  ) throws {
    let axis = try Axis(320)
    let a = try axis.view()
    let name = try axis.add(left(a) - left(a), relation, 10)
    try expectEqual(axis.conflict().constraints, [name])
    try axis.remove(name)
    expectNil(axis.solve())
  }

  @Test func `A constraint that says nothing changes nothing`() throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    try axis.add(left(a) - left(a), .equal, 0)
    expectNil(axis.solve())
    expectEqual(axis.frame(a), [0, 20])
  }

  @Test func `Edits of a redundant pair conflict only while they differ`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    let pair = [try axis.add(width(a), .equal, 10), try axis.add(width(a), .equal, 10)]
    expectNil(axis.solve())
    try axis.setConstant(20, of: pair[0])
    try expectEqual(axis.conflict().constraints, pair)
    try axis.setConstant(20, of: pair[1])
    expectNil(axis.solve())
    expectEqual(axis[a.length], 20)
  }

  @Test func `Two contradictions are known at once and solved one by one`() throws {
    let axis = try Axis(320)
    let (a, b) = (try axis.view(), try axis.view())
    let first = [try axis.add(width(a), .equal, 1), try axis.add(width(a), .equal, 2)]
    let second = [try axis.add(width(b), .equal, 1), try axis.add(width(b), .equal, 2)]
    let conflict = try axis.conflict()
    expectEqual(conflict.constraints, first)
    expectEqual(conflict.allConstraints, first + second)
    try axis.remove(first[1])
    try expectEqual(axis.conflict().constraints, second)
  }

  @Test func `The named constraints conflict, but not without any one of them`() throws {
    var conflicts = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = 2 + random.below(4)
      let isNonNegative = (0..<count).map { _ in random.below(2) == 0 }
      let constraints = (0..<4 + random.below(12)).map { _ in
        let terms = (0..<1 + random.below(3)).map { _ in
          LinearTerm([1, -1, 2, 0.5][random.below(4)], Variable(index: random.below(count)))
        }
        return LinearConstraint(
          terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)],
          Double(random.below(41) - 10) * 5, priority: random.once(in: 4) ? .init(500) : .required)
      }
      var solver = Self.solver(isNonNegative)
      let names = try solver.add(contentsOf: constraints)
      guard let conflict = solver.solve() else { continue }
      conflicts += 1
      let part = names.indices.filter { conflict.constraints.contains(names[$0]) }
        .map { constraints[$0] }
      expectAll(part, where: { $0.priority == .required }, "seed \(seed)")

      let needed = isNonNegative.indices.map {
        conflict.nonNegativeVariables.contains(Variable(index: $0))
      }
      let isPossible = try Self.canHold(part, needed)
      expect(!isPossible, "seed \(seed)")
      for index in part.indices {
        var rest = part
        rest.remove(at: index)
        let isPossible = try Self.canHold(rest, needed)
        expect(isPossible, "seed \(seed), without \(index)")
      }
    }
    expectGreater(conflicts, 100)
  }

  @Test func `Breaking one named constraint after the other ends`() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var solver = Self.solver(Array(repeating: true, count: 6))
      for _ in 0..<30 {
        let terms = (0..<2).map { _ in
          LinearTerm(random.pick([1, -1]), Variable(index: random.below(6)))
        }
        try solver.add(LinearConstraint(terms, .equal, Double(random.below(100))))
      }
      var broken = 0
      while let conflict = solver.solve(), broken < 31 {
        broken += 1
        try solver.setPriority(.broken, of: #require(conflict.constraints.last))
      }
      expectLess(broken, 31, "seed \(seed)")
      let stalls = solver.counts.stalls
      expectEqual(stalls, 0)
    }
  }

  private static func solver(_ isNonNegative: [Bool]) -> ConstraintSolver {
    var solver = ConstraintSolver()
    for isNonNegative in isNonNegative { _ = solver.makeVariable(isNonNegative: isNonNegative) }
    return solver
  }

  /// Adds one by one: another way through the simplex than the batch that found the conflict.
  private static func canHold(_ part: [LinearConstraint], _ isNonNegative: [Bool]) throws -> Bool {
    var solver = solver(isNonNegative)
    for constraint in part.reversed() {
      try solver.add(constraint)
      if solver.solve() != nil { return false }
    }
    return true
  }
}
