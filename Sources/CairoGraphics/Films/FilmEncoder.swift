// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes an animated file frame by frame.
///
/// The file is what ``opening`` is at the end, followed by what each ``add(_:)`` and
/// ``finish()`` returned, in order. Each frame is shown for as long as the encoder's delay says.
public protocol FilmEncoder: Sendable {
  /// The first bytes of the file; their number does not change after the first frame.
  var opening: Data { get }

  /// Adds a frame.
  ///
  /// - Parameter frame: The frame; of the first one's size.
  /// - Returns: The bytes that follow those returned before; often none.
  /// - Throws: `CanvasError.encoding` for a frame of another size, or if there is no memory.
  mutating func add(_ frame: Raster) throws(CanvasError) -> Data

  /// Ends the file.
  ///
  /// - Returns: The last bytes.
  /// - Throws: `CanvasError.encoding` if there is no memory.
  mutating func finish() throws(CanvasError) -> Data
}

extension Raster {
  /// All of the picture.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle outside which two pictures of one size are the same; nil if all of it
  /// is.
  func changes(since other: Raster) -> PixelRect? {
    withPixels { new in other.withPixels { old in new.changes(since: old) } }
  }

  /// Checks that a frame is as large as the one before.
  func checkSize(after last: Raster) throws(CanvasError) {
    guard width == last.width, height == last.height else {
      throw .encoding(
        "a frame of \(width) × \(height) px follows one of \(last.width) × \(last.height) px")
    }
  }
}
