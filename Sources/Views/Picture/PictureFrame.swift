// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation

/// What a picture showed at one moment, as pixels that any thread can encode.
public struct PictureFrame: Hashable, Sendable {
  package let raster: Raster

  /// The frame as a PNG file.
  ///
  /// - Returns: The whole file.
  /// - Throws: ``PictureError`` if there is no memory for it.
  public func pngData() throws(PictureError) -> Data {
    do { return try raster.pngData() } catch { throw .canvas(error) }
  }
}

extension Picture {
  /// Draws what the picture shows now, to be encoded while the next frame is drawn.
  ///
  /// ```swift
  /// let pipeline = FramePipeline { frame in try write(frame.pngData()) }
  /// for number in 0..<60 {
  ///   window.advance(to: Double(number) / 30)
  ///   try pipeline.add(picture.frame())
  /// }
  /// try pipeline.finish()
  /// ```
  ///
  /// - Returns: The frame.
  /// - Throws: ``PictureError`` for a size of nothing or beyond the limits, or a missing font.
  public func frame() throws(PictureError) -> PictureFrame { PictureFrame(raster: try raster()) }
}
