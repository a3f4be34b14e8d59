// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Testing

/// One row of the table of worked examples for groups: eight items in rows of 320 points.
struct PackingExample: CustomTestStringConvertible {
  let widths: [Dimension]
  var spacing: NSCollectionLayoutSpacing?
  let frames: [(x: CGFloat, width: CGFloat)]

  var testDescription: String { "\(widths) \(spacing?.description ?? "no spacing")" }

  init(
    _ widths: [Dimension], _ spacing: NSCollectionLayoutSpacing?, width: CGFloat, x: [CGFloat]
  ) {
    self.widths = widths
    self.spacing = spacing
    frames = x.map { ($0, width) }
  }

  static let measured = [
    PackingExample([.fractionalWidth(0.3)], nil, width: 96, x: [0, 96, 192]),
    PackingExample([.fractionalWidth(0.25)], nil, width: 80, x: [0, 80, 160, 240]),
    PackingExample([.fractionalWidth(0.4)], nil, width: 128, x: [0, 128]),
    PackingExample([.fractionalWidth(0.3)], .fixed(10), width: 90, x: [0, 100, 200]),
    PackingExample([.fractionalWidth(0.25)], .fixed(10), width: 72.5, x: [0, 82.5, 165, 247.5]),
    PackingExample([.fractionalWidth(0.5)], .fixed(10), width: 155, x: [0, 165]),
    PackingExample([.fractionalWidth(1 / 3)], .fixed(10), width: 100, x: [0, 110, 220]),
    PackingExample([.fractionalWidth(0.4)], .fixed(10), width: 124, x: [0, 134]),
    PackingExample([.fractionalWidth(0.3)], .flexible(10), width: 90, x: [0, 115, 230]),
    PackingExample([.fractionalWidth(0.25)], .flexible(1), width: 79, x: [0, 80.5, 160.5, 241]),
    PackingExample([.fractionalWidth(0.5)], .flexible(1), width: 159.5, x: [0, 160.5]),
    PackingExample([.fractionalWidth(1 / 3)], .flexible(1), width: 106, x: [0, 107, 214]),
    PackingExample([.fractionalWidth(0.4)], .flexible(1), width: 127.5, x: [0, 192.5]),
  ]
}

