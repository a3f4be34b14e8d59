// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing
import ViewLayout

/// Interaction rule EM-1.
@Suite("Edit menu layout")
struct EditMenuLayoutTests {
  private func layout(_ widths: [CGFloat], available: CGFloat = 374) -> EditMenuLayout {
    EditMenuLayout(titleWidths: widths, available: available, grid: PixelGrid(scale: 2))
  }

  @Test func `Titles are 16 points from the lines between them`() {
    let page = layout([22, 35, 38]).pages[0]
    expectEqual(page.frames.map(\.minX), [0, 54.5, 122])
    expectEqual(page.frames.map(\.width), [54, 67, 70])
    expectEqual(page.size, CGSize(width: 192, height: 44))
    expectNil(page.back)
    expectNil(page.forward)
  }

  @Test func `The bar is above what it is for, its arrow 8 high`() {
    let area = CGRect(x: 0, y: 47, width: 390, height: 763)
    let place = layout([22, 35, 38]).placement(
      ofPage: 0, at: CGRect(x: 150, y: 300, width: 100, height: 20), in: area)
    expectEqual(place.bar, CGRect(x: 104, y: 248, width: 192, height: 44))
    expectEqual(place.tip, CGPoint(x: 200, y: 300))
    expectEqual(place.arrowEdge, .bottom)
  }

  @Test func `Without space above it is below`() {
    let area = CGRect(x: 0, y: 47, width: 390, height: 763)
    let place = layout([22, 35, 38]).placement(
      ofPage: 0, at: CGRect(x: 150, y: 60, width: 100, height: 20), in: area)
    expectEqual(place.bar.minY, 88)
    expectEqual(place.arrowEdge, .top)
  }

  @Test func `A bar that prefers to be below is above only where there is no space below`() {
    let area = CGRect(x: 0, y: 47, width: 390, height: 763)
    let layout = layout([22, 35, 38])
    func pointsDown(_ y: CGFloat, height: CGFloat = 20) -> Bool {
      layout.placement(
        ofPage: 0, at: CGRect(x: 150, y: y, width: 100, height: height), in: area,
        preferring: .top
      ).arrowEdge == .bottom
    }
    expect(!pointsDown(300))
    // 810 − 52 is the lowest edge with space below.
    expect(!pointsDown(738))
    expect(pointsDown(739))
    // Space nowhere.
    expect(!pointsDown(60, height: 740))
  }

  @Test func `A bar whose arrow is to point left is at the right, and the other way round`() {
    let area = CGRect(x: 0, y: 47, width: 390, height: 763)
    let layout = layout([22, 35, 38])
    func place(
      _ x: CGFloat, _ edge: EditMenuLayout.ArrowEdge, y: CGFloat = 300, height: CGFloat = 20
    ) -> EditMenuLayout.Placement {
      layout.placement(
        ofPage: 0, at: CGRect(x: x, y: y, width: 20, height: height), in: area, preferring: edge)
    }
    let left = place(100, .left)
    expectEqual(left.arrowEdge, .left)
    expectEqual(left.bar, CGRect(x: 128, y: 288, width: 192, height: 44))
    expectEqual(left.tip, CGPoint(x: 120, y: 310))
    let right = place(300, .right)
    expectEqual(right.arrowEdge, .right)
    expectEqual(right.bar, CGRect(x: 100, y: 288, width: 192, height: 44))
    expectEqual(right.tip, CGPoint(x: 300, y: 310))
    // 390 − 8 − 192 − 8 − 20 is the last place with space at the right.
    expectEqual(place(162, .left).arrowEdge, .left)
    expectEqual(place(163, .left).arrowEdge, .bottom)
    expectEqual(place(207, .right).arrowEdge, .bottom)
    // At the window's edge, and in the middle of what is seen of something long.
    expectEqual(place(100, .left, y: 40).bar.minY, 47)
    expectEqual(place(100, .left, y: -1000, height: 5000).bar.midY, 428.5)
  }

  @Test func `What does not fit is on further pages`() {
    let layout = layout([100, 100, 100, 100, 100, 100])
    expectEqual(layout.pages.map(\.titles), [0..<2, 2..<4, 4..<6])
    expect(layout.pages[0].back == nil && layout.pages[0].forward != nil)
    expect(layout.pages[1].back != nil && layout.pages[1].forward != nil)
    expect(layout.pages[2].back != nil && layout.pages[2].forward == nil)
  }

  @Test func `Every title is on one page, which fits, wherever the source is`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let widths = (0..<random.next(below: 12)).map { _ in
        CGFloat.random(in: 1...400, using: &random)
      }
      let window = CGRect(
        x: 0, y: 0, width: CGFloat.random(in: 200...800, using: &random), height: 600)
      let layout = EditMenuLayout(
        titleWidths: widths, available: window.width - 16, grid: PixelGrid(scale: 2))
      expectEqual(layout.pages.flatMap { Array($0.titles) }, Array(widths.indices), "seed \(seed)")
      for (number, page) in layout.pages.enumerated() {
        expectAtMost(page.size.width, window.width - 16 + 1e-9, "seed \(seed)")
        let target = CGRect(
          x: CGFloat.random(in: -100...900, using: &random),
          y: CGFloat.random(in: -100...700, using: &random), width: 50, height: 20)
        let place = layout.placement(ofPage: number, at: target, in: window)
        expect(
          place.bar.minX >= -1e-6 && place.bar.maxX <= window.maxX + 1e-6
            && place.bar.minY >= -1e-6 && place.bar.maxY <= window.maxY + 1e-6,
          "seed \(seed) \(place)")
      }
    }
  }
}
