// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Brings every basic symbol within its bounds, by dual pivots.
  ///
  /// - Parameters:
  ///   - usingCosts: Keeps optimal costs optimal. They must be; otherwise the pivots ignore them.
  ///   - pivotLimit: Where to give up.
  /// - Returns: A row that cannot become feasible, or nil. The row stays as it is.
  mutating func restoreFeasibility(usingCosts: Bool, pivotLimit: Int) -> Int32? {
    while counts.pivots < pivotLimit {
      let row = nextInfeasible()
      if row < 0 { return nil }
      let constant = rows[row].constant
      let entering = enteringSymbol(
        for: row, sign: constant < 0 ? 1 : -1, usingCosts: usingCosts)
      if entering >= 0 {
        pivot(row, entering: entering)
      } else if abs(constant) <= Tolerance.required {
        rows[row].constant = 0
      } else {
        return row
      }
    }
    return nil
  }

  /// Whether a row's basic symbol is out of its bounds.
  @inline(__always) func isInfeasible(_ row: Int32) -> Bool {
    let constant = rows[row].constant
    return constant < -Tolerance.feasibility
      || (constant > Tolerance.feasibility && symbols[rows[row].basic].kind == .marker)
  }

  @inline(__always) mutating func noteFeasibility(of row: Int32) {
    guard isInfeasible(row) else { return }
    let basic = rows[row].basic
    if symbols[basic].isListedAsInfeasible { return }
    symbols[basic].isListedAsInfeasible = true
    infeasible.append(basic)
  }

  /// The infeasible row of the lowest symbol, or -1.
  private mutating func nextInfeasible() -> Int32 {
    var best: Int32 = -1
    var kept = 0
    for index in 0..<infeasible.count {
      let symbol = infeasible[index]
      guard symbols[symbol].isBasic, isInfeasible(symbols[symbol].index) else {
        symbols[symbol].isListedAsInfeasible = false
        recycle(symbol)
        continue
      }
      infeasible[kept] = symbol
      kept += 1
      if best < 0 || symbol < best { best = symbol }
    }
    infeasible.truncate(to: kept)
    return best < 0 ? -1 : symbols[best].index
  }

  /// Chooses the symbol of a row whose growth moves the basic one at the least cost.
  ///
  /// - Parameters:
  ///   - row: A row of the tableau.
  ///   - sign: 1 to move the basic symbol up, -1 to move it down.
  ///   - usingCosts: Otherwise the lowest symbol.
  /// - Returns: The symbol, or -1 if none moves it that way.
  func enteringSymbol(for row: Int32, sign: Double, usingCosts: Bool) -> Int32 {
    var best: Int32 = -1
    var bestCoefficient = 0.0
    for term in rowTerms.elements(of: row) {
      let coefficient = sign * term.coefficient
      guard coefficient > 0, symbols[term.key].kind == .restricted else { continue }
      let isBetter =
        best < 0
        || (usingCosts
          ? costsAreOrdered(term.key, over: coefficient, best, over: bestCoefficient)
          : term.key < best)
      if isBetter {
        best = term.key
        bestCoefficient = coefficient
      }
    }
    return best
  }
}
