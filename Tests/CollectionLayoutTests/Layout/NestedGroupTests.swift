// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("Nested groups")
struct NestedGroupTests {
  @Test func `A column nested in a row gets its share`() throws {
    let inner = vertical(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [slot(.fractionalWidth(1), .fractionalHeight(0.5))], spacing: .fixed(4))
    let group = horizontal(
      .fractionalWidth(1), .absolute(100),
      [slot(.fractionalWidth(0.5), .fractionalHeight(1)), inner], spacing: .fixed(6))
    expectFrames(
      try solve(group, count: 4).cells(),
      [(0, 0, 157, 100), (163, 0, 157, 48), (163, 52, 157, 48), (0, 100, 157, 100)])
  }

  @Test func `One large cell beside two stacked ones`() throws {
    let large = slot(.fractionalWidth(0.7), .fractionalHeight(1)).inset(10, 10, 10, 10)
    let small = slot(.fractionalWidth(1), .fractionalHeight(0.3)).inset(10, 10, 10, 10)
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    let group = horizontal(.fractionalWidth(1), .fractionalHeight(0.4), [large, stack])
    expectFrames(
      try solve(group, count: 4).cells(),
      [(10, 10, 204, 172), (234, 10, 76, 76), (234, 106, 76, 76), (10, 202, 204, 172)])
  }

  @Test func `Squares inset by five`() throws {
    let fifth = slot(.fractionalWidth(0.2), .fractionalHeight(1)).inset(5, 5, 5, 5)
    let layout = try Fixture(375, 667).solve(
      section(horizontal(.fractionalWidth(1), .fractionalWidth(0.2), [fifth])), count: 7)
    expectFrames(
      layout.cells(),
      [
        (5, 5, 65, 65), (80, 5, 65, 65), (155, 5, 65, 65), (230, 5, 65, 65), (305, 5, 65, 65),
        (5, 80, 65, 65), (80, 80, 65, 65),
      ])
    expectEqual(layout.contentSize.height, 150)
  }

  @Test func `A supplementary item of a nested group is sized by the outer one`() throws {
    let inner = vertical(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [slot(.fractionalWidth(1), .fractionalHeight(0.5))])
    inner.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(4)), elementKind: "line",
        containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    ]
    let group = horizontal(
      .fractionalWidth(1), .absolute(100),
      [slot(.fractionalWidth(0.5), .fractionalHeight(1)), inner])
    expectFrames(try solve(group, count: 3).frame("line"), (80, 96, 320, 4))
  }

  @Test func `A nested group that is left without items disappears`() throws {
    let stack = vertical(
      .fractionalWidth(1), .absolute(60), [slot(.fractionalWidth(1), .absolute(20))])
    let group = vertical(.fractionalWidth(1), .absolute(130), [stack], spacing: .fixed(10))
    let layout = try solve(group, count: 8)
    expectEqual(layout.cells().map(\.minY), [0, 20, 40, 70, 90, 110, 130, 150])
    // Cut twice: the inner group is 40 long, and the outer one 40 + (130 - 130).
    expectEqual(layout.contentSize.height, 170)
  }
}
