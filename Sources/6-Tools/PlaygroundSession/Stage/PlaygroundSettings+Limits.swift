// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation

extension PlaygroundSettings {
  /// The most pixels of a picture: those of a screen of 3840 × 2160 points at scale 2, and a little
  /// more. Three pictures are in memory at a time; a viewer, and a document that came with a link, ask for
  /// any size.
  package static let mostPixels = 36_000_000

  /// Checks the size of a picture.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point.
  /// - Throws: ``PlaygroundError`` for one that cannot be drawn, or is too large for the page.
  package static func check(_ size: CGSize, scale: Double) throws(PlaygroundError) {
    let pixels: (width: Int, height: Int)
    do { pixels = try Canvas.pixelSize(of: size, scale: scale) } catch {
      throw PlaygroundError("\(error)")
    }
    guard pixels.width * pixels.height <= mostPixels else {
      throw PlaygroundError(
        "A picture of \(pixels.width) × \(pixels.height) px is too large for the page: at most "
          + "\(mostPixels) px in all.")
    }
  }
}
