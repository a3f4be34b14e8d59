// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

@Suite("The chevron of the back button")
@MainActor
struct BackIndicatorTests {
  // Behaviour rule NB-2: ink from x 9.333 to 20.333, 19 high; the image is at x 8.
  @Test func `Its ink is 11 points wide and 19 high, 1.333 from the left`() throws {
    let view = UIImageView(image: UINavigationBarAppearance().backIndicatorImage)
    view.tintColor = .black
    let pixels = try Pixels(of: view, scale: 3)
    let (width, height) = (pixels.raster.width, pixels.raster.height)
    // Pixels that are at least a quarter covered.
    let ink = (0..<height).flatMap { y in
      (0..<width).compactMap { x in
        Int(pixels.hex(x, y).suffix(2), radix: 16).flatMap { $0 >= 64 ? (x: x, y: y) : nil }
      }
    }
    let left = try #require(ink.map(\.x).min())
    let right = try #require(ink.map(\.x).max())
    let rows = Set(ink.map(\.y))
    expectEqual(left, 4)
    expectEqual(right - left + 1, 33)
    expectEqual(rows.count, 57)
  }
}
