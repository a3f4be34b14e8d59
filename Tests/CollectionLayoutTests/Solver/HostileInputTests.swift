// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Solver: hostile input")
struct HostileInputTests {
  private let screen = rect(0, 0, 320, 480)

  private func error(_ fixture: Fixture) -> LayoutError? {
    do {
      _ = try fixture.solve()
      return nil
    } catch let error as LayoutError {
      return error
    } catch {
      return nil
    }
  }

  @Test func `Groups that fit nothing lay out nothing`() throws {
    let groups = [
      row(.fw(1), .ab(30), [item(.ab(321), .ab(30))]),
      row(.ab(0), .ab(30), [item(.fw(1), .ab(30))]),
      row(.ab(-50), .ab(30), [item(.fw(1), .ab(30))]),
      row(.fw(1), .ab(30), [.group(row(.ab(10), .ab(30), [item(.ab(20), .ab(30))]))]),
    ]
    for group in groups {
      var section = SectionSpecification(group: group)
      section.contentInsets = insets(3, 4, 5, 6)
      let layout = try Fixture(section, counts: [1_000]).solve()
      expectEqual(layout.contentSize.height, 0)
      expectNil(layout.cell(item: 0, section: 0))
      section.boundarySupplementaryItems = [boundaryItem("header", .fw(1), .ab(30), .top)]
      try expectEqual(Fixture(section, counts: [1_000]).solve().contentSize.height, 38)
    }
  }

  @Test func `Packing that would not end does`() throws {
    let spaced = row(.fw(1), .ab(30), [item(.fw(0.5), .ab(30))], spacing: .fixed(160))
    try expectEqual(Fixture(spaced, items: 5).cells().filter { $0.minY == 0 }.count, 2)
    let empty = row(.fw(1), .ab(30), [item(.ab(0), .ab(30))])
    try expectEqual(Fixture(empty, items: 3).cells().map(\.minY), [0, 30, 60])
    let negative = row(.fw(1), .ab(30), [item(.ab(-5), .ab(30))])
    try expectEqual(Fixture(negative, items: 3).cells().map(\.minY), [0, 30, 60])
    let overlapping = row(.fw(1), .ab(30), [item(.ab(50), .ab(30))], spacing: .fixed(-50))
    try expectEqual(Fixture(overlapping, items: 3).cells().map(\.minY), [0, 30, 60])
  }

  @Test func `Packing without measure is refused`() {
    let grains = row(.ab(1e9), .ab(30), [item(.ab(0.0001), .ab(30))])
    expectEqual(error(Fixture(grains, items: 10)), .tooManyElementsInGroup(section: 0))
    var copies = row(.fw(1), .ab(30), [item(.fw(1), .ab(30))])
    copies.filling = .repeating(count: .max)
    expectEqual(error(Fixture(copies, items: 10)), .tooManyElementsInGroup(section: 0))
    copies.filling = .dividing(count: 0)
    expectEqual(error(Fixture(copies, items: 10)), .countBelowOne(0, section: 0))
    var nested = row(.fw(1), .ab(30), [item(.ab(1), .ab(30))])
    for _ in 0..<100 { nested = row(.fw(1), .ab(30), [.group(nested)]) }
    expectEqual(error(Fixture(nested, items: 10)), .nestedTooDeeply(section: 0))
    var wide = row(.ab(1), .ab(1), [item(.ab(1), .ab(30))])
    for _ in 0..<60 { wide = row(.ab(1), .ab(1), [.group(wide), .group(wide)]) }
    expectEqual(error(Fixture(wide, items: 10)), .tooManyElementsInGroup(section: 0))
  }

  @Test func `Counts beyond reason are refused, large ones are not`() throws {
    let group = row(.fw(1), .ab(44), [item(.fw(1 / 3), .ab(44))])
    let layout = try Fixture(group, items: 10_000_000_000).solve()
    expectNotNil(layout.cell(item: 9_999_999_999, section: 0))
    expectNil(layout.cell(item: 10_000_000_000, section: 0))
    expectNotNil(error(Fixture(group, items: .max)))
    expectEqual(error(Fixture(group, items: -1)), .negativeItemCount(-1, section: 0))
    var piled = SectionSpecification(group: group)
    piled.interGroupSpacing = -44
    try expectEqual(Fixture(piled, counts: [3_000]).solve().contentSize.height, 44)
    guard case .groupsDoNotAdvance = error(Fixture(piled, counts: [10_000_000])) else {
      Issue.record("ten million groups in one place were accepted")
      return
    }
  }

