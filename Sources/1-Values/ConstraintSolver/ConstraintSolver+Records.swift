// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Keeps a constraint that was checked.
  mutating func record(_ constraint: LinearConstraint) -> Int {
    var constraint = constraint
    constraint.constant = LinearConstraint.clamped(constraint.constant)
    if let number = unusedNumbers.popLast() {
      let generation = records[number].generation &+ 1
      records[number] = Record(constraint: constraint, generation: generation)
      return number
    }
    records.append(Record(constraint: constraint, generation: 0))
    return records.count - 1
  }

  func name(of number: Int) -> ConstraintID {
    ConstraintID(number: number, generation: records[number].generation)
  }

  func request(_ number: Int) -> RowRequest {
    let constraint = records[number].constraint
    var request = RowRequest(
      relation: constraint.relation, constant: constraint.constant, owner: Int32(number))
    guard constraint.priority < .required else { return request }
    let above = constraint.priority
    let below = constraint.priorityBelow ?? above
    if constraint.relation != .greaterThanOrEqual {
      request.excess = RowRequest.Cost(level: above.level, weight: constraint.weight)
    }
    if constraint.relation != .lessThanOrEqual {
      request.shortfall = RowRequest.Cost(level: below.level, weight: constraint.weight)
    }
    return request
  }

  mutating func insertIntoTableau(_ number: Int) {
    records[number].tag = tableau.insert(
      request(number), terms: records[number].constraint.terms)
  }

  /// Inserts required equalities, then required inequalities, makes them hold, and inserts the
  /// others by falling priority.
  mutating func insertIntoTableau(_ numbers: [Int]) {
    let keys = numbers.indices.map { index in
      UInt64(insertionRank(of: records[numbers[index]].constraint)) << 32 | UInt64(index)
    }
    var hasCosts = false
    for key in keys.sorted() {
      if key >> 32 > 1, !hasCosts {
        hasCosts = true
        // Before there are costs that would have to stay optimal meanwhile. A conflict shows later.
        _ = tableau.settle()
      }
      insertIntoTableau(numbers[Int(key & 0xFFFF_FFFF)])
    }
  }

  private func insertionRank(of constraint: LinearConstraint) -> UInt32 {
    if constraint.priority >= .required { return constraint.relation == .equal ? 0 : 1 }
    // Lower than that of any positive float; see `level`.
    let priority = max(constraint.priority, constraint.priorityBelow ?? constraint.priority)
    return 0x7F80_0000 - priority.rawValue.bitPattern
  }

  // MARK: Building again

  /// Whether rounding errors or leftovers of removals may have piled up.
  var needsRebuild: Bool {
    edits >= 10_000 || tableau.leftovers > 32 + records.count / 4
      || tableau.counts.pivots - pivotsAtBuild > max(1000, 4 * records.count)
  }

  /// Inserts everything again. The answer is the same but for ties that nothing settles.
  package mutating func rebuild() {
    var counts = tableau.counts
    counts.rebuilds += 1
    tableau = Tableau(capacity: max(nonNegative.count, records.count, 1))
    tableau.counts = counts
    for isNonNegative in nonNegative { tableau.appendUnknown(isNonNegative: isNonNegative) }
    insertIntoTableau(records.indices.filter { records[$0].isLive })
    edits = 0
    pivotsAtBuild = tableau.counts.pivots
  }
}
