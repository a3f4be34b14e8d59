// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation

package struct Film {
  private var encoder: any FilmEncoder
  private var body = Data()

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - delay: How long each frame is shown.
  ///   - loops: How often the film is shown; 0 for ever.
  ///   - quality: Of WebP films, 0…100; nil for exact colours.
  /// - Throws: ``PictureError`` for a library that is not installed.
  package init(
    _ format: FilmFormat, delay: FrameDelay, loops: Int = 0, quality: Int? = nil
  ) throws(PictureError) {
    do {
      encoder = try format.encoder(delay: delay, loops: loops, quality: quality)
    } catch {
      throw .canvas(error)
    }
  }

  /// The number of steps from the first frame to the last.
  ///
  /// - Parameters:
  ///   - duration: Seconds from the first frame to the last.
  ///   - framesPerSecond: Frames per second.
  /// - Returns: The number; the last step may be shorter than the others.
  package static func stepCount(in duration: TimeInterval, framesPerSecond: Double) -> Int {
    // 0.1 × 30 is a little more than 3, and is to be 3 steps.
    Int((duration * framesPerSecond - 1e-6).rounded(.up))
  }

  /// Adds a frame to the film.
  ///
  /// - Parameter frame: The frame; of the first one's size.
  /// - Throws: ``PictureError`` for one that cannot be encoded.
  package mutating func add(_ frame: Raster) throws(PictureError) {
    do { body += try encoder.add(frame) } catch { throw .canvas(error) }
  }

  /// Ends the film.
  ///
  /// - Returns: The whole file, from its first byte.
  /// - Throws: ``PictureError`` for one that cannot be encoded.
  package mutating func finish() throws(PictureError) -> Data {
    do { body += try encoder.finish() } catch { throw .canvas(error) }
    return encoder.opening + body
  }
}

/// The format of a film.
public enum FilmFormat: String, Hashable, Sendable, CaseIterable {
  /// Animated PNG: exact, and a still picture to programs that know no animation.
  case apng
  /// GIF: 255 colours and at most 50 frames a second, and known everywhere. Written by giflib, which
  /// is loaded when it is used.
  case gif
  /// WebP: exact, or smaller with a loss. Written by libwebp, which is loaded when it is used.
  case webp

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - delay: How long each frame is shown.
  ///   - loops: How often the film is shown, from 0 to 65,535; 0 for ever.
  ///   - quality: Of WebP films, from 0, the smallest file, to 100; nil for exact colours.
  /// - Returns: What writes it.
  /// - Throws: `CanvasError.encoding` if a library is not installed.
  package func encoder(
    delay: FrameDelay, loops: Int, quality: Int?
  ) throws(CanvasError) -> any FilmEncoder {
    switch self {
    case .apng: AnimatedPNGEncoder(delay: delay, loops: loops)
    case .gif: try GIFEncoder(delay: delay, loops: loops)
    case .webp: try WebPEncoder(delay: delay, loops: loops, quality: quality)
    }
  }
}
