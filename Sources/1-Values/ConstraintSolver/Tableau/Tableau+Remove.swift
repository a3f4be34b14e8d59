// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Removes a row.
  ///
  /// The row's difference may then take any value. Where the simplex has it, it is made basic and
  /// its row dropped; where definitions name it, it stays as an unknown without an owner.
  mutating func remove(_ tag: RowTag, _ request: RowRequest) {
    counts.removals += 1
    if stopObserving(max(tag.plus, tag.minus)) { return }
    addCosts(request, to: tag, sign: -1)
    let difference = makeDifferenceBasic(tag)
    let other = difference == tag.plus ? tag.minus : tag.plus
    if symbols[difference].isBasic {
      dropRow(of: difference, besides: other)
    } else if tag.defined >= 0, symbols[tag.defined].kind == .defined,
      symbols[tag.defined].index == tag.rank, symbols[difference].mentions == 1
    {
      // It is in the definition that the row made, and nowhere else.
      undefine(tag.defined)
      discard(difference)
      discard(other)
    } else if symbols[difference].mentions == 0 {
      discard(difference)
      discard(other)
    } else {
      symbols[difference].kind = .free
      symbols[difference].offset = 0
      values[difference] = 0
      retire(other)
      leftovers += 1
    }
  }

  /// Drops a slack that is only watched.
  private mutating func stopObserving(_ slack: Int32) -> Bool {
    guard symbols[slack].kind == .defined, symbols[slack].isWatched else { return false }
    var index = watched.count - 1
    while watched[index] != slack { index -= 1 }
    while index + 1 < watched.count {
      watched[index] = watched[index + 1]
      index += 1
    }
    watched.truncate(to: watched.count - 1)
    undefine(slack)
    discard(slack)
    return true
  }

  /// Makes one symbol of a row's difference basic, if any row of the simplex names it.
  private mutating func makeDifferenceBasic(_ tag: RowTag) -> Int32 {
    if tag.plus >= 0, symbols[tag.plus].isBasic { return tag.plus }
    if tag.minus >= 0, symbols[tag.minus].isBasic { return tag.minus }
    let symbol = tag.plus >= 0 ? tag.plus : tag.minus
    gatherColumn(of: symbol)
    let row = rowGivenUp()
    if row >= 0 { pivot(row, entering: symbol) }
    return symbol
  }

  /// The row of the gathered column that is dropped with its symbol: one that is infeasible or
  /// redundant, else the one that leaves the others feasible.
  private func rowGivenUp() -> Int32 {
    var best: Int32 = -1
    var (bestKind, bestRatio) = (Int.max, Double.infinity)
    for index in 0..<scratch.column.count {
      let entry = scratch.column[index]
      let row = rows[entry.row]
      var (kind, ratio) = (0, 0.0)
      if !isInfeasible(entry.row) {
        if symbols[row.basic].kind == .marker {
          kind = 1
        } else {
          kind = entry.coefficient < 0 ? 2 : 3
          ratio = max(0, row.constant) / abs(entry.coefficient)
        }
      }
      if (kind, ratio, row.basic) < (bestKind, bestRatio, best < 0 ? Int32.max : rows[best].basic) {
        best = entry.row
        (bestKind, bestRatio) = (kind, ratio)
      }
    }
    return best
  }

  private mutating func dropRow(of difference: Int32, besides other: Int32) {
    let row = symbols[difference].index
    if symbols[difference].mentions > 0 || (other >= 0 && symbols[other].mentions > 0) {
      defineByRow(difference, besides: other)
      retire(other)
      leftovers += 1
    } else {
      discard(difference)
      discard(other)
    }
    rows[row].basic = -1
    rowTerms.setCount(0, of: row)
    unusedRows.append(row)
  }

  /// Turns the row of a symbol into its definition.
  private mutating func defineByRow(_ symbol: Int32, besides other: Int32) {
    let row = symbols[symbol].index
    sum.clear()
    // The other stays 0, so this one has what edited constants have added to either.
    sum.constant = rows[row].constant + symbols[symbol].offset
    if other >= 0 { sum.constant -= symbols[other].offset }
    for term in rowTerms.elements(of: row) where term.key != other {
      _ = sum.add(term.coefficient, of: term.key)
    }
    _ = sum.add(-1, of: symbol)
    symbols[symbol].offset = 0
    define(symbol, RowTag(), isExpanded: true)
    columns.setCount(0, of: symbol)
    costs.setCount(0, of: symbol)
  }

  /// Sets a symbol that definitions may still name to 0 for good.
  private mutating func retire(_ symbol: Int32) {
    guard symbol >= 0 else { return }
    symbols[symbol].offset = 0
    values[symbol] = 0
    discard(symbol)
    if symbols[symbol].mentions > 0 { leftovers += 1 }
  }
}
