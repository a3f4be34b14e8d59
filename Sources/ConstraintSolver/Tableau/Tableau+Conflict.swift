// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// The owners of a row that cannot become feasible.
  ///
  /// The row is a sum of multiples of required rows, and says that a number which is not negative
  /// is negative. It is irreducible: among the sums of rows that name no unknown, those that name
  /// none of the other basic symbols are its multiples.
  ///
  /// - Parameters:
  ///   - row: The row.
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
      let row = symbols[symbol].place
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
