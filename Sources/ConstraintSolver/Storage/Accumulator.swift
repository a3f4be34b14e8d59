// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A sum of terms that is sparse but is read and written by symbol in constant time.
struct Accumulator: ~Copyable {
  private var coefficients: Buffer<Double>
  private var isListed: Buffer<Bool>
  /// The symbols that were named since the last clearing, in the order of their first naming.
  private(set) var symbols: Buffer<Int32>
  var constant = 0.0

  init(capacity: Int) {
    coefficients = Buffer(capacity: capacity)
    isListed = Buffer(capacity: capacity)
    symbols = Buffer()
  }

  mutating func appendSymbol() {
    coefficients.append(0)
    isListed.append(false)
  }

  @inline(__always) subscript(symbol: Int32) -> Double { coefficients[symbol] }

  /// Adds a multiple of a symbol.
  ///
  /// - Returns: Whether the symbol is named for the first time.
  @inline(__always) mutating func add(_ coefficient: Double, of symbol: Int32) -> Bool {
    coefficients[symbol] += coefficient
    if isListed[symbol] { return false }
    isListed[symbol] = true
    symbols.append(symbol)
    return true
  }

  /// Takes a symbol's multiple out of the sum.
  @inline(__always) mutating func take(_ symbol: Int32) -> Double {
    let coefficient = coefficients[symbol]
    coefficients[symbol] = 0
    return coefficient
  }

  mutating func clear() {
    for index in 0..<symbols.count {
      coefficients[symbols[index]] = 0
      isListed[symbols[index]] = false
    }
    symbols.removeAll()
    constant = 0
  }
}
