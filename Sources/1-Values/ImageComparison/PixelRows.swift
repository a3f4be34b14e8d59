// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The rows of a picture while they are lent: a word of 32 bits a pixel, red in the lowest byte.
///
/// Tests run unoptimized, and a picture has millions of pixels. Loops over them therefore count with
/// `while`, over addresses, and shift with `&>>`: an iterator of a range, a closure, a subscript of an
/// array and `>>` are each a call in a debug build. A failing picture of 780 × 1688 px took 5 s with
/// those.
struct PixelRows {
  let base: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// The pixels of a row, which must be one of the picture's.
  func row(_ index: Int) -> UnsafePointer<UInt32> { base + index &* width }

  /// Returns whether a row repeats the one above it.
  func repeatsRowAbove(_ index: Int) -> Bool {
    index > 0 && areEqual(row(index), row(index &- 1), count: width)
  }
}

extension PixelImage {
  func withRows<Result>(_ body: (PixelRows) -> Result) -> Result {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt32.self).baseAddress else {
        return withUnsafePointer(to: 0) { body(PixelRows(base: $0, width: width, height: height)) }
      }
      return body(PixelRows(base: base, width: width, height: height))
    }
  }

  /// Creates a picture whose pixels a closure writes, all of them.
  init(width: Int, height: Int, writing body: (UnsafeMutablePointer<UInt32>) -> Void) {
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let words = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self)
      guard let base = words.baseAddress else { return }
      body(base)
      count = width * height * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}

/// Returns whether as many pixels are equal. Looks at all of both, many at once, which takes a tenth of the
/// time of looking for the first that differs.
func areEqual(
  _ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, count: Int
) -> Bool {
  var differences: UInt32 = 0
  var index = 0
  while index < count {
    differences |= pixels[index] ^ others[index]
    index &+= 1
  }
  return differences == 0
}

/// Returns the greatest difference of a channel of two pixels, 0…255.
func greatestDelta(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
  var greatest: UInt32 = 0
  var shift: UInt32 = 0
  while shift < 32 {
    let (one, two) = ((pixel &>> shift) & 0xFF, (other &>> shift) & 0xFF)
    let delta = one > two ? one &- two : two &- one
    if delta > greatest { greatest = delta }
    shift &+= 8
  }
  return greatest
}

/// An image of straight RGBA bytes, row by row from the top.
public struct PixelImage: Hashable, Sendable {
  /// The width of the image, in pixels.
  public let width: Int
  /// The height of the image, in pixels.
  public let height: Int
  /// The red, green, blue and opacity of each pixel.
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

/// A rectangle of whole pixels.
package struct PixelRegion: Hashable, Sendable {
  package var columns: ClosedRange<Int>
  package var rows: ClosedRange<Int>

  package init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }

  func union(_ other: PixelRegion) -> PixelRegion {
    func span(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> ClosedRange<Int> {
      min(left.lowerBound, right.lowerBound)...max(left.upperBound, right.upperBound)
    }
    return PixelRegion(columns: span(columns, other.columns), rows: span(rows, other.rows))
  }

  /// Returns whether no more than `distance` pixels lie between the two on either axis.
  func isNear(_ other: PixelRegion, distance: Int) -> Bool {
    func isNear(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> Bool {
      left.lowerBound - right.upperBound <= distance
        && right.lowerBound - left.upperBound <= distance
    }
    return isNear(columns, other.columns) && isNear(rows, other.rows)
  }
}

/// The tolerance within which two pictures are similar.
public struct PixelTolerance: Hashable, Sendable {
  /// The greatest difference of a pixel's channel, 0…255.
  public var channelDelta: Int
  /// The greatest fraction of pixels that may differ by more than ``channelDelta``, 0…1.
  public var share: Double

  /// A tolerance without any difference.
  public static let exact = PixelTolerance(channelDelta: 0, share: 0)

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - channelDelta: The greatest difference of a channel, 0…255.
  ///   - share: The most of the pixels that may be off by more, 0…1.
  public init(channelDelta: Int, share: Double = 0) {
    self.channelDelta = min(max(channelDelta, 0), 255)
    self.share = share.isNaN ? 0 : min(max(share, 0), 1)
  }
}
