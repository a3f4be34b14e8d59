// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("Groups drawn with characters")
struct VisualDescriptionTests {
  @Test func `Items of a nested group are numbered in their order`() {
    let small = slot(.fractionalWidth(1), .fractionalHeight(0.5))
    let group = horizontal(
      .fractionalWidth(0.2), .absolute(6),
      [
        slot(.fractionalWidth(0.6), .fractionalHeight(1)),
        vertical(.fractionalWidth(0.4), .fractionalHeight(1), [small]),
      ])
    expectEqual(
      group.visualDescription(),
      """
      horizontal group, 3 items, 20 × 6
      ┌──────────┐┌──────┐
      │0         ││1     │
      │          │└──────┘
      │          │┌──────┐
      │          ││2     │
      └──────────┘└──────┘
      """)
  }

  @Test func `Space and insets are left empty`() {
    let group = vertical(
      .absolute(10), .absolute(5), [slot(.fractionalWidth(1), .absolute(5)).inset(1, 2, 0, 2)])
    expectEqual(
      group.visualDescription(),
      """
      vertical group, 1 item, 10 × 5

        ┌────┐
        │0   │
        │    │
        └────┘
      """)
  }

  @Test func `A custom group is drawn in the canvas`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.06), .fractionalHeight(0.1))
    ) { environment in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(origin: .zero, size: environment.container.contentSize)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -4, y: 3, width: 7, height: 90)),
      ]
    }
    expectEqual(
      group.visualDescription(),
      """
      custom group, 2 items, 6 × 5
      ┌────┐
      │0   │
      │    │
      ──┐  │
      1 │──┘
      """)
  }

  @Test func `A group larger than the canvas is cut off`() {
    let group = horizontal(
      .absolute(1e9), .absolute(1e9), [slot(.absolute(1e8), .fractionalHeight(1))])
    let lines = group.visualDescription().split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.count, 51)
    expectAll(lines, where: { $0.count <= 100 })
  }

  @Test func `A group that cannot be laid out says why`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.absolute(10), .absolute(10))
    ) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))]
    }
    expectEqual(
      group.visualDescription(),
      "custom group: A layout needs finite numbers (the frame of a custom group's item was nan)."
    )
  }

  @Test func `A copy of a group looks like the group`() {
    let group = horizontal(
      .fractionalWidth(1), .fractionalHeight(0.2), [slot(.fractionalWidth(0.3), .absolute(5))])
    expectEqual(
      (group.copy() as? NSCollectionLayoutGroup)?.visualDescription(), group.visualDescription())
  }
}
