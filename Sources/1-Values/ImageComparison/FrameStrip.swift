// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The frames of a film in one picture: side by side from the left, with a gap between them.
package enum FrameStrip {
  /// The grey pixels between two frames.
  static let gap = 8

  /// Returns the column at which a frame begins.
  ///
  /// - Parameters:
  ///   - index: The frame's number, from 0.
  ///   - width: The width of each frame, in pixels.
  /// - Returns: The column, in pixels from the left.
  package static func offset(ofFrame index: Int, width: Int) -> Int { index * (width + gap) }

  /// Joins frames.
  ///
  /// - Parameter frames: Frames of one size; a larger one is cut, a smaller one has the
  ///   gap's grey beside it.
  /// - Returns: The picture, of the first one's height; empty without frames.
  package static func joined(_ frames: [PixelImage]) -> PixelImage {
    guard let first = frames.first else { return PixelImage(width: 0, height: 0, bytes: []) }
    let width = offset(ofFrame: frames.count, width: first.width) - gap
    return PixelImage(width: width, height: first.height) { target in
      target.update(repeating: 0xFF80_8080, count: width * first.height)
      for (index, frame) in frames.enumerated() {
        let corner = target + offset(ofFrame: index, width: first.width)
        frame.withRows { rows in
          for row in 0..<min(rows.height, first.height) {
            (corner + row * width).update(from: rows.row(row), count: min(rows.width, first.width))
          }
        }
      }
    }
  }

  /// Takes frames apart.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - count: How many frames it has; more than 0.
  /// - Returns: The frames; nil if no frames of one width fill the picture.
  package static func frames(of picture: PixelImage, count: Int) -> [PixelImage]? {
    let widths = picture.width - (count - 1) * gap
    guard count > 0, widths > 0, widths.isMultiple(of: count) else { return nil }
    let width = widths / count
    return picture.withRows { rows in
      (0..<count).map { index in
        PixelImage(width: width, height: rows.height) { target in
          for row in 0..<rows.height {
            (target + row * width).update(
              from: rows.row(row) + offset(ofFrame: index, width: width), count: width)
          }
        }
      }
    }
  }
}
