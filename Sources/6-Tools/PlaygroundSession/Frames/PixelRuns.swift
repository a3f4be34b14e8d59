// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// Opaque pixels as runs of equal ones, row after row.
///
/// A page reads them at once, where a PNG file goes through a decoder on another thread: while
/// scrolling that took more time than all the rest of a frame. Words have 32 bits, lowest byte first.
/// A word says how many pixels follow, or how often the one pixel after it is repeated (with
/// ``repeatMark``), or how many rows equal the one above them (with ``copyMark``). A pixel is red,
/// green, blue and 255.
enum PixelRuns {
  /// Of pixels that are equal, so many are worth a run.
  private static let shortestRun = 3
  private static let repeatMark: UInt32 = 1 << 31
  private static let copyMark: UInt32 = 1 << 30

  /// Encodes a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; inside the frame.
  ///   - frame: The pixels.
  ///   - limit: The most bytes.
  /// - Returns: The runs; nil if they are longer than that, or a pixel is not opaque.
  static func data(of rect: PixelRect, in frame: Raster, atMost limit: Int) -> Data? {
    frame.withPixelWords { pixels in
      var words: [UInt32] = []
      /// The position of the number of the following pixels; nil after a run.
      var literals: Int?
      /// Whether the last word counts rows.
      var copies = false
      for row in rect.y..<rect.y + rect.height {
        let line = pixels + row * frame.width + rect.x
        // Compared by C: also where this is not optimized, most rows of a screen cost nothing.
        if row > rect.y, memcmp(line, line - frame.width, rect.width * 4) == 0 {
          if copies { words[words.count - 1] += 1 } else { words.append(copyMark | 1) }
          (copies, literals) = (true, nil)
          continue
        }
        copies = false
        var column = 0
        while column < rect.width {
          let pixel = line[column]
          guard pixel >> 24 == 0xFF, words.count * 4 <= limit else { return nil }
          var end = column + 1
          while end < rect.width, line[end] == pixel { end += 1 }
          if end - column >= shortestRun {
            literals = nil
            words.append(repeatMark | UInt32(end - column))
            words.append(canvasWord(pixel))
          } else {
            if literals == nil {
              literals = words.count
              words.append(0)
            }
            for _ in column..<end { words.append(canvasWord(pixel)) }
            if let literals { words[literals] += UInt32(end - column) }
          }
          column = end
        }
      }
      guard words.count * 4 <= limit else { return nil }
      return words.withUnsafeBytes { Data($0) }
    }
  }

  /// Cairo has blue in the lowest byte, a canvas red.
  private static func canvasWord(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }
}
