// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import SeededRandom
import Testing

/// Interaction rule DP-8 and its examples IE-10 to IE-12.
@Suite("The order that is presented")
struct PresentationOrderTests {
  /// The items of the data by name, as an order presents them; `_` is a gap.
  private func presented(_ data: [[String]], _ order: PresentationOrder) -> [[String]] {
    order.presentedCounts(data.map(\.count)).enumerated().map { section, count in
      (0..<count).map { item in
        let path = order.dataPath(of: PresentedIndexPath(item: item, section: section))
        return path.map { data[$0.section][$0.item] } ?? "_"
      }
    }
  }

  @Test(arguments: [IndexPath(), IndexPath(index: 3), IndexPath(indexes: [0, 1, 2])])
  func `An index path that is not of two numbers is that of no item`(path: IndexPath) {
    let place = PresentedIndexPath(path)
    expectLess(place.section, 0)
    expectEqual(PresentedIndexPath(place.indexPath), place)
    expectEqual(place.indexPath.count, 1)
  }

  @Test func `An index path of two numbers comes back from its order`() {
    let path = IndexPath(indexes: [2, 5])
    let place = PresentedIndexPath(path)
    expectEqual((place.section, place.item), (2, 5))
    expectEqual(place.indexPath, path)
    expectEqual("\(place)", "\(path)")
  }

  private let letters = [["A", "B", "C", "D", "E"]]

  @Test func `An item over another takes its place`() {
    let order = PresentationOrder.item(
      DataIndexPath(item: 0, section: 0), presentedAt: PresentedIndexPath(item: 3, section: 0))
    expectEqual(presented(letters, order), [["B", "C", "D", "A", "E"]])
  }

  @Test(arguments: [(2, ["A", "B", "_", "C", "D", "E"]), (4, ["A", "B", "C", "D", "_", "E"])])
  func `A gap makes the items behind it go on`(item: Int, expected: [String]) {
    let order = PresentationOrder.gap(at: PresentedIndexPath(item: item, section: 0))
    expectEqual(presented(letters, order), [expected])
  }

  @Test func `Without a gap the orders are the same`() {
    expectEqual(presented(letters, .identity), letters)
  }

  /// A random order of random data, and the same made by taking out and putting in.
  private func random(_ generator: inout SplitMix64) -> (
    data: [[String]], order: PresentationOrder, expected: [[String]]
  ) {
    var number = 0
    let data = (0...generator.next(below: 4)).map { _ in
      (0..<generator.next(below: 6)).map { _ in
        number += 1
        return "\(number)"
      }
    }
    var expected = data
    let section = generator.next(below: data.count)
    switch generator.next(below: 3) {
    case 0: return (data, .identity, data)
    case 1:
      let item = generator.next(below: data[section].count + 1)
      expected[section].insert("_", at: item)
      return (data, .gap(at: PresentedIndexPath(item: item, section: section)), expected)
    default:
      let sources = data.indices.filter { !data[$0].isEmpty }
      guard !sources.isEmpty else { return (data, .identity, data) }
      let source = generator.pick(sources)
      let from = generator.next(below: data[source].count)
      let moved = expected[source].remove(at: from)
      let to = generator.next(below: expected[section].count + 1)
      expected[section].insert(moved, at: to)
      return (
        data,
        .item(
          DataIndexPath(item: from, section: source),
          presentedAt: PresentedIndexPath(item: to, section: section)), expected
      )
    }
  }

  @Test func `An order presents what taking out and putting in makes`() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let (data, order, expected) = random(&generator)
      expectEqual(presented(data, order), expected, "seed \(seed)")
    }
  }

  @Test func `The two translations undo each other`() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let (data, order, expected) = random(&generator)
      expectEqual(order.dataCounts(expected.map(\.count)), data.map(\.count), "seed \(seed)")
      for (section, items) in data.enumerated() {
        for item in items.indices {
          let path = DataIndexPath(item: item, section: section)
          expectEqual(order.dataPath(of: order.presentedPath(of: path)), path, "seed \(seed)")
        }
      }
      for (section, items) in expected.enumerated() {
        for item in items.indices where items[item] != "_" {
          let path = PresentedIndexPath(item: item, section: section)
          expectEqual(order.dataPath(of: path).map(order.presentedPath(of:)), path, "seed \(seed)")
        }
      }
    }
  }
}