  @Test func `Extreme lengths end in a result or an error`() throws {
    let lengths: [CGFloat] = [
      1e300, -1e300, 1e16, -1e16, 1e-300, 0, -0.0, .greatestFiniteMagnitude,
    ]
    for length in lengths {
      for dimension in [
        DimensionSpecification.ab(length), .fw(length), .fh(length), .es(length), .uniform(length),
      ] {
        for group in [
          row(dimension, dimension, [item(dimension, dimension)], spacing: .fixed(length)),
          row(.fw(1), dimension, [item(.fw(0.5), dimension)], spacing: .flexible(length)),
          column(.fw(1), dimension, [item(dimension, .ab(20)), item(.ab(20), .ab(20))]),
          row(dimension, .ab(20), [item(.ab(10), .ab(20))]),
        ] {
          for behavior in [OrthogonalBehavior.none, .groupPagingCentered] {
            var section = SectionSpecification(group: group)
            section.orthogonalScrollingBehavior = behavior
            section.boundarySupplementaryItems = [
              boundaryItem("header", dimension, dimension, .top),
              boundaryItem("side", .ab(20), dimension, .leading),
            ]
            var fixture = Fixture(section, counts: [7, 3])
            fixture.interSectionSpacing = length
            guard let layout = try? fixture.solve() else { continue }
            check(layout)
            section.contentInsets = insets(length, length, length, length)
            section.interGroupSpacing = length
            fixture.sections = [section, section]
            if let layout = try? fixture.solve() { check(layout) }
          }
        }
      }
    }
  }

  /// Asks everything once.
  private func check(_ layout: SolvedLayout) {
    var layout = layout
    expect(layout.contentSize.width.isFinite)
    expect(layout.contentSize.height.isFinite)
    for rect in [screen, .infinite, .null, rect(.nan, 0, 1, 1), rect(0, 0, .infinity, .infinity)] {
      for element in layout.elements(in: rect, viewport: Viewport(visibleRect: rect)) {
        expect(!element.frame.origin.x.isNaN)
        expect(!element.frame.origin.y.isNaN)
      }
      _ = layout.pinnedElements(viewport: Viewport(visibleRect: rect))
    }
    for section in -1...2 {
      for item in [-1, 0, 6, 7, .max, .min] {
        _ = layout.cell(item: item, section: section)
        _ = layout.supplementary(
          kind: "header", section: section, index: item, viewport: Viewport(visibleRect: screen))
        _ = layout.decoration(kind: "header", section: section, index: item)
        for size in [CGSize(width: 1e300, height: 1e300), CGSize(width: -1, height: 0)] {
          _ = layout.setMeasuredSize(size, of: .cell(item: item, section: section))
          _ = layout.setMeasuredSize(
            size, of: .supplementary(kind: "header", section: section, index: item))
        }
      }
      if let geometry = layout.orthogonalSection(section) {
        for offset in [0, 1e300, -1e300, .nan, .infinity] as [CGFloat] {
          _ = geometry.restingOffset(proposed: offset, velocity: offset)
        }
      }
    }
    _ = layout.elements(in: screen, viewport: Viewport(visibleRect: screen))
  }

  @Test func `Descriptions without a layout are refused`() {
    let group = row(.fw(1), .ab(30), [])
    expectEqual(error(Fixture(group, items: 1)), .groupWithoutSubitems(section: 0))
    var section = SectionSpecification(group: row(.fw(1), .ab(30), [item(.fw(1), .ab(30))]))
    let header = boundaryItem("header", .fw(1), .ab(30), .top)
    section.boundarySupplementaryItems = [header, header]
    expectEqual(error(Fixture(section, counts: [1])), .duplicateElementKind("header", section: 0))
    var fixture = Fixture(section, counts: [1])
    fixture.sections = []
    expectEqual(error(fixture), .sectionCountMismatch(sections: 0, itemCounts: 1))
    let texts = [1, 2].map { "\(LayoutError.sectionCountMismatch(sections: $0, itemCounts: 3))" }
    expectPrefix(texts[0], "The layout describes 1 section but was given item counts for 3;")
    expectPrefix(texts[1], "The layout describes 2 sections but was given item counts for 3;")
    let item = LayoutError.missingSection(section: 0, itemCount: 1)
    expectContains("\(item)", "which has 1 item; return an NSCollectionLayoutSection")
    section.boundarySupplementaryItems = []
    fixture = Fixture(section, counts: [1])
    fixture.boundary = [header, header]
    expectEqual(error(fixture), .duplicateElementKind("header", section: nil))
  }

  @Test func `A missing section is harmless only if it is empty`() throws {
    var specification = LayoutSpecification(
      sections: [nil], itemCounts: [0], containerSize: CGSize(width: 320, height: 480),
      pixelGrid: PixelGrid(scale: 2))
    try expectEqual(SolvedLayout(specification).contentSize, CGSize(width: 320, height: 0))
    specification.itemCounts = [2]
    #expect(throws: LayoutError.missingSection(section: 0, itemCount: 2)) {
      try SolvedLayout(specification)
    }
  }

  @Test func `A container without width shows nothing`() throws {
    var fixture = Fixture(row(.fw(1), .ab(30), [item(.fw(0.5), .fh(1))]), items: 5)
    for width in [0, -10] as [CGFloat] {
      fixture.size = CGSize(width: width, height: 480)
      let layout = try fixture.solve()
      expectEmpty(layout.elements(in: screen, viewport: Fixture.window))
    }
  }
}
