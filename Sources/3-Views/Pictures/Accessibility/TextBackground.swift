// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// The picture of a view without its texts, to ask what is behind them.
struct TextBackground {
  private let width: Int
  private let height: Int
  /// Red, green, blue and opacity of each pixel, in rows from the top.
  private let bytes: [UInt8]
  private let origin: CGPoint

  /// - Parameters:
  ///   - raster: The picture, opaque, of one pixel for each point.
  ///   - origin: The view's point at its top left corner.
  init(_ raster: Raster, origin: CGPoint) {
    (width, height) = (raster.width, raster.height)
    bytes = raster.rgba
    self.origin = origin
  }

  /// Returns the mean colour in a rectangle. O(pixels of the rectangle).
  ///
  /// - Parameter rect: The rectangle, in the view's coordinates.
  /// - Returns: The colour, opaque; nil if nothing of the rectangle is in the picture.
  func color(behind rect: CGRect) -> RGBA? {
    guard rect.isFinite else { return nil }
    let pixels = CGRect(x: 0, y: 0, width: width, height: height)
    let area = rect.offsetBy(dx: -origin.x, dy: -origin.y).intersection(pixels)
    guard !area.isNull, !area.isEmpty else { return nil }
    let whole = area.integral
    var sums = SIMD3<Int>(repeating: 0)
    for row in Int(whole.minY)..<Int(whole.maxY) {
      for column in Int(whole.minX)..<Int(whole.maxX) {
        let first = (row * width + column) * 4
        sums &+= SIMD3(Int(bytes[first]), Int(bytes[first + 1]), Int(bytes[first + 2]))
      }
    }
    let scale = Double(whole.width * whole.height) * 255
    return RGBA(
      red: Double(sums.x) / scale, green: Double(sums.y) / scale, blue: Double(sums.z) / scale)
  }
}

extension RGBA {
  /// Returns the colour as it is seen over another, which counts as opaque.
  func over(_ other: RGBA) -> RGBA {
    func mix(_ one: Double, _ two: Double) -> Double { one * alpha + two * (1 - alpha) }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2).
  func contrast(with other: RGBA) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
