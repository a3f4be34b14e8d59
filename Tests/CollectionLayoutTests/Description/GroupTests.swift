// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing
import WaitingSuites

@Suite("Groups")
struct GroupTests {
  private let full = size(.fractionalWidth(1), .absolute(10))

  @Test func `A group does not follow changes of its subitems`() {
    let original = slot(.absolute(1), .absolute(1))
    let group = horizontal(.absolute(1), .absolute(1), [original])
    original.contentInsets.top = 5
    expectEqual(group.subitems.map(\.contentInsets.top), [0])
  }

  @Test func `A nested group keeps its class and content`() throws {
    let inner = vertical(
      .absolute(1), .absolute(1), [slot(.absolute(1), .absolute(1))], spacing: .fixed(3))
    let outer = horizontal(.absolute(1), .absolute(1), [inner])
    expectEqual(outer.subitems, [inner])
    let copy = try #require(outer.subitems.first as? NSCollectionLayoutGroup)
    expectEqual(copy.interItemSpacing, .fixed(3))
  }

  @Test func `Groups are compared by axis, count and content`() {
    let part = slot(.absolute(1), .absolute(1))
    let groups = [
      NSCollectionLayoutGroup.horizontal(layoutSize: full, subitems: [part]),
      .vertical(layoutSize: full, subitems: [part]),
      .horizontal(layoutSize: full, repeatingSubitem: part, count: 2),
      .horizontal(layoutSize: full, repeatingSubitem: part, count: 3),
      .horizontal(layoutSize: full, subitem: part, count: 2),
      .vertical(layoutSize: full, subitem: part, count: 2),
      .vertical(layoutSize: full, repeatingSubitem: part, count: 2),
    ]
    expectEqual(Set(groups).count, groups.count)
    expectEqual(groups[2], .horizontal(layoutSize: full, repeatingSubitem: part, count: 2))
  }

  @Test func `A copy of a custom group equals it, but no other custom group`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: full) { _ in [] }
    expectEqual(group.copy() as? NSCollectionLayoutGroup, group)
    expectNotEqual(group, NSCollectionLayoutGroup.custom(layoutSize: full) { _ in [] })
    expectEmpty(group.subitems)
  }

  @Test func `A group does not follow changes of its badges`() {
    let group = horizontal(.absolute(1), .absolute(1), [slot(.absolute(1), .absolute(1))])
    let header = NSCollectionLayoutSupplementaryItem(
      layoutSize: full, elementKind: "frame", containerAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
    group.supplementaryItems = [header]
    header.zIndex = 8
    expectEqual(group.supplementaryItems.map(\.zIndex), [1])
  }

  @Test func `A group of no subitems is an error`() {
    #expect(throws: DescriptionError.groupWithoutSubitems(axis: "vertical")) {
      try DescriptionError.checkGroup(subitemCount: 0, count: nil, axis: .vertical)
    }
  }

  @Test func `A group of no copies is an error`() {
    #expect(throws: DescriptionError.countBelowOne(count: 0)) {
      try DescriptionError.checkGroup(subitemCount: 1, count: 0, axis: .horizontal)
    }
  }

  @Test(.waitsForProcesses) func `A group of no subitems stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(1), .absolute(1)), subitems: [])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "A horizontal group needs at least one subitem", "\(message)")
  }

  @Test(.waitsForProcesses) func `A group of no copies stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(1), .absolute(1)),
        repeatingSubitem: slot(.absolute(1), .absolute(1)), count: 0)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "A group's count must be at least 1 (was 0)", "\(message)")
  }
}
