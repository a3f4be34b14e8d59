// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Exchanges the basic symbol of a row for a parametric one that is in it.
  mutating func pivot(_ row: Int32, entering: Int32) {
    counts.pivots += 1
    let leaving = rows[row].basic
    solve(row, for: entering)
    symbols[entering].index = row
    symbols[leaving].index = Symbol.none
    values[leaving] = symbols[leaving].offset
    columns.append(row, to: leaving)
    substitute(row, for: entering)
  }

  private mutating func solve(_ row: Int32, for entering: Int32) {
    let terms = rowTerms.elements(of: row)
    var position = 0
    while terms[position].key != entering { position += 1 }
    let inverse = 1 / terms[position].coefficient
    for index in 0..<terms.count { terms[index].coefficient *= -inverse }
    terms[position] = Term(key: rows[row].basic, coefficient: inverse)
    rows[row].constant *= -inverse
    rows[row].basic = entering
  }

  /// Replaces a symbol by its row in all other rows and in the costs.
  private mutating func substitute(_ row: Int32, for entering: Int32) {
    gatherColumn(of: entering)
    let stamp = scratch.load(rowTerms.elements(of: row))
    let constant = rows[row].constant
    for index in 0..<scratch.column.count {
      let entry = scratch.column[index]
      rows[entry.row].constant += entry.coefficient * constant
      addLoadedRow(times: entry.coefficient, stamp: stamp, to: entry.row, replacing: entering)
      noteFeasibility(of: entry.row)
    }
    columns.setCount(0, of: entering)
    if costs.count(entering) > 0 {
      for index in 0..<scratch.terms.count {
        let term = scratch.terms[index]
        addCosts(of: entering, times: term.coefficient, to: term.key)
      }
      costs.setCount(0, of: entering)
    }
  }

  private mutating func addLoadedRow(
    times factor: Double, stamp: UInt64, to row: Int32, replacing entering: Int32
  ) {
    rowTerms.reserve(rowTerms.count(row) + scratch.terms.count, in: row)
    let found = scratch.nextStamp()
    let base = rowTerms.pointer(row)
    var index = 0
    var count = rowTerms.count(row)
    while index < count {
      let key = base[index].key
      if key == entering {
        count -= 1
        base[index] = base[count]
        continue
      }
      if scratch.termStamps[key] == stamp {
        scratch.foundStamps[key] = found
        let coefficient = base[index].coefficient + factor * scratch.coefficients[key]
        if abs(coefficient) < Tolerance.coefficient {
          count -= 1
          base[index] = base[count]
          forget(row, inColumnOf: key)
          continue
        }
        base[index].coefficient = coefficient
      }
      index += 1
    }
    for index in 0..<scratch.terms.count {
      let term = scratch.terms[index]
      let coefficient = factor * term.coefficient
      if scratch.foundStamps[term.key] == found || abs(coefficient) < Tolerance.coefficient {
        continue
      }
      base[count] = Term(key: term.key, coefficient: coefficient)
      count += 1
      columns.append(row, to: term.key)
    }
    rowTerms.setCount(count, of: row)
  }

  /// Takes a row that no longer names a symbol out of the symbol's column, if it came there lately.
  ///
  /// Rows that are long for a moment would otherwise stay in the columns of all their symbols.
  @inline(__always) private mutating func forget(_ row: Int32, inColumnOf symbol: Int32) {
    let count = columns.count(symbol)
    let list = columns.pointer(symbol)
    for index in stride(from: count - 1, through: max(0, count - 8), by: -1)
    where list[index] == row {
      columns.removeBySwap(at: index, from: symbol)
      return
    }
  }

  /// Gathers the rows where a parametric symbol stands, and forgets those where it no longer does.
  mutating func gatherColumn(of symbol: Int32) {
    let stamp = scratch.nextStamp()
    scratch.column.removeAll()
    let list = columns.elements(of: symbol)
    var kept = 0
    for row in list where scratch.rowStamps[row] != stamp && rows[row].basic >= 0 {
      scratch.rowStamps[row] = stamp
      for term in rowTerms.elements(of: row) where term.key == symbol {
        list[kept] = row
        kept += 1
        scratch.column.append(PivotScratch.Entry(row: row, coefficient: term.coefficient))
        break
      }
    }
    columns.setCount(kept, of: symbol)
  }
}