@Suite("Packing")
struct PackingTests {
  @Test(arguments: PackingExample.measured)
  func `Eight items are packed as measured`(example: PackingExample) throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(10), example.widths.map { slot($0, .absolute(10)) },
      spacing: example.spacing)
    let perRow = example.frames.count
    expectFrames(
      try solve(group, count: 8).cells(),
      (0..<8).map { index in
        let (x, width) = example.frames[index % perRow]
        return (x, CGFloat(index / perRow) * 10, width, 10)
      })
  }

  @Test func `Subitems are taken in turn until the next does not fit`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(10),
      [slot(.fractionalWidth(0.5), .absolute(10)), slot(.fractionalWidth(0.25), .absolute(10))])
    expectFrames(
      try solve(group, count: 3).cells(), [(0, 0, 160, 10), (160, 0, 80, 10), (0, 10, 160, 10)])
  }

  @Test func `Subitems are taken from the first again`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(10),
      [slot(.absolute(100), .absolute(10)), slot(.absolute(50), .absolute(10))])
    expectFrames(
      try solve(group, count: 5).cells(),
      [
        (0, 0, 100, 10), (100, 0, 50, 10), (150, 0, 100, 10), (250, 0, 50, 10), (0, 10, 100, 10),
      ])
  }

  @Test func `Columns pack by height less their spacing`() throws {
    let group = vertical(
      .fractionalWidth(1), .absolute(100), [slot(.fractionalWidth(1), .fractionalHeight(0.25))],
      spacing: .fixed(10))
    let layout = try solve(group, count: 9)
    let starts: [CGFloat] = [0, 27.5, 55, 82.5, 100, 127.5, 155, 182.5, 200]
    expectFrames(layout.cells(), starts.map { (0, $0, 320, 17.5) })
    expectEqual(layout.contentSize.height, 217.5)
  }

  @Test func `A column that is cut loses what its missing items would reach`() throws {
    let group = vertical(
      .fractionalWidth(0.5), .fractionalHeight(0.5),
      [slot(.fractionalWidth(1), .fractionalHeight(0.3))], spacing: .fixed(10))
    let layout = try solve(group, count: 9)
    let starts: [CGFloat] = [0, 76, 152, 240, 316, 392, 480, 556, 632]
    expectFrames(layout.cells(), starts.map { (0, $0, 160, 66) })
    expectEqual(layout.contentSize.height, 720)
  }

  @Test func `A first item that is too long leaves the section without items`() throws {
    let group = horizontal(.absolute(100), .absolute(50), [slot(.absolute(101), .absolute(50))])
    let layout = try Fixture(interSectionSpacing: 7).solve([
      (section(group, insets: insets(1, 2, 3, 4)), 5),
      (
        section(horizontal(.fractionalWidth(1), .absolute(10), [slot(.absolute(5), .absolute(5))])),
        1
      ),
    ])
    expectEmpty(layout.cells(0))
    expectFrames(layout.cells(1), [(0, 7, 5, 5)])
    expectEqual(layout.contentSize.height, 17)
  }

  @Test func `A group without a length holds nothing`() throws {
    let group = horizontal(.absolute(0), .absolute(50), [slot(.absolute(0), .absolute(50))])
    try expectEmpty(solve(group, count: 3).cells())
  }

  @Test func `Spacing that eats the whole row ends the count`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(10), [slot(.fractionalWidth(0.5), .absolute(10))],
      spacing: .fixed(160))
    expectFrames(
      try solve(group, count: 4).cells(),
      [(0, 0, 80, 10), (240, 0, 80, 10), (0, 10, 80, 10), (240, 10, 80, 10)])
  }

  @Test func `An estimated column takes one run of its subitems`() throws {
    let part = slot(.fractionalWidth(1), .absolute(30))
    let group = vertical(
      .fractionalWidth(1), .estimated(100), [part, part], spacing: .fixed(5))
    let layout = try solve(group, count: 4)
    expectFrames(
      layout.cells(), [(0, 0, 320, 30), (0, 35, 320, 30), (0, 65, 320, 30), (0, 100, 320, 30)])
    expectEqual(layout.contentSize.height, 130)
  }

  @Test func `Flexible spacing of an estimated column is its minimum`() throws {
    let part = slot(.fractionalWidth(1), .absolute(30))
    let group = vertical(
      .fractionalWidth(1), .estimated(100), [part, part], spacing: .flexible(5))
    try expectEqual(solve(group, count: 2).contentSize.height, 65)
  }

  @Test func `A row takes the height of its highest item`() throws {
    let group = horizontal(
      .fractionalWidth(1), .estimated(44), [slot(.fractionalWidth(0.5), .estimated(30))])
    let layout = try solve(group, count: 3)
    expectFrames(layout.cells(), [(0, 0, 160, 30), (160, 0, 160, 30), (0, 30, 160, 30)])
  }

  @Test func `A fraction across an estimated group counts the estimate`() throws {
    let group = horizontal(
      .fractionalWidth(1), .estimated(44), [slot(.fractionalWidth(0.5), .fractionalHeight(1))])
    expectFrames(
      try solve(group, count: 3).cells(), [(0, 0, 160, 44), (160, 0, 160, 44), (0, 44, 160, 44)])
  }

  // Behaviour rule G-10: a line breaks where the next measured width does not fit.
  @Test func `Items of estimated widths wrap like words`() throws {
    let tag = slot(.estimated(100), .absolute(20))
    var layout = try solve(
      horizontal(.fractionalWidth(1), .absolute(20), [tag], spacing: .fixed(10)), count: 5)
    for (index, width) in [150, 160, 200, 100, 50].enumerated() {
      _ = layout.solved.setMeasuredSize(
        CGSize(width: CGFloat(width), height: 20),
        of: .cell(item: index, section: 0))
    }
    expectFrames(
      layout.cells(),
      [
        (0, 0, 150, 20), (160, 0, 160, 20), (0, 20, 200, 20), (210, 20, 100, 20), (0, 40, 50, 20),
      ])
  }

  @Test func `Flexible spacing keeps the full row's value in the last row`() throws {
    let group = horizontal(
      .fractionalWidth(1), .absolute(10), [slot(.fractionalWidth(0.3), .absolute(10))],
      spacing: .flexible(10))
    try expectEqual(solve(group, count: 5).cells().map(\.minX), [0, 115, 230, 0, 115])
  }
}
