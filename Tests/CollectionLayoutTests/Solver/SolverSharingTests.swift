// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

// Behaviour rule U-4: the outermost group's dimension is uniform across siblings.
@Suite("Solver: lengths that groups share")
struct SolverSharingTests {
  private func measure(_ layout: inout SolvedLayout, heights: [CGFloat?]) {
    for (item, height) in heights.enumerated() {
      guard let height else { continue }
      _ = layout.setMeasuredSize(
        CGSize(width: 1, height: height), of: .cell(item: item, section: 0))
    }
  }

  /// Rows of one cell each.
  private func list(_ height: DimensionSpecification) -> SectionSpecification {
    var section = SectionSpecification(group: row(.fw(1), .uniform(44), [item(.fw(1), height)]))
    section.interGroupSpacing = 10
    return section
  }

  @Test func `Rows are as high as the highest that was measured`() throws {
    var layout = try Fixture(list(.es(44)), counts: [4, 1]).solve()
    expectEqual(layout.cellFrames.map(\.minY), [0, 54, 108, 162, 206])
    measure(&layout, heights: [50, 80, 60])
    expectEqual(layout.cellFrames.map(\.minY), [0, 90, 180, 270, 350])
    // Estimated cells keep their own heights.
    expectEqual(layout.cellFrames.map(\.height), [50, 80, 60, 44, 44])
    expectEqual(layout.sectionFrame(0).height, 350)
  }

  @Test func `Uniform cells are as high as their row`() throws {
    var layout = try Fixture(list(.uniform(44)), counts: [4]).solve()
    measure(&layout, heights: [50, 80, 60])
    expectEqual(layout.cellFrames.map(\.minY), [0, 90, 180, 270])
    expectEqual(layout.cellFrames.map(\.height), [80, 80, 80, 80])
    // Until all are measured, the others follow to less than their estimate, too.
    layout = try Fixture(list(.uniform(44)), counts: [4]).solve()
    measure(&layout, heights: [30])
    expectEqual(layout.cellFrames.map(\.height), [30, 30, 30, 30])
    expectEqual(layout.contentSize.height, 150)
  }

  @Test func `A row that is not full is as high as the others`() throws {
    let group = row(
      .fw(1), .uniform(44), [item(.fw(0.5), .uniform(44)), item(.fw(0.5), .es(44))])
    var layout = try Fixture(group, items: 5).solve()
    measure(&layout, heights: [30, 40, 70, 20, 50])
    expectEqual(layout.cellFrames.map(\.minY), [0, 0, 70, 70, 140])
    expectEqual(layout.cellFrames.map(\.height), [70, 40, 70, 20, 70])
    expectEqual(layout.contentSize.height, 210)
  }

  @Test func `Rows become lower when the highest does`() throws {
    var layout = try Fixture(list(.uniform(44)), counts: [3]).solve()
    measure(&layout, heights: [50, 80, 60])
    measure(&layout, heights: [nil, 20])
    expectEqual(layout.cellFrames.map(\.height), [60, 60, 60])
    expectEqual(layout.contentSize.height, 200)
    let changed = layout.setMeasuredSize(
      CGSize(width: 1, height: 20), of: .cell(item: 1, section: 0))
    expect(!changed)
  }

  @Test func `The cells of a column divide what is added`() throws {
    let group = column(.fw(1), .uniform(60), [item(.fw(1), .uniform(20)), item(.fw(1), .ab(10))])
    var layout = try Fixture(group, items: 4).solve()
    measure(&layout, heights: [30, nil, 71])
    expectEqual(layout.cellFrames.map(\.minY), [0, 71, 81, 152])
    expectEqual(layout.cellFrames.map(\.height), [71, 10, 71, 10])
    let pairs = column(
      .fw(1), .uniform(60), [item(.fw(1), .uniform(20)), item(.fw(1), .uniform(9))])
    layout = try Fixture(pairs, items: 4).solve()
    measure(&layout, heights: [30, 20, 41, 45])
    expectEqual(layout.cellFrames.map(\.height), [45, 45, 45, 45])
    // A column that is cut is as long as the others.
    layout = try Fixture(pairs, items: 3).solve()
    measure(&layout, heights: [30, 20, 41])
    expectEqual(layout.contentSize.height, 120)
  }

