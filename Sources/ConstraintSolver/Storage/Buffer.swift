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

  /// Keeps the first elements.
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
