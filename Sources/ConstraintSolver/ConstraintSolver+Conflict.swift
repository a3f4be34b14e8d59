// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// The conflict that a row of the tableau proves.
  func conflict(at row: Int32) -> ConstraintConflict {
    var owners: Set<Int32> = []
    tableau.forEachOwner(ofContradiction: row) { owners.insert($0) }
    var all = owners
    tableau.forEachContradiction { other in
      tableau.forEachOwner(ofContradiction: other) { all.insert($0) }
    }
    return ConstraintConflict(
      constraints: constraints(of: owners),
      nonNegativeVariables: owners.filter { $0 < 0 }.sorted(by: >).map {
        Variable(index: -1 - Int($0))
      },
      allConstraints: constraints(of: all))
  }

  /// The constraints that decide the value of a variable in the last solution, by number.
  ///
  /// An optional constraint is named if it is met and would move the variable if its constant
  /// changed; a required inequality if it holds with equality.
  package mutating func constraints(deciding variable: Variable) -> [ConstraintID] {
    var owners: Set<Int32> = []
    tableau.forEachOwner(deciding: variable.index) { owners.insert($0) }
    return constraints(of: owners)
  }

  private func constraints(of owners: Set<Int32>) -> [ConstraintID] {
    owners.filter { $0 >= 0 }.sorted().map { name(of: Int($0)) }
  }
}
