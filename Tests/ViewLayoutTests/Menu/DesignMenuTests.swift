// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import ViewLayout

/// Menus in the design of iOS 26.
@Suite("Menus of iOS 26")
struct DesignMenuTests {
  private func solve(
    _ elements: [MenuSpecification.Element], header: Int? = nil
  ) -> SolvedMenu {
    MenuSolver(
      metrics: .iOS26, texts: MenuTextSizes(.large, isSmall: true), windowWidth: 402,
      grid: PixelGrid(scale: 3)
    ).solve(elements, header: header)
  }

  @Test func `LK-190 to LK-193: two groups of two rows are 209 high and 250 wide`() {
    let menu = solve([
      .group([.row(0), .row(1)], header: nil), .group([.row(2), .row(3)], header: nil),
    ])
    expectEqual(menu.size, CGSize(width: 250, height: 209))
    expectEqual(menu.items.map(\.frame.minY), [10, 52, 115, 157])
    expectEqual(menu.items.map(\.frame.height), [42, 42, 42, 42])
    // Lines are between groups alone.
    expectNil(menu.separatorFrame(above: 1))
    expectEqual(menu.separatorFrame(above: 2), CGRect(x: 0, y: 94, width: 250, height: 21))
    expectEqual(MenuMetrics.iOS26.groupLine?.thickness, 1)
    expectEqual(MenuMetrics.iOS26.groupLine?.inset, 24)
  }

  @Test func `LK-194: images are before texts, which begin at 60, 40 or 28`() throws {
    func start(_ row: MenuSpecification.Element) throws -> MenuRowLayout {
      let menu = solve([row])
      return try #require(menu.rowLayout(of: menu.items[0], isMirrored: false))
    }
    try expectEqual(start(.row(0)).title.minX, 28)
    try expectEqual(start(.row(0)).title.maxX, 250 - 28)
    try expectEqual(start(.row(0, mark: true)).title.minX, 40)
    let imaged = try start(.row(0, image: true))
    expectEqual(imaged.title.minX, 60)
    expectEqual(imaged.image?.x, 38)
    // Both have a column of their own.
    let both = try start(.row(0, image: true, mark: true))
    expectEqual([both.mark?.x, both.image?.x, both.title.minX], [24, 50, 72])
  }

  @Test func `LK-196: a row with a subtitle is 58 high, and a header 40.33`() {
    let menu = solve([.row(0, subtitle: true)], header: 1)
    expectNear(menu.items[0].frame.height, 40.333, within: 0.01)
    expectNear(menu.items[1].frame.height, 58, within: 0.01)
  }
}
