// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

@Suite("Insets and edge spacing")
struct InsetsAndEdgesTests {
  @Test func `Insets of item and group add up`() throws {
    let half = slot(.fractionalWidth(0.5), .fractionalHeight(1)).inset(5, 6, 7, 8)
    let group = horizontal(.fractionalWidth(1), .absolute(100), [half]).inset(1, 2, 3, 4)
    expectFrames(
      try solve(group, count: 3).cells(),
      [(8, 6, 143, 84), (165, 6, 143, 84), (8, 106, 143, 84)])
  }

  @Test func `Fixed edges take part in the question what fits`() throws {
    let half = slot(.fractionalWidth(0.5), .fractionalHeight(1)).spaced(
      edges(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
    let layout = try solve(horizontal(.fractionalWidth(1), .absolute(100), [half]), count: 4)
    expectFrames(layout.cells(), (0..<4).map { (4, 5 + 100 * CGFloat($0), 160, 100) })
    expectEqual(layout.contentSize.height, 400)
  }

  @Test func `Flexible edges share what is left`() throws {
    let centred = slot(.absolute(60), .absolute(40)).spaced(
      edges(leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0)))
    let layout = try solve(horizontal(.fractionalWidth(1), .absolute(100), [centred]), count: 6)
    expectFrames(
      layout.cells(),
      [2, 66, 130, 194, 258].map { ($0, 30, 60, 40) } + [(2, 130, 60, 40)])
  }

  @Test func `One flexible edge across the axis pushes the item away`() throws {
    func y(_ spacing: NSCollectionLayoutEdgeSpacing?) throws -> CGFloat? {
      let item = slot(.absolute(60), .absolute(40))
      item.edgeSpacing = spacing
      return try solve(horizontal(.fractionalWidth(1), .absolute(100), [item]), count: 1).cells()[0]
        .minY
    }
    try expectEqual(y(nil), 0)
    try expectEqual(y(edges(top: .flexible(0))), 60)
    try expectEqual(y(edges(bottom: .flexible(0))), 0)
    try expectEqual(y(edges(top: .flexible(0), bottom: .flexible(0))), 30)
  }

  @Test func `A group's edges are space around each group`() throws {
    let half = slot(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = horizontal(.fractionalWidth(1), .absolute(30), [half]).spaced(
      edges(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
    let layout = try solve(section(group, spacing: 8), count: 5)
    expectFrames(
      layout.cells(),
      [
        (4, 5, 160, 30), (164, 5, 160, 30), (4, 55, 160, 30), (164, 55, 160, 30), (4, 105, 160, 30),
      ])
    expectEqual(layout.contentSize.height, 142)
  }

  @Test func `A flexible edge pushes a group that is too wide out to the left`() throws {
    let group = horizontal(
      .absolute(400), .absolute(30), [slot(.fractionalWidth(1), .fractionalHeight(1))]
    ).spaced(edges(leading: .flexible(0)))
    expectFrames(try solve(group, count: 1).cells(), [(-80, 0, 400, 30)])
  }

  // Behaviour rule I-2: slot 9.5 wide with insets of 7 and 7.
  @Test func `Insets larger than the slot give the absolute value of the rest`() throws {
    let narrow = slot(.absolute(9.5), .absolute(20)).inset(0, 7, 0, 7)
    expectFrames(
      try solve(horizontal(.fractionalWidth(1), .absolute(20), [narrow]), count: 1).cells(),
      [(7, 0, 4.5, 20)])
  }

  @Test func `A nested group's insets make it smaller inside`() throws {
    let inner = vertical(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [slot(.fractionalWidth(1), .fractionalHeight(0.5))]
    ).inset(10, 20, 30, 40)
    expectFrames(
      try solve(horizontal(.fractionalWidth(1), .absolute(100), [inner]), count: 3).cells(),
      [(20, 10, 100, 30), (20, 40, 100, 30), (180, 10, 100, 30)])
  }

  @Test func `Fixed space across an estimated axis counts in the extent`() throws {
    let spaced = slot(.fractionalWidth(0.5), .absolute(20)).spaced(
      edges(top: .fixed(5), bottom: .fixed(7)))
    let plain = slot(.fractionalWidth(0.5), .absolute(10))
    let layout = try solve(
      horizontal(.fractionalWidth(1), .estimated(1), [spaced, plain]), count: 3)
    expectFrames(layout.cells(), [(0, 5, 160, 20), (160, 0, 160, 10), (0, 37, 160, 20)])
  }
}
