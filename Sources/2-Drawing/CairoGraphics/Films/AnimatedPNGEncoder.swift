// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An encoder that writes animated PNG files, frame by frame.
///
/// Only the last frame's pixels are kept, so that an animation may
/// be as long as the disk is large. Of each frame only the rectangle that changed is stored; frames
/// that are the same become one that is shown for longer. A program that knows no animation shows
/// the first frame.
///
/// ```swift
/// var encoder = AnimatedPNGEncoder(delay: delay)
/// var body = Data()
/// for frame in frames { body += try encoder.add(frame) }
/// body += encoder.finish()
/// let file = encoder.opening + body
/// ```
public struct AnimatedPNGEncoder: FilmEncoder {
  /// The time for which each added frame is shown.
  public let delay: FrameDelay
  /// The number of times that the film is shown; 0 for an endless loop.
  public let loops: Int
  /// The first bytes of the file, whose number does not change. They contain the right number of
  /// frames after ``finish()``; empty before the first frame.
  public private(set) var opening = Data()
  /// The number of frames in the file so far: those that differ from the one before.
  public private(set) var frameCount = 0

  private var last: Raster?
  private var pending: PendingFrame?
  private var sequenceNumber: UInt32 = 0

  /// A frame that waits to be written, until it is known for how long it is shown.
  private struct PendingFrame {
    let rect: PixelRect
    let compressed: Data
    var delay: FrameDelay
    /// The number of frames that it stands for.
    var count = 1
  }

  /// Begins an animated PNG.
  ///
  /// - Parameters:
  ///   - delay: How long each frame is shown.
  ///   - loops: How often the film is shown, from 0 to 65,535; 0 for ever.
  public init(delay: FrameDelay, loops: Int = 0) {
    self.delay = delay
    self.loops = loops
  }

  /// Adds a frame of the animated PNG.
  ///
  /// - Parameter frame: The frame; of the first one's size.
  /// - Returns: The bytes that follow those returned before; none while frames are the same.
  /// - Throws: `CanvasError.encoding` for a frame of another size, or if there is no memory.
  public mutating func add(_ frame: Raster) throws(CanvasError) -> Data {
    guard let last else {
      self.last = frame
      pending = try compress(frame, frame.bounds)
      writeOpening()
      return Data()
    }
    try frame.checkSize(after: last)
    let changes = frame.changes(since: last)
    if changes == nil, let known = pending, let longer = delay.multiplied(by: known.count + 1) {
      pending?.count += 1
      pending?.delay = longer
      return Data()
    }
    let bytes = flush()
    // One pixel where nothing changed but the delay is at its longest: a frame cannot be empty.
    pending = try compress(frame, changes ?? PixelRect(x: 0, y: 0, width: 1, height: 1))
    self.last = frame
    return bytes
  }

  /// Ends the animated PNG.
  ///
  /// - Returns: The last bytes; ``opening`` is now what the file begins with.
  public mutating func finish() -> Data {
    var bytes = flush()
    PNGFile.append("IEND", [], to: &bytes)
    writeOpening()
    return bytes
  }

  private func compress(
    _ frame: Raster, _ rect: PixelRect
  ) throws(CanvasError) -> PendingFrame {
    // All frames have the colours of the first. Opacity is kept: a later frame may have some.
    let compressed = frame.withPixels { pixels in
      Result { () throws(CanvasError) in try PNGEncoder.compress(pixels[rect], as: .rgba) }
    }
    return PendingFrame(rect: rect, compressed: try compressed.get(), delay: delay)
  }

  private mutating func writeOpening() {
    guard let last else { return }
    opening = PNGFile.opening(
      width: last.width, height: last.height, color: .rgba, scale: Double(last.scale))
    let content =
      PNGFile.bigEndian(UInt32(frameCount)) + PNGFile.bigEndian(UInt32(clamping: loops))
    PNGFile.append("acTL", content, to: &opening)
  }

  /// Writes the frame that waits: what is to be done with it, then its pixels.
  private mutating func flush() -> Data {
    guard let frame = pending else { return Data() }
    pending = nil
    var bytes = Data(capacity: frame.compressed.count + 64)
    let rect = [frame.rect.width, frame.rect.height, frame.rect.x, frame.rect.y]
    let delay = [frame.delay.numerator, frame.delay.denominator]
    PNGFile.append(
      "fcTL",
      nextSequenceNumber() + rect.flatMap { PNGFile.bigEndian(UInt32($0)) }
        + delay.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        // Leave the frame where it is; put the next one's pixels in place of those below.
        + [0, 0],
      to: &bytes)
    // The first frame is also the picture of a plain PNG file.
    if frameCount == 0 {
      PNGFile.append("IDAT", [], frame.compressed, to: &bytes)
    } else {
      PNGFile.append("fdAT", nextSequenceNumber(), frame.compressed, to: &bytes)
    }
    frameCount += 1
    return bytes
  }

  private mutating func nextSequenceNumber() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return PNGFile.bigEndian(sequenceNumber)
  }
}
