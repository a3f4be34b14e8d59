// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Whether other values may be as good as those found, so that it may depend on the order of
  /// changes which were.
  ///
  /// - Complexity: The number of variables and constraints.
  package var leavesVariablesOpen: Bool {
    for index in 0..<Int32(tableau.symbols.count) {
      let symbol = tableau.symbols[index]
      switch symbol.kind {
      case .free where symbol.mentions > 0: return true
      case .restricted where !symbol.isBasic && tableau.costs.count(index) == 0: return true
      default: continue
      }
    }
    return false
  }

  /// The variables that could take another value at no cost at any level.
  ///
  /// Each is pushed up and down by a point at a priority below all others. A solver of its own does
  /// it, so this one and its values stay as they are.
  ///
  /// - Parameter variables: Those in question.
  /// - Returns: Those of them that move by more than a millionth of a point, in the order given.
  /// - Precondition: ``solve()`` has found no conflict.
  /// - Complexity: A build, and two edits for each variable.
  package func ambiguousVariables(among variables: [Variable]) -> [Variable] {
    var copy = fresh()
    copy.solve()
    return variables.filter { copy.slack(of: $0, by: 1) > 0 || copy.slack(of: $0, by: -1) > 0 }
  }

  /// Moves to another solution that is equally good, if there is one, and back the next time.
  ///
  /// The first ambiguous variable is pulled away from its value until the next call; later
  /// constraints of any priority win against the pull.
  ///
  /// - Parameter variables: Those that may be moved; nil for all.
  /// - Returns: Whether anything is ambiguous.
  /// - Precondition: ``solve()`` has found no conflict.
  @discardableResult
  package mutating func exerciseAmbiguity(among variables: [Variable]? = nil) -> Bool {
    if let pull = nudge {
      nudge = nil
      // It is a constraint of this solver's own, so it is there.
      try? remove(pull)
      solve()
      return true
    }
    var copy = fresh()
    copy.solve()
    for variable in variables ?? nonNegative.indices.map({ Variable(index: $0) }) {
      for direction in [1.0, -1.0] where copy.slack(of: variable, by: direction) > 0 {
        nudge = pull(variable, to: self[variable] + 100 * direction)
        solve()
        return true
      }
    }
    return false
  }

  /// A solver with the same constraints, built from the list.
  private func fresh() -> ConstraintSolver {
    var copy = ConstraintSolver(capacity: max(nonNegative.count, records.count))
    for isNonNegative in nonNegative { _ = copy.makeVariable(isNonNegative: isNonNegative) }
    let numbers = records.indices.filter { records[$0].isLive && $0 != nudge?.number }
    copy.insertIntoTableau(numbers.map { copy.record(records[$0].constraint) })
    return copy
  }

  /// Returns the distance that a variable follows a pull at no cost; 0 for less than a millionth of
  /// the way.
  private mutating func slack(of variable: Variable, by distance: Double) -> Double {
    let value = self[variable]
    let pull = pull(variable, to: value + distance)
    solve()
    let moved = abs(self[variable] - value)
    try? remove(pull)
    solve()
    return moved > 1e-6 ? moved : 0
  }

  private mutating func pull(_ variable: Variable, to value: Double) -> ConstraintID {
    let number = record(LinearConstraint([LinearTerm(variable)], .equal, value, priority: .nudge))
    insertIntoTableau(number)
    return name(of: number)
  }

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

/// Required constraints that cannot hold together.
///
/// Remove one of them or make it optional, and solve again.
package struct ConstraintConflict: Hashable, Sendable {
  /// The constraints that contradict each other, by number. No smaller part of them does: without
  /// any one of them the others can hold.
  package let constraints: [ConstraintID]
  /// The variables whose being not negative is part of the contradiction.
  package let nonNegativeVariables: [Variable]
  /// The constraints of this contradiction and of all others that are known so far, by number.
  package let allConstraints: [ConstraintID]
}
