// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import Geometry
import Testing

/// Behaviour section 9.3, its table of differences and rules DD-5 and DD-6.
@Suite("Difference")
struct DifferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// A snapshot from `"S: a b, T: c"`.
  private func make(_ text: String) -> Snapshot {
    var snapshot = Snapshot()
    for part in text.split(separator: ",") {
      let words = part.split { $0 == " " || $0 == ":" }.map(String.init)
      guard let section = words.first else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(Array(words.dropFirst()), toSection: section)
    }
    return snapshot
  }

  private func describe(_ difference: SnapshotDifference) -> String {
    var parts = difference.deletedSections.map { "delete section \($0)" }
    parts += difference.insertedSections.map { "insert section \($0)" }
    parts += difference.movedSections.map { "move section \($0.source)→\($0.destination)" }
    parts += difference.deletedItems.map { "delete \($0)" }
    parts += difference.insertedItems.map { "insert \($0)" }
    parts += difference.movedItems.map { "move \($0.source)→\($0.destination)" }
    return parts.joined(separator: "; ")
  }

  private func expectUpdates(
    _ old: String, _ new: String, _ updates: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      describe(make(new).difference(from: make(old))) == updates, sourceLocation: sourceLocation)
  }

  // MARK: The table

  @Test func `One goes, one comes`() {
    expectUpdates("S: a b c d", "S: a c d e", "delete [0, 1]; insert [0, 3]")
  }

  @Test func `The last becomes the first with one move`() {
    expectUpdates("S: a b c", "S: c a b", "move [0, 2]→[0, 0]")
  }

  @Test func `An item moves to another section`() {
    expectUpdates("S: a b, T: c", "S: b, T: a c", "move [0, 0]→[1, 0]")
  }

  @Test func `An item moves into a section that is new`() {
    expectUpdates("S: a b", "T: a, S: b", "insert section 0; move [0, 0]→[0, 0]")
  }

  @Test func `Marks are places in the new data`() {
    var old = make("S: a b")
    old.reloadItems(["b"])
    var new = make("S: x a b")
    new.reloadItems(["b"])
    let difference = new.difference(from: old)
    expectEqual(describe(difference), "insert [0, 0]")
    expectEqual(difference.refresh.reloadedItems, [IndexPath(item: 2, section: 0)])
  }

  // MARK: Sections

  @Test func `Items of a section that goes are not named`() {
    expectUpdates("S: a b, T: c", "T: c", "delete section 0")
  }

  @Test func `Items of a section that comes are not named`() {
    expectUpdates("T: c", "S: a b, T: c", "insert section 0")
  }

  @Test func `Items leave a section that goes`() {
    expectUpdates("S: a b, T: c", "T: c b", "delete section 0; move [0, 1]→[0, 1]")
  }

  @Test func `A section with another name keeps its items`() {
    expectUpdates(
      "S: a b c", "T: a c",
      "delete section 0; insert section 0; move [0, 0]→[0, 0]; move [0, 2]→[0, 1]")
  }

  @Test func `The last section becomes the first with one move, and its items travel with it`() {
    expectUpdates("S: a, T: b, U: c d", "U: c d, S: a, T: b", "move section 2→0")
  }

  @Test func `Changes in a moved section have old places to leave and new ones to take`() {
    expectUpdates(
      "S: a, T: b, U: c d", "U: d e, S: a, T: b",
      "move section 2→0; delete [2, 0]; insert [0, 1]")
  }

  @Test func `Two sections exchange their items`() {
    expectUpdates(
      "S: a b, T: c d", "S: c d, T: a b",
      "move [1, 0]→[0, 0]; move [1, 1]→[0, 1]; move [0, 0]→[1, 0]; move [0, 1]→[1, 1]")
  }

  @Test func `Everything comes, and everything goes`() {
    expectUpdates("", "S: a, T:", "insert section 0; insert section 1")
    expectUpdates("S: a, T:", "", "delete section 0; delete section 1")
    expectUpdates("", "", "")
  }

  @Test func `A block that moves moves as a block of the fewer`() {
    expectUpdates("S: a b c d e", "S: d e a b c", "move [0, 3]→[0, 0]; move [0, 4]→[0, 1]")
    expectUpdates("S: a b c d e", "S: c d e a b", "move [0, 0]→[0, 3]; move [0, 1]→[0, 4]")
  }

  @Test func `The order is turned round with all but one move`() {
    let difference = make("S: e d c b a").difference(from: make("S: a b c d e"))
    expectEqual(difference.movedItems.count, 4)
  }

  // MARK: Nothing

  @Test func `Equal content gives no update`() {
    let difference = make("S: a b, T: c").difference(from: make("S: a b, T: c"))
    expect(difference.isEmpty)
    expect(difference.refresh.isEmpty)
  }

  @Test func `Marks alone give only what is shown again`() {
    let old = make("S: a b, T: c d")
    var new = old
    new.reconfigureItems(["d", "a"])
    new.reloadItems(["b", "c"])
    new.reloadSections(["T"])
    let difference = new.difference(from: old)
    expect(difference.isEmpty)
    expectEqual(difference.refresh.reloadedSections, [1])
    // Those of the reloaded section are shown again with it.
    expectEqual(difference.refresh.reloadedItems, [IndexPath(item: 1, section: 0)])
    expectEqual(difference.refresh.reconfiguredItems, [IndexPath(item: 0, section: 0)])
  }

  // MARK: Work

  /// An identifier that counts how often it is hashed and compared.
  private struct Counted: Hashable {
    final class Counter {
      var hashes = 0
      var comparisons = 0
    }

    let number: Int
    let counter: Counter

    static func == (left: Self, right: Self) -> Bool {
      left.counter.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  private func counted(
    _ numbers: some Sequence<Int>, _ counter: Counted.Counter
  ) -> NSDiffableDataSourceSnapshot<Int, Counted> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers.map { Counted(number: $0, counter: counter) })
    return snapshot
  }

  @Test func `Each identifier is hashed once when it comes`() {
    let counter = Counted.Counter()
    _ = counted(0..<1_000, counter)
    expectEqual(counter.hashes, 1_000)
  }

  @Test func `An unchanged copy costs nothing`() {
    let counter = Counted.Counter()
    let old = counted(0..<1_000, counter)
    var new = old
    new.reconfigureItems([Counted(number: 7, counter: counter)])
    counter.hashes = 0
    counter.comparisons = 0
    expect(new.withoutMarks.difference(from: old).isEmpty)
    expectEqual(counter.hashes, 0)
    expectEqual(counter.comparisons, 0)
  }

  @Test func `A section that shares its items is not looked at`() {
    let counter = Counted.Counter()
    let old = counted(0..<1_000, counter)
    var new = old
    new.appendSections([1])
    new.appendItems([Counted(number: 5_000, counter: counter)])
    new.moveSection(1, beforeSection: 0)
    counter.hashes = 0
    counter.comparisons = 0
    expectEqual(describe(new.difference(from: old)), "insert section 0")
    // The new section's item is looked for, to see whether it came from somewhere.
    expectAtMost(counter.hashes, 2)
    // Hash values differ from process to process, and a few may share a bucket.
    expectLess(counter.comparisons, 50)
  }

  @Test func `Items that follow each other as before are not hashed`() {
    let counter = Counted.Counter()
    let old = counted(0..<1_000, counter)
    let new = counted((0..<1_000).filter { $0 % 10 != 3 }, counter)
    counter.hashes = 0
    expectEqual(new.difference(from: old).deletedItems.count, 100)
    expectEqual(counter.hashes, 0)
  }

  @Test func `Only what is out of line is hashed, once`() {
    let counter = Counted.Counter()
    let old = counted(0..<1_000, counter)
    var numbers = Array(0..<1_000)
    numbers.insert(contentsOf: 2_000..<2_050, at: 500)
    numbers.swapAt(10, 900)
    let new = counted(numbers, counter)
    counter.hashes = 0
    let difference = new.difference(from: old)
    expectEqual(difference.insertedItems.count, 50)
    expectEqual(difference.movedItems.count, 2)
    expectAtMost(counter.hashes, 54)
  }
}
