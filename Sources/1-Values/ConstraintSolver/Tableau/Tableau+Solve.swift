// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Finds values that meet all required rows and, level by level, the others as far as possible.
  ///
  /// 1. **Restore** feasibility, by the dual simplex. Edited constants have broken it.
  /// 2. **Minimize** the costs, by the primal simplex. New rows and priorities have changed them.
  /// 3. **Evaluate** the definitions.
  /// 4. **Restrict** what came out negative and must not, and begin again: the same optimum as if it
  ///    had been restricted before, at a fraction of the pivots, since little ever is.
  ///
  /// - Returns: A row that cannot become feasible, or nil.
  mutating func solve() -> Int32? {
    let limit = pivotLimit
    repeat {
      if !infeasible.isEmpty {
        let usesCosts = nextImproving() < 0
        if let row = restoreFeasibility(usingCosts: usesCosts, pivotLimit: limit) { return row }
      }
      minimize(pivotLimit: limit)
      evaluate()
    } while restrictNegatives() && counts.pivots < limit
    if counts.pivots >= limit { counts.stalls += 1 }
    return nil
  }

  /// Makes the rows feasible that there are, before others bring costs.
  mutating func settle() -> Int32? {
    infeasible.isEmpty
      ? nil : restoreFeasibility(usingCosts: nextImproving() < 0, pivotLimit: pivotLimit)
  }

  /// The number of pivots at which solving is given up. The lowest-symbol rule allows no cycle, but
  /// rounding errors might.
  private var pivotLimit: Int { counts.pivots + 10_000 + 100 * rows.count }

  /// Lowers the costs by primal pivots until no symbol can.
  private mutating func minimize(pivotLimit: Int) {
    while counts.pivots < pivotLimit {
      let entering = nextImproving()
      if entering < 0 { return }
      gatherColumn(of: entering)
      let row = limitingRow()
      if row >= 0 {
        pivot(row, entering: entering)
      } else {
        // Errors are not negative, so what lowers their sum has a limit: this is a rounding error.
        removeCost(at: 0, of: entering)
        noteImprovement(by: entering)
      }
    }
  }

  /// The row of the gathered column that first reaches its bound as the symbol grows, or -1.
  func limitingRow() -> Int32 {
    var best: Int32 = -1
    var least = Double.infinity
    for index in 0..<scratch.column.count {
      let entry = scratch.column[index]
      let row = rows[entry.row]
      let ratio: Double
      if symbols[row.basic].kind == .marker {
        ratio = 0
      } else if entry.coefficient < 0 {
        ratio = max(0, row.constant) / -entry.coefficient
      } else {
        continue
      }
      if ratio < least || (ratio == least && row.basic < rows[best].basic) {
        least = ratio
        best = entry.row
      }
    }
    return best
  }

  /// The symbol that lowers the cost at the highest level, the lowest of several, or -1.
  mutating func nextImproving() -> Int32 {
    var best: Int32 = -1
    var bestLevel = Int32.max
    var kept = 0
    for index in 0..<improving.count {
      let symbol = improving[index]
      guard isImproving(symbol) else {
        symbols[symbol].isListedAsImproving = false
        recycle(symbol)
        continue
      }
      improving[kept] = symbol
      kept += 1
      let level = costs.pointer(symbol)[0].key
      if level < bestLevel || (level == bestLevel && symbol < best) {
        best = symbol
        bestLevel = level
      }
    }
    improving.truncate(to: kept)
    return best
  }

  /// Makes a discarded symbol available once no list names it.
  mutating func recycle(_ symbol: Int32) {
    let info = symbols[symbol]
    guard info.kind == .retired, info.mentions == 0, !info.isListedAsImproving,
      !info.isListedAsInfeasible
    else { return }
    unusedSymbols.append(symbol)
  }
}
