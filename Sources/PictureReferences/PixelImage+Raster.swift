// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import ImageComparison

extension PixelImage {
  /// The pixels of a decoded picture.
  package init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height, bytes: raster.rgba)
  }

  /// The picture as a PNG file.
  package func pngData() throws(CanvasError) -> Data {
    guard let raster = Raster(rgba: bytes, width: width, height: height) else {
      throw .emptySize(width: Double(width), height: Double(height))
    }
    return try raster.pngData()
  }
}
