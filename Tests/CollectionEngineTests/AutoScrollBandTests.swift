// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import SeededRandom
import Testing

@testable import CollectionEngine

/// Interaction rule DP-15 and example IE-18.
@Suite("Scrolling near the edges during a drag")
struct AutoScrollBandTests {
  private let visible = CGRect(x: 0, y: 100, width: 300, height: 400)

  @Test(
    arguments: [
      (CGPoint(x: 150, y: 300), CGPoint.zero),
      (CGPoint(x: 150, y: 456), .zero),
      (CGPoint(x: 150, y: 478), CGPoint(x: 0, y: 300)),
      (CGPoint(x: 150, y: 500), CGPoint(x: 0, y: 600)),
      (CGPoint(x: 150, y: 900), CGPoint(x: 0, y: 600)),
      (CGPoint(x: 150, y: 122), CGPoint(x: 0, y: -300)),
      (CGPoint(x: 0, y: 100), CGPoint(x: -600, y: -600)),
      (CGPoint(x: 289, y: 300), CGPoint(x: 450, y: 0)),
    ])
  func `The speed grows with the depth in the band`(point: CGPoint, expected: CGPoint) {
    expectEqual(AutoScrollBand().velocity(at: point, in: visible), expected)
  }

  @Test func `In the middle of a small view nothing scrolls`() {
    let small = CGRect(x: 0, y: 0, width: 60, height: 60)
    expectEqual(AutoScrollBand().velocity(at: CGPoint(x: 30, y: 30), in: small), .zero)
    expectGreater(AutoScrollBand().velocity(at: CGPoint(x: 30, y: 50), in: small).y, 0)
  }

  @Test func `What is no point scrolls nothing`() {
    expectEqual(AutoScrollBand().velocity(at: CGPoint(x: CGFloat.nan, y: 0), in: visible), .zero)
  }

  @Test func `The speed is between its limits, and the same mirrored`() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let visible = CGRect(
        x: generator.next(below: 100), y: generator.next(below: 100),
        width: 1 + generator.next(below: 500), height: 1 + generator.next(below: 500))
      let point = CGPoint(x: generator.next(below: 700) - 50, y: generator.next(below: 700) - 50)
      let velocity = AutoScrollBand().velocity(at: point, in: visible)
      let opposite = CGPoint(
        x: visible.minX + visible.maxX - point.x, y: visible.minY + visible.maxY - point.y)
      let mirrored = AutoScrollBand().velocity(at: opposite, in: visible)
      expectAtMost(max(abs(velocity.x), abs(velocity.y)), 600, "seed \(seed)")
      expectLess(abs(velocity.x + mirrored.x), 1e-9)
      expectLess(abs(velocity.y + mirrored.y), 1e-9)
    }
  }
}
