// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Behaviour rule TV-6.
@Suite("Measured rows of a table")
struct TableMeasuringTests {
  private let specification = TableSpecification(
    [TableSpecification.Section(rowCount: 10, rowHeights: .uniform(.estimated(44)))],
    width: 390, pixelGrid: PixelGrid(scale: 2))
  private var table: SolvedTable { SolvedTable(specification) }

  @Test(
    "A row that ends above what is visible moves the offset by its growth",
    arguments: [(0, 16), (1, 16), (2, 0), (3, 0)])
  func offset(row: Int, adjustment: CGFloat) {
    var state = TableLayoutState()
    state.solve(specification)
    let identity = ElementIdentity.cell(item: row, section: 0)
    let change = state.measure(
      CGSize(width: 390, height: 60), of: identity, visibleTop: 90)
    expectEqual(change?.growth, 16)
    expectEqual(change?.offsetAdjustment, adjustment)
    let isMeasured = state.measurements.contains(identity)
    expect(isMeasured)
  }

  @Test func `Measured heights go along with their rows`() {
    var state = TableLayoutState()
    state.solve(specification)
    _ = state.measure(
      CGSize(width: 390, height: 60), of: .cell(item: 3, section: 0), visibleTop: 0)
    state.invalidate(.counts)
    // Row 1 is deleted.
    state.dataWillChange(from: [10], to: [9]) { old in
      old.index == 1 ? nil : .cell(item: old.index - (old.index > 1 ? 1 : 0), section: 0)
    }
    var after = specification
    after.sections[0].rowCount = 9
    state.solve(after)
    expectEqual(state.solved?.frame(ofRow: 2, section: 0)?.height, 60)
    expectEqual(state.solved?.frame(ofRow: 3, section: 0)?.height, 44)
    expectEqual(state.solved?.contentSize.height, 412)
  }

  @Test func `Another width forgets what was measured`() {
    var state = TableLayoutState()
    state.solve(specification)
    _ = state.measure(
      CGSize(width: 390, height: 60), of: .cell(item: 3, section: 0), visibleTop: 0)
    state.invalidate(unlessForWidth: 390)
    var needs = state.needsSpecification
    expect(!needs)
    state.invalidate(unlessForWidth: 300)
    needs = state.needsSpecification
    expect(needs)
    var narrow = specification
    narrow.width = 300
    state.solve(narrow)
    expectEqual(state.solved?.contentSize.height, 440)
  }

  // Behaviour rule TV-5: a row that sizes itself rounds its height, and one that was given stays.
  @Test func `A measured height is taken as it is`() {
    var table = table
    let changes = table.setMeasuredSize(
      CGSize(width: 390, height: 50.2), of: .cell(item: 3, section: 0))
    expect(changes)
    expectEqual(table.frame(ofRow: 3, section: 0)?.height, 50.2)
    expectEqual(table.frame(ofRow: 4, section: 0)?.minY, 182.2)
    expectEqual(table.contentSize.height, 446.2)
  }

  @Test func `The estimate itself changes nothing`() {
    var table = table
    let same = table.setMeasuredSize(CGSize(width: 1, height: 44), of: .cell(item: 3, section: 0))
    expect(!same)
  }
}
