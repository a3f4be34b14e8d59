// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A solver that follows the edits of a random system.
struct EditedSolver: ~Copyable {
  var solver = ConstraintSolver()
  var system: RandomSystem
  private var names: [ConstraintID]

  init(_ system: RandomSystem) throws {
    self.system = system
    for isNonNegative in system.isNonNegative {
      _ = solver.makeVariable(isNonNegative: isNonNegative)
    }
    names = try solver.add(contentsOf: system.constraints)
  }

  /// Carries out the next edit and solves; takes it back if it led to a conflict.
  ///
  /// - Returns: Whether it did; nil if the edit could not.
  mutating func edit() throws -> Bool? {
    let former = system.constraints
    let edit = system.nextEdit()
    var mayConflict = false
    switch edit {
    case .add(let constraint):
      names.append(try solver.add(constraint))
      mayConflict = constraint.priority == .required
    case .remove(let index):
      try solver.remove(names.remove(at: index))
    case .setConstant(let constant, let index):
      try solver.setConstant(constant, of: names[index])
      mayConflict = former[index].priority == .required
    case .setPriority(let priority, let index):
      try solver.setPriority(priority, of: names[index])
      mayConflict = priority == .required && former[index].priority < .required
    }
    guard let conflict = solver.solve() else { return mayConflict ? false : nil }
    guard mayConflict else { throw Unexpected(conflict: conflict) }
    switch edit {
    case .add: try solver.remove(names.removeLast())
    case .remove: break
    case .setConstant(_, let index):
      try solver.setConstant(former[index].constant, of: names[index])
    case .setPriority(_, let index):
      try solver.setPriority(former[index].priority, of: names[index])
    }
    system.undo(edit, of: former)
    if let again = solver.solve() { throw Unexpected(conflict: again) }
    return true
  }

  func value(_ index: Int) -> Double { solver[Variable(index: index)] }

  /// A contradiction where the system has none.
  struct Unexpected: Error { let conflict: ConstraintConflict }
}
