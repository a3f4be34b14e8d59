// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics

/// What a film can be written as.
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
