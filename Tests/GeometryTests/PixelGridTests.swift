// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test func `A third of 320 points is rounded down to half a point`() {
    expectEqual(PixelGrid(scale: 2).floor(320 / 3), 106.5)
  }

  @Test func `A half is rounded away from zero`() {
    let grid = PixelGrid(scale: 3)
    expectEqual(grid.round(-7.5), -23.0 / 3)
    expectEqual(grid.round(7.5), 23.0 / 3)
  }

  @Test func `A measured length is rounded up`() {
    expectEqual(PixelGrid(scale: 2).ceil(20.26), 20.5)
  }

  @Test func `A sum that should be whole is whole`() {
    expectEqual(PixelGrid(scale: 1).floor(0.1 + 0.7 + 0.2), 1)
  }

  @Test func `A length without a fraction of a pixel stays as it is`() {
    let grid = PixelGrid(scale: 2)
    for length in [CGFloat.greatestFiniteMagnitude, -1e300, 0x1p60] {
      expectEqual(grid.round(length), length)
      expectEqual(grid.floor(length), length)
      expectEqual(grid.ceil(length), length)
    }
    expect(grid.round(CGFloat.nan).isNaN)
  }
}
