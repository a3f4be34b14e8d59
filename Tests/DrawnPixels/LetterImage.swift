// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Testing
package import Views

/// Images of a few pixels, written as a letter each: red, green, blue, white, black, and `.` for a
/// transparent one.
package enum LetterImage {
  private static let values: [Character: [UInt8]] = [
    "R": [255, 0, 0, 255], "G": [0, 255, 0, 255], "B": [0, 0, 255, 255],
    "W": [255, 255, 255, 255], "K": [0, 0, 0, 255], ".": [0, 0, 0, 0],
  ]

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - letters: The pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - scale: Pixels per point.
  package static func image(
    _ letters: String, width: Int, scale: CGFloat = 1
  ) throws -> UIImage {
    let raster = try #require(
      Raster(
        rgba: letters.flatMap { values[$0] ?? [] }, width: width, height: letters.count / width))
    return try #require(UIImage(data: try raster.pngData(), scale: scale))
  }

  /// Returns the letters of pixels, row by row; `?` for a colour that has none.
  package static func letters(_ raster: Raster) -> String {
    let bytes = raster.rgba
    return String(
      stride(from: 0, to: bytes.count, by: 4).map { start in
        values.first { $0.value == Array(bytes[start..<start + 4]) }?.key ?? "?"
      })
  }
}
