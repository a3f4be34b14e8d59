// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The pixels of a rectangle in runs of one colour: what is kept of a frame until it is known which
/// colours its film has.
struct ColorRuns: Sendable {
  let rect: PixelRect
  /// Each: the colour in the upper 24 bits, the length less one in the next seven, and in the lowest
  /// whether the pixels are as they were in the frame before.
  private(set) var runs: [UInt32] = []

  private static let longest = 128

  /// Takes the pixels of a rectangle; what shines through is shown on white.
  ///
  /// - Parameters:
  ///   - frame: The picture.
  ///   - rect: The rectangle in it.
  ///   - last: The picture before it, of the same size; nil for the first.
  init(of frame: PremultipliedPixels, in rect: PixelRect, after last: PremultipliedPixels?) {
    self.rect = rect
    let new = frame[rect]
    let old = last?[rect]
    var (value, length): (UInt32, UInt32) = (0, 0)
    for index in 0..<rect.height {
      let row = new.row(index).assumingMemoryBound(to: UInt32.self)
      let before = old?.row(index).assumingMemoryBound(to: UInt32.self)
      for column in 0..<rect.width {
        let pixel = row[column]
        let isSame = before.map { $0[column] == pixel } ?? false
        let next = isSame ? 1 : Self.onWhite(pixel) << 8
        if next == value, length < Self.longest {
          length += 1
        } else {
          if length > 0 { runs.append(value | (length - 1) << 1) }
          (value, length) = (next, 1)
        }
      }
    }
    runs.append(value | (length - 1) << 1)
  }

  @inline(__always)
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let light = 255 - pixel >> 24
    // Premultiplied: no channel is above the opacity, so that none overflows.
    return (pixel & 0xFF_FFFF) + light * 0x01_0101
  }

  /// The colours that the frame adds.
  func count(in histogram: inout ColorHistogram) {
    for run in runs where run & 1 == 0 {
      histogram.add(run >> 8, times: Int(run >> 1 & 0x7F) + 1)
    }
  }

  /// The pixels as indices of a palette, row by row.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - same: The index of pixels that are as they were.
  /// - Returns: One byte a pixel.
  func indices(in palette: inout ColorPalette, same: UInt8) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for run in runs {
      let index = run & 1 == 1 ? same : palette.index(of: run >> 8)
      pixels.append(contentsOf: repeatElement(index, count: Int(run >> 1 & 0x7F) + 1))
    }
    return pixels
  }
}
