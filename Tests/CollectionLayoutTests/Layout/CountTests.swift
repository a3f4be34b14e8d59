// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("Groups of a count")
struct CountTests {
  private func dividing(
    _ width: Dimension, count: Int, spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)),
      subitem: slot(width, .absolute(10)), count: count)
    group.interItemSpacing = spacing
    return group
  }

  private func repeating(
    _ width: Dimension, count: Int, spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)),
      repeatingSubitem: slot(width, .absolute(10)), count: count)
    group.interItemSpacing = spacing
    return group
  }

  @Test func `A dividing count replaces an absolute width`() throws {
    expectFrames(
      try solve(dividing(.absolute(30), count: 3, spacing: .fixed(10)), count: 4).cells(),
      [(0, 0, 100, 10), (110, 0, 100, 10), (220, 0, 100, 10), (0, 10, 100, 10)])
  }

  @Test func `A repeating count replaces a fraction`() throws {
    expectFrames(
      try solve(repeating(.fractionalWidth(1), count: 2), count: 3).cells(),
      [(0, 0, 160, 10), (160, 0, 160, 10), (0, 10, 160, 10)])
    expectFrames(
      try solve(repeating(.fractionalWidth(0.2), count: 3), count: 3).cells(),
      [(0, 0, 106.5, 10), (106.5, 0, 106.5, 10), (213, 0, 106.5, 10)])
  }

  @Test func `A repeating count keeps an absolute width that fits`() throws {
    expectFrames(
      try solve(repeating(.absolute(30), count: 3, spacing: .fixed(10)), count: 4).cells(),
      [(0, 0, 30, 10), (40, 0, 30, 10), (80, 0, 30, 10), (0, 10, 30, 10)])
  }

  @Test func `A repeating count replaces an absolute width that does not fit`() throws {
    expectFrames(
      try solve(repeating(.absolute(200), count: 2, spacing: .fixed(10)), count: 2).cells(),
      [(0, 0, 155, 10), (165, 0, 155, 10)])
  }

  @Test func `A repeating count keeps an estimated width`() throws {
    let layout = try solve(repeating(.estimated(50), count: 3), count: 3)
    expectEqual(layout.cells().map(\.width), [50, 50, 50])
    expectEqual(layout.cell(0)?.estimatedAxes.contains(.width), true)
  }

  @Test func `Copies of an estimated column share its estimate, unmeasured`() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(88)),
      subitem: slot(.fractionalWidth(1), .estimated(44)), count: 2)
    group.interItemSpacing = .fixed(5)
    var layout = try solve(section(group, spacing: 3), count: 5)
    let expected: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [0, 46.5, 91, 137.5, 182].map {
      (0, $0, 320, 41.5)
    }
    expectFrames(layout.cells(), expected)
    expectEqual(layout.contentSize.height, 223.5)
    expectEqual(layout.cell(0)?.estimatedAxes.contains(.height), false)
    layout.measure(heights: [77, 78, 79, 80, 81])
    expectFrames(layout.cells(), expected)
  }

  @Test func `Two columns of 375 points`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: slot(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let layout = try Fixture(375, 667).solve(
      section(group, insets: insets(0, 10, 0, 10), spacing: 10), count: 5)
    expectFrames(
      layout.cells(),
      [
        (10, 0, 172.5, 44), (192.5, 0, 172.5, 44), (10, 54, 172.5, 44), (192.5, 54, 172.5, 44),
        (10, 108, 172.5, 44),
      ])
    expectEqual(layout.contentSize.height, 152)
  }

  @Test func `The copies of a count may be groups`() throws {
    let stack = vertical(
      .fractionalWidth(1), .fractionalHeight(1), [slot(.fractionalWidth(1), .fractionalHeight(0.5))]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: stack, count: 2)
    expectFrames(
      try solve(group, count: 5).cells(),
      [
        (0, 0, 160, 50), (0, 50, 160, 50), (160, 0, 160, 50), (160, 50, 160, 50),
        (0, 100, 160, 50),
      ])
  }
}
