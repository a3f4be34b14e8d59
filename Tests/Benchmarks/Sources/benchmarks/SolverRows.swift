// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import KiwiBaseline
import MeasuredSolver

/// Rows for both solvers: ours with its priorities, kiwi with three classes of strength.
struct SolverRows {
  struct Row {
    /// As a number of `UILayoutPriority`.
    var priority: Float
    var relation: LinearConstraint.Relation
    var constant: Double
    var terms: [(coefficient: Double, variable: Int)]
  }

  private(set) var isNonNegative: [Bool] = []
  private(set) var rows: [Row] = []

  mutating func makeVariable(isNonNegative: Bool = false) -> Int {
    self.isNonNegative.append(isNonNegative)
    return self.isNonNegative.count - 1
  }

  /// Adds a row.
  ///
  /// - Returns: Its index.
  @discardableResult
  mutating func add(
    _ terms: [(coefficient: Double, variable: Int)], _ relation: LinearConstraint.Relation,
    _ constant: Double, priority: Float = 1000
  ) -> Int {
    rows.append(Row(priority: priority, relation: relation, constant: constant, terms: terms))
    return rows.count - 1
  }

  /// The rows as our solver takes them. A row that ties with others weighs by its index.
  var constraints: [LinearConstraint] {
    rows.enumerated().map { index, row in
      LinearConstraint(
        row.terms.map { LinearTerm($0.coefficient, Variable(index: $0.variable)) }, row.relation,
        row.constant, priority: ConstraintPriority(row.priority), order: index)
    }
  }

  /// The rows as kiwi takes them, where sizes are rows like any other.
  ///
  /// - Parameters:
  ///   - edited: Rows left out, whose variables are edited instead.
  ///   - hasSizes: Whether there are rows that keep sizes from being negative.
  func kiwi(withoutRows edited: Set<Int> = [], hasSizes: Bool = true) -> KiwiSystem {
    var list = rows.indices.filter { !edited.contains($0) }.map { rows[$0] }
    for index in isNonNegative.indices.reversed() where hasSizes && isNonNegative[index] {
      let size = Row(
        priority: 1000, relation: .greaterThanOrEqual, constant: 0, terms: [(1, index)])
      list.insert(size, at: 0)
    }
    return KiwiSystem(list, variableCount: isNonNegative.count)
  }

  /// A solver of ours with the variables, without rows.
  func emptySolver() -> ConstraintSolver {
    var solver = ConstraintSolver(capacity: max(isNonNegative.count, rows.count))
    for isNonNegative in isNonNegative { _ = solver.makeVariable(isNonNegative: isNonNegative) }
    return solver
  }
}
