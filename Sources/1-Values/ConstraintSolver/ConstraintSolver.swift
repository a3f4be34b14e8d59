// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds the values of unknowns under linear constraints with priorities, and keeps them found while
/// constraints come, go and change.
///
/// The values meet every required constraint. Of the others they make the sum of errors least at the
/// highest priority, then, without giving any of that up, at the next, and so on. Inside a level
/// errors weigh nearly alike (``LinearConstraint/order``), just so that the answer does not depend on
/// how the solver got there.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.makeVariable(isNonNegative: true)
/// let names = try solver.add(contentsOf: [
///   LinearConstraint([.init(width)], .lessThanOrEqual, 120),
///   LinearConstraint([.init(width)], .equal, 160, priority: .init(999)),
/// ])
/// solver.solve()  // nil: no conflict
/// solver[width]  // 120
/// try solver.setConstant(200, of: names[0])
/// solver.solve()
/// solver[width]  // 160
/// ```
///
/// Changes only mark; ``solve()`` carries them out, all at once. Unknowns that nothing decides are 0.
/// Equal calls give equal bits, on every machine. A solver with 100 constraints takes some 30 µs to
/// build and less than one to follow an edited constant.
package struct ConstraintSolver: ~Copyable {
  /// A constraint with what the tableau knows it by.
  struct Record {
    var constraint: LinearConstraint
    var tag = RowTag()
    var generation: UInt32
    var isLive = true
  }

  var tableau: Tableau
  var records: [Record] = []
  var unusedNumbers: [Int] = []
  /// For each variable, whether it must not be negative.
  var nonNegative: [Bool] = []
  /// See ``exerciseAmbiguity()``.
  var nudge: ConstraintID?
  var edits = 0
  var pivotsAtBuild = 0

  package init(capacity: Int = 16) {
    tableau = Tableau(capacity: max(capacity, 1))
    records.reserveCapacity(capacity)
    nonNegative.reserveCapacity(capacity)
  }

  /// The cost of solving so far.
  package var counts: OperationCounts { tableau.counts }

  package var variableCount: Int { nonNegative.count }

  // MARK: Variables

  /// Makes an unknown.
  ///
  /// - Parameter isNonNegative: Requires the value to be 0 or more. This costs nothing until a
  ///   solution would make it negative.
  /// - Returns: The variable. Its value is 0 until a constraint decides it.
  package mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    tableau.appendUnknown(isNonNegative: isNonNegative)
    nonNegative.append(isNonNegative)
    return Variable(index: nonNegative.count - 1)
  }

  package subscript(variable: Variable) -> Double {
    // Adding zero makes -0 a 0.
    tableau.values[tableau.unknowns[variable.index]] + 0
  }

  /// Reads the values of all variables in the last solution, by number; used by the benchmarks.
  ///
  /// Faster than one by one: a solver in a class or a closure is borrowed once.
  ///
  /// - Parameter values: Becomes as long as there are variables.
  package func readValues(into values: inout [Double]) {
    if values.count != variableCount { values = Array(repeating: 0, count: variableCount) }
    values.withUnsafeMutableBufferPointer { values in
      for index in values.indices { values[index] = self[Variable(index: index)] }
    }
  }

  // MARK: Constraints

  /// Adds constraints, in the order that costs least.
  ///
  /// Required ones come first, so that the simplex has a feasible beginning, and are made to hold
  /// before there is any cost.
  ///
  /// - Parameter constraints: A constant beyond ``LinearConstraint/constantLimit`` is clamped.
  /// - Returns: Their names, in the order given. A required one that contradicts others is named by
  ///   ``solve()``.
  /// - Throws: What is wrong with the numbers of the first bad one; nothing has changed then.
  @discardableResult
  package mutating func add(
    contentsOf constraints: [LinearConstraint]
  ) throws(ConstraintError) -> [ConstraintID] {
    for constraint in constraints { try check(constraint) }
    let numbers = constraints.map { record($0) }
    insertIntoTableau(numbers)
    return numbers.map { name(of: $0) }
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)``.
  package mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    try check(id)
    let record = records[id.number]
    tableau.remove(record.tag, request(id.number))
    records[id.number].isLive = false
    records[id.number].constraint.terms = []
    unusedNumbers.append(id.number)
  }

  // MARK: Edits

  /// Changes the right side of a constraint.
  ///
  /// - Parameters:
  ///   - constant: The new right side; clamped as in ``add(contentsOf:)``.
  ///   - id: The constraint.
  /// - Throws: If the constant is not finite or the constraint unknown; nothing has changed then.
  package mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(ConstraintError) {
    try check(id)
    guard constant.isFinite else { throw .constantIsNotFinite(constant) }
    let clamped = LinearConstraint.clamped(constant)
    let difference = clamped - records[id.number].constraint.constant
    if difference == 0 { return }
    records[id.number].constraint.constant = clamped
    edits += 1
    tableau.moveConstant(of: records[id.number].tag, by: difference)
  }

  /// Changes the priority of a constraint, also from or to required.
  ///
  /// - Parameters:
  ///   - priority: The level of its error.
  ///   - priorityBelow: The level of its error where the left side is less, if that is another.
  ///   - id: The constraint.
  /// - Throws: If a priority is out of range or the constraint unknown; nothing has changed then.
  package mutating func setPriority(
    _ priority: ConstraintPriority, below priorityBelow: ConstraintPriority? = nil,
    of id: ConstraintID
  ) throws(ConstraintError) {
    try check(id)
    var constraint = records[id.number].constraint
    constraint.priority = priority
    constraint.priorityBelow = priorityBelow
    try replace(id, by: constraint)
  }

  /// Changes the order of a constraint among those of its level.
  ///
  /// - Throws: If the order is below 0 or the constraint unknown; nothing has changed then.
  package mutating func setOrder(_ order: Int, of id: ConstraintID) throws(ConstraintError) {
    try check(id)
    var constraint = records[id.number].constraint
    constraint.order = order
    try replace(id, by: constraint)
  }

  /// Gives a constraint other costs, or makes it required or optional.
  private mutating func replace(
    _ id: ConstraintID, by constraint: LinearConstraint
  ) throws(ConstraintError) {
    try constraint.validate()
    let previous = records[id.number].constraint
    if constraint == previous { return }
    let tag = records[id.number].tag
    if (previous.priority < .required) == (constraint.priority < .required) {
      edits += 1
      tableau.addCosts(request(id.number), to: tag, sign: -1)
      records[id.number].constraint = constraint
      tableau.addCosts(request(id.number), to: tag, sign: 1)
    } else {
      tableau.remove(tag, request(id.number))
      records[id.number].constraint = constraint
      insertIntoTableau(id.number)
    }
  }

  // MARK: Solving

  /// Carries out what has changed since the last solution.
  ///
  /// - Returns: Required constraints that contradict each other; nil if the values are found. As long
  ///   as there is a conflict the values mean nothing.
  /// - Complexity: After an edit that keeps the basis, the terms of all constraints, once.
  @discardableResult
  package mutating func solve() -> ConstraintConflict? {
    if needsRebuild { rebuild() }
    guard let row = tableau.solve() else { return nil }
    return conflict(at: row)
  }

  // MARK: Inside

  func check(_ constraint: LinearConstraint) throws(ConstraintError) {
    try constraint.validate()
    for term in constraint.terms where !nonNegative.indices.contains(term.variable.index) {
      throw .unknownVariable(term.variable)
    }
  }

  func check(_ id: ConstraintID) throws(ConstraintError) {
    guard records.indices.contains(id.number), records[id.number].isLive,
      records[id.number].generation == id.generation
    else { throw .unknownConstraint(id) }
  }
}
