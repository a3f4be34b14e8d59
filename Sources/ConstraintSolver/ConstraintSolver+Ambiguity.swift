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

  /// How far a variable follows a pull at no cost; 0 for less than a millionth of the way.
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
}
