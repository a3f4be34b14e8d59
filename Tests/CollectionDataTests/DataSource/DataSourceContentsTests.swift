// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import SeededRandom
import Testing

/// Behaviour rules DD-12, DD-13 and DD-17.
@Suite("Contents of a data source")
struct DataSourceContentsTests {
  private typealias Contents = DataSourceContents<String, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  private typealias Trees = NSDiffableDataSourceSectionSnapshot<String>

  /// A, expanded, with A1 and A2; B, collapsed, with B1.
  private var trees: Trees {
    var trees = Trees()
    trees.append(["A", "B"])
    trees.append(["A1", "A2"], to: "A")
    trees.append(["B1"], to: "B")
    trees.expand(["A"])
    return trees
  }

  private func describe(_ contents: Contents) -> String {
    let snapshot = contents.snapshot
    return snapshot.sectionIdentifiers.map { section in
      ([section + ":"] + snapshot.itemIdentifiers(inSection: section)).joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test func `A section that is missing is added at the end, and shows what is visible`() {
    var contents = Contents()
    var snapshot = Snapshot()
    snapshot.appendSections(["S"])
    snapshot.appendItems(["x"])
    contents.apply(snapshot)
    contents.apply(trees, to: "T")
    expectEqual(describe(contents), "S: x, T: A A1 A2 B")
  }

  @Test func `Trees take the place of the section's items`() {
    var contents = Contents()
    var snapshot = Snapshot()
    snapshot.appendSections(["S", "T"])
    snapshot.appendItems(["x", "y"], toSection: "S")
    contents.apply(snapshot)
    contents.apply(trees, to: "S")
    expectEqual(describe(contents), "S: A A1 A2 B, T:")
    var collapsed = trees
    collapsed.collapse(["A"])
    contents.apply(collapsed, to: "S")
    expectEqual(describe(contents), "S: A B, T:")
  }

  @Test func `A section answers its trees, or its items as roots, or nothing`() {
    var contents = Contents()
    var snapshot = Snapshot()
    snapshot.appendSections(["S"])
    snapshot.appendItems(["x", "y"])
    contents.apply(snapshot)
    contents.apply(trees, to: "T")
    expectEqual(contents.sectionSnapshot(of: "T"), trees)
    expectEqual(contents.sectionSnapshot(of: "S").rootItems, ["x", "y"])
    expectEmpty(contents.sectionSnapshot(of: "U").items)
    expectNil(contents.trees(at: 0))
    expectEqual(contents.trees(at: 1), trees)
    expectNil(contents.trees(at: 2))
  }

  @Test func `Trees follow a snapshot`() {
    var contents = Contents()
    contents.apply(trees, to: "T")
    var snapshot = contents.snapshot
    snapshot.deleteItems(["A1"])
    snapshot.insertItems(["X"], afterItem: "A2")
    contents.apply(snapshot)
    let followed = contents.sectionSnapshot(of: "T")
    expectEqual(followed.items, ["A", "A2", "X", "B", "B1"])
    expectEqual(followed.parent(of: "X"), "A")
    expect(followed.isExpanded("A"))
  }

  @Test func `A section that vanishes loses its trees`() {
    var contents = Contents()
    contents.apply(trees, to: "T")
    contents.apply(Snapshot())
    var snapshot = Snapshot()
    snapshot.appendSections(["T"])
    snapshot.appendItems(["A"])
    contents.apply(snapshot)
    expectEqual(contents.sectionSnapshot(of: "T").items, ["A"])
  }

  @Test func `What is shown in another section is there alone`() {
    var contents = Contents()
    contents.apply(trees, to: "T")
    var snapshot = contents.snapshot
    snapshot.appendSections(["S"])
    // One of these was visible in the trees, the other was hidden.
    snapshot.moveItem("A1", afterItem: "B")
    snapshot.deleteItems(["A1"])
    snapshot.appendItems(["A1", "B1"], toSection: "S")
    contents.apply(snapshot)
    expectEqual(contents.sectionSnapshot(of: "T").items, ["A", "A2", "B"])
    expectEqual(describe(contents), "T: A A2 B, S: A1 B1")
  }

  @Test func `Marks are left behind`() {
    var contents = Contents()
    var snapshot = Snapshot()
    snapshot.appendSections(["S"])
    snapshot.appendItems(["x"])
    snapshot.reloadItems(["x"])
    contents.apply(snapshot)
    expectEmpty(contents.snapshot.reloadedItemIdentifiers)
  }

  @Test func `Whatever is applied, a section shows what is visible of its trees`() {
    for seed in 0..<800 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var contents = DataSourceContents<Int, Int>()
      for _ in 0..<8 {
        if random.once(in: 2) {
          var new = NSDiffableDataSourceSectionSnapshot<Int>()
          let section = Int.random(in: 0..<3, using: &random)
          for item in 0..<5 {
            let item = section * 10 + item
            new.append([item], to: new.items.randomElement(using: &random))
            if random.once(in: 2) { new.expand([item]) }
          }
          contents.apply(new, to: section)
        } else {
          var new = contents.snapshot
          if let item = new.itemIdentifiers.randomElement(using: &random) {
            new.deleteItems([item])
          }
          let (one, other) = (
            new.itemIdentifiers.randomElement(using: &random), new.itemIdentifiers.last
          )
          if let one, let other, one != other { new.moveItem(one, beforeItem: other) }
          contents.apply(new)
        }
        for section in contents.snapshot.sectionIdentifiers {
          expectEqual(
            contents.sectionSnapshot(of: section).visibleItems,
            contents.snapshot.itemIdentifiers(inSection: section), "seed \(seed)")
        }
      }
    }
  }
}
