// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Adds what the errors of a row cost, or with a sign of -1 takes it away.
  mutating func addCosts(_ request: RowRequest, to tag: RowTag, sign: Double) {
    if let cost = request.excess { addCost(sign * cost.weight, cost.level, of: tag.plus) }
    if let cost = request.shortfall { addCost(sign * cost.weight, cost.level, of: tag.minus) }
  }

  private mutating func addCost(_ weight: Double, _ level: Int32, of symbol: Int32) {
    guard symbols[symbol].isBasic else {
      addParametricCost(weight, level, of: symbol)
      noteImprovement(by: symbol)
      return
    }
    for term in rowTerms.elements(of: symbols[symbol].index) {
      addParametricCost(weight * term.coefficient, level, of: term.key)
      noteImprovement(by: term.key)
    }
  }

  /// Adds a multiple of a symbol's costs to those of another.
  mutating func addCosts(of source: Int32, times factor: Double, to target: Int32) {
    for index in 0..<costs.count(source) {
      let cost = costs.pointer(source)[index]
      addParametricCost(factor * cost.coefficient, cost.key, of: target)
    }
    noteImprovement(by: target)
  }

  private mutating func addParametricCost(_ cost: Double, _ level: Int32, of symbol: Int32) {
    let count = costs.count(symbol)
    let list = costs.pointer(symbol)
    var index = 0
    while index < count, list[index].key < level { index += 1 }
    if index < count, list[index].key == level {
      list[index].coefficient += cost
      if abs(list[index].coefficient) < Tolerance.cost { removeCost(at: index, of: symbol) }
      return
    }
    if abs(cost) < Tolerance.cost { return }
    costs.append(Term(key: level, coefficient: cost), to: symbol)
    let moved = costs.pointer(symbol)
    var last = count
    while last > index {
      moved[last] = moved[last - 1]
      last -= 1
    }
    moved[index] = Term(key: level, coefficient: cost)
  }

  /// Takes a level out of a symbol's costs, in order.
  mutating func removeCost(at index: Int, of symbol: Int32) {
    let list = costs.pointer(symbol)
    let count = costs.count(symbol)
    for later in index + 1..<max(count, index + 1) { list[later - 1] = list[later] }
    costs.setCount(count - 1, of: symbol)
  }

  /// Whether more of a symbol lowers the cost at the highest level that it touches.
  @inline(__always) func isImproving(_ symbol: Int32) -> Bool {
    costs.count(symbol) > 0 && costs.pointer(symbol)[0].coefficient < 0
      && symbols[symbol].kind == .restricted && !symbols[symbol].isBasic
  }

  @inline(__always) mutating func noteImprovement(by symbol: Int32) {
    guard isImproving(symbol), !symbols[symbol].isListedAsImproving else { return }
    symbols[symbol].isListedAsImproving = true
    improving.append(symbol)
  }

  /// Compares the costs of two symbols, each divided by a positive number, level by level.
  func costsAreOrdered(
    _ first: Int32, over firstDivisor: Double, _ second: Int32, over secondDivisor: Double
  ) -> Bool {
    let (one, other) = (costs.elements(of: first), costs.elements(of: second))
    var (index, otherIndex) = (0, 0)
    while index < one.count || otherIndex < other.count {
      let key = index < one.count ? one[index].key : Int32.max
      let otherKey = otherIndex < other.count ? other[otherIndex].key : Int32.max
      let cost = key <= otherKey ? one[index].coefficient / firstDivisor : 0
      let otherCost = otherKey <= key ? other[otherIndex].coefficient / secondDivisor : 0
      if abs(cost - otherCost) > Tolerance.cost { return cost < otherCost }
      if key <= otherKey { index += 1 }
      if otherKey <= key { otherIndex += 1 }
    }
    // Equal: the lower symbol, so that no cycle is possible.
    return first < second
  }
}
