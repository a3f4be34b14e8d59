// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension Raster {
  /// Lends the pixels, row after row, 32 bits each.
  ///
  /// - Parameter body: Called with the first of `width × height` pixels, which it must not keep.
  /// - Returns: What `body` returns.
  package func withPixelWords<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    withPixels { pixels in body(pixels.row(0).assumingMemoryBound(to: UInt32.self)) }
  }

  /// A rectangle of the image as a PNG file, without a copy of its pixels.
  ///
  /// - Parameter rect: The rectangle; inside the image.
  /// - Returns: The file.
  /// - Throws: `CanvasError.encoding` if there is no memory for it.
  package func pngData(of rect: PixelRect) throws(CanvasError) -> Data {
    let scale = Double(scale)
    let result = withPixels { pixels in
      Result { () throws(CanvasError) in try PNGEncoder.encode(pixels[rect], scale: scale) }
    }
    return try result.get()
  }
}
