// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// Inserts a row: as a definition where it can, else as a row of the simplex. Required inequalities
  /// are only watched.
  mutating func insert(_ request: RowRequest, terms: [LinearTerm]) -> RowTag {
    counts.insertions += 1
    // 1. Collect, so that a variable named twice counts once.
    sum.clear()
    sum.constant = -request.constant
    for term in terms { _ = sum.add(term.coefficient, of: unknowns[term.variable.index]) }
    var tag = makeTag(request)
    if request.isRequired, request.relation != .equal {
      observe(tag)
      return tag
    }

    // 2. An unknown that no definition names takes the row as it is.
    var defined = definableUnknown { $0.kind == .free && $0.mentions == 0 }
    if defined >= 0 {
      define(defined, tag, isExpanded: false)
    } else {
      // 3. An unknown that is free after substitution takes the substituted row.
      expandSum()
      defined = definableUnknown { $0.kind == .free }
      if defined >= 0 { define(defined, tag, isExpanded: true) }
    }
    if defined >= 0 {
      tag.defined = defined
      tag.rank = symbols[defined].index
      addCosts(request, to: tag, sign: 1)
      return tag
    }

    // 4. All are restricted: the simplex decides.
    appendRow(tag, request)
    return tag
  }

  /// Makes the symbols of a row's difference.
  private mutating func makeTag(_ request: RowRequest) -> RowTag {
    var tag = RowTag()
    if !request.isRequired {
      tag.plus = makeSymbol(.restricted, owner: request.owner)
      tag.minus = makeSymbol(.restricted, owner: request.owner)
    } else {
      switch request.relation {
      case .equal: tag.plus = makeSymbol(.marker, owner: request.owner)
      case .greaterThanOrEqual: tag.plus = makeSymbol(.restricted, owner: request.owner)
      case .lessThanOrEqual: tag.minus = makeSymbol(.restricted, owner: request.owner)
      }
    }
    return tag
  }

  /// Defines the slack of a required inequality by its terms, and watches that it is not negative.
  ///
  /// Most inequalities hold by themselves: they stay out of the simplex until one does not.
  private mutating func observe(_ tag: RowTag) {
    let slack = max(tag.plus, tag.minus)
    _ = sum.add(tag.plus >= 0 ? -1 : 1, of: slack)
    define(slack, RowTag(), isExpanded: false)
    symbols[slack].isWatched = true
    watched.append(slack)
  }

  /// The symbol of the sum with the greatest coefficient that meets a condition, or -1. Among equals
  /// it is the latest: views are placed after those before them.
  private func definableUnknown(_ condition: (Symbol) -> Bool) -> Int32 {
    var best: Int32 = -1
    var greatest = Tolerance.coefficient
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      let size = abs(sum[symbol])
      guard size >= greatest, condition(symbols[symbol]) else { continue }
      if size > greatest || symbol > best {
        best = symbol
        greatest = size
      }
    }
    return best
  }

  /// Solves the sum, which equals `plus - minus`, for an unknown.
  mutating func define(_ unknown: Int32, _ tag: RowTag, isExpanded: Bool) {
    let factor = -1 / sum[unknown]
    let start = definitionTerms.count
    var constant = sum.constant
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      let coefficient = sum[symbol]
      guard symbol != unknown, abs(coefficient) >= Tolerance.coefficient,
        symbols[symbol].kind != .retired
      else { continue }
      // Values of symbols have their offsets already.
      if isExpanded { constant -= coefficient * symbols[symbol].offset }
      mention(symbol, coefficient * factor)
    }
    if tag.plus >= 0 { mention(tag.plus, -factor) }
    if tag.minus >= 0 { mention(tag.minus, factor) }
    let definition = Definition(
      symbol: unknown, constant: constant * factor, start: Int32(start),
      count: Int32(definitionTerms.count - start))
    symbols[unknown].kind = .defined
    if isExpanded {
      earlierDefinitions.append(definition)
      symbols[unknown].index = -Int32(earlierDefinitions.count)
    } else {
      laterDefinitions.append(definition)
      symbols[unknown].index = Int32(laterDefinitions.count - 1)
    }
  }

  private mutating func mention(_ symbol: Int32, _ coefficient: Double) {
    definitionTerms.append(Term(key: symbol, coefficient: coefficient))
    symbols[symbol].mentions += 1
  }

  /// Makes the sum, which equals `plus - minus`, the row of one of the two.
  private mutating func appendRow(_ tag: RowTag, _ request: RowRequest) {
    let usesPlus = tag.minus < 0 || (tag.plus >= 0 && sum.constant >= 0)
    let row = appendRow(basic: usesPlus ? tag.plus : tag.minus, sign: usesPlus ? 1 : -1)
    if tag.plus >= 0, tag.minus >= 0 {
      let other = usesPlus ? tag.minus : tag.plus
      rowTerms.append(Term(key: other, coefficient: 1), to: row)
      columns.append(row, to: other)
    }
    addCosts(request, to: tag, sign: 1)
    if symbols[rows[row].basic].kind == .marker { replaceMarker(of: row) }
    noteFeasibility(of: row)
  }

  /// Makes the sum, or its opposite, the row of a symbol.
  mutating func appendRow(basic: Int32, sign: Double) -> Int32 {
    let row: Int32
    if unusedRows.isEmpty {
      row = Int32(rows.count)
      rows.append(Row(basic: basic, constant: 0))
      rowTerms.appendList()
      scratch.appendRow()
    } else {
      row = unusedRows.removeLast()
      rows[row].basic = basic
    }
    rows[row].constant = sign * sum.constant
    symbols[basic].index = row
    rowTerms.reserve(sum.symbols.count + 2, in: row)
    for index in 0..<sum.symbols.count {
      let symbol = sum.symbols[index]
      let coefficient = sum[symbol]
      guard abs(coefficient) >= Tolerance.coefficient, symbols[symbol].kind != .retired else {
        continue
      }
      rowTerms.append(Term(key: symbol, coefficient: sign * coefficient), to: row)
      columns.append(row, to: symbol)
    }
    return row
  }

  /// Takes the marker of a new equality out of the basis, where it would hold the others back.
  private mutating func replaceMarker(of row: Int32) {
    let constant = rows[row].constant
    let first: Double = constant > 0 ? -1 : 1
    var entering = enteringSymbol(for: row, sign: first, usingCosts: true)
    if entering < 0, abs(constant) <= Tolerance.required {
      entering = enteringSymbol(for: row, sign: -first, usingCosts: true)
    }
    if entering >= 0 { pivot(row, entering: entering) }
  }

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
      let row = symbols[symbol].index
      sum.constant += multiple * rows[row].constant
      for term in rowTerms.elements(of: row) {
        _ = sum.add(multiple * term.coefficient, of: term.key)
      }
    }
  }

  private mutating func pushDefinition(of symbol: Int32) {
    if symbols[symbol].kind == .defined { heap.push(symbols[symbol].index) }
  }

  @inline(__always) func definition(rank: Int32) -> Definition {
    rank >= 0 ? laterDefinitions[rank] : earlierDefinitions[-1 - rank]
  }
}
