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
    let row = symbols[symbol].place
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
    let rank = symbols[slack].place
    if rank >= 0 {
      laterDefinitions[rank].constant += difference
    } else {
      earlierDefinitions[-1 - rank].constant += difference
    }
  }
}
