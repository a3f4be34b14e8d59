// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import SeededRandom
import Testing

/// Behaviour rule DD-19: what a reordering handler gets.
@Suite("Transaction")
struct TransactionTests {
  private typealias Contents = DataSourceContents<String, String>

  private func make() -> Contents {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["S", "T", "U"])
    snapshot.appendItems(["a", "b", "c"], toSection: "S")
    snapshot.appendItems(["d"], toSection: "T")
    snapshot.appendItems(["e"], toSection: "U")
    var contents = Contents()
    contents.apply(snapshot)
    return contents
  }

  private func moved(
    _ contents: Contents, from source: (section: Int, item: Int),
    to destination: (section: Int, item: Int)
  ) -> NSDiffableDataSourceTransaction<String, String> {
    var final = contents
    let isMoved = final.move(from: source, to: destination)
    expect(isMoved)
    return contents.transaction(to: final)
  }

  @Test func `A move is one removal and one insertion that belong together`() throws {
    let transaction = moved(make(), from: (0, 0), to: (0, 2))
    expectEqual(transaction.initialSnapshot.itemIdentifiers, ["a", "b", "c", "d", "e"])
    expectEqual(transaction.finalSnapshot.itemIdentifiers, ["b", "c", "a", "d", "e"])
    expectEqual(
      Array(transaction.difference),
      [
        .remove(offset: 0, element: "a", associatedWith: 2),
        .insert(offset: 2, element: "a", associatedWith: 0),
      ])
  }

  @Test func `Within a section only that section is concerned`() throws {
    let transaction = moved(make(), from: (0, 2), to: (0, 0))
    let section: NSDiffableDataSourceSectionTransaction<String, String> = try #require(
      transaction.sectionTransactions.first)
    expectEqual(transaction.sectionTransactions.count, 1)
    expectEqual(section.sectionIdentifier, "S")
    expectEqual(section.initialSnapshot.items, ["a", "b", "c"])
    expectEqual(section.finalSnapshot.items, ["c", "a", "b"])
    expectEqual(section.initialSnapshot.items.applying(section.difference), ["c", "a", "b"])
    expectEqual(section.difference.removals.count, 1)
  }

  @Test func `Between sections both are concerned, the last one first`() {
    let transaction = moved(make(), from: (0, 1), to: (2, 0))
    expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), ["U", "S"])
    expectEqual(
      transaction.sectionTransactions.map(\.finalSnapshot.items), [["b", "e"], ["a", "c"]])
    expectEqual(
      transaction.sectionTransactions.map { Array($0.difference) },
      [
        [.insert(offset: 0, element: "b", associatedWith: nil)],
        [.remove(offset: 1, element: "b", associatedWith: nil)],
      ])
  }

  @Test func `A section with trees is reported as trees`() throws {
    var contents = make()
    var trees = NSDiffableDataSourceSectionSnapshot<String>()
    trees.append(["x", "y"])
    trees.append(["x1", "x2"], to: "x")
    trees.append(["y1"], to: "y")
    trees.expand(["x"])
    contents.apply(trees, to: "T")
    let transaction = moved(contents, from: (1, 1), to: (1, 2))
    let section = try #require(transaction.sectionTransactions.first)
    expectEqual(section.initialSnapshot, trees)
    expectEqual(section.finalSnapshot.visibleItems, ["x", "x2", "x1", "y"])
    expectEqual(section.finalSnapshot.parent(of: "x1"), "x")
    expect(section.finalSnapshot.contains("y1"))
  }

  @Test func `A place outside of the data changes nothing`() {
    let contents = make()
    for (source, destination) in [
      ((0, 3), (0, 0)), ((3, 0), (0, 0)), ((0, 0), (0, 3)), ((0, 0), (3, 0)), ((0, 0), (1, 2)),
      ((0, 0), (0, -1)),
    ] {
      var final = contents
      let isMoved = final.move(from: source, to: destination)
      expect(!isMoved)
      expectEqual(final.snapshot, contents.snapshot)
    }
  }

  @Test func `Differences of lists are right, and have the fewest moves`() {
    for seed in 0..<1500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let old = Array((0..<12).shuffled(using: &random).prefix(8))
      let new = Array((0..<12).shuffled(using: &random).prefix(8))
      let difference = CollectionDifference(from: old, to: new)
      guard old.applying(difference) == new else {
        Issue.record("seed \(seed): \(old) -> \(new) by \(difference)")
        return
      }
      // The standard library's is a shortest edit script: no other has fewer steps.
      let shortest = new.difference(from: old)
      expectEqual(difference.count, shortest.count, "seed \(seed)")
      for case .remove(let offset, let element, let destination?) in difference {
        expect(new[destination] == element && old[offset] == element, "seed \(seed)")
      }
      for case .remove(_, let element, nil) in difference {
        expectLacks(new, element, "seed \(seed)")
      }
    }
  }
}
