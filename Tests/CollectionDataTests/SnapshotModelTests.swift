// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import SeededRandom
import Testing

/// Appendix A, invariant 11: after any legal sequence identifiers are unique and maps match arrays.
@Suite("Snapshot against arrays")
struct SnapshotModelTests {
  /// The plainest thing that keeps the rules: arrays.
  private struct Model: Equatable {
    var sections: [(name: Int, items: [Int])] = []

    static func == (left: Model, right: Model) -> Bool {
      left.sections.map(\.name) == right.sections.map(\.name)
        && left.sections.map(\.items) == right.sections.map(\.items)
    }

    var items: [Int] { sections.flatMap(\.items) }

    mutating func take(_ taken: [Int]) {
      for index in sections.indices { sections[index].items.removeAll { taken.contains($0) } }
    }

    mutating func put(_ new: [Int], nextTo destination: Int, offset: Int) {
      for index in sections.indices {
        guard let place = sections[index].items.firstIndex(of: destination) else { continue }
        sections[index].items.insert(contentsOf: new, at: place + offset)
      }
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// One random operation on both; an error must leave the snapshot as it is.
  private func step(
    _ snapshot: inout Snapshot, _ model: inout Model, _ random: inout SplitMix64
  ) -> String {
    let item = { (random: inout SplitMix64) in Int.random(in: 0..<12, using: &random) }
    let operation = Int.random(in: 0..<10, using: &random)
    let before = snapshot
    do {
      switch operation {
      case 0:
        let section = Int.random(in: 0..<5, using: &random)
        try snapshot.append(sections: [section])
        model.sections.append((section, []))
      case 1:
        let new = [item(&random), item(&random)]
        let section = model.sections.randomElement(using: &random)?.name
        // Without a warning for each: what is there is taken out first.
        try snapshot.insertQuietly(new, toSection: section)
        model.take(new)
        let index = model.sections.firstIndex { $0.name == section } ?? 0
        model.sections[index].items += new
      case 2:
        let (one, other) = (item(&random), item(&random))
        let side: SnapshotSide = Bool.random(using: &random) ? .before : .after
        try snapshot.move(one, nextTo: other, side: side)
        model.take([one])
        model.put([one], nextTo: other, offset: side == .before ? 0 : 1)
      case 3:
        let gone = [item(&random), item(&random)]
        snapshot.deleteItems(gone)
        model.take(gone)
      case 4:
        let section = Int.random(in: 0..<5, using: &random)
        snapshot.deleteSections([section])
        model.sections.removeAll { $0.name == section }
      case 5:
        let (one, other) = (
          Int.random(in: 0..<5, using: &random), Int.random(in: 0..<5, using: &random)
        )
        try snapshot.move(section: one, nextTo: other, side: .after)
        let index = model.sections.firstIndex { $0.name == one }!
        let moved = model.sections.remove(at: index)
        let place = model.sections.firstIndex { $0.name == other }!
        model.sections.insert(moved, at: place + 1)
      case 6:
        let (section, other) = (
          Int.random(in: 0..<5, using: &random), Int.random(in: 0..<5, using: &random)
        )
        try snapshot.insert(sections: [section], nextTo: other, side: .before)
        let place = model.sections.firstIndex { $0.name == other }!
        model.sections.insert((section, []), at: place)
      case 7:
        // What is there already would be moved, with a warning for each: left out, but for the
        // destination, which is an error, and for what is named twice.
        let destination = item(&random)
        let new = (0..<3).map { _ in item(&random) }
          .filter { $0 == destination || !model.items.contains($0) }
        let side: SnapshotSide = Bool.random(using: &random) ? .before : .after
        try snapshot.insert(new, nextTo: destination, side: side)
        model.put(new, nextTo: destination, offset: side == .before ? 0 : 1)
      case 8:
        try snapshot.markReconfigured([item(&random)])
      default:
        try snapshot.markReloaded([item(&random)])
      }
    } catch {
      if snapshot != before { return "a failed operation \(operation) changed the snapshot" }
    }
    return "operation \(operation)"
  }

  @Test func `Thousands of operations agree with arrays`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var snapshot = Snapshot()
      var model = Model()
      for count in 0..<40 {
        let what = step(&snapshot, &model, &random)
        let comment: Comment = "seed \(seed), step \(count): \(what)"
        expectLacks(what, "failed", comment)
        expectEqual(snapshot.sectionIdentifiers, model.sections.map(\.name), comment)
        expectEqual(snapshot.itemIdentifiers, model.items, comment)
        expectEqual(Set(snapshot.itemIdentifiers).count, snapshot.numberOfItems, comment)
        for (index, item) in model.items.enumerated() {
          expectEqual(snapshot.indexOfItem(item), index, comment)
        }
        expect(
          Set(snapshot.reloadedItemIdentifiers).isSubset(of: snapshot.itemIdentifiers), comment)
        for (index, section) in model.sections.enumerated() {
          expectEqual(snapshot.numberOfItems(inSection: section.name), section.items.count, comment)
          for (place, item) in section.items.enumerated() {
            let found = snapshot.position(of: item)
            expect(found?.section == index && found?.item == place, comment)
          }
        }
        guard snapshot.itemIdentifiers == model.items else { return }
      }
    }
  }
}

extension NSDiffableDataSourceSnapshot
where SectionIdentifierType == Int, ItemIdentifierType == Int {
  /// Appends after taking out, which gives the same as appending.
  fileprivate mutating func insertQuietly(_ items: [Int], toSection section: Int?) throws {
    var copy = self
    copy.deleteItems(items)
    try copy.append(items, toSection: section)
    self = copy
  }
}
