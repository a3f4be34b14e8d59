// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

// Numbers from behaviour sections 1.6, 2.2, 2.9 and 3.2, measured on UIKit at scale 2 in
// 320 × 480 unless marked as computed there.
@Suite("Solver: packing")
struct SolverPackingTests {
  /// Rows of one kind of item: how many, how wide, and where.
  @Test func `Rows hold what fits`() throws {
    typealias Case = (
      items: [DimensionSpecification], spacing: SpacingSpecification, x: [CGFloat], width: CGFloat
    )
    let third = DimensionSpecification.fw(1 / 3)
    let cases: [Case] = [
      ([.fw(0.3)], .fixed(0), [0, 96, 192], 96),
      ([.fw(0.25)], .fixed(0), [0, 80, 160, 240], 80),
      ([.fw(0.4)], .fixed(0), [0, 128], 128),
      ([.fw(0.3)], .fixed(10), [0, 100, 200], 90),
      ([.fw(0.25)], .fixed(10), [0, 82.5, 165, 247.5], 72.5),
      ([.fw(0.5)], .fixed(10), [0, 165], 155),
      ([third], .fixed(10), [0, 110, 220], 100),
      ([.fw(0.4)], .fixed(10), [0, 134], 124),
      ([.fw(0.3)], .flexible(10), [0, 115, 230], 90),
      ([.fw(0.25)], .flexible(1), [0, 80.5, 160.5, 241], 79),
      ([.fw(0.5)], .flexible(1), [0, 160.5], 159.5),
      ([third], .flexible(1), [0, 107, 214], 106),
      ([.fw(0.4)], .flexible(1), [0, 192.5], 127.5),
      ([.fw(0.5), .fw(0.25)], .fixed(0), [0, 160], 160),
      ([third], .fixed(0), [0, 106.5, 213], 106.5),
    ]
    for (items, spacing, x, width) in cases {
      let group = row(.fw(1), .ab(10), items.map { item($0, .ab(10)) }, spacing: spacing)
      let cells = try Fixture(group, items: 8).cells()
      let first = cells.filter { $0.minY == 0 }
      expectEqual(first.map(\.minX), x, "\(items) \(spacing)")
      expectEqual(first[0].width, width, "\(items) \(spacing)")
      // T-1: the last, cut row begins as the full one does.
      let last = cells.filter { $0.minY == cells.last?.minY }
      expectEqual(last.map(\.minX), Array(x.prefix(last.count)), "\(items) \(spacing)")
    }
  }

  @Test func `A count divides the row`() throws {
    var group = row(.fw(1), .ab(10), [item(.ab(30), .ab(10))], spacing: .fixed(10))
    group.filling = .dividing(count: 3)
    let cells = try Fixture(group, items: 3).cells()
    expectEqual(cells, [rect(0, 0, 100, 10), rect(110, 0, 100, 10), rect(220, 0, 100, 10)])
  }

  @Test func `A repeated fraction is shared out`() throws {
    var group = row(.fw(1), .ab(10), [item(.fw(1), .ab(10))])
    group.filling = .repeating(count: 2)
    try expectEqual(Fixture(group, items: 2).cells().map(\.width), [160, 160])
    group.subitems = [item(.ab(30), .ab(10))]
    try expectEqual(Fixture(group, items: 2).cells().map(\.width), [30, 30])
    group.subitems = [item(.ab(200), .ab(10))]
    try expectEqual(Fixture(group, items: 2).cells().map(\.width), [160, 160])
    group.subitems = [item(.es(200), .ab(10))]
    try expectEqual(Fixture(group, items: 2).cells().map(\.width), [200, 200])
  }

  @Test func `A fraction of the reduced width drives the height too`() throws {
    let group = row(
      .fw(1), .ab(20), [item(.fw(0.5), .ab(100)), item(.fw(0.5), .fw(0.25))], spacing: .fixed(10))
    try expectEqual(
      Fixture(group, items: 2).cells(), [rect(0, 0, 155, 100), rect(165, 0, 155, 77.5)])
  }

