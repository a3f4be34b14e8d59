// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Expectations
import Testing

@Suite("Constraint solver: bad input")
struct BadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `A constant that is not finite is refused`(constant: Double) throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    let name = try axis.add(left(a), .equal, 5)
    #expect(throws: ConstraintError.self) { try axis.add(left(a), .equal, constant, 500) }
    #expect(throws: ConstraintError.self) { try axis.setConstant(constant, of: name) }
    axis.solve()
    expectEqual(axis.frame(a), [5, 20])
  }

  @Test(arguments: [Double.nan, .infinity])
  func `A coefficient that is not finite is refused`(coefficient: Double) throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    #expect(throws: ConstraintError.self) { try axis.add(coefficient * left(a), .equal, 1) }
    expectNil(axis.solve())
  }

  @Test(arguments: [Float.nan, 0, -1, 1000.001, .infinity])
  func `A priority out of range is refused`(priority: Float) throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    let name = try axis.add(left(a), .equal, 5, 500)
    #expect(throws: ConstraintError.self) { try axis.add(left(a), .equal, 1, priority) }
    #expect(throws: ConstraintError.self) {
      try axis.setPriority(ConstraintPriority(priority), of: name)
    }
    try expectEqual(axis.constraint(name).priority, ConstraintPriority(500))
  }

  @Test func `A batch with one bad constraint adds none`() throws {
    let solver = try Axis(nil)
    let a = try solver.view().start
    let good = LinearConstraint([LinearTerm(a)], .equal, 7)
    let bad = LinearConstraint([LinearTerm(a)], .equal, .nan)
    #expect(throws: ConstraintError.self) { try solver.solver.add(contentsOf: [good, bad]) }
    solver.solve()
    expectEqual(solver[a], 0)
  }

  @Test func `Unknown names are refused`() throws {
    let solver = try Axis(nil)
    let a = try solver.view().start
    let name = try solver.add(LinearConstraint([LinearTerm(a)], .equal, 7))
    try solver.remove(name)
    #expect(throws: ConstraintError.unknownConstraint(name)) { try solver.remove(name) }
    let again = try solver.add(LinearConstraint([LinearTerm(a)], .equal, 8))
    expectEqual(again.number, name.number)
    #expect(throws: ConstraintError.unknownConstraint(name)) {
      try solver.setConstant(1, of: name)
    }
    let stranger = Variable(index: 50)
    #expect(throws: ConstraintError.unknownVariable(stranger)) {
      try solver.add(LinearConstraint([LinearTerm(stranger)], .equal, 8))
    }
  }

  @Test func `A negative order is refused`() throws {
    let solver = try Axis(nil)
    let a = try solver.view().start
    #expect(throws: ConstraintError.negativeOrder(-1)) {
      try solver.add(LinearConstraint([LinearTerm(a)], .equal, 7, order: -1))
    }
  }

  @Test func `A constraint that is required on one side only is refused`() throws {
    let solver = try Axis(nil)
    let a = try solver.view().length
    #expect(throws: ConstraintError.requiredOnOneSide(250, 1000)) {
      try solver.add(
        LinearConstraint(
          [LinearTerm(a)], .equal, 7, priority: ConstraintPriority(250), priorityBelow: .required))
    }
    let name = try solver.add(
      LinearConstraint([LinearTerm(a)], .equal, 7, priority: ConstraintPriority(250)))
    #expect(throws: ConstraintError.requiredOnOneSide(1000, 250)) {
      try solver.setPriority(.required, below: ConstraintPriority(250), of: name)
    }
    #expect(throws: ConstraintError.priorityOutOfRange(0)) {
      try solver.setPriority(ConstraintPriority(1), below: ConstraintPriority(0), of: name)
    }
    #expect(throws: ConstraintError.negativeOrder(-2)) { try solver.setOrder(-2, of: name) }
    try expectEqual(solver.constraint(name).priority, ConstraintPriority(250))
  }

  @Test func `Errors say what to do`() {
    expectEqual(
      ConstraintError.priorityOutOfRange(1001).description,
      "The priority of a constraint is 1001.0; it must be above 0 and at most 1000.")
  }

  @Test(arguments: [1e9, -1e9, .greatestFiniteMagnitude])
  func `A constant beyond ten million is clamped`(constant: Double) throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    let name = try axis.add(left(a), .equal, constant, 999)
    expectNil(axis.solve())
    expectEqual(abs(axis[a.start]), 1e7)
    try axis.setConstant(12, of: name)
    axis.solve()
    expectNear(axis[a.start], 12, within: 1e-6)
    try axis.setConstant(constant, of: name)
    axis.solve()
    expectEqual(abs(axis[a.start]), 1e7)
  }

  @Test func `Ten million points beside half a point solve`() throws {
    let axis = try Axis(1e7)
    let (a, b) = (try axis.view(1e9), try axis.view(0.5, resistance: 751))
    try axis.add(left(a), .equal, 0)
    try axis.add(left(b) - right(a), .equal, 0)
    try axis.add(right(b) - right(axis.root), .equal, 0)
    expectNil(axis.solve())
    expect(areClose([axis[b.length]], [0.5], within: 1e-6))
  }

  @Test func `A coefficient of 0 leaves its variable out`() throws {
    let axis = try Axis(320)
    let a = try axis.view(20)
    try axis.add(left(a) + 0 * width(a), .equal, 5)
    axis.solve()
    expectEqual(axis.frame(a), [5, 20])
  }

  @Test func `A solver without variables solves`() throws {
    var solver = ConstraintSolver()
    let before = solver.solve()
    expectNil(before)
    let name = try solver.add(LinearConstraint([], .lessThanOrEqual, -1))
    let after = solver.solve()
    expectEqual(after?.constraints, [name])
  }
}
