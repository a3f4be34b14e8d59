// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test func `A third of 320 points is rounded down to half a point`() {
    #expect(PixelGrid(scale: 2).floor(320 / 3) == 106.5)
  }

  @Test func `A half is rounded away from zero`() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.round(-7.5) == -23.0 / 3)
    #expect(grid.round(7.5) == 23.0 / 3)
  }

  @Test func `A measured length is rounded up`() {
    #expect(PixelGrid(scale: 2).ceil(20.26) == 20.5)
  }

  @Test func `A sum that should be whole is whole`() {
    #expect(PixelGrid(scale: 1).floor(0.1 + 0.7 + 0.2) == 1)
  }

  @Test func `A length without a fraction of a pixel stays as it is`() {
    let grid = PixelGrid(scale: 2)
    for length in [CGFloat.greatestFiniteMagnitude, -1e300, 0x1p60] {
      #expect(grid.round(length) == length)
      #expect(grid.floor(length) == length)
      #expect(grid.ceil(length) == length)
    }
    #expect(grid.round(CGFloat.nan).isNaN)
  }
}
