// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An encoder that writes an animated file frame by frame.
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
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle outside which two pictures of one size are equal; nil if they are.
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

/// The time for which a frame of an animated file is shown: an exact fraction of a second.
///
/// Files keep both numbers in 16 bits, so that 1/30 or 1001/30000 of a second is not rounded.
public struct FrameDelay: Hashable, Sendable {
  /// The numerator of the fraction; at least 1.
  public let numerator: UInt16
  /// The denominator of the fraction; at least 1.
  public let denominator: UInt16

  /// Creates a delay of `numerator / denominator` seconds, reduced.
  ///
  /// Nil unless both are above zero and, once reduced, below 65,536.
  ///
  /// - Parameters:
  ///   - numerator: Above the line.
  ///   - denominator: Below the line.
  public init?(_ numerator: Int, over denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    var (divisor, rest) = (numerator, denominator)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    guard let above = UInt16(exactly: numerator / divisor),
      let below = UInt16(exactly: denominator / divisor)
    else { return nil }
    self.numerator = above
    self.denominator = below
  }

  /// Returns the start of a frame if those before it are shown for this long.
  ///
  /// - Parameters:
  ///   - index: The frame, from 0.
  ///   - unitsPerSecond: What the answer counts: 1000 for milliseconds.
  /// - Returns: The nearest whole number, so that errors do not add up.
  func start(ofFrame index: Int, unitsPerSecond: Int) -> Int {
    let (above, below) = (unitsPerSecond * index * Int(numerator), Int(denominator))
    return (2 * above + below) / (2 * below)
  }

  /// Returns the delay of a number of frames together.
  ///
  /// - Parameter count: How many.
  /// - Returns: The exact delay; nil where 16 bits cannot say it.
  public func multiplied(by count: Int) -> FrameDelay? {
    let (numerator, overflows) = Int(self.numerator).multipliedReportingOverflow(by: count)
    return overflows ? nil : FrameDelay(numerator, over: Int(denominator))
  }
}
