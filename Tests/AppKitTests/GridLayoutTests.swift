// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit rules MG-1 to MG-5, examples W 17, W 18 and W 28 to W 30.
@Suite("AppKit: grid layout")
@MainActor
struct GridLayoutTests {
  private func w17() -> NSCollectionViewGridLayout {
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 90, height: 60)
    grid.minimumInteritemSpacing = 10
    grid.minimumLineSpacing = 10
    grid.margins = NSEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return grid
  }

  private func w18() -> NSCollectionViewGridLayout {
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 40, height: 30)
    grid.maximumItemSize = NSSize(width: 70, height: 50)
    grid.minimumInteritemSpacing = 5
    grid.minimumLineSpacing = 4
    grid.margins = NSEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    return grid
  }

  private func fixture(_ grid: NSCollectionViewGridLayout, _ counts: [Int]) -> Fixture {
    Fixture(clip: NSSize(width: 240, height: 150), counts: counts, layout: grid)
  }

  @Test func `W 17: items stretch to fill what is visible`() {
    let grid = w17()
    let fixture = Fixture(clip: NSSize(width: 320, height: 480), counts: [9], layout: grid)
    let xs: [CGFloat] = [10, 113.333, 216.667]
    let ys: [CGFloat] = [10, 166.667, 323.333]
    for item in 0..<9 {
      expect(
        isNear(
          fixture.frame(item),
          NSRect(x: xs[item % 3], y: ys[item / 3], width: 93.333, height: 146.667)))
    }
    expect(isNear(grid.collectionViewContentSize.width, 320))
    expect(isNear(grid.collectionViewContentSize.height, 480))
  }

  @Test func `W 30: many items keep their least height, few leave no column out`() {
    let many = w17()
    let fixture = Fixture(clip: NSSize(width: 320, height: 480), counts: [100], layout: many)
    expect(isNear(many.collectionViewContentSize.height, 2390))
    expect(isNear(fixture.frame(99)?.minY ?? 0, 2320))
    let few = w17()
    let pair = Fixture(clip: NSSize(width: 320, height: 480), counts: [2], layout: few)
    expect(isNear(pair.frame(1), NSRect(x: 113.333, y: 10, width: 93.333, height: 460)))
  }

  @Test func `W 18: five columns, and sections as one list`() {
    let grid = w18()
    let fixture = fixture(grid, [7, 2])
    let xs: [CGFloat] = [5, 52, 99, 146, 193]
    for number in 0..<9 {
      let frame = number < 7 ? fixture.frame(number) : fixture.frame(number - 7, 1)
      expect(
        isNear(frame, NSRect(x: xs[number % 5], y: number < 5 ? 5 : 59, width: 42, height: 50)))
    }
    expectEqual(grid.collectionViewContentSize, NSSize(width: 240, height: 114))
    expectEqual(fixture.view.visibleItems().count, 9)
    expectEqual(fixture.view.indexPathForItem(at: NSPoint(x: 150, y: 60)), path(1, 1))
  }

  @Test func `W 28: no more columns than allowed`() {
    let grid = w18()
    grid.maximumNumberOfColumns = 3
    let fixture = fixture(grid, [9])
    expect(isNear(fixture.frame(4), NSRect(x: 80, y: 53, width: 70, height: 44)))
    expect(isNear(fixture.frame(8), NSRect(x: 155, y: 101, width: 70, height: 44)))
    expectEqual(grid.collectionViewContentSize, NSSize(width: 230, height: 150))
  }

  @Test func `W 29: a limit of rows lets it grow sideways, and changes the distances`() {
    let grid = w18()
    grid.maximumNumberOfRows = 1
    let fixture = fixture(grid, [9])
    expect(isNear(fixture.frame(1), NSRect(x: 49, y: 5, width: 40, height: 50)))
    expect(isNear(fixture.frame(8), NSRect(x: 357, y: 5, width: 40, height: 50)))
    expectEqual(grid.collectionViewContentSize, NSSize(width: 402, height: 60))
  }

  @Test func `Nothing has the size of the margins`() {
    let grid = w18()
    _ = fixture(grid, [0, 0])
    expectEqual(grid.collectionViewContentSize, NSSize(width: 10, height: 10))
  }
}
