// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Appkit rules MX-3 and MX-4: outside items the gap beside the nearest one.
@Suite("Dropping beside the nearest item")
struct NearestDropTests {
  /// Cells at given frames.
  private struct Cells: SolvedGeometry {
    let frames: [CGRect]
    var contentSize: CGSize { frames.reduce(CGRect.zero) { $0.union($1) }.size }
    var hasPinnedElements: Bool { false }
    var pixelGrid: PixelGrid { PixelGrid(scale: 1) }
    var measuringConditions: MeasuringConditions {
      MeasuringConditions(scrollDirection: .vertical, crossLength: 0, itemCounts: [frames.count])
    }

    func elements(in rect: CGRect, viewport: Viewport) -> [SolvedElement] {
      frames.indices.compactMap { cell(item: $0, section: 0) }
        .filter { $0.frame.intersects(rect) }
    }
    func cell(item: Int, section: Int) -> SolvedElement? {
      guard section == 0, frames.indices.contains(item) else { return nil }
      return SolvedElement(identity: .cell(item: item, section: 0), frame: frames[item])
    }
    func supplementary(
      kind: String, section: Int, index: Int, viewport: Viewport
    ) -> SolvedElement? { nil }
    func decoration(kind: String, section: Int, index: Int) -> SolvedElement? { nil }
    func pinnedElements(viewport: Viewport) -> [SolvedElement] { [] }
    mutating func setMeasuredSize(_ size: CGSize, of identity: ElementIdentity) -> Bool { false }

    func position(_ x: CGFloat, _ y: CGFloat) -> DropPosition? {
      dropPosition(
        near: CGPoint(x: x, y: y), linesStackingAlong: .vertical,
        viewport: Viewport(visibleRect: .zero), inOrthogonal: nil)
    }
    func gap(_ item: Int) -> DropGap? {
      gap(beforeItem: item, section: 0, linesStackingAlong: .vertical)
    }
  }

  /// Two rows of two, 10 apart.
  private let grid = Cells(
    frames: (0..<4).map {
      CGRect(x: 10 + 60 * ($0 % 2), y: 10 + 50 * ($0 / 2), width: 50, height: 40)
    })
  /// Three rows that fill their lines, without space between them.
  private let list = Cells(
    frames: (0..<3).map { CGRect(x: 0, y: 20 * $0, width: 320, height: 20) })

  @Test func `Left and right of an item decide, and above and below where they are nearer`() {
    expectEqual(grid.position(63, 30), .before(item: 1, section: 0))
    expectEqual(grid.position(67, 30), .before(item: 1, section: 0))
    expectEqual(grid.position(5, 30), .before(item: 0, section: 0))
    expectEqual(grid.position(125, 80), .before(item: 4, section: 0))
    expectEqual(grid.position(30, 5), .before(item: 0, section: 0))
    expectEqual(grid.position(90, 500), .before(item: 4, section: 0))
    expectEqual(grid.position(30, 57), .before(item: 2, section: 0))
    expectEqual(grid.position(-4000, 9000), .before(item: 3, section: 0))
  }

  @Test func `Without items there is nothing to drop beside`() {
    expectNil(Cells(frames: []).position(0, 0))
    expectNil(Cells(frames: []).gap(0))
    expectNil(grid.position(.nan, 0))
  }

  @Test func `Gaps of a list lie between its rows`() {
    expectEqual(
      list.gap(1), DropGap(frame: CGRect(x: 0, y: 20, width: 320, height: 0), axis: .vertical))
    expectEqual(
      list.gap(0), DropGap(frame: CGRect(x: 0, y: 0, width: 320, height: 0), axis: .vertical))
    expectEqual(
      list.gap(3), DropGap(frame: CGRect(x: 0, y: 60, width: 320, height: 0), axis: .vertical))
    expectNil(list.gap(4))
  }

  @Test func `Gaps of a grid lie between its columns, and at the start of a line beside the first`()
  {
    expectEqual(
      grid.gap(1), DropGap(frame: CGRect(x: 60, y: 10, width: 10, height: 40), axis: .horizontal))
    expectEqual(
      grid.gap(0), DropGap(frame: CGRect(x: 0, y: 10, width: 10, height: 40), axis: .horizontal))
    expectEqual(
      grid.gap(2), DropGap(frame: CGRect(x: 0, y: 60, width: 10, height: 40), axis: .horizontal))
    expectEqual(
      grid.gap(4), DropGap(frame: CGRect(x: 120, y: 60, width: 10, height: 40), axis: .horizontal))
  }

  @Test func `A row that is alone fills its line`() {
    let row = Cells(frames: [CGRect(x: 0, y: 30, width: 320, height: 20)])
    expectEqual(
      row.gap(0), DropGap(frame: CGRect(x: 0, y: 30, width: 320, height: 0), axis: .vertical))
    expectEqual(
      row.gap(1), DropGap(frame: CGRect(x: 0, y: 50, width: 320, height: 0), axis: .vertical))
  }
}
