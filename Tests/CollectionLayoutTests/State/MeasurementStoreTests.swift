// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

// Behaviour rule Z-4.
@Suite("Measurement store")
struct MeasurementStoreTests {
  /// A list of rows that are estimated to be 44 points high.
  private func list(_ counts: [Int], in size: CGSize = CGSize(width: 320, height: 480)) throws
    -> SolvedLayout
  {
    let section = SectionSpecification(group: row(.fw(1), .es(44), [item(.fw(1), .es(44))]))
    var fixture = Fixture(section, counts: counts)
    fixture.size = size
    return try fixture.solve()
  }

  /// A store with the heights of the first rows of section 0 of a list.
  private func store(_ heights: [CGFloat], of counts: [Int]) throws -> MeasurementStore {
    var store = MeasurementStore()
    var layout = try list(counts)
    store.restore(in: &layout)
    for (item, height) in heights.enumerated() {
      store.record(CGSize(width: 320, height: height), of: .cell(item: item, section: 0))
    }
    return store
  }

  private func heights(_ layout: SolvedLayout) -> [CGFloat] { layout.cellFrames.map(\.height) }

  @Test func `Sizes hold in the next layout`() throws {
    var store = try store([30, 60], of: [3])
    var next = try list([3])
    store.restore(in: &next)
    expectEqual(heights(next), [30, 60, 44])
    expect(store.contains(.cell(item: 1, section: 0)))
  }

  @Test func `Sizes hold in a flow layout, too`() throws {
    var fixture = FlowSections([3], each: CGSize(width: 320, height: 44))
    fixture.estimation = .each
    var layout = try fixture.solve()
    var store = MeasurementStore()
    store.restore(in: &layout)
    store.record(CGSize(width: 320, height: 30), of: .cell(item: 1, section: 0))
    var next = try fixture.solve()
    store.restore(in: &next)
    expectEqual(next.frames().map(\.height), [44, 30, 44])
  }

  @Test func `The length across the scroll direction decides whether sizes hold`() throws {
    var store = try store([30], of: [2])
    var taller = try list([2], in: CGSize(width: 320, height: 900))
    store.restore(in: &taller)
    expectEqual(heights(taller), [30, 44])
    var wider = try list([2], in: CGSize(width: 400, height: 480))
    store.restore(in: &wider)
    expectEqual(heights(wider), [44, 44])
    expect(!store.contains(.cell(item: 0, section: 0)))
  }

  @Test func `Reloading everything forgets`() throws {
    var store = try store([30], of: [2])
    store.invalidate(.everything)
    var next = try list([2])
    store.restore(in: &next)
    expectEqual(heights(next), [44, 44])
  }

  @Test func `Other counts forget where no mapping is known`() throws {
    var store = try store([30], of: [2])
    store.invalidate(.counts)
    var next = try list([3])
    store.restore(in: &next)
    expectEqual(heights(next), [44, 44, 44])
  }

  /// The second row is deleted, the third reloaded, the first goes to the end behind a new one.
  private func renumber(_ old: ElementIdentity) -> ElementIdentity? {
    switch old.index {
    case 0: .cell(item: 3, section: 0)
    case 3: .cell(item: 1, section: 0)
    default: nil
    }
  }

  @Test func `A mapping carries sizes`() throws {
    var store = try store([30, 60, 70, 80], of: [4])
    store.invalidate(.counts)
    store.carry(from: [4], to: [4], renumber)
    var next = try list([4])
    store.restore(in: &next)
    expectEqual(heights(next), [44, 80, 44, 30])
  }

  @Test func `A mapping of other data carries nothing`() throws {
    var store = try store([30, 60], of: [2])
    store.invalidate(.counts)
    store.carry(from: [5], to: [4], renumber)
    var next = try list([4])
    store.restore(in: &next)
    expectEqual(heights(next), [44, 44, 44, 44])
  }

  @Test func `A layout solved before the mapping is known loses nothing`() throws {
    var store = try store([30, 60, 70, 80], of: [4])
    store.invalidate(.counts)
    var early = try list([4])
    store.restore(in: &early)
    expectEqual(heights(early), [44, 44, 44, 44])
    store.carry(from: [4], to: [4], renumber)
    var next = try list([4])
    store.restore(in: &next)
    expectEqual(heights(next), [44, 80, 44, 30])
  }

  @Test func `What was forgotten does not come back with a later mapping`() throws {
    var store = try store([30], of: [2])
    store.invalidate(.counts)
    var next = try list([2])
    store.restore(in: &next)
    store.invalidate(.counts)
    store.carry(from: [2], to: [2]) { $0 }
    store.restore(in: &next)
    expectEqual(heights(next), [44, 44])
  }
}
