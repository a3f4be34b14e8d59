// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Interaction 8, rows 16 and 20.
@Suite("Tables of odd numbers")
struct TableHostileTests {
  @Test(
    "A height that no table can have is replaced",
    arguments: [
      (-1, 0), (.nan, 0), (-.infinity, 0), (.infinity, 1e9), (1e12, 1e9),
      (.leastNormalMagnitude, .leastNormalMagnitude), (44, 44),
    ] as [(CGFloat, CGFloat)])
  func replaced(height: CGFloat, result: CGFloat) {
    expectEqual(height.tableHeight, result)
    expectEqual(height.isOddTableHeight, (height != result))
  }

  @Test func `Odd heights leave a table that can be asked`() {
    for height: CGFloat in [-7, .nan, .infinity, 1e9, 0] {
      for heights in [
        TableRowHeights.uniform(.exact(height)), .uniform(.estimated(height)),
        .each([height, 44], isEstimated: true),
      ] {
        var section = TableSpecification.Section(rowCount: 3, rowHeights: heights)
        section.header = .init(height: .estimated(height), hasView: true)
        section.topPadding = height
        var specification = TableSpecification(
          [section], width: height, pixelGrid: PixelGrid(scale: 2))
        specification.rowInset = height
        specification.tableHeaderHeight = height
        specification.pinsBoundaries = true
        var table = SolvedTable(specification)
        expect(table.contentSize.height.isFinite)
        expectAtLeast(table.contentSize.height, 0)
        for size in [CGSize(width: 1, height: CGFloat.nan), CGSize(width: 1, height: -4)] {
          table.setMeasuredSize(size, of: .cell(item: 1, section: 0))
        }
        for row in 0..<3 {
          let frame = table.frame(ofRow: row, section: 0)
          expectEqual(frame.map { $0.isFinite && $0.width >= 0 && $0.height >= 0 }, true)
        }
      }
    }
  }

  @Test func `There is nothing where there is no table`() {
    let table = SolvedTable(
      TableSpecification([], width: 390, pixelGrid: PixelGrid(scale: 2)))
    expectEqual(table.contentSize, CGSize(width: 390, height: 0))
    expectNil(table.row(at: .zero))
    expectNil(table.frame(ofRow: 0, section: 0))
    expectNil(table.frame(ofSection: 0))
    expectNil(table.frame(of: .header, section: -1))
    let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    expectEmpty(table.elements(in: everything, viewport: Viewport(visibleRect: everything)))
  }

  @Test func `Questions that are no numbers find nothing`() {
    let table = SolvedTable(.titled(.plain, [TitledSection(rows: 3, header: .title)]))
    for point in [
      CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.nan),
      CGPoint(x: 1, y: CGFloat.infinity),
    ] {
      expectNil(table.row(at: point))
    }
    let rect = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
    expectEmpty(table.elements(in: rect, viewport: Viewport(visibleRect: rect)))
    expectNil(table.cell(item: 3, section: 0))
    expectNil(table.cell(item: -1, section: 0))
    expectNil(
      table.supplementary(
        kind: "another", section: 0, index: 0, viewport: Viewport(visibleRect: rect)))
  }

  @Test func `Rows without a height take up none`() {
    let table = SolvedTable(
      TableSpecification(
        [TableSpecification.Section(rowCount: 3, rowHeights: .each([10], isEstimated: false))],
        width: 390, pixelGrid: PixelGrid(scale: 2)))
    expectEqual(table.rowTops(0), [0, 10, 10])
    expectEqual(table.contentSize.height, 10)
  }
}
