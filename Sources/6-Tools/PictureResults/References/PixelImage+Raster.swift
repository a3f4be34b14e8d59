// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import ImageComparison

extension PixelImage {
  package init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height, bytes: raster.rgba)
  }

  package var size: PixelSize { PixelSize(width: width, height: height) }

  package func pngData() throws(CanvasError) -> Data {
    guard let raster = Raster(rgba: bytes, width: width, height: height) else {
      throw .emptySize(width: Double(width), height: Double(height))
    }
    return try raster.pngData()
  }
}

extension Raster {
  var pixelSize: PixelSize { PixelSize(width: width, height: height) }

  /// Compares the image with what came out instead.
  ///
  /// - Complexity: O(pixels) comparisons of memory; only the rows from the first to the last that differ
  ///   are looked at pixel by pixel.
  package func compared(with actual: Raster, tolerance: PixelTolerance) -> PictureComparison {
    guard pixelSize == actual.pixelSize else {
      return .differentSizes(expected: pixelSize, actual: actual.pixelSize)
    }
    guard let rows = rows(differingFrom: actual) else { return .identical }
    return compare(
      PixelImage(width: width, height: rows.count, bytes: rgba(inRows: rows)),
      PixelImage(width: width, height: rows.count, bytes: actual.rgba(inRows: rows)),
      rowsAbove: rows.lowerBound, height: height, tolerance: tolerance)
  }

  /// The size that a PNG file's header names, or nil if the file has none. Nothing is decoded.
  static func pixelSize(ofPNG data: Data) -> PixelSize? {
    headerSize(ofPNG: data).map { PixelSize(width: $0.width, height: $0.height) }
  }

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
