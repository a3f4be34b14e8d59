// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Computes the value of every symbol from the rows and the definitions.
  mutating func evaluate() {
    for index in 0..<rows.count {
      let row = rows[index]
      if row.basic >= 0 { values[row.basic] = row.constant + symbols[row.basic].offset }
    }
    for index in (0..<earlierDefinitions.count).reversed() { evaluate(earlierDefinitions[index]) }
    for index in 0..<laterDefinitions.count { evaluate(laterDefinitions[index]) }
  }

  @inline(__always) private mutating func evaluate(_ definition: Definition) {
    if definition.symbol < 0 { return }
    var value = definition.constant
    let start = Int(definition.start)
    for index in start..<start + Int(definition.count) {
      let term = definitionTerms[index]
      value += term.coefficient * values[term.key]
    }
    values[definition.symbol] = value
  }

  /// Makes rows of the watched symbols whose values are negative: sizes, or else slacks.
  ///
  /// What lies beyond a negative size is mostly wrong on account of it alone: of a column that is
  /// pressed, every view behind the first.
  ///
  /// - Returns: Whether there was one.
  mutating func restrictNegatives() -> Bool {
    restrictNegatives { $0.owner < 0 } || restrictNegatives { $0.owner >= 0 }
  }

  private mutating func restrictNegatives(_ condition: (Symbol) -> Bool) -> Bool {
    var found = false
    var kept = 0
    for index in 0..<watched.count {
      let symbol = watched[index]
      if symbols[symbol].kind == .defined, values[symbol] < -Tolerance.feasibility,
        condition(symbols[symbol])
      {
        restrict(symbol)
        found = true
      } else {
        watched[kept] = symbol
        kept += 1
      }
    }
    watched.truncate(to: kept)
    return found
  }

  /// Takes a defined unknown into the simplex.
  private mutating func restrict(_ size: Int32) {
    sum.clear()
    _ = sum.add(1, of: size)
    expandSum()
    undefine(size)
    symbols[size].isWatched = false
    symbols[size].kind = .restricted
    var free: Int32 = -1
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      guard symbols[symbol].kind == .free, abs(sum[symbol]) >= Tolerance.coefficient else {
        continue
      }
      free = max(free, symbol)
    }
    if free < 0 {
      noteFeasibility(of: appendRow(basic: size, sign: 1))
    } else {
      // Something may still give way: it does, and the size is 0.
      _ = sum.add(-1, of: size)
      define(free, RowTag(), isExpanded: true)
      values[size] = 0
    }
  }

  mutating func undefine(_ unknown: Int32) {
    let rank = symbols[unknown].index
    let definition = definition(rank: rank)
    let start = Int(definition.start)
    for index in start..<start + Int(definition.count) {
      let named = definitionTerms[index].key
      symbols[named].mentions -= 1
      if symbols[named].kind == .retired { recycleLeftover(named) }
    }
    symbols[unknown].kind = .free
    symbols[unknown].index = Symbol.none
    values[unknown] = 0
    if rank >= 0 {
      laterDefinitions[rank].symbol = -1
      if Int(rank) == laterDefinitions.count - 1 {
        laterDefinitions.truncate(to: Int(rank))
      } else {
        leftovers += 1
      }
    } else {
      earlierDefinitions[-1 - rank].symbol = -1
      if -Int(rank) == earlierDefinitions.count {
        earlierDefinitions.truncate(to: -1 - Int(rank))
      } else {
        leftovers += 1
      }
    }
    // The definition made last gives its terms back, so that adding and removing ends where it began.
    if start + Int(definition.count) == definitionTerms.count {
      definitionTerms.truncate(to: start)
    }
  }

  private mutating func recycleLeftover(_ symbol: Int32) {
    guard symbols[symbol].mentions == 0 else { return }
    leftovers -= 1
    recycle(symbol)
  }
}
