// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("List: cost in counted steps")
struct ListCostTests {
  /// A list of cards with headers, as its numbers would be on a phone.
  private func solve(_ count: Int) throws -> SolvedLayout {
    let metrics = ListSectionMetrics(
      rowEstimate: 44, plainBoundaryEstimate: 28, groupedBoundaryEstimate: 17.5,
      plainHeaderTop: 22, firstGroupedTop: 35, groupedTop: 17.5, lastGroupedBottom: 20,
      groupedBottom: 17.5, cardSide: 16, wideCardSide: 20, wideContainer: 390, sidebarSide: 16,
      sidebarBottom: 10, boundaryZIndex: 200)
    var specification = ListSectionSpecification(
      appearance: .insetGrouped, containerWidth: 320, metrics: metrics)
    specification.headerMode = .supplementary
    let section = NSCollectionLayoutSection(group: specification.rowGroup)
    specification.describe(section, headerKind: "header", footerKind: "footer")
    let context = LayoutContext(
      environment: LayoutEnvironment(
        container: LayoutContainer(contentSize: CGSize(width: 320, height: 480)),
        traitCollection: .standard),
      configuration: UICollectionViewCompositionalLayoutConfiguration(), itemCounts: [count])
    return try SolvedLayout(context.freeze(repeating: section).specification)
  }

  @Test func `A list of ten million rows is prepared like one of ten`() throws {
    let small = try OperationCounters.counting { try solve(10) }.cost
    let (large, solving) = try OperationCounters.counting { try solve(10_000_000) }
    expectEqual(small, solving)
    expectEqual(solving.groupsSolved, 1)
    expectEqual(large.contentSize.height, 17.5 + 440_000_000 + 20)
  }

  @Test func `A screen of a hundred thousand rows is found without looking at the others`() throws {
    let layout = try solve(100_000)
    let screen = CGRect(x: 0, y: 2_200_000, width: 320, height: 480)
    let (found, work) = OperationCounters.counting {
      layout.elements(in: screen, viewport: Viewport(visibleRect: screen))
    }
    expectAtMost(found.count, 13)
    expectAtMost(work.groupsVisited, 14)
  }

  @Test func `Measuring a row lays out that row alone`() throws {
    var layout = try solve(100_000)
    let measuring = OperationCounters.counting {
      layout.setMeasuredSize(
        CGSize(width: 288, height: 60), of: .cell(item: 50_000, section: 0))
    }.cost
    expectEqual(measuring.groupsSolved, 1)
    expectEqual(layout.contentSize.height, 17.5 + 4_400_016 + 20)
  }
}