  @Test func `Heights in a vertical layout ignore the section's insets`() throws {
    var section = SectionSpecification(group: row(.fw(1), .fh(0.5), [item(.fw(0.5), .fh(1))]))
    section.contentInsets = insets(10, 20, 30, 40)
    let layout = try Fixture(section, counts: [4]).solve()
    expectEqual(
      layout.cellFrames.prefix(3),
      [
        rect(20, 10, 130, 240), rect(150, 10, 130, 240), rect(20, 250, 130, 240),
      ])
    expectEqual(layout.contentSize, CGSize(width: 320, height: 520))
  }

  @Test func `Widths in a horizontal layout ignore the section's insets`() throws {
    var section = SectionSpecification(group: column(.ab(100), .fh(1), [item(.fw(1), .fh(0.25))]))
    section.contentInsets = insets(3, 4, 5, 6)
    var fixture = Fixture(section, counts: [5])
    fixture.direction = .horizontal
    try expectEqual(fixture.cells()[0], rect(4, 3, 100, 118))
    fixture.sections[0].group = row(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.25))])
    try expectEqual(fixture.cells(), (0..<5).map { rect(4 + 160 * CGFloat($0), 3, 160, 118) })
    try expectEqual(fixture.solve().contentSize, CGSize(width: 810, height: 480))
  }

  @Test func `Insets never change packing`() throws {
    var group = row(.fw(1), .ab(100), [item(.fw(0.5), .fh(1), insets: insets(5, 6, 7, 8))])
    group.contentInsets = insets(1, 2, 3, 4)
    try expectEqual(
      Fixture(group, items: 3).cells(),
      [
        rect(8, 6, 143, 84), rect(165, 6, 143, 84), rect(8, 106, 143, 84),
      ])
  }

  @Test func `Insets greater than the slot leave the difference`() throws {
    let group = row(.fw(1), .ab(20), [item(.ab(9.5), .fh(1), insets: insets(0, 7, 0, 7))])
    try expectEqual(Fixture(group, items: 1).cells(), [rect(7, 0, 4.5, 20)])
  }

  @Test func `Fixed edge spacing takes part in the fit`() throws {
    let edges = EdgeSpacingSpecification(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let group = row(.fw(1), .ab(100), [item(.fw(0.5), .fh(1), edges: edges)])
    let layout = try Fixture(group, items: 4).solve()
    expectEqual(layout.cellFrames.prefix(2), [rect(4, 5, 160, 100), rect(4, 105, 160, 100)])
    expectEqual(layout.contentSize.height, 400)
  }

  @Test func `Flexible edges share the free space`() throws {
    let flexible = SpacingSpecification.flexible(0)
    let edges = EdgeSpacingSpecification(
      leading: flexible, top: flexible, trailing: flexible, bottom: flexible)
    let group = row(.fw(1), .ab(100), [item(.ab(60), .ab(40), edges: edges)])
    let cells = try Fixture(group, items: 6).cells()
    expectEqual(cells.map(\.minX), [2, 66, 130, 194, 258, 2])
    expectEqual(cells.map(\.minY), [30, 30, 30, 30, 30, 130])
  }

  @Test func `The outermost group's edges stand around each group`() throws {
    var group = row(.fw(1), .ab(30), [item(.fw(0.5), .fh(1))])
    group.edgeSpacing = EdgeSpacingSpecification(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    var section = SectionSpecification(group: group)
    section.interGroupSpacing = 8
    let layout = try Fixture(section, counts: [5]).solve()
    expectEqual(layout.cellFrames.map(\.minY), [5, 5, 55, 55, 105])
    expectEqual(layout.cellFrames.prefix(2).map(\.minX), [4, 164])
    expectEqual(layout.contentSize.height, 142)
  }

  @Test func `Vertical groups hold what fits`() throws {
    let quarters = column(.fw(1), .ab(100), [item(.fw(1), .fh(0.25))], spacing: .fixed(10))
    let first = try Fixture(quarters, items: 9).solve()
    expectEqual(first.cellFrames.prefix(5).map(\.minY), [0, 27.5, 55, 82.5, 100])
    expectEqual(first.cellFrames[0].height, 17.5)
    expectEqual(first.contentSize.height, 217.5)
    let shares = column(.fw(0.5), .fh(0.5), [item(.fw(1), .fh(0.3))], spacing: .fixed(10))
    let second = try Fixture(shares, items: 9).solve()
    expectEqual(second.cellFrames.prefix(4).map(\.minY), [0, 76, 152, 240])
    expectEqual(second.cellFrames[0].height, 66)
    expectEqual(second.contentSize.height, 720)
  }

  @Test func `The cut group keeps what stood behind the last item`() throws {
    let tight = column(.fw(1), .ab(100), [item(.fw(1), .ab(30))])
    let first = try Fixture(tight, items: 5).solve()
    expectEqual(first.cellFrames.map(\.minY), [0, 30, 60, 100, 130])
    expectEqual(first.contentSize.height, 170)
    let spaced = column(.fw(1), .ab(100), [item(.fw(1), .ab(30))], spacing: .fixed(10))
    let second = try Fixture(spaced, items: 5).solve()
    expectEqual(second.cellFrames.map(\.minY), [0, 40, 100, 140, 200])
    expectEqual(second.contentSize.height, 260)
  }

  @Test func `The cut group ends the section in horizontal layouts`() throws {
    let cases: [(SpacingSpecification, CGFloat, CGFloat)] = [
      (.fixed(0), 270, 170), (.fixed(10), 420, 260), (.flexible(10), 360, 230),
    ]
    for (spacing, content, second) in cases {
      let group = row(.ab(100), .fh(1), [item(.ab(30), .fh(1))], spacing: spacing)
      var fixture = Fixture(SectionSpecification(group: group), counts: [5, 3])
      fixture.direction = .horizontal
      let layout = try fixture.solve()
      expectEqual(layout.contentSize.width, content, "\(spacing)")
      expectEqual(layout.cell(item: 0, section: 1)?.frame.minX, second, "\(spacing)")
    }
  }

  @Test func `A cut row in an inset group loses the insets`() throws {
    var group = row(.fw(1), .ab(100), [item(.fw(0.5), .fh(1))])
    group.contentInsets = insets(10, 0, 10, 0)
    try expectEqual(Fixture(group, items: 3).solve().contentSize.height, 180)
  }

  @Test func `A nested group is one slot`() throws {
    let inner = column(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))], spacing: .fixed(4))
    let group = row(.fw(1), .ab(100), [item(.fw(0.5), .fh(1)), .group(inner)], spacing: .fixed(6))
    let cells = try Fixture(group, items: 8).cells()
    expectEqual(
      cells.prefix(4),
      [
        rect(0, 0, 157, 100), rect(163, 0, 157, 48), rect(163, 52, 157, 48), rect(0, 100, 157, 100),
      ])
  }

  @Test func `The estimate of the item wins over the group's`() throws {
    let group = row(.fw(1), .es(44), [item(.fw(0.5), .es(30))])
    try expectEqual(Fixture(group, items: 3).cells()[2], rect(0, 30, 160, 30))
    let fraction = row(.fw(1), .es(44), [item(.fw(0.5), .fh(1))])
    try expectEqual(Fixture(fraction, items: 1).cells()[0].height, 44)
  }

  @Test func `Custom frames repeat with the group's length`() throws {
    var group = row(.fw(1), .ab(80), [])
    group.filling = .custom([
      .init(frame: rect(1, 2, 30, 40)), .init(frame: rect(50, 10, 60, 30), zIndex: 4),
      .init(frame: rect(-5, -5, 400, 20)),
    ])
    var section = SectionSpecification(group: group)
    section.contentInsets = insets(3, 4, 5, 6)
    let layout = try Fixture(section, counts: [4, 2]).solve()
    let origins = layout.cellFrames.map(\.origin)
    expectEqual(origins[0], CGPoint(x: 5, y: 5))
    expectEqual(origins[1], CGPoint(x: 54, y: 13))
    expectEqual(origins[2], CGPoint(x: -1, y: -2))
    expectEqual(origins[3], CGPoint(x: 5, y: 85))
    expectEqual(layout.cell(item: 1, section: 0)?.zIndex, 4)
    expectEqual(layout.contentSize.height, 256)
  }

  @Test func `Sections stack with insets and spacing`() throws {
    var section = SectionSpecification(
      group: row(.fw(1), .ab(50), [item(.fw(1 / 3), .fh(1))], spacing: .fixed(10)))
    section.contentInsets = insets(5, 6, 7, 8)
    section.interGroupSpacing = 4
    let layout = try Fixture(section, counts: [7]).solve()
    expectEqual(
      layout.cellFrames.prefix(4),
      [
        rect(6, 5, 95, 50), rect(111, 5, 95, 50), rect(216, 5, 95, 50), rect(6, 59, 95, 50),
      ])
    expectEqual(layout.contentSize.height, 170)
    try expectEqual(Fixture(section, counts: [6]).solve().contentSize.height, 116)
  }

  @Test func `Spacing stands around empty sections too`() throws {
    var section = SectionSpecification(group: row(.fw(1), .ab(30), [item(.fw(0.5), .fh(1))]))
    section.contentInsets = insets(3, 4, 5, 6)
    var fixture = Fixture(section, counts: [3, 0, 4])
    fixture.interSectionSpacing = 12
    let layout = try fixture.solve()
    expectEqual(layout.cellFrames.prefix(2).map(\.minX), [4, 159])
    expectEqual(layout.sectionFrame(2).minY, 92)
    expectEqual(layout.cell(item: 0, section: 2)?.frame.minY, 95)
    expectEqual(layout.contentSize.height, 160)
  }

  @Test func `A count in an estimated group shares the estimate`() throws {
    var group = column(.fw(1), .es(88), [item(.fw(1), .es(44))], spacing: .fixed(5))
    group.filling = .dividing(count: 2)
    var section = SectionSpecification(group: group)
    section.interGroupSpacing = 3
    let layout = try Fixture(section, counts: [5]).solve()
    expectEqual(layout.cellFrames.map(\.minY), [0, 46.5, 91, 137.5, 182])
    expectEqual(layout.contentSize.height, 223.5)
    expectEqual(layout.cell(item: 0, section: 0)?.estimatedAxes.contains(.height), false)
  }

  @Test func `An estimated group takes its list once`() throws {
    let group = column(
      .fw(1), .es(100), [item(.fw(1), .ab(30)), item(.fw(1), .ab(30))], spacing: .fixed(5))
    try expectEqual(Fixture(group, items: 4).cells().map(\.minY), [0, 35, 65, 100])
  }

  @Test func `A group that a flexible edge pushes leaves its section`() throws {
    var group = row(.ab(400), .ab(30), [item(.ab(50), .fh(1))])
    group.edgeSpacing = EdgeSpacingSpecification(leading: .flexible(0))
    try expectEqual(Fixture(group, items: 1).cells(), [rect(-80, 0, 50, 30)])
  }

  @Test func `A negative trim takes the whole section`() throws {
    let group = row(.fw(1), .ab(100), [item(.fw(0.5), .ab(20)), item(.fw(0.5), .ab(200))])
    let layout = try Fixture(
      SectionSpecification(group: group), counts: [3, 2]
    ).solve()
    expectEqual(layout.sectionFrame(0).height, 0)
    expectEqual(layout.contentSize.height, 100)
    expectAll(layout.everything, where: { $0.identity.section == 1 })
    expectNotNil(layout.cell(item: 0, section: 0))
  }
}
