// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Testing

@Suite("Blend modes")
struct BlendModeTests {
  // By the formulas of the PDF reference, 11.3.5, and of Porter and Duff, for (0.5, 0.5, 1) over
  // (0.8, 0.4, 0).
  @Test(
    arguments: [
      (.normal, [128, 128, 255, 255]), (.multiply, [102, 51, 0, 255]),
      (.screen, [230, 179, 255, 255]), (.darken, [128, 102, 0, 255]),
      (.lighten, [204, 128, 255, 255]), (.overlay, [204, 102, 0, 255]),
      (.hardLight, [204, 102, 255, 255]), (.difference, [77, 26, 255, 255]),
      (.exclusion, [128, 128, 255, 255]), (.clear, [0, 0, 0, 0]), (.xor, [0, 0, 0, 0]),
      (.copy, [128, 128, 255, 255]), (.destinationOver, [204, 102, 0, 255]),
      (.sourceIn, [128, 128, 255, 255]), (.sourceOut, [0, 0, 0, 0]),
      (.destinationOut, [0, 0, 0, 0]), (.plusLighter, [255, 230, 255, 255]),
    ] as [(BlendMode, [Int])])
  func `A mode joins two colours by its formula`(mode: BlendMode, color: [Int]) throws {
    let canvas = try Canvas(size: CGSize(width: 1, height: 1), scale: 1)
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    canvas.fill(all, with: RGBA(red: 0.8, green: 0.4, blue: 0))
    canvas.withSavedState {
      canvas.setBlendMode(mode)
      canvas.fill(all, with: RGBA(red: 0.5, green: 0.5, blue: 1))
    }
    let found = try #require(canvas.raster()).rgba(inRows: 0..<1).map(Int.init)
    expectEqual(found.count, 4)
    for (found, wanted) in zip(found, color) { expectNear(found, wanted, within: 2) }
    canvas.fill(all, with: RGBA(red: 1, green: 1, blue: 1))
    expectEqual(canvas.raster()?.rgba(inRows: 0..<1), [255, 255, 255, 255])
  }
}
