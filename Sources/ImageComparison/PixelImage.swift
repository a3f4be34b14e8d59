// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A grid of straight RGBA bytes, row by row from the top.
public struct PixelImage: Hashable, Sendable {
  /// Pixels from side to side.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// Red, green, blue and opacity of each pixel.
  public let bytes: [UInt8]

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - width: Pixels from side to side; not negative.
  ///   - height: Pixels from top to bottom; not negative.
  ///   - bytes: `4 × width × height` bytes; missing ones are transparent, further ones cut off.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height * 4
    if bytes.count == count {
      self.bytes = bytes
    } else {
      let kept = bytes.prefix(count)
      self.bytes = kept + [UInt8](repeating: 0, count: count - kept.count)
    }
  }
}
