// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Leads from an identifier's hash to its slot.
///
/// The table holds neither identifiers nor their type: it keeps half of each hash beside the slot,
/// and asks the owner of the identifiers only where the halves agree. So it grows without hashing
/// again, and its code is compiled once, for all identifiers.
///
/// Buckets are searched in order from the one that the hash names (linear probing).
@usableFromInline
struct SlotTable: Sendable {
  /// Half of an identifier's hash, whose upper bits name the bucket.
  @usableFromInline
  struct Tag: Sendable {
    @usableFromInline let bits: UInt32

    /// Hashes an identifier. The product spreads what a type of a client, that has a `hashValue` of
    /// its own, may have left in the lower bits.
    @inlinable
    init(_ identifier: some Hashable) {
      let product = UInt64(bitPattern: Int64(identifier.hashValue)) &* 0x9E37_79B9_7F4A_7C15
      bits = UInt32(truncatingIfNeeded: product >> 32)
    }
  }

  /// The result at which a search ends.
  enum Found {
    case slot(Int32)
    case free(Int)
  }

  private struct Bucket {
    static let free = Bucket(tag: 0, slot: -1)

    var tag: UInt32
    var slot: Int32
  }

  private(set) var count = 0
  /// As many as a power of two; a quarter of them at least is free. None before the first slot.
  private var buckets: [Bucket] = []

  /// Searches for an identifier's slot.
  ///
  /// - Returns: The slot, or where it would be.
  /// - Complexity: O(1) if identifiers are hashed well. Of different identifiers, `isSame` is asked
  ///   for less than one in a thousand.
  @inline(__always)
  func find(_ tag: Tag, where isSame: (Int32) -> Bool) -> Found {
    guard !buckets.isEmpty else { return .free(0) }
    var index = home(of: tag.bits)
    while buckets[index].slot >= 0 {
      if buckets[index].tag == tag.bits, isSame(buckets[index].slot) {
        return .slot(buckets[index].slot)
      }
      index = self.index(after: index)
    }
    return .free(index)
  }

  /// Fills a bucket that was found free since the last ``reserve(_:)``.
  mutating func fill(_ bucket: Int, _ tag: Tag, slot: Int32) {
    buckets[bucket] = Bucket(tag: tag.bits, slot: slot)
    count += 1
  }

  mutating func remove(_ tag: Tag, slot: Int32) {
    var hole = home(of: tag.bits)
    while buckets[hole].slot != slot { hole = index(after: hole) }
    // What is behind the hole moves up if a search would end there before it.
    var next = index(after: hole)
    while buckets[next].slot >= 0 {
      if distance(from: home(of: buckets[next].tag), to: next) >= distance(from: hole, to: next) {
        buckets[hole] = buckets[next]
        hole = next
      }
      next = index(after: next)
    }
    buckets[hole] = .free
    count -= 1
  }

  /// Makes space for more slots.
  ///
  /// - Complexity: O(1) on average over repeated calls.
  mutating func reserve(_ added: Int) {
    let needed = (count + added) * 4 / 3 + 1
    if needed > buckets.count { grow(to: needed) }
  }

  private mutating func grow(to needed: Int) {
    let size = 1 << (Int.bitWidth - max(needed - 1, 7).leadingZeroBitCount)
    var grown = [Bucket](repeating: .free, count: size)
    grown.withUnsafeMutableBufferPointer { grown in
      for bucket in buckets where bucket.slot >= 0 {
        var index = Self.home(of: bucket.tag, among: size)
        while grown[index].slot >= 0 { index = (index + 1) & (size - 1) }
        grown[index] = bucket
      }
    }
    buckets = grown
  }

  private static func home(of tag: UInt32, among size: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(tag) &* UInt64(size)) >> 32)
  }

  private func home(of tag: UInt32) -> Int { Self.home(of: tag, among: buckets.count) }

  private func index(after index: Int) -> Int { (index + 1) & (buckets.count - 1) }

  private func distance(from one: Int, to other: Int) -> Int {
    (other - one) & (buckets.count - 1)
  }
}

extension Array {
  /// Puts elements in at an index.
  ///
  /// - Complexity: O(1) if there is nothing yet: then this is the other array. At the end O(added).
  @inlinable
  mutating func append(_ added: [Element], at index: Int) {
    if count == 0 {
      self = added
    } else if index < count {
      insert(contentsOf: added, at: index)
    } else {
      append(contentsOf: added)
    }
  }

  /// Takes elements out, all at once.
  ///
  /// - Complexity: O(elements).
  mutating func remove(atAscending indices: [Int]) {
    if indices.count == 1 {
      remove(at: indices[0])
      return
    }
    var kept: [Element] = []
    kept.reserveCapacity(count - indices.count)
    var start = 0
    for index in indices {
      kept.append(contentsOf: self[start..<index])
      start = index + 1
    }
    kept.append(contentsOf: self[start...])
    self = kept
  }

  /// Returns whether two arrays are one in memory, and therefore equal.
  func sharesStorage(with other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { here in
      other.withUnsafeBufferPointer { there in
        here.isEmpty || here.baseAddress == there.baseAddress
      }
    }
  }
}
