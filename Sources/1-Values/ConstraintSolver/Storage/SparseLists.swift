// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The extent of a list in a block of memory.
///
/// At the top level, since the compiler (6.3) fails on one that is private to the generic type.
struct Extent: BitwiseCopyable {
  var start: Int32
  var count: Int32
  var capacity: Int32
}

/// Many short lists of plain values in one block of memory.
///
/// A list that outgrows its place moves to the end of the block; the block is packed when most of
/// it is abandoned. Pointers into a list hold until the next change of any list that may grow.
struct SparseLists<Element: BitwiseCopyable>: ~Copyable {
  private var extents: Buffer<Extent>
  private var elements: Buffer<Element>
  /// Elements of the block that belong to no list.
  private var abandoned = 0

  init(capacity: Int) {
    extents = Buffer(capacity: capacity)
    elements = Buffer(capacity: capacity * 4)
  }

  mutating func appendList() { extents.append(Extent(start: 0, count: 0, capacity: 0)) }

  @inline(__always) func count(_ list: Int32) -> Int { Int(extents[list].count) }

  /// The first element of a list.
  @inline(__always) func pointer(_ list: Int32) -> UnsafeMutablePointer<Element> {
    elements.base + Int(extents[list].start)
  }

  @inline(__always) func elements(of list: Int32) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: pointer(list), count: count(list))
  }

  @inline(__always) mutating func append(_ element: Element, to list: Int32) {
    let extent = extents[list]
    if extent.count == extent.capacity { reserve(Int(extent.count) + 1, in: list) }
    elements[extents[list].start + extent.count] = element
    extents[list].count += 1
  }

  /// Sets the length of a list; elements beyond the previous length are to be written.
  ///
  /// A list that became much shorter gives its place back: rows are long for a moment, one after the
  /// other, and 2,000 of them would hold hundreds of megabytes.
  mutating func setCount(_ count: Int, of list: Int32) {
    reserve(count, in: list)
    extents[list].count = Int32(count)
    let capacity = Int(extents[list].capacity)
    if capacity > 64, count < capacity / 8 {
      extents[list].capacity = Int32(2 * count)
      abandoned += capacity - 2 * count
    }
  }

  /// Makes a list as long as it may become, so that pointers into it hold meanwhile.
  mutating func reserve(_ capacity: Int, in list: Int32) {
    let extent = extents[list]
    guard capacity > extent.capacity else { return }
    if abandoned > 4096, abandoned > elements.count / 2 { pack() }
    let roomy = max(4, capacity + capacity / 2)
    let old = Int(extents[list].start)
    let start = elements.appendUninitialized(roomy)
    (elements.base + start).update(from: elements.base + old, count: Int(extent.count))
    abandoned += Int(extents[list].capacity)
    extents[list].start = Int32(start)
    extents[list].capacity = Int32(roomy)
  }

  /// Takes an element out of a list by putting the last one in its place.
  @inline(__always) mutating func removeBySwap(at index: Int, from list: Int32) {
    let base = pointer(list)
    extents[list].count -= 1
    base[index] = base[Int(extents[list].count)]
  }

  private mutating func pack() {
    var packed = Buffer<Element>(capacity: elements.count)
    for index in 0..<extents.count {
      let extent = extents[index]
      let start = packed.appendUninitialized(Int(extent.capacity))
      (packed.base + start).update(
        from: elements.base + Int(extent.start), count: Int(extent.count))
      extents[index].start = Int32(start)
    }
    elements = packed
    abandoned = 0
  }
}
