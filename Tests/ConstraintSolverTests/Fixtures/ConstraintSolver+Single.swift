// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

@testable import ConstraintSolver

extension ConstraintSolver {
  /// Adds a constraint to those that are solved already.
  @discardableResult
  mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    try check(constraint)
    let number = record(constraint)
    insertIntoTableau(number)
    return name(of: number)
  }

  /// A constraint, with the constant and the priority it has now.
  func constraint(_ id: ConstraintID) throws(ConstraintError) -> LinearConstraint {
    try check(id)
    return records[id.number].constraint
  }

  /// How far the last solution is from meeting a constraint, in points; 0 if it does.
  func error(of id: ConstraintID) throws(ConstraintError) -> Double {
    try check(id)
    let constraint = records[id.number].constraint
    let difference = constraint.terms.reduce(-constraint.constant) {
      $0 + $1.coefficient * self[$1.variable]
    }
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}
