// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Cairo's pixels, borrowed: 32 bits each, blue in the lowest byte, colours multiplied by opacity.
///
/// Image tests run unoptimized and read two pictures each. Loops over pixels therefore count with `while`
/// and shift with `&>>`: a range's iterator, a closure and `>>` are a call each in a debug build.
struct PremultipliedPixels {
  let base: UnsafePointer<UInt8>
  /// The width of the picture, in pixels.
  let width: Int
  /// The height of the picture, in pixels.
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int

  func row(_ index: Int) -> UnsafeRawPointer { UnsafeRawPointer(base + index * stride) }

  /// Whether no pixel lets anything shine through.
  var isOpaque: Bool { (0..<height).allSatisfy(isOpaque(row:)) }

  private func isOpaque(row index: Int) -> Bool {
    let pixels = row(index).assumingMemoryBound(to: UInt32.self)
    var all: UInt32 = 0xFF00_0000
    var column = 0
    while column < width {
      all &= pixels[column]
      column &+= 1
    }
    return all == 0xFF00_0000
  }

  /// Copies a row as straight colours, red first; an opaque one by instructions on many pixels at once.
  func copyStraight(row index: Int, to target: UnsafeMutableRawPointer) {
    let pixels = row(index).assumingMemoryBound(to: UInt32.self)
    var column = 0
    if isOpaque(row: index) {
      let words = target.assumingMemoryBound(to: UInt32.self)
      while column < width {
        let pixel = pixels[column]
        words[column] = pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | (pixel &>> 16) & 0xFF
        column &+= 1
      }
      return
    }
    let bytes = target.assumingMemoryBound(to: UInt8.self)
    while column < width {
      let color = PremultipliedPixels.straight(pixels[column])
      let start = column &* 4
      bytes[start] = color.red
      bytes[start &+ 1] = color.green
      bytes[start &+ 2] = color.blue
      bytes[start &+ 3] = color.alpha
      column &+= 1
    }
  }

  /// Multiplies straight colours, red first, by their opacity, as Cairo rounds.
  ///
  /// - Parameters:
  ///   - source: `count` pixels of four bytes.
  ///   - target: Memory for as many words.
  ///   - count: The number of pixels.
  static func copyPremultiplied(
    _ source: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let pixels = source.assumingMemoryBound(to: UInt32.self)
    var index = 0
    while index < count {
      let pixel = pixels[index]
      let alpha = pixel &>> 24
      if alpha == 255 {
        target[index] = pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | (pixel &>> 16) & 0xFF
      } else {
        let red = ((pixel & 0xFF) &* alpha &+ 127) / 255
        let green = (((pixel &>> 8) & 0xFF) &* alpha &+ 127) / 255
        let blue = (((pixel &>> 16) & 0xFF) &* alpha &+ 127) / 255
        target[index] = alpha &<< 24 | red &<< 16 | green &<< 8 | blue
      }
      index &+= 1
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

/// A colour in sRGB with its opacity, not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red component, 0…1.
  public var red: Double
  /// The green component, 0…1.
  public var green: Double
  /// The blue component, 0…1.
  public var blue: Double
  /// The opacity, 0…1.
  public var alpha: Double

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: Red, 0…1.
  ///   - green: Green, 0…1.
  ///   - blue: Blue, 0…1.
  ///   - alpha: Opacity, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// A colour that is transparent.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour as CSS writes it, for style sheets: `rgba(255, 0, 0, 0.5)`.
  var css: String {
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(min(max(alpha, 0), 1)))"
  }
}
