// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import ImageComparison

extension Raster {
  /// Paints some regions in one flat grey.
  ///
  /// - Parameters:
  ///   - regions: The regions; what of them is outside of the image does not count.
  ///   - gray: The red, green and blue of the paint, which is opaque.
  /// - Returns: The image.
  /// - Complexity: O(pixels); O(1) without regions.
  func painted(over regions: [PixelRegion], gray: UInt8) -> Raster {
    guard !regions.isEmpty else { return self }
    var bytes = rgba
    for region in regions {
      for row in region.rows where row >= 0 && row < height {
        for column in region.columns where column >= 0 && column < width {
          let start = (row * width + column) * 4
          for channel in 0..<3 { bytes[start + channel] = gray }
          bytes[start + 3] = 255
        }
      }
    }
    return Raster(rgba: bytes, width: width, height: height, scale: scale) ?? self
  }
}
