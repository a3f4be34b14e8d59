// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Solver: cost in counted steps")
struct CostTests {
  private static let screen = rect(0, 0, 320, 480)

  private func grid(_ count: Int, estimated: Bool = false) -> Fixture {
    let height: DimensionSpecification = estimated ? .es(44) : .ab(44)
    let group = row(.fw(1), height, [item(.fw(1 / 3), height)])
    return Fixture(group, items: count)
  }

  private func work(_ layout: SolvedLayout, in rect: CGRect) -> OperationCounters {
    OperationCounters.counting { layout.elements(in: rect, viewport: Viewport(visibleRect: rect)) }
      .cost
  }

  @Test(arguments: [false, true])
  func `Preparing costs the same for ten items as for ten million`(estimated: Bool) throws {
    func cost(_ count: Int) throws -> OperationCounters {
      try OperationCounters.counting { try grid(count, estimated: estimated).solve() }.cost
    }
    let (small, large) = (try cost(10), try cost(10_000_000))
    expectEqual(small, large)
    expectEqual(large.groupsSolved, 1)
    expectEqual(large.slotsSolved, 3)
  }

  @Test(arguments: [false, true])
  func `A query costs the same for a thousand items as for ten million`(estimated: Bool) throws {
    let small = try grid(1_000, estimated: estimated).solve()
    let large = try grid(10_000_000, estimated: estimated).solve()
    for y in [0, 0.25, 0.5, 0.9] as [CGFloat] {
      let one = work(small, in: Self.screen.offsetBy(dx: 0, dy: small.contentSize.height * y))
      let two = work(large, in: Self.screen.offsetBy(dx: 0, dy: large.contentSize.height * y))
      expectAtMost(one.elementsVisited, 36)
      expectAtMost(two.elementsVisited, 36)
      // Twelve lines on the screen, and one on each side that rounding might bring in.
      expectAtMost(two.groupsVisited, 14)
      expectEqual(two.sectionsVisited, 1)
    }
  }

  @Test func `Equal sections are solved once`() throws {
    let section = SectionSpecification(group: row(.fw(1), .ab(44), [item(.fw(1 / 3), .fh(1))]))
    let (layout, solving) = try OperationCounters.counting {
      try Fixture(section, counts: Array(repeating: 1_000, count: 10_000)).solve()
    }
    expectEqual(solving.groupsSolved, 1)
    let middle = Self.screen.offsetBy(dx: 0, dy: layout.contentSize.height / 2)
    let found = work(layout, in: middle)
    expectAtMost(found.sectionsVisited, 3)
    expectAtMost(found.elementsVisited, 36)
  }

  @Test func `Ten thousand short sections are found by their sums`() throws {
    var section = SectionSpecification(group: row(.fw(1), .ab(44), [item(.fw(1), .fh(1))]))
    var header = boundaryItem("header", .fw(1), .ab(30), .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = try Fixture(section, counts: Array(repeating: 5, count: 10_000)).solve()
    let middle = Self.screen.offsetBy(dx: 0, dy: layout.contentSize.height / 2)
    expectAtMost(work(layout, in: middle).sectionsVisited, 4)
    let (pinned, pinning) = OperationCounters.counting {
      layout.pinnedElements(viewport: Viewport(visibleRect: middle))
    }
    expectAtMost(pinned.count, 4)
    expectAtMost(pinning.sectionsVisited, 4)
  }

  @Test func `Measuring packs one group`() throws {
    var layout = try grid(1_000_000, estimated: true).solve()
    let (changed, measuring) = OperationCounters.counting {
      layout.setMeasuredSize(
        CGSize(width: 100, height: 70), of: .cell(item: 500_000, section: 0))
    }
    expect(changed)
    expectEqual(measuring.groupsSolved, 1)
    expectEqual(measuring.slotsSolved, 3)
    let middle = Self.screen.offsetBy(dx: 0, dy: layout.contentSize.height / 2)
    expectAtMost(work(layout, in: middle).groupsVisited, 14)
    expectEqual(layout.contentSize.height, CGFloat(44 * 333_333 + 70))
  }

  @Test func `Measuring in a wrapping section breaks only the lines near it`() throws {
    let group = row(.fw(1), .es(30), [item(.es(100), .es(30))])
    var layout = try Fixture(group, items: 1_000_000).solve()
    let measuring = OperationCounters.counting {
      layout.setMeasuredSize(
        CGSize(width: 50, height: 30), of: .cell(item: 500_000, section: 0))
    }.cost
    // The line of the item, and the one before it, which might have taken the item in.
    expectContains((1...3), measuring.groupsSolved)
  }

  @Test func `Restoring measured sizes takes as much work for each item, however many there are`()
    throws
  {
    // Half as wide as estimated, so that each item changes all lines after it.
    let wrapping = row(.fw(1), .es(30), [item(.es(100), .es(30))])
    // Two items in a group that is as wide as estimated until the second is measured.
    let uniform = column(
      .es(100), .es(60), [item(.es(100), .es(30)), item(.es(100), .es(30))])
    for group in [wrapping, uniform] {
      for count in [500, 2_000] {
        var layout = try Fixture(group, items: count).solve()
        let sizes = Dictionary(
          uniqueKeysWithValues: (0..<count).map { item in
            (
              ElementIdentity.cell(item: item, section: 0),
              CGSize(width: 40 + item % 7, height: 20 + item % 5)
            )
          })
        let work = OperationCounters.counting { layout.setMeasuredSizes(sizes) }.cost
        expectAtMost(work.groupsSolved, 4 * count, "\(count) items")
        expectAtMost(work.groupsMoved, count, "\(count) items")
        expectAtMost(work.lengthsCompared, 12 * count, "\(count) items")
      }
    }
  }

  @Test func `An orthogonal row is searched by arithmetic`() throws {
    var section = SectionSpecification(group: row(.ab(100), .ab(50), [item(.fw(1), .fh(1))]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = try Fixture(section, counts: [1_000_000]).solve()
    let viewport = Viewport(visibleRect: Self.screen, orthogonalOffsets: [0: 50_000_000])
    let (elements, found) = OperationCounters.counting {
      layout.elements(in: Self.screen, viewport: viewport)
    }
    expectEqual(elements.map(\.identity.index), [500_000, 500_001, 500_002, 500_003])
    expectAtMost(found.groupsVisited, 7)
  }
}
