// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension PixelImage {
  /// A picture of where two pictures differ: the expected one in pale grey, what differs in red,
  /// the stronger the more.
  ///
  /// - Parameters:
  ///   - expected: The picture that should be.
  ///   - actual: The picture that is.
  /// - Returns: A picture as large as the larger of the two on each axis; what only one of them
  ///   covers is red.
  public static func difference(expected: PixelImage, actual: PixelImage) -> PixelImage {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let target = (row * width + column) * 4
        let left = expected.pixel(column: column, row: row)
        let right = actual.pixel(column: column, row: row)
        guard left != right else {
          let pale = left.map { 255 - (255 - UInt8($0.luminance)) / 4 } ?? 255
          (bytes[target], bytes[target + 1], bytes[target + 2]) = (pale, pale, pale)
          continue
        }
        let strength = left.flatMap { left in right.map { left.distance(to: $0) } } ?? 255
        let rest = UInt8(160 - strength * 160 / 255)
        (bytes[target], bytes[target + 1], bytes[target + 2]) = (255, rest, rest)
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  /// The pictures side by side: expected, difference, actual, with a gap between them.
  ///
  /// - Parameters:
  ///   - expected: The picture that should be.
  ///   - actual: The picture that is.
  /// - Returns: One picture on a grey checkerboard, so that transparent parts show.
  public static func sideBySide(expected: PixelImage, actual: PixelImage) -> PixelImage {
    let difference = difference(expected: expected, actual: actual)
    let gap = 8
    let width = expected.width + difference.width + actual.width + 2 * gap
    let height = difference.height
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let isDark = (row / 8 + column / 8).isMultiple(of: 2)
        let target = (row * width + column) * 4
        for channel in 0..<3 { bytes[target + channel] = isDark ? 205 : 225 }
      }
    }
    var left = 0
    for image in [expected, difference, actual] {
      for row in 0..<image.height {
        for column in 0..<image.width {
          guard let pixel = image.pixel(column: column, row: row) else { continue }
          let target = (row * width + left + column) * 4
          for (channel, value) in [pixel.red, pixel.green, pixel.blue].enumerated() {
            let below = Int(bytes[target + channel])
            let above = Int(value)
            bytes[target + channel] = UInt8(
              (above * Int(pixel.alpha) + below * (255 - Int(pixel.alpha)) + 127) / 255)
          }
        }
      }
      left += image.width + gap
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  private struct Pixel: Hashable {
    var red, green, blue, alpha: UInt8

    var luminance: Int { (Int(red) * 2 + Int(green) * 5 + Int(blue)) / 8 }

    func distance(to other: Pixel) -> Int {
      func delta(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
      return max(
        delta(red, other.red), delta(green, other.green), delta(blue, other.blue),
        delta(alpha, other.alpha))
    }
  }

  private func pixel(column: Int, row: Int) -> Pixel? {
    guard column < width, row < height else { return nil }
    let start = (row * width + column) * 4
    return Pixel(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }
}
