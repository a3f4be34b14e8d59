// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The rows of a picture of at most 256 colours, a byte a pixel, as a PNG file filters them.
///
/// Most pictures of interfaces have few colours: a screen of cells has 80, blends of its text with
/// the background included. To compress a third of the bytes takes a third of the instructions, and
/// that was the largest part of a picture: 104 of 255 million.
struct IndexedRows {
  /// Each row after its filter. A row that repeats the one above is "Up" and zeros; any other is as
  /// it is, since differences of indices mean nothing.
  let rows: FilteredRows
  /// The colours, premultiplied, in the order in which they appear, row by row.
  private let colors: [UInt32]

  /// Finds the colours of a picture; nil if there are more than 256. The time taken is in proportion
  /// to the pixels before the first colour too many.
  ///
  /// - Parameter pixels: The picture.
  init?(_ pixels: PremultipliedPixels) {
    let length = pixels.width + 1
    let rows = FilteredRows(byteCount: length * pixels.height)
    guard let base = rows.bytes.bindMemory(to: UInt8.self).baseAddress else {
      rows.deallocate()
      return nil
    }
    var table = ColorTable()
    for index in 0..<pixels.height {
      let output = base + index * length
      if index > 0, memcmp(pixels.row(index), pixels.row(index - 1), pixels.width * 4) == 0 {
        output[0] = 2
        memset(output + 1, 0, pixels.width)
        continue
      }
      output[0] = 0
      let source = pixels.row(index).assumingMemoryBound(to: UInt32.self)
      guard table.writeIndices(of: source, count: pixels.width, to: output + 1) else {
        rows.deallocate()
        return nil
      }
    }
    self.rows = rows
    colors = table.colors
  }

  /// Three bytes a colour: the content of a `PLTE` chunk.
  var palette: [UInt8] {
    colors.flatMap { pixel in
      let color = PremultipliedPixels.straight(pixel)
      return [color.red, color.green, color.blue]
    }
  }

  /// A byte a colour, up to the last that is not opaque: the content of a `tRNS` chunk, which is left
  /// out where it is empty.
  var opacities: [UInt8] {
    let all = colors.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    guard let last = all.lastIndex(where: { $0 != 255 }) else { return [] }
    return Array(all[...last])
  }
}

/// Indices of at most 256 colours, by a hash table with open addresses.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// A colour's index and one, or 0. Four times as many as colours: most are found at once.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Writes the index of each pixel; false if there are too many colours.
  mutating func writeIndices(
    of source: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var (color, index): (UInt32, UInt8) = (0, 0)
    var column = 0
    while column < count {
      let pixel = source[column]
      // Neighbours are mostly alike.
      if pixel != color || column == 0 {
        guard let found = self.index(of: pixel) else { return false }
        (color, index) = (pixel, found)
      }
      target[column] = index
      column &+= 1
    }
    return true
  }

  private mutating func index(of color: UInt32) -> UInt8? {
    // Fibonacci hashing: the upper ten bits depend on all of the colour's.
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
