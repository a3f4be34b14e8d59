// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The simplex tableau: linear rows in, values out, and edits between.
///
/// It is Cassowary's (Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint
/// solving algorithm", 2001) with four differences:
///
/// - **Unknowns stay out of the simplex.** An unknown may take any value, so it never limits a
///   pivot. A row that has one left *defines* it, and a pivot does not touch definitions: they are
///   evaluated once per solution, in order of rank. Most rows of a layout are such, and a row whose
///   unknown no definition names yet costs no substitution at all.
/// - **The objective is lexicographic.** A symbol has a short list of costs, one per level, and the
///   first decides. Priorities are never added up.
/// - **What must not be negative is watched.** A size or the slack of a required inequality joins the
///   simplex when a solution makes it negative, which most never do.
/// - **There are no artificial variables.** What is infeasible goes through the dual simplex; where
///   the costs are not optimal at the time, through one that ignores them.
///
/// The tableau is between operations not solved; `solve()` makes it so. All lengths are points.
struct Tableau: ~Copyable {
  var symbols: Buffer<Symbol>
  /// The value of each symbol as of the last evaluation.
  var values: Buffer<Double>
  var unknowns: Buffer<Int32>

  var rows: Buffer<Row>
  var rowTerms: SparseLists<Term>
  var unusedRows = Buffer<Int32>()
  /// The rows that a parametric symbol is in; and others, where it once was.
  var columns: SparseLists<Int32>
  /// The costs of a unit of a symbol at each level, highest priority first.
  var costs: SparseLists<Term>

  /// Definitions of rank 0, 1, 2, …: each names symbols defined before it or of negative rank.
  var laterDefinitions: Buffer<Definition>
  /// Definitions of rank -1, -2, -3, …: each names only definitions of lower rank.
  var earlierDefinitions = Buffer<Definition>()
  var definitionTerms: Buffer<Term>

  /// Unknowns and slacks that must not be negative and that no row keeps from it yet.
  var watched = Buffer<Int32>()
  var unusedSymbols = Buffer<Int32>()
  /// Parametric symbols that may lower the cost.
  var improving = Buffer<Int32>()
  /// Basic symbols that may be out of bounds.
  var infeasible = Buffer<Int32>()

  var sum: Accumulator
  var heap = RankHeap()
  var scratch: PivotScratch
  var counts = OperationCounts()
  /// Symbols that live on only because definitions name them, and definitions no longer in force.
  var leftovers = 0

  init(capacity: Int) {
    symbols = Buffer(capacity: capacity * 2)
    values = Buffer(capacity: capacity * 2)
    unknowns = Buffer(capacity: capacity)
    rows = Buffer(capacity: capacity / 2)
    rowTerms = SparseLists(capacity: capacity)
    columns = SparseLists(capacity: capacity * 2)
    costs = SparseLists(capacity: capacity * 2)
    laterDefinitions = Buffer(capacity: capacity)
    definitionTerms = Buffer(capacity: capacity * 4)
    sum = Accumulator(capacity: capacity * 2)
    scratch = PivotScratch(capacity: capacity * 2)
  }

  /// Adds an unknown, whose number is the count of those before it.
  mutating func appendUnknown(isNonNegative: Bool) {
    let symbol = makeSymbol(.free, owner: -1 - Int32(unknowns.count))
    unknowns.append(symbol)
    if isNonNegative {
      symbols[symbol].isWatched = true
      watched.append(symbol)
    }
  }

  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int32) -> Int32 {
    if !unusedSymbols.isEmpty {
      let symbol = unusedSymbols.removeLast()
      symbols[symbol] = Symbol(kind, owner: owner)
      values[symbol] = 0
      return symbol
    }
    symbols.append(Symbol(kind, owner: owner))
    values.append(0)
    columns.appendList()
    costs.appendList()
    sum.appendSymbol()
    scratch.appendSymbol()
    return Int32(symbols.count - 1)
  }

  /// Gives a symbol that nothing names any more back.
  mutating func discard(_ symbol: Int32) {
    guard symbol >= 0 else { return }
    symbols[symbol].kind = .retired
    symbols[symbol].index = Symbol.none
    columns.setCount(0, of: symbol)
    costs.setCount(0, of: symbol)
    // A list of candidates that still names it recycles it when it is read next.
    recycle(symbol)
  }
}

/// Work space of the pivots, kept so that none of them allocates.
struct PivotScratch: ~Copyable {
  /// A row that contains a symbol.
  struct Entry: BitwiseCopyable {
    var row: Int32
    var coefficient: Double
  }

  var column = Buffer<Entry>()
  /// The row that is substituted, apart from the rows, which may move meanwhile.
  var terms = Buffer<Term>()
  /// By symbol: its coefficient in `terms`, if its stamp there is the present one.
  var coefficients: Buffer<Double>
  var termStamps: Buffer<UInt64>
  /// By symbol: the stamp of the row it was last found in.
  var foundStamps: Buffer<UInt64>
  /// By row: the stamp of the column it was last found in.
  var rowStamps: Buffer<UInt64>
  private var stamp: UInt64 = 0

  init(capacity: Int) {
    coefficients = Buffer(capacity: capacity)
    termStamps = Buffer(capacity: capacity)
    foundStamps = Buffer(capacity: capacity)
    rowStamps = Buffer(capacity: capacity)
  }

  mutating func appendSymbol() {
    coefficients.append(0)
    termStamps.append(0)
    foundStamps.append(0)
  }

  mutating func appendRow() { rowStamps.append(0) }

  @inline(__always) mutating func nextStamp() -> UInt64 {
    stamp += 1
    return stamp
  }

  /// Makes a row's coefficients readable by symbol.
  mutating func load(_ row: UnsafeMutableBufferPointer<Term>) -> UInt64 {
    let stamp = nextStamp()
    terms.removeAll()
    for term in row {
      terms.append(term)
      coefficients[term.key] = term.coefficient
      termStamps[term.key] = stamp
    }
    return stamp
  }
}

/// Below which differences do not count.
enum Tolerance {
  /// Coefficients that should have vanished live on as rounding errors.
  static let coefficient = 1e-8
  /// A restricted symbol may be this far below zero.
  static let feasibility = 1e-8
  /// A required row holds within this, in points.
  static let required = 1e-6
  /// Costs differ by weights, so by steps of `2⁻²⁰` times a coefficient.
  static let cost = 1e-10
}
