// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The index of each element of a new list in the old data.
///
/// Mostly an element follows the one that it followed before. So the search walks along the old
/// list with two cursors and compares; only where neither of them, nor a step over a few deleted
/// elements, gives the element, is its identifier hashed. Since identifiers are unique, an equal
/// element is the one.
///
/// A single element that is not found so is mostly a new one, after which the walk goes on as before:
/// such elements are looked up together at the end, where the searches wait for memory at the same
/// time. Only the second one in a row is looked up at once, since a block of elements may have
/// moved, which the walk then follows.
struct Pairing {
  /// A place in another list than the one that is compared with.
  struct Elsewhere {
    let index: Int
    let section: Int
    let item: Int
  }

  /// Represents an element that is new.
  static let isNew: Int32 = -1
  /// Represents an element that is listed in ``elsewhere``.
  static let isElsewhere: Int32 = -2

  /// By new element: its index in the old list, or one of the two negative marks.
  private(set) var indices: [Int32] = []
  /// The elements that come from other lists, in their new order.
  private(set) var elsewhere: [Elsewhere] = []

  /// The greatest number of elements of the old list to step over before hashing costs less.
  private static let reach = 3

  /// Pairs a new list with an old one.
  ///
  /// - Parameters:
  ///   - new: The new list.
  ///   - old: The list that most of them were in.
  ///   - section: The section whose list that is.
  ///   - find: Looks elements up in all the old data, by their indices in the new list.
  init<Element: Equatable>(
    of new: [Element], with old: [Element], inSection section: Int,
    find: (_ indices: ArraySlice<Int>) -> [(section: Int, item: Int)?]
  ) {
    var elsewhere: [Elsewhere] = []
    indices = new.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        var walk = Walk(old: old)
        return [Int32](unsafeUninitializedCapacity: new.count) { positions, count in
          var unknown = UnknownElements()
          // Pairs unknown elements; returns the last one's index, nil if it is not of the old list.
          func pair(_ indices: ArraySlice<Int>) -> Int? {
            var last: Int?
            for (index, indexPath) in zip(indices, find(indices)) {
              last = nil
              guard let indexPath else { continue }
              if indexPath.section == section {
                positions[index] = Int32(truncatingIfNeeded: indexPath.item)
                last = indexPath.item
              } else {
                elsewhere.append(
                  .init(index: index, section: indexPath.section, item: indexPath.item))
                positions[index] = Self.isElsewhere
              }
            }
            return last
          }
          for index in new.indices {
            if let oldIndex = walk.step(to: new, index) {
              positions[index] = Int32(truncatingIfNeeded: oldIndex)
              continue
            }
            positions[index] = Self.isNew
            guard unknown.append(index) else { continue }
            let last = pair(unknown.run)
            if let last { walk.jump(to: last) }
            unknown.removeRun(wasMoved: last != nil)
          }
          _ = pair(unknown.indices[...])
          count = new.count
        }
      }
    }
    // Those that were looked up last are not the last ones of the list.
    self.elsewhere = elsewhere.sorted { $0.index < $1.index }
  }

  /// The elements that are still to be looked up, by their indices in the new list.
  private struct UnknownElements {
    private(set) var indices: [Int] = []
    /// The one that was added last, which may have been looked up since.
    private var last: Int?
    /// The number of the last elements that follow each other in the new list.
    private var count = 0
    /// The length of a run that is looked up. It grows where nothing was moved, so that many new
    /// elements in a row are looked up together too.
    private var limit = 2

    /// The last elements that follow each other in the new list.
    var run: ArraySlice<Int> { indices.suffix(count) }

    /// Adds an element. Returns whether the run that it ends is to be looked up now.
    mutating func append(_ index: Int) -> Bool {
      if last == index - 1 {
        count += 1
      } else {
        (count, limit) = (1, 2)
      }
      last = index
      indices.append(index)
      return count >= limit
    }

    /// Takes out the run that was looked up.
    mutating func removeRun(wasMoved: Bool) {
      indices.removeLast(count)
      (count, limit) = (0, wasMoved ? 2 : 2 * limit)
    }
  }

  /// Two cursors in the old list.
  private struct Walk<Element: Equatable> {
    let old: UnsafeBufferPointer<Element>
    /// The position at which the next element should be.
    var cursor = 0
    /// The position at which the walk goes on after a moved block, or such a block does.
    var spare: Int

    private let bytes: ElementBytes
    /// Whether elements may be equal that have different bytes, in a way that is worth asking for.
    /// What has no references, such as a number or a `UUID`, has no space for that; if it is so all
    /// the same (0 and -0), its identifier is hashed.
    private let asksType = !_isPOD(Element.self)

    init(old: UnsafeBufferPointer<Element>) {
      self.old = old
      spare = old.count
      bytes = ElementBytes(of: Element.self)
    }

    /// The place of the element if it is near a cursor.
    ///
    /// Two elements of the same bytes are copies of one, hence equal, whatever their type is. To
    /// compare bytes is several times faster than to ask a type that is not known here, so the
    /// type is asked only where the bytes do not tell.
    mutating func step(to new: UnsafeBufferPointer<Element>, _ index: Int) -> Int? {
      guard let first = UnsafeRawPointer(old.baseAddress),
        let news = UnsafeRawPointer(new.baseAddress)
      else { return nil }
      let element = news + index * bytes.stride
      let end = min(cursor + Pairing.reach, old.count)
      for newIndex in cursor..<max(cursor, end)
      where bytes.areSame(first + newIndex * bytes.stride, element) {
        cursor = newIndex + 1
        return newIndex
      }
      if spare < old.count,
        bytes.areSame(first + spare * bytes.stride, element)
          || asksType && old[spare] == new[index]
      {
        swap(&cursor, &spare)
      } else {
        guard asksType, cursor < old.count, old[cursor] == new[index] else { return nil }
      }
      cursor += 1
      return cursor - 1
    }

    /// Looks for what follows an element that was found by its identifier.
    mutating func jump(to index: Int) { spare = index + 1 }
  }

  private struct ElementBytes {
    let stride: Int
    private let size: Int

    init<Element>(of type: Element.Type) {
      stride = MemoryLayout<Element>.stride
      size = MemoryLayout<Element>.size
    }

    /// Most identifiers are one word or two, and for these a call would take longer than comparing.
    func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
      switch size {
      case 8: Self.isSameWord(one, other)
      case 16: Self.isSameWord(one, other) && Self.isSameWord(one + 8, other + 8)
      default: memcmp(one, other, size) == 0
      }
    }

    private static func isSameWord(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
      one.loadUnaligned(as: UInt64.self) == other.loadUnaligned(as: UInt64.self)
    }
  }
}
