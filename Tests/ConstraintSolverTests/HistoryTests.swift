// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import SeededRandom
import Testing

@Suite("Constraint solver: history")
struct HistoryTests {
  /// Two lines of five views with intrinsic lengths in a root whose length changes.
  private final class Cell {
    let axis: Axis
    var contents: [[ConstraintID]] = []
    let rootWidth: ConstraintID
    var items: [Axis.Item] = []

    init() throws {
      axis = try Axis(nil)
      rootWidth = try axis.add(width(axis.root), .equal, 320)
      for line in 0..<2 {
        let views = try (0..<5).map { _ in try axis.view() }
        try axis.add(left(views[0]) - left(axis.root), .equal, 16)
        for (previous, view) in zip(views, views.dropFirst()) {
          let gap: LinearConstraint.Relation = line == 0 ? .equal : .greaterThanOrEqual
          try axis.add(left(view) - right(previous), gap, 8)
          if line == 1 { try axis.add(left(view) - right(previous), .equal, 8, 249) }
        }
        try axis.add(right(views[4]) - right(axis.root), .equal, -16, line == 0 ? 1000 : 740)
        for (index, view) in views.enumerated() {
          let (hugging, resistance): (Float, Float) = index == 2 ? (251, 750) : (250, 750)
          contents.append([
            try axis.add(width(view), .lessThanOrEqual, 40, hugging),
            try axis.add(width(view), .greaterThanOrEqual, 40, resistance),
          ])
        }
        items += views
      }
    }

    func values() -> [Double] {
      (0..<axis.solver.variableCount).map { axis[Variable(index: $0)] }
    }

    /// The values of a solver that knows nothing but the present constraints.
    func freshValues(_ names: [ConstraintID]) throws -> [Double] {
      var fresh = ConstraintSolver()
      for index in 0..<axis.solver.variableCount {
        _ = fresh.makeVariable(isNonNegative: !index.isMultiple(of: 2))
      }
      try fresh.add(contentsOf: names.map { try axis.constraint($0) })
      expectNil(fresh.solve())
      return (0..<fresh.variableCount).map { fresh[Variable(index: $0)] }
    }
  }

  // All of them in release; in debug as many as take two seconds.
  #if DEBUG
    private static let edits = 10_000
  #else
    private static let edits = 100_000
  #endif

  @Test func `A solver edited again and again equals a fresh one`() throws {
    let cell = try Cell()
    var random = SplitMix64(seed: 1)
    let names = cell.axis.names
    for number in 1...Self.edits {
      if random.once(in: 2) {
        try cell.axis.setConstant(64 + Double(random.below(1600)) / 2, of: cell.rootWidth)
      } else {
        let length = Double(random.below(600)) / 4
        for name in random.pick(cell.contents) {
          try cell.axis.setConstant(length, of: name)
        }
      }
      expectNil(cell.axis.solve())
      if number.isMultiple(of: 200) {
        let (values, fresh) = (cell.values(), try cell.freshValues(names))
        expect(areClose(values, fresh, within: 1e-9), "after \(number) edits: \(values), \(fresh)")
      }
    }
    expectEqual(cell.axis.counts.stalls, 0)
    expectGreater(cell.axis.counts.rebuilds, 0)
  }

  @Test func `Adding and removing leaves no trace`() throws {
    let cell = try Cell()
    cell.axis.solve()
    let before = cell.values()
    var random = SplitMix64(seed: 2)
    for _ in 0..<2_000 {
      var added: [ConstraintID] = []
      for _ in 0..<1 + random.below(3) {
        let expression = random.pick([width, left, right])(random.pick(cell.items))
        let relation = random.pick([LinearConstraint.Relation.equal, .greaterThanOrEqual])
        added.append(
          try cell.axis.add(
            expression, relation, Double(random.below(300)), random.pick([999, 500, 249.5])))
      }
      expectNil(cell.axis.solve())
      added.shuffle(using: &random)
      for name in added { try cell.axis.remove(name) }
      expectNil(cell.axis.solve())
    }
    expect(areClose(cell.values(), before, within: 1e-9))
  }

  @Test func `The order of adding does not matter`() throws {
    for seed in 0..<200 as Range<UInt64> {
      let cell = try Cell()
      var random = SplitMix64(seed: seed)
      try cell.axis.setConstant(Double(64 + random.below(700)), of: cell.rootWidth)
      expectNil(cell.axis.solve())
      let shuffled = try cell.freshValues(cell.axis.names.shuffled(using: &random))
      expect(areClose(cell.values(), shuffled, within: 1e-9), "seed \(seed)")
    }
  }

  @Test func `Equal calls give equal bits`() throws {
    func values() throws -> [UInt64] {
      var edited = try EditedSolver(RandomSystem(seed: 7))
      edited.solver.solve()
      for _ in 0..<50 { _ = try edited.edit() }
      return edited.system.isNonNegative.indices.map { edited.value($0).bitPattern }
    }
    try expectEqual(values(), values())
  }

  @Test func `Building again changes no value`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let cell = try Cell()
      var random = SplitMix64(seed: seed)
      for _ in 0..<20 {
        try cell.axis.setConstant(Double(64 + random.below(700)), of: cell.rootWidth)
        cell.axis.solve()
      }
      let before = cell.values()
      cell.axis.solver.rebuild()
      cell.axis.solve()
      expect(areClose(cell.values(), before, within: 1e-9), "seed \(seed)")
    }
  }
}
