// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A growing array of plain values, without bounds checks, reference counts or copies.
///
/// The inner loops of the simplex read and write single values millions of times. An `Array` in a
/// noncopyable struct would test its uniqueness and its bounds at each of them. Indices are
/// asserted in debug builds.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 8) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Appends some number of elements whose values are to be written.
  ///
  /// - Returns: The index of the first.
  mutating func appendUninitialized(_ added: Int) -> Int {
    let start = count
    if count + added > capacity { grow(to: count + added) }
    count += added
    return start
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  private mutating func grow(to minimum: Int) {
    let larger = max(minimum, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    new.update(from: base, count: count)
    base.deallocate()
    base = new
    capacity = larger
  }
}

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

/// A heap of ranks whose greatest comes out first.
struct RankHeap: ~Copyable {
  private var ranks = Buffer<Int32>()

  mutating func push(_ rank: Int32) {
    ranks.append(rank)
    var child = ranks.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if ranks[parent] >= rank { break }
      ranks[child] = ranks[parent]
      child = parent
    }
    ranks[child] = rank
  }

  mutating func popGreatest() -> Int32? {
    if ranks.isEmpty { return nil }
    let greatest = ranks[0]
    let last = ranks.removeLast()
    let count = ranks.count
    if count == 0 { return greatest }
    var parent = 0
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, ranks[child + 1] > ranks[child] { child += 1 }
      if ranks[child] <= last { break }
      ranks[parent] = ranks[child]
      parent = child
    }
    ranks[parent] = last
    return greatest
  }
}
