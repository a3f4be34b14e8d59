// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite("Anatomy: records of known layouts")
struct AnatomyTests {
  /// A section inset by 10, of a group of two halves that are inset by 5, 8 points apart.
  private func halves() throws -> SolvedLayout {
    var half = ItemSpecification(layoutSize: .init(width: .fw(0.5), height: .fh(1)))
    half.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    var group = GroupSpecification(
      layoutSize: .init(width: .fw(1), height: .ab(100)), axis: .horizontal,
      subitems: [.item(half)])
    group.interItemSpacing = .fixed(8)
    var section = SectionSpecification(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 4
    return try Fixture(section, counts: [5]).solve()
  }

  @Test func `An item says the sum of each length`() throws {
    let layout = try halves()
    let placement = try #require(
      layout.placement(ofItem: 3, section: 0, viewport: layout.start))
    let item = placement.item
    expectEqual(item.width.origin, .dimension)
    expectEqual(item.width.reference.owner, .group(depth: 1))
    expectEqual(item.width.reference.outer, 300)
    expectEqual(item.width.reference.gaps, 1)
    expectEqual(item.width.reference.spacing, 8)
    expectEqual(item.width.reference.length, 292)
    expectEqual(item.width.value, 146)
    expectEqual(item.slot, CGRect(x: 164, y: 114, width: 146, height: 100))
    expectEqual(item.frame, CGRect(x: 169, y: 119, width: 136, height: 90))
    let group = try #require(placement.groups.first)
    expectEqual(group.width.reference.owner, .container)
    expectEqual(group.width.reference.outer, 320)
    expectEqual(group.width.reference.startInset, 10)
    expectEqual(group.width.value, 300)
    expectEqual(group.items, 2..<4)
    expectEqual(placement.section.groupArea.minY, 10)
  }

  @Test func `A measured item says so, and its group takes what it holds`() throws {
    let group = row(.fw(1), .es(44), [item(.fw(0.5), .es(44))])
    var layout = try Fixture(group, items: 4).solve()
    layout.setMeasuredSize(
      CGSize(width: 160, height: 61.5), of: .cell(item: 2, section: 0))
    let second = try #require(layout.placement(ofItem: 2, section: 0, viewport: layout.start))
    expectEqual(second.item.height.origin, .measurement)
    expectEqual(second.item.height.value, 61.5)
    expectEqual(second.groups[0].height.origin, .contents)
    expectEqual(second.groups[0].height.value, 61.5)
    let first = try #require(layout.placement(ofItem: 0, section: 0, viewport: layout.start))
    expectEqual(first.item.height.origin, .dimension)
    expectEqual(first.item.height.value, 44)
  }

  @Test func `A cut group ends where its items do`() throws {
    let layout = try halves()
    let groups = layout.groupRecords(
      in: CGRect(origin: .zero, size: layout.contentSize), viewport: layout.start)
    expectEqual(groups.map(\.items), [0..<2, 2..<4, 4..<5])
    expectEqual(groups.map(\.isCut), [false, false, true])
    expectEqual(groups[2].subitems.count, 1)
  }

  @Test func `A record of one of ten million items packs nothing`() throws {
    let group = row(.fw(1), .ab(44), [item(.fw(1 / 3), .fh(1))])
    let layout = try Fixture(group, items: 10_000_000).solve()
    let (placement, work) = OperationCounters.counting {
      layout.placement(ofItem: 9_000_000, section: 0, viewport: layout.start)
    }
    expectNotNil(placement)
    expectEqual(work, OperationCounters())
  }

  @Test func `A record of a section that was measured packs one group`() throws {
    let group = row(.fw(1), .es(44), [item(.fw(1 / 3), .es(44))])
    var layout = try Fixture(group, items: 1_000_000).solve()
    layout.setMeasuredSize(CGSize(width: 100, height: 60), of: .cell(item: 7, section: 0))
    let work = OperationCounters.counting {
      layout.placement(ofItem: 900_000, section: 0, viewport: layout.start)
    }.cost
    expectEqual(work.groupsSolved, 1)
    expectEqual(work.slotsSolved, 3)
  }

  @Test func `Items outside of the data have no record`() throws {
    let layout = try halves()
    expectNil(layout.placement(ofItem: 5, section: 0, viewport: layout.start))
    expectNil(layout.placement(ofItem: -1, section: 0, viewport: layout.start))
    expectNil(layout.placement(ofItem: 0, section: 1, viewport: layout.start))
  }
}
