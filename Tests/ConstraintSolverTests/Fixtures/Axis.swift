// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Views along one axis, for examples that read as constraints do.
///
/// A class, and with methods that pass on to the solver, since Testing's macros copy what they call.
final class Axis {
  struct Item {
    let start: Variable
    let length: Variable
  }

  /// A sum of multiples of variables and a constant.
  struct Expression {
    var terms: [LinearTerm]
    var constant = 0.0
  }

  var solver = ConstraintSolver()
  /// A required length at 0, in whose coordinates all others are.
  let root: Item
  /// Whether one row says how contents hug and resist, instead of two.
  var contentsAreOneRow = false
  /// The constraints, in order.
  private(set) var names: [ConstraintID] = []

  /// - Parameter length: The root's length; nil for one that nothing decides.
  init(_ length: Double?) throws {
    let start = solver.makeVariable()
    root = Item(start: start, length: solver.makeVariable(isNonNegative: true))
    try add(left(root), .equal, 0)
    if let length { try add(width(root), .equal, length) }
  }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - content: Its intrinsic length.
  ///   - hugging: The priority at which it is no longer.
  ///   - resistance: The priority at which it is no shorter.
  func view(
    _ content: Double? = nil, hugging: Float = 250, resistance: Float = 750
  ) throws -> Item {
    let item = Item(start: solver.makeVariable(), length: solver.makeVariable(isNonNegative: true))
    if let content, contentsAreOneRow {
      names.append(
        try solver.add(
          LinearConstraint(
            width(item).terms, .equal, content, priority: ConstraintPriority(hugging),
            priorityBelow: ConstraintPriority(resistance), order: names.count + 1)))
    } else if let content {
      try add(width(item), .lessThanOrEqual, content, hugging)
      try add(width(item), .greaterThanOrEqual, content, resistance)
    }
    return item
  }

  /// Adds a constraint, which weighs more than those before it.
  @discardableResult
  func add(
    _ expression: Expression, _ relation: LinearConstraint.Relation, _ constant: Double,
    _ priority: Float = 1000
  ) throws -> ConstraintID {
    let name = try solver.add(
      LinearConstraint(
        expression.terms, relation, constant - expression.constant,
        priority: ConstraintPriority(priority), order: names.count + 1))
    names.append(name)
    return name
  }

  @discardableResult
  func add(_ constraint: LinearConstraint) throws -> ConstraintID { try solver.add(constraint) }
  func setConstant(_ constant: Double, of name: ConstraintID) throws {
    try solver.setConstant(constant, of: name)
  }
  func setPriority(_ priority: ConstraintPriority, of name: ConstraintID) throws {
    try solver.setPriority(priority, of: name)
  }
  func setPriority(
    _ priority: ConstraintPriority, below: ConstraintPriority, of name: ConstraintID
  ) throws {
    try solver.setPriority(priority, below: below, of: name)
  }
  func setOrder(_ order: Int, of name: ConstraintID) throws {
    try solver.setOrder(order, of: name)
  }
  func remove(_ name: ConstraintID) throws { try solver.remove(name) }
  func constraint(_ name: ConstraintID) throws -> LinearConstraint { try solver.constraint(name) }
  func error(of name: ConstraintID) throws -> Double { try solver.error(of: name) }
  @discardableResult func solve() -> ConstraintConflict? { solver.solve() }

  /// Solves what is known to conflict.
  func conflict() throws -> ConstraintConflict {
    guard let conflict = solver.solve() else { throw NoConflict() }
    return conflict
  }

  struct NoConflict: Error {}

  /// Those of some variables that are ambiguous.
  func ambiguous(_ variables: [Variable]) -> [Variable] {
    solver.ambiguousVariables(among: variables)
  }

  subscript(variable: Variable) -> Double { solver[variable] }
  var counts: OperationCounts { solver.counts }

  /// The values of all variables.
  func values() -> [Double] {
    (0..<solver.variableCount).map { solver[Variable(index: $0)] }
  }

  /// The start and the length of a view.
  func frame(_ item: Item) -> [Double] { [solver[item.start], solver[item.length]] }
}

func left(_ item: Axis.Item) -> Axis.Expression { .init(terms: [LinearTerm(item.start)]) }
func width(_ item: Axis.Item) -> Axis.Expression { .init(terms: [LinearTerm(item.length)]) }
func right(_ item: Axis.Item) -> Axis.Expression { left(item) + width(item) }
func center(_ item: Axis.Item) -> Axis.Expression { left(item) + 0.5 * width(item) }

func + (one: Axis.Expression, other: Axis.Expression) -> Axis.Expression {
  .init(terms: one.terms + other.terms, constant: one.constant + other.constant)
}

func - (one: Axis.Expression, other: Axis.Expression) -> Axis.Expression { one + -1 * other }

func * (factor: Double, expression: Axis.Expression) -> Axis.Expression {
  .init(
    terms: expression.terms.map { LinearTerm(factor * $0.coefficient, $0.variable) },
    constant: factor * expression.constant)
}

/// Whether numbers agree to a thousandth of a point.
func areClose(_ one: [Double], _ other: [Double], within tolerance: Double = 1e-3) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
}
