// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("The last group, cut short")
struct TrimmingTests {
  @Test func `A cut column keeps the space after its last item`() throws {
    let group = vertical(
      .fractionalWidth(1), .absolute(100), [slot(.fractionalWidth(1), .absolute(30))])
    let layout = try solve(group, count: 5)
    expectEqual(layout.cells().map(\.minY), [0, 30, 60, 100, 130])
    expectEqual(layout.contentSize.height, 170)
  }

  @Test func `Spacing leaves fewer items in a column`() throws {
    let group = vertical(
      .fractionalWidth(1), .absolute(100), [slot(.fractionalWidth(1), .absolute(30))],
      spacing: .fixed(10))
    let layout = try solve(group, count: 5)
    expectEqual(layout.cells().map(\.minY), [0, 40, 100, 140, 200])
    expectEqual(layout.contentSize.height, 260)
  }

  @Test(
    arguments: [
      (nil, 170, 270), (.fixed(10), 260, 420), (.flexible(10), 230, 360),
    ] as [(NSCollectionLayoutSpacing?, CGFloat, CGFloat)])
  func `Rows are cut along a horizontal layout`(
    spacing: NSCollectionLayoutSpacing?, second: CGFloat, length: CGFloat
  ) throws {
    let group = horizontal(
      .absolute(100), .fractionalHeight(1), [slot(.absolute(30), .fractionalHeight(1))],
      spacing: spacing)
    let layout = try Fixture(direction: .horizontal).solve(section(group), counts: [5, 3])
    expectEqual(layout.cells(1).first?.minX, second)
    expectEqual(layout.contentSize.width, length)
  }

  @Test func `A cut row loses its insets`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(100), [slot(.fractionalWidth(0.5), .fractionalHeight(1))]
    ).inset(10, 0, 10, 0)
    try expectEqual(solve(group, count: 3).contentSize.height, 180)
    try expectEqual(solve(group, count: 4).contentSize.height, 200)
  }

  @Test func `A row of full height is not cut`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(100), [slot(.fractionalWidth(0.5), .fractionalHeight(1))])
    try expectEqual(solve(group, count: 3).contentSize.height, 200)
  }

  @Test func `An estimated column is as long as the items it has`() throws {
    let part = slot(.fractionalWidth(1), .absolute(30))
    let group = vertical(.fractionalWidth(1), .estimated(100), [part, part, part])
    try expectEqual(solve(group, count: 4).contentSize.height, 120)
  }

  // Behaviour rule T-7: reach 30, full reach 160, inner length 100 make 30 + (100 - 160) = -30.
  @Test func `A section whose only group is cut to less than nothing lists nothing`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(100),
      [slot(.absolute(100), .absolute(30)), slot(.absolute(100), .absolute(160))])
    let layout = try solve(group, count: 1)
    expectEqual(layout.contentSize.height, 0)
    expectEmpty(layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480)))
  }
}
