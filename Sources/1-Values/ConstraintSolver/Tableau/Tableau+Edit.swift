// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Moves the constant of a row. Feasibility is restored by the next solution.
  mutating func moveConstant(of tag: RowTag, by difference: Double) {
    let slack = max(tag.plus, tag.minus)
    if symbols[slack].kind == .defined, symbols[slack].isWatched {
      moveDefinition(of: slack, by: tag.plus >= 0 ? -difference : difference)
      return
    }
    // Σ terms - constant = plus - minus: the same terms, so plus falls or minus grows.
    if tag.plus >= 0, symbols[tag.plus].isBasic {
      shift(basic: tag.plus, by: difference)
    } else if tag.minus >= 0, symbols[tag.minus].isBasic {
      shift(basic: tag.minus, by: -difference)
    } else if tag.plus >= 0 {
      shift(parametric: tag.plus, by: difference)
    } else {
      shift(parametric: tag.minus, by: -difference)
    }
  }

  /// Sets the symbol to `symbol - difference`, whose value named elsewhere stays.
  private mutating func shift(basic symbol: Int32, by difference: Double) {
    let row = symbols[symbol].index
    rows[row].constant -= difference
    symbols[symbol].offset += difference
    noteFeasibility(of: row)
  }

  private mutating func shift(parametric symbol: Int32, by difference: Double) {
    symbols[symbol].offset += difference
    values[symbol] = symbols[symbol].offset
    gatherColumn(of: symbol)
    for index in 0..<scratch.column.count {
      let entry = scratch.column[index]
      rows[entry.row].constant += entry.coefficient * difference
      noteFeasibility(of: entry.row)
    }
  }

  private mutating func moveDefinition(of slack: Int32, by difference: Double) {
    let rank = symbols[slack].index
    if rank >= 0 {
      laterDefinitions[rank].constant += difference
    } else {
      earlierDefinitions[-1 - rank].constant += difference
    }
  }

  /// The owners of a row that cannot become feasible.
  ///
  /// The row is a sum of multiples of required rows, and says that a number which is not negative
  /// is negative. It is irreducible: among the sums of rows that name no unknown, those that name
  /// none of the other basic symbols are its multiples.
  ///
  /// - Parameters:
  ///   - row: A row of the tableau.
  ///   - record: Called with each owner, in no particular order.
  func forEachOwner(ofContradiction row: Int32, _ record: (Int32) -> Void) {
    record(symbols[rows[row].basic].owner)
    for term in rowTerms.elements(of: row) { record(symbols[term.key].owner) }
  }

  /// Calls with every row that cannot become feasible as the tableau stands.
  func forEachContradiction(_ record: (Int32) -> Void) {
    for index in 0..<infeasible.count {
      let symbol = infeasible[index]
      guard symbols[symbol].isBasic else { continue }
      let row = symbols[symbol].index
      guard isInfeasible(row), abs(rows[row].constant) > Tolerance.required else { continue }
      let sign: Double = rows[row].constant < 0 ? 1 : -1
      if enteringSymbol(for: row, sign: sign, usingCosts: false) < 0 { record(row) }
    }
  }

  /// Calls with the owners of the parametric symbols that decide the value of an unknown.
  mutating func forEachOwner(deciding unknown: Int, _ record: (Int32) -> Void) {
    sum.clear()
    _ = sum.add(1, of: unknowns[unknown])
    expandSum()
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      let kind = symbols[symbol].kind
      guard kind == .marker || kind == .restricted,
        abs(sum[symbol]) >= Tolerance.coefficient
      else { continue }
      record(symbols[symbol].owner)
    }
  }
}
