// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Replaces in the sum what is defined or basic, until only free and parametric symbols remain.
  ///
  /// Definitions are replaced by falling rank, so each at most once. The symbols that remain count
  /// without their offsets, as in the rows; the constant has these.
  mutating func expandSum() {
    for index in 0..<sum.symbols.count { pushDefinition(of: sum.symbols[index]) }
    while let rank = heap.popGreatest() {
      let definition = definition(rank: rank)
      let multiple = sum.take(definition.symbol)
      if abs(multiple) < Tolerance.coefficient { continue }
      sum.constant += multiple * definition.constant
      let start = Int(definition.start)
      for index in start..<start + Int(definition.count) {
        let term = definitionTerms[index]
        if sum.add(multiple * term.coefficient, of: term.key) { pushDefinition(of: term.key) }
      }
    }
    // Definitions name symbols with their offsets, rows name them without.
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      sum.constant += sum[symbol] * symbols[symbol].offset
    }
    // What is added in this loop is parametric.
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      guard symbols[symbol].isBasic else { continue }
      let multiple = sum.take(symbol)
      if abs(multiple) < Tolerance.coefficient { continue }
      let row = symbols[symbol].place
      sum.constant += multiple * rows[row].constant
      for term in rowTerms.elements(of: row) {
        _ = sum.add(multiple * term.coefficient, of: term.key)
      }
    }
  }

  private mutating func pushDefinition(of symbol: Int32) {
    if symbols[symbol].kind == .defined { heap.push(symbols[symbol].place) }
  }

  @inline(__always) func definition(rank: Int32) -> Definition {
    rank >= 0 ? laterDefinitions[rank] : earlierDefinitions[-1 - rank]
  }
}
