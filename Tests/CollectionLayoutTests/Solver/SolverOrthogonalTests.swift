// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

// Numbers from behaviour section 3.8.
@Suite("Solver: orthogonal sections")
struct SolverOrthogonalTests {
  private func geometry(
    _ behavior: OrthogonalBehavior, width: DimensionSpecification = .ab(100), count: Int = 8
  ) throws -> OrthogonalGeometry {
    var section = SectionSpecification(group: row(width, .ab(50), [item(.fw(1), .fh(1))]))
    section.contentInsets = insets(0, 4, 0, 6)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = behavior
    return try #require(try Fixture(section, counts: [count]).solve().orthogonalSection(0))
  }

  @Test func `A row rests where its behaviour says`() throws {
    let group = DimensionSpecification.ab(100)
    typealias Case = (
      behaviors: [OrthogonalBehavior], width: DimensionSpecification, count: Int,
      rests: [(CGFloat, CGFloat)]
    )
    let boundary: [OrthogonalBehavior] = [.continuousGroupLeadingBoundary, .groupPaging]
    let cases: [Case] = [
      (boundary, group, 8, [(40, 0), (130, 108), (200, 216), (300, 324), (400, 432), (700, 546)]),
      (boundary, group, 3, [(40, 6)]),
      (boundary, .fw(0.8), 8, [(130, 0), (200, 264), (400, 528), (700, 792)]),
      ([.paging], group, 8, [(130, 0), (200, 310), (400, 310), (700, 546)]),
      ([.paging], group, 20, [(700, 620)]),
      ([.groupPagingCentered], group, 8, [(0, 3), (130, 111), (700, 651), (-200, -105)]),
      ([.continuous], group, 8, [(40, 40), (-5, 0), (700, 546)]),
    ]
    for (behaviors, width, count, rests) in cases {
      for behavior in behaviors {
        let geometry = try geometry(behavior, width: width, count: count)
        for (proposed, rest) in rests {
          expectEqual(geometry.restingOffset(proposed: proposed), rest, "\(behavior) \(proposed)")
        }
      }
    }
  }

  @Test func `A row is as long as its groups`() throws {
    let row = try geometry(.groupPaging)
    expectEqual(row.rowLength, 856)
    expectEqual(row.viewportLength, 310)
    expectEqual(row.offsetRange, 0...546)
    expectEqual(row.frame, rect(0, 0, 320, 50))
    try expectEqual(geometry(.groupPaging, count: 3).offsetRange, 0...6)
    try expectEqual(geometry(.groupPagingCentered).initialOffset, -105)
    try expectEqual(geometry(.groupPagingCentered).offsetRange, -105...651)
  }

  @Test func `A quick drag turns one page`() throws {
    let groups = try geometry(.groupPaging)
    expectEqual(groups.restingOffset(proposed: 330, velocity: 1, dragStart: 0), 108)
    expectEqual(groups.restingOffset(proposed: 110, velocity: -1, dragStart: 216), 108)
    expectEqual(groups.restingOffset(proposed: 500, velocity: -1, dragStart: 546), 540)
    expectEqual(groups.restingOffset(proposed: 330, velocity: 0.1, dragStart: 0), 324)
    let pages = try geometry(.paging)
    expectEqual(pages.restingOffset(proposed: 50, velocity: 1, dragStart: 0), 310)
    expectEqual(pages.restingOffset(proposed: 500, velocity: 1, dragStart: 310), 546)
    expectEqual(pages.restingOffset(proposed: 500, velocity: -1, dragStart: 546), 310)
    let centered = try geometry(.groupPagingCentered)
    expectEqual(centered.restingOffset(proposed: 0, velocity: 1, dragStart: -105), 3)
    // 10 + 0.2 · 499 = 109.8: the next boundary in the direction of travel is 216.
    let boundary = try geometry(.continuousGroupLeadingBoundary)
    expectEqual(boundary.restingOffset(proposed: 10, velocity: 0.2), 216)
  }

  @Test func `A section is as high as its tallest group`() throws {
    var section = SectionSpecification(
      group: row(.fw(0.8), .fh(0.25), [item(.fw(1), .fh(1))]))
    section.contentInsets = insets(3, 4, 5, 6)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [boundaryItem("header", .fw(1), .ab(30), .top)]
    let layout = try Fixture(section, counts: [5, 1]).solve()
    expectEqual(layout.sectionFrame(0).height, 156)
    expectEqual(layout.contentSize, CGSize(width: 320, height: 312))
    expectEqual(layout.cellFrames.prefix(2), [rect(4, 33, 256, 118), rect(260, 33, 256, 118)])
    expectEqual(layout.orthogonalSection(0)?.frame, rect(0, 33, 320, 118))
    expectEqual(layout.cell(item: 0, section: 0)?.isInOrthogonalSection, true)
  }

  @Test func `A query in the row is moved by the offset`() throws {
    var section = SectionSpecification(group: row(.ab(100), .ab(50), [item(.fw(1), .fh(1))]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = try Fixture(section, counts: [50, 50]).solve()
    let viewport = Viewport(visibleRect: .zero, orthogonalOffsets: [0: 1000])
    let found = layout.elements(in: rect(0, 0, 320, 50), viewport: viewport)
    expectEqual(found.map(\.identity.index), [10, 11, 12, 13])
    expectEqual(found[0].frame.minX, 1000)
    let both = layout.elements(in: rect(0, 0, 320, 51), viewport: viewport)
    expectEqual(both.map(\.identity.section), [0, 0, 0, 0, 1, 1, 1, 1])
  }
}
