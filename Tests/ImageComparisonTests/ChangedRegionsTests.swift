// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import ImageComparison

@Suite("Regions that changed")
struct ChangedRegionsTests {
  private func image(_ width: Int, _ height: Int, marking pixels: [(Int, Int)] = []) -> PixelImage {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for (column, row) in pixels { bytes[(row * width + column) * 4 + 1] = 0 }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  private func regions(_ width: Int, _ height: Int, marking pixels: [(Int, Int)]) -> [PixelRegion] {
    PixelImage.changedRegions(
      expected: image(width, height), actual: image(width, height, marking: pixels))
  }

  @Test func `Equal pictures have none`() {
    expectEmpty(regions(40, 40, marking: []))
  }

  @Test func `Pixels that are near share a box`() {
    expectEqual(
      regions(60, 60, marking: [(10, 10), (17, 12), (11, 20)]),
      [PixelRegion(columns: 10...17, rows: 10...20)])
  }

  @Test func `Pixels that are far apart have boxes of their own, from top to bottom`() {
    expectEqual(
      regions(60, 60, marking: [(5, 50), (50, 5), (5, 5)]),
      [
        PixelRegion(columns: 5...5, rows: 5...5), PixelRegion(columns: 50...50, rows: 5...5),
        PixelRegion(columns: 5...5, rows: 50...50),
      ])
  }

  @Test func `What only one picture covers has changed`() {
    let found = PixelImage.changedRegions(expected: image(30, 20), actual: image(20, 30))
    expectEqual(found, [PixelRegion(columns: 0...29, rows: 0...29)])
    let wider = PixelImage.changedRegions(expected: image(30, 20), actual: image(50, 20))
    expectEqual(wider, [PixelRegion(columns: 30...49, rows: 0...19)])
    let nothing = PixelImage.changedRegions(expected: image(0, 0), actual: image(2, 2))
    expectEqual(nothing, [PixelRegion(columns: 0...1, rows: 0...1)])
  }

  @Test func `Noise has few boxes`() {
    let pixels = (0..<40).flatMap { row in (0..<40).map { ($0 * 10, row * 10) } }
    let found = regions(400, 400, marking: pixels)
    expectEqual(found, [PixelRegion(columns: 0...390, rows: 0...390)])
    expectEqual(
      PixelImage.changedRegions(
        expected: image(400, 400), actual: image(400, 400, marking: [(0, 0), (399, 399)]), limit: 0
      ).count, 1)
  }

  @Test("Boxes cover every pixel, and each side touches one", arguments: 0..<60 as Range<UInt64>)
  func boxesAreTight(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func number(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pixels = (0..<(1 + number(60))).map { _ in (number(120), number(90)) }
    let found = regions(120, 90, marking: pixels)
    expectAtMost(found.count, 40)
    for (column, row) in pixels {
      expectEqual(
        found.count { $0.columns.contains(column) && $0.rows.contains(row) }, 1,
        "\(column), \(row)")
    }
    for region in found {
      let inside = pixels.filter { region.columns.contains($0.0) && region.rows.contains($0.1) }
      expectEqual(inside.map(\.0).min(), region.columns.lowerBound)
      expectEqual(inside.map(\.0).max(), region.columns.upperBound)
      expectEqual(inside.map(\.1).min(), region.rows.lowerBound)
      expectEqual(inside.map(\.1).max(), region.rows.upperBound)
    }
  }
}
