// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension Raster {
  /// The width and height that a PNG file's header names, in pixels, or nil if the file has no such
  /// header. Nothing is decoded.
  package static func headerSize(ofPNG data: Data) -> (width: Int, height: Int)? {
    data.withUnsafeBytes { PNGFile.pixelSize(of: $0.bindMemory(to: UInt8.self)) }
  }
}
