// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing
import ViewLayout

/// Interaction rules CM-13 and CM-14, and examples IE-34 to IE-36.
@Suite("Menu placement")
struct MenuPlacementTests {
  private let phone = MenuPlacement.Window(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let threeRows = CGSize(width: 250, height: 131.5)

  /// Whether a rectangle is in another, to a millionth of a point: `CGRect.contains` compares the
  /// sums of origins and lengths, which are rounded.
  private func holds(_ area: CGRect, _ rect: CGRect) -> Bool {
    rect.minX >= area.minX - 1e-6 && rect.maxX <= area.maxX + 1e-6
      && rect.minY >= area.minY - 1e-6 && rect.maxY <= area.maxY + 1e-6
  }

  @Test func `A cell at the top left has its menu below it, left edges aligned: IE-34`() {
    let cell = CGRect(x: 16, y: 100, width: 110, height: 110)
    let placement = MenuPlacement(of: threeRows, beside: cell, in: phone)
    expectEqual(placement.preview, cell)
    expectEqual(placement.menu, CGRect(x: 16, y: 226, width: 250, height: 131.5))
    expectEqual(placement.side, .below)
    expectEqual(placement.anchor, CGPoint(x: 0.22, y: 0))
  }

  @Test func `A cell at the bottom right has its menu above it, right edges aligned: IE-35`() {
    let cell = CGRect(x: 264, y: 640, width: 110, height: 110)
    let placement = MenuPlacement(of: threeRows, beside: cell, in: phone)
    expectEqual(placement.preview, cell)
    expectEqual(placement.menu, CGRect(x: 124, y: 492.5, width: 250, height: 131.5))
    expectEqual(placement.side, .above)
  }

  @Test func `A cell in the middle has its menu centred: IE-36`() {
    let cell = CGRect(x: 125, y: 300, width: 140, height: 100)
    let placement = MenuPlacement(of: threeRows, beside: cell, in: phone)
    expectEqual(placement.menu.minX, 70)
  }

  @Test func `The pair moves into the safe area by the least amount`() {
    let cell = CGRect(x: 16, y: -40, width: 110, height: 110)
    let placement = MenuPlacement(of: threeRows, beside: cell, in: phone)
    expectEqual(placement.preview.minY, 55)
    expectEqual(placement.menu.minY, 181)
    let low = CGRect(x: 16, y: 780, width: 110, height: 110)
    let moved = MenuPlacement(of: threeRows, beside: low, in: phone)
    expectEqual(moved.preview.maxY, 802)
    expectEqual(moved.menu.maxY, 676)
  }

  @Test func `A preview that is too high for its menu shrinks in proportion`() {
    let cell = CGRect(x: 45, y: 100, width: 300, height: 700)
    let placement = MenuPlacement(
      of: CGSize(width: 250, height: 307.5), beside: cell, in: phone)
    // 747 points between the margins, less 16 and the menu.
    expectEqual(placement.preview.height, 423.5)
    expectNear(placement.preview.width, 181.5, within: 1e-9)
    expectEqual(placement.menu.height, 307.5)
  }

  @Test func `A menu longer than the window scrolls, and leaves the preview 128 points`() {
    let cell = CGRect(x: 95, y: 300, width: 200, height: 200)
    let placement = MenuPlacement(
      of: CGSize(width: 250, height: 44_000), beside: cell, in: phone)
    expectEqual(placement.preview.height, 128)
    expectEqual(placement.menu.height, 603)
  }

  @Test func `In a window wider than high the menu goes beside a high preview`() {
    let window = MenuPlacement.Window(
      size: CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let cell = CGRect(x: 100, y: 40, width: 300, height: 300)
    let left = MenuPlacement(of: threeRows, beside: cell, in: window)
    expectEqual(left.side, .right)
    expectEqual(left.preview, cell)
    expectEqual(left.menu.origin, CGPoint(x: 416, y: 40))
    let right = MenuPlacement(
      of: threeRows, beside: cell.offsetBy(dx: 300, dy: 0), in: window)
    expectEqual(right.side, .left)
    expectEqual(right.menu.maxX, 384)
  }

  @Test func `A control's menu is 8 below it, or above where more of it fits`() {
    let control = CGRect(x: 300, y: 100, width: 74, height: 30)
    let below = MenuPlacement(of: threeRows, attachedTo: control, in: phone)
    expectEqual(below.menu, CGRect(x: 124, y: 138, width: 250, height: 131.5))
    let low = control.offsetBy(dx: 0, dy: 640)
    let above = MenuPlacement(of: threeRows, attachedTo: low, in: phone)
    expectEqual(above.menu.maxY, 732)
    expectEqual(above.preview, low)
  }

  @Test func `A submenu opens 12 below its row, and stays in the safe area`() {
    let row = CGRect(x: 16, y: 300, width: 250, height: 43.5)
    let frame = MenuPlacement.submenuFrame(of: threeRows, over: row, offset: 12, in: phone)
    expectEqual(frame, CGRect(x: 16, y: 312, width: 250, height: 131.5))
    let low = MenuPlacement.submenuFrame(
      of: threeRows, over: row.offsetBy(dx: 0, dy: 450), offset: 12, in: phone)
    expectEqual(low.maxY, 802)
    let long = MenuPlacement.submenuFrame(
      of: CGSize(width: 250, height: 5000), over: row, offset: 12, in: phone)
    expectEqual(long.minY, 55)
    expectEqual(long.maxY, 802)
  }

  @Test func `Menu and preview are in the safe area and apart, wherever the source is`() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &random)
      }
      let window = MenuPlacement.Window(
        size: CGSize(width: length(320...1400), height: length(320...1400)),
        safeArea: UIEdgeInsets(
          top: length(0...60), left: length(0...10), bottom: length(0...40),
          right: length(0...10)))
      let source = CGRect(
        x: length(-500...1500), y: length(-500...1500), width: length(1...600),
        height: length(1...900))
      let menu = CGSize(width: 250, height: length(40...2000))
      let placement = MenuPlacement(of: menu, beside: source, in: window)
      let area = window.area
      expect(holds(area, placement.menu), "seed \(seed): \(placement)")
      expect(holds(area, placement.preview), "seed \(seed): \(placement)")
      let overlap = placement.preview.intersection(placement.menu)
      expect(
        overlap.isNull || min(overlap.width, overlap.height) < 1e-6, "seed \(seed): \(placement)")
      expectAtMost(placement.menu.height, menu.height)
      let proportion = source.width / source.height
      expectNear(
        placement.preview.width, placement.preview.height * proportion, within: 1e-6,
        "seed \(seed)")
      expect((0...1).contains(placement.anchor.x))
      expect((0...1).contains(placement.anchor.y))
    }
  }

  @Test func `A preview that has space for its menu does not move`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let source = CGRect(
        x: CGFloat.random(in: 16...124, using: &random),
        y: CGFloat.random(in: 300...400, using: &random), width: 100, height: 100)
      let placement = MenuPlacement(of: threeRows, beside: source, in: phone)
      expectEqual(placement.preview, source, "seed \(seed)")
    }
  }
}
