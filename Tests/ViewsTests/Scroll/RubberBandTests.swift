// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Views

@Suite("Rubber band")
struct RubberBandTests {
  @Test func `Contents follow less the further they are pulled`() {
    // (1 - 1 / (0.55 * x / d + 1)) * d
    #expect(RubberBand.shown(0, length: 800) == 0)
    #expect(abs(RubberBand.shown(100, length: 800) - 51.4620) < 0.001)
    #expect(abs(RubberBand.shown(800, length: 800) - 283.8710) < 0.001)
    #expect(RubberBand.shown(-100, length: 800) == -RubberBand.shown(100, length: 800))
    #expect(RubberBand.shown(1e9, length: 800) < 800)
  }

  @Test func `The pull follows from the visible offset`() {
    for pull in stride(from: CGFloat(-900), through: 900, by: 37) {
      let shown = RubberBand.shown(pull, length: 600)
      #expect(abs(RubberBand.pulled(shown, length: 600) - pull) < 1e-6)
    }
  }

  @Test func `A view of no length shows nothing beyond its edge`() {
    #expect(RubberBand.shown(100, length: 0) == 0)
    #expect(RubberBand.pulled(100, length: 0) == 0)
  }
}
