// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import Testing

@Suite("Constraint solver: ambiguity")
struct AmbiguityTests {
  /// Two views that fill the root from end to end.
  private func pair(_ first: Double?, _ second: Double?, _ axis: Axis) throws -> [Axis.Item] {
    let (a, b) = (try axis.view(first), try axis.view(second))
    try axis.add(left(a), .equal, 0)
    try axis.add(left(b) - right(a), .equal, 0)
    try axis.add(right(b) - right(axis.root), .equal, 0)
    axis.solve()
    return [a, b]
  }

  @Test func `A view without a place is ambiguous there alone`() throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    axis.solve()
    expectEqual(axis.ambiguous([a.start, a.length]), [a.start])
  }

  @Test func `A tie that weights settle is not ambiguous`() throws {
    let axis = try Axis(320)
    let views = try pair(100, 60, axis)
    let variables = views.flatMap { [$0.start, $0.length] }
    expectEqual(axis.ambiguous(variables), [])
  }

  @Test func `Views that share an undecided length are ambiguous`() throws {
    let axis = try Axis(320)
    let views = try pair(nil, nil, axis)
    let variables = views.flatMap { [$0.start, $0.length] }
    expectEqual(axis.ambiguous(variables), Array(variables.dropFirst()))
  }

  @Test func `An inequality leaves open what lies beyond it`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    try axis.add(width(a), .greaterThanOrEqual, 44, 750)
    axis.solve()
    expectEqual(axis.ambiguous([a.length]), [a.length])
  }

  @Test func `Exercising moves to another solution`() throws {
    let axis = try Axis(320)
    let views = try pair(nil, nil, axis)
    let before = axis[views[0].length]
    let isAmbiguous = axis.solver.exerciseAmbiguity()
    expect(isAmbiguous)
    expectGreater(abs(axis[views[0].length] - before), 1)
    expectNear(axis[views[0].length] + axis[views[1].length], 320, within: 1e-9)
    expectEqual(
      axis.ambiguous([views[0].length]), [views[0].length],
      "the pull itself decides nothing")
  }

  @Test func `Exercising does nothing where one solution is best`() throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    try axis.add(left(a), .equal, 8)
    axis.solve()
    let isAmbiguous = axis.solver.exerciseAmbiguity()
    expect(!isAmbiguous)
    expectEqual(axis.frame(a), [8, 20])
  }

  @Test func `The constraints on the way to a place decide it`() throws {
    let axis = try Axis(320)
    let (a, b, other) = (try axis.view(), try axis.view(), try axis.view())
    let way = [
      try axis.add(left(a), .equal, 16),
      try axis.add(width(a), .equal, 100),
      try axis.add(left(b) - right(a), .equal, 8),
    ]
    try axis.add(width(b), .greaterThanOrEqual, 10)
    try axis.add(left(other), .equal, 3)
    axis.solve()
    let deciding = axis.solver.constraints(deciding: b.start)
    expectEqual(deciding, way)
  }
}