  @Test func `Cards beside one another are as high as the highest`() throws {
    var section = SectionSpecification(
      group: row(.ab(100), .uniform(44), [item(.fw(1), .uniform(44))]))
    section.orthogonalScrollingBehavior = .continuous
    var layout = try Fixture(section, counts: [9, 1]).solve()
    measure(&layout, heights: [30, 70, 60])
    expectEqual(layout.cellFrames.prefix(9).map(\.height), Array(repeating: 70, count: 9))
    expectEqual(layout.cellFrames.prefix(3).map(\.minX), [0, 100, 200])
    expectEqual(layout.sectionFrame(0).height, 70)
    expectEqual(layout.cell(item: 0, section: 1)?.frame.minY, 70)
  }

  @Test func `Columns of a layout that scrolls sideways share their width`() throws {
    let group = column(.uniform(50), .fh(1), [item(.uniform(50), .fh(0.5))])
    var fixture = Fixture(group, items: 6)
    fixture.direction = .horizontal
    var layout = try fixture.solve()
    for (item, width) in [60, 90, 40].enumerated() {
      _ = layout.setMeasuredSize(
        CGSize(width: CGFloat(width), height: 1), of: .cell(item: item, section: 0))
    }
    expectEqual(layout.cellFrames.map(\.minX), [0, 0, 90, 90, 180, 180])
    expectEqual(layout.cellFrames.map(\.width), [90, 90, 90, 90, 90, 90])
    expectEqual(layout.contentSize.width, 270)
  }

  @Test func `Lines that wrap share their height`() throws {
    let group = row(.fw(1), .uniform(20), [item(.es(100), .es(20))])
    var layout = try Fixture(group, items: 7).solve()
    expectEqual(layout.cellFrames.map(\.minY), [0, 0, 0, 20, 20, 20, 40])
    let size = CGSize(width: 200, height: 30)
    _ = layout.setMeasuredSize(size, of: .cell(item: 3, section: 0))
    expectEqual(layout.cellFrames.map(\.minY), [0, 0, 0, 30, 30, 60, 60])
    _ = layout.setMeasuredSize(CGSize(width: 100, height: 50), of: .cell(item: 6, section: 0))
    expectEqual(layout.cellFrames.map(\.minY), [0, 0, 0, 50, 50, 100, 100])
    expectEqual(layout.contentSize.height, 150)
    _ = layout.setMeasuredSize(CGSize(width: 100, height: 10), of: .cell(item: 6, section: 0))
    expectEqual(layout.contentSize.height, 90)
  }

  @Test func `Badges stand at the corners of cells that follow`() throws {
    var badged = ItemSpecification(
      layoutSize: SizeSpecification(width: .fw(1), height: .uniform(44)))
    badged.supplementaryItems = [
      SupplementarySpecification(
        elementKind: "badge", layoutSize: SizeSpecification(width: .ab(10), height: .ab(10)),
        containerAnchor: AnchorSpecification(edges: [.bottom, .trailing]))
    ]
    var layout = try Fixture(row(.fw(1), .uniform(44), [.item(badged)]), items: 2).solve()
    measure(&layout, heights: [50, 80])
    let badges = layout.everything.filter { $0.identity.kind == "badge" }.map(\.frame.maxY)
    expectEqual(badges.sorted(), [80, 160])
  }

  @Test func `The order of measuring does not matter, and a new solve takes all over`() throws {
    let heights: [CGFloat] = [31, 80, 12, 64, 80, 5]
    for section in [list(.es(44)), list(.uniform(44))] {
      let fixture = Fixture(section, counts: [8])
      var one = try fixture.solve()
      var two = one
      measure(&one, heights: heights)
      for item in heights.indices.reversed() {
        _ = two.setMeasuredSize(
          CGSize(width: 1, height: heights[item]), of: .cell(item: item, section: 0))
      }
      expectEqual(one.cellFrames, two.cellFrames)
      var new = try fixture.solve()
      let sizes = heights.indices.map {
        (ElementIdentity.cell(item: $0, section: 0), CGSize(width: 1, height: heights[$0]))
      }
      new.setMeasuredSizes(Dictionary(uniqueKeysWithValues: sizes))
      expectEqual(new.cellFrames, one.cellFrames)
      expectEqual(new.contentSize, one.contentSize)
    }
  }

  @Test func `A cell that needs its estimate changes nothing`() throws {
    var layout = try Fixture(list(.uniform(44)), counts: [3]).solve()
    for item in 0..<3 {
      let changed = layout.setMeasuredSize(
        CGSize(width: 1, height: 44), of: .cell(item: item, section: 0))
      expect(!changed)
    }
    expectEqual(layout.contentSize.height, 152)
  }

  @Test func `A section's groups share nothing with another section's`() throws {
    var layout = try Fixture(list(.uniform(44)), counts: [2, 2]).solve()
    measure(&layout, heights: [80])
    expectEqual(layout.cellFrames.map(\.height), [80, 80, 44, 44])
  }
}
