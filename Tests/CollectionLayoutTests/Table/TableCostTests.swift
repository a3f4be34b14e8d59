// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionLayout

@Suite("Cost of a table")
struct TableCostTests {
  private func million(_ height: TableHeight) -> SolvedTable {
    SolvedTable(
      TableSpecification(
        [TableSpecification.Section(rowCount: 1_000_000, rowHeights: .uniform(height))],
        width: 390, pixelGrid: PixelGrid(scale: 2)))
  }

  @Test func `A million rows of one height keep nothing`() {
    let table = million(.exact(44))
    expectEqual(table.sections[0].rows.storedNumbers, 0)
    expectEqual(table.contentSize.height, 44_000_000)
    expectEqual(table.frame(ofRow: 999_999, section: 0)?.minY, 43_999_956)
  }

  @Test func `A measured row among a million keeps at most 21 numbers`() {
    var table = million(.estimated(44))
    let changes = table.setMeasuredSize(
      CGSize(width: 390, height: 60), of: .cell(item: 0, section: 0))
    expect(changes)
    expectAtMost(table.sections[0].rows.storedNumbers, 21)
    expectEqual(table.frame(ofRow: 999_999, section: 0)?.minY, 43_999_972)
    expectEqual(table.row(at: CGPoint(x: 1, y: 59.5))?.row, 0)
    expectEqual(table.row(at: CGPoint(x: 1, y: 60))?.row, 1)
  }

  @Test func `A screen of a million rows looks at the rows on it`() {
    let table = million(.estimated(44))
    let rect = CGRect(x: 0, y: 22_000_010, width: 390, height: 844)
    let (elements, steps) = OperationCounters.counting {
      table.elements(in: rect, viewport: Viewport(visibleRect: rect))
    }
    expectEqual(elements.count, 20)
    expectAtMost(steps.elementsVisited, elements.count + 2)
    expectEqual(steps.sectionsVisited, 1)
  }

  @Test func `A screen of a hundred thousand sections looks at the sections on it`() {
    let section = TableSpecification.Section(rowCount: 1, rowHeights: .uniform(.exact(44)))
    let table = SolvedTable(
      TableSpecification(
        Array(repeating: section, count: 100_000), width: 390, pixelGrid: PixelGrid(scale: 2)))
    let rect = CGRect(x: 0, y: 2_200_010, width: 390, height: 844)
    let (elements, steps) = OperationCounters.counting {
      table.elements(in: rect, viewport: Viewport(visibleRect: rect))
    }
    expectEqual(elements.count, 20)
    expectEqual(steps.sectionsVisited, 20)
  }
}
