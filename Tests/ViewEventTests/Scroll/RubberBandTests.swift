// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

@Suite("Rubber band")
struct RubberBandTests {
  @Test func `Contents follow less the further they are pulled`() {
    // (1 - 1 / (0.55 * x / d + 1)) * d
    expectEqual(RubberBand.shown(0, length: 800), 0)
    expectNear(RubberBand.shown(100, length: 800), 51.4620, within: 0.001)
    expectNear(RubberBand.shown(800, length: 800), 283.8710, within: 0.001)
    expectEqual(RubberBand.shown(-100, length: 800), -RubberBand.shown(100, length: 800))
    expectLess(RubberBand.shown(1e9, length: 800), 800)
  }

  @Test func `The pull follows from the visible offset`() {
    for pull in stride(from: CGFloat(-900), through: 900, by: 37) {
      let shown = RubberBand.shown(pull, length: 600)
      expectNear(RubberBand.pulled(shown, length: 600), pull, within: 1e-6)
    }
  }

  @Test func `A view of no length shows nothing beyond its edge`() {
    expectEqual(RubberBand.shown(100, length: 0), 0)
    expectEqual(RubberBand.pulled(100, length: 0), 0)
  }
}
