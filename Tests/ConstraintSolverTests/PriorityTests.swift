// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import Testing

/// Rows 1 to 4, 8 and 20 to 30 of the worked examples of Auto Layout's specification.
@Suite("Constraint solver: priorities")
struct PriorityTests {
  /// Two views in 320 points: 16 a 8 b 16.
  private func pair(
    _ first: (content: Double, hugging: Float, resistance: Float),
    _ second: (content: Double, hugging: Float, resistance: Float)
  ) throws -> [Double] {
    let axis = try Axis(320)
    let a = try axis.view(first.content, hugging: first.hugging, resistance: first.resistance)
    let b = try axis.view(second.content, hugging: second.hugging, resistance: second.resistance)
    try axis.add(left(a) - left(axis.root), .equal, 16)
    try axis.add(left(b) - right(a), .equal, 8)
    try axis.add(right(b) - right(axis.root), .equal, -16)
    expectNil(axis.solve())
    return [axis[a.length], axis[b.length]]
  }

  /// The width that constraints on one view settle on.
  private func settled(
    _ constraints: [(LinearConstraint.Relation, Double, Float)]
  ) throws -> Double {
    let axis = try Axis(320)
    let a = try axis.view()
    for (relation, constant, priority) in constraints {
      try axis.add(width(a), relation, constant, priority)
    }
    expectNil(axis.solve())
    return axis[a.length]
  }

  @Test func `Edges and margins decide a frame`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    try axis.add(left(a) - left(axis.root), .equal, 16)
    try axis.add(right(a) - right(axis.root), .equal, -16)
    axis.solve()
    expectEqual(axis.frame(a), [16, 288])
  }

  @Test func `A centre decides the place of a view with an intrinsic size`() throws {
    let axis = try Axis(320)
    let a = try axis.view(90)
    let b = try axis.view(90)
    try axis.add(center(a) - center(axis.root), .equal, 0)
    try axis.add(center(b) - 0.25 * right(axis.root), .equal, 0)
    axis.solve()
    expectEqual(axis.frame(a), [115, 90])
    expectEqual(axis.frame(b), [35, 90])
  }

  @Test func `Widths in a ratio of 1 to 1 to 2 share what gaps leave`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    let b = try axis.view()
    let c = try axis.view()
    try axis.add(left(a) - left(axis.root), .equal, 8)
    try axis.add(left(b) - right(a), .equal, 8)
    try axis.add(left(c) - right(b), .equal, 8)
    try axis.add(right(c) - right(axis.root), .equal, -8)
    try axis.add(width(b) - width(a), .equal, 0)
    try axis.add(width(c) - 2 * width(a), .equal, 0)
    axis.solve()
    expect(areClose(axis.frame(a), [8, 72], within: 1e-9))
    expect(areClose(axis.frame(b), [88, 72], within: 1e-9))
    expect(areClose(axis.frame(c), [168, 144], within: 1e-9))
  }

  @Test func `Equal offsets centre a view`() throws {
    let axis = try Axis(320)
    let a = try axis.view()
    try axis.add(width(a), .equal, 100)
    try axis.add(
      (left(a) - left(axis.root)) - (right(axis.root) - right(a)), .equal, 0)
    axis.solve()
    expectEqual(axis.frame(a), [110, 100])
  }

  @Test func `Of equals the earliest takes the slack`() throws {
    try expectEqual(pair((100, 250, 750), (60, 250, 750)), [220, 60])
  }

  @Test func `Higher hugging leaves the slack to the other`() throws {
    try expectEqual(pair((100, 251, 750), (60, 250, 750)), [100, 180])
  }

  @Test func `Higher resistance keeps the length`() throws {
    try expectEqual(pair((200, 250, 750), (150, 250, 751)), [130, 150])
  }

  @Test func `A required edge compresses a long view`() throws {
    let axis = try Axis(320)
    let a = try axis.view(400)
    try axis.add(left(a) - left(axis.root), .equal, 16)
    try axis.add(right(a) - right(axis.root), .lessThanOrEqual, -16)
    axis.solve()
    expectEqual(axis.frame(a), [16, 288])
  }

  @Test func `A required edge compresses a centred view on both sides`() throws {
    let axis = try Axis(320)
    let a = try axis.view(300)
    try axis.add(center(a) - center(axis.root), .equal, 0)
    try axis.add(left(a) - left(axis.root), .greaterThanOrEqual, 16)
    axis.solve()
    expectEqual(axis.frame(a), [16, 288])
  }

  @Test func `Three equalities settle on the middle one`() throws {
    try expectEqual(settled([(.equal, 100, 500), (.equal, 160, 500), (.equal, 300, 500)]), 160)
  }

  @Test func `Of two equalities the later wins`() throws {
    try expectEqual(settled([(.equal, 100, 500), (.equal, 160, 500)]), 160)
  }

  @Test func `A priority wins against any number of lower ones`() throws {
    let low = (0..<20).map { (LinearConstraint.Relation.equal, Double($0), Float(748)) }
    try expectEqual(
      settled([(.greaterThanOrEqual, 200, 750), (.lessThanOrEqual, 150, 749)] + low), 200)
  }

  @Test func `A required limit wins against 999`() throws {
    try expectEqual(settled([(.equal, 160, 999), (.lessThanOrEqual, 120, 1000)]), 120)
  }

  @Test func `A thousandth of a priority is a level of its own`() throws {
    try expectEqual(settled([(.equal, 100, 250.001), (.equal, 160, 250)]), 100)
  }

  @Test func `An inequality lifts no further than it asks`() throws {
    try expectEqual(settled([(.greaterThanOrEqual, 44, 750)]), 44)
  }

  @Test func `What nothing decides is 0`() throws {
    try expectEqual(settled([]), 0)
  }

  /// Rows 35 to 41: a[120] at 16 with 16 at the end at least, b[200] with 16 on both sides.
  @Test(
    "Fitting is a length at a low priority",
    arguments: [
      (0, 50, 232), (320, 1000, 320), (10_000, 50, 232), (100, 50, 232), (100, 1000, 100),
      (300, 300, 300), (300, 200, 232),
    ] as [(Double, Float, Double)])
  func fitting(target: Double, priority: Float, fitted: Double) throws {
    let axis = try Axis(nil)
    let a = try axis.view(120)
    let b = try axis.view(200)
    try axis.add(left(a) - left(axis.root), .equal, 16)
    try axis.add(right(a) - right(axis.root), .lessThanOrEqual, -16)
    try axis.add(left(b) - left(axis.root), .equal, 16)
    try axis.add(right(b) - right(axis.root), .equal, -16)
    try axis.add(width(axis.root), .equal, target, priority)
    expectNil(axis.solve())
    expect(areClose([axis[axis.root.length]], [fitted], within: 1e-9))
  }
}
