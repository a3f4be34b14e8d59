// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Work space of the pivots, kept so that none of them allocates.
struct PivotScratch: ~Copyable {
  /// A row that contains a symbol.
  struct Entry: BitwiseCopyable {
    var row: Int32
    var coefficient: Double
  }

  /// The column gathered last.
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
