// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// The picture of a view without its texts, to ask what is behind them.
struct TextBackground {
  private let raster: Raster
  private let origin: CGPoint

  /// - Parameters:
  ///   - raster: The picture, of one pixel for each point.
  ///   - origin: The view's point at its top left corner.
  init(_ raster: Raster, origin: CGPoint) {
    self.raster = raster
    self.origin = origin
  }

  /// Returns the mean colour in a rectangle. O(pixels of the rectangle).
  ///
  /// - Parameter rect: The rectangle, in the view's coordinates.
  /// - Returns: The colour; nil if nothing of the rectangle is in the picture.
  func color(behind rect: CGRect) -> RGBA? {
    let pixels = CGRect(x: 0, y: 0, width: raster.width, height: raster.height)
    let area = rect.offsetBy(dx: -origin.x, dy: -origin.y).intersection(pixels)
    guard !area.isNull, !area.isEmpty else { return nil }
    let columns = Int(area.minX)..<max(Int(area.minX) + 1, Int(area.maxX.rounded(.up)))
    let rows = Int(area.minY)..<max(Int(area.minY) + 1, Int(area.maxY.rounded(.up)))
    let bytes = raster.rgba(inRows: rows.clamped(to: 0..<raster.height))
    var sums = SIMD4<Int>(repeating: 0)
    var count = 0
    for row in 0..<(bytes.count / 4 / raster.width) {
      for column in columns where column < raster.width {
        let first = (row * raster.width + column) * 4
        sums &+= SIMD4(
          Int(bytes[first]), Int(bytes[first + 1]), Int(bytes[first + 2]), Int(bytes[first + 3]))
        count += 1
      }
    }
    guard count > 0 else { return nil }
    func mean(_ sum: Int) -> Double { Double(sum) / Double(count) / 255 }
    return RGBA(
      red: mean(sums[0]), green: mean(sums[1]), blue: mean(sums[2]), alpha: mean(sums[3]))
  }
}

extension RGBA {
  /// Returns the colour with its opacity multiplied.
  func faded(_ factor: Double) -> RGBA {
    var color = self
    color.alpha *= factor
    return color
  }

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

  /// The relative luminance, from 0 to 1 (WCAG 2.2).
  private var relativeLuminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
