// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Cairo's pixels, borrowed: 32 bits each, blue in the lowest byte, colours multiplied by opacity.
struct PremultipliedPixels {
  let base: UnsafePointer<UInt8>
  /// Pixels from side to side.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int

  func row(_ index: Int) -> UnsafeRawPointer { UnsafeRawPointer(base + index * stride) }

  /// Whether no pixel lets anything shine through.
  var isOpaque: Bool {
    for index in 0..<height {
      let pixels = row(index).assumingMemoryBound(to: UInt32.self)
      var all: UInt32 = 0xFF00_0000
      for column in 0..<width { all &= pixels[column] }
      guard all == 0xFF00_0000 else { return false }
    }
    return true
  }

  /// Copies a row as straight colours, red first; an opaque one by instructions on many pixels at once.
  func copyStraight(row index: Int, to target: UnsafeMutableRawPointer) {
    let pixels = row(index).assumingMemoryBound(to: UInt32.self)
    var all: UInt32 = 0xFF00_0000
    for column in 0..<width { all &= pixels[column] }
    if all == 0xFF00_0000 {
      for column in 0..<width {
        let pixel = pixels[column]
        let straight =
          pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
        target.storeBytes(of: straight.littleEndian, toByteOffset: column * 4, as: UInt32.self)
      }
      return
    }
    for column in 0..<width {
      let color = PremultipliedPixels.straight(pixels[column])
      let bytes = target + column * 4
      bytes.storeBytes(of: color.red, as: UInt8.self)
      bytes.storeBytes(of: color.green, toByteOffset: 1, as: UInt8.self)
      bytes.storeBytes(of: color.blue, toByteOffset: 2, as: UInt8.self)
      bytes.storeBytes(of: color.alpha, toByteOffset: 3, as: UInt8.self)
    }
  }

  /// A pixel's colour as it was before it was multiplied by its opacity.
  @inline(__always)
  static func straight(
    _ pixel: UInt32
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let alpha = pixel >> 24
    guard alpha != 255 else {
      return (
        UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
        UInt8(truncatingIfNeeded: pixel), 255
      )
    }
    guard alpha != 0 else { return (0, 0, 0, 0) }
    func channel(_ value: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: min(255, (value * 255 + alpha / 2) / alpha))
    }
    return (
      channel(pixel >> 16 & 0xFF), channel(pixel >> 8 & 0xFF), channel(pixel & 0xFF),
      UInt8(truncatingIfNeeded: alpha)
    )
  }
}
