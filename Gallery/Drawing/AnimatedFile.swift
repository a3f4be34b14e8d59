// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Synchronization
import UIKit

/// A film that is written frame by frame and appears when it is whole.
final class AnimatedFile: Sendable {
  private struct State {
    var encoder: any FilmEncoder
    let writer: AtomicFileWriter
    var byteCount = 0

    /// Writes bytes; after the first frame those that the file begins with come before them.
    mutating func append(_ data: Data) throws(FileError) {
      if byteCount == 0 {
        try writer.append(encoder.opening)
        byteCount = encoder.opening.count
      }
      try writer.append(data)
      byteCount += data.count
    }
  }

  private let state: Mutex<State>

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: Where it is to appear.
  ///   - format: Its format.
  ///   - delay: How long a frame is shown.
  ///   - loops: How often the film is shown; 0 for ever.
  ///   - quality: Of a WebP film, 0…100; nil for exact colours.
  /// - Throws: A failure to write if nothing can be written there, or a library is missing.
  init(
    path: String, format: FilmFormat, delay: FrameDelay, loops: Int, quality: Int?
  ) throws(GalleryFailure) {
    do {
      let encoder = try format.encoder(delay: delay, loops: loops, quality: quality)
      state = Mutex(State(encoder: encoder, writer: try AtomicFileWriter(path: path)))
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
  }

  /// Adds a frame.
  func write(_ frame: PictureFrame) throws {
    try state.withLock { state in
      let bytes = try state.encoder.add(frame.raster)
      do { try state.append(bytes) } catch { throw GalleryFailure("\(error)", .cannotWrite) }
    }
  }

  /// Takes away what did not appear. Does nothing after ``commit()``.
  func cancel() { state.withLock { $0.writer.cancel() } }

  /// Ends the file and lets it appear.
  ///
  /// - Returns: Its size in bytes.
  /// - Throws: A failure to write.
  func commit() throws -> Int {
    try state.withLock { state in
      let bytes = try state.encoder.finish()
      do {
        try state.append(bytes)
        // The number of frames is known only now.
        try state.writer.replaceStart(with: state.encoder.opening)
        try state.writer.commit()
      } catch {
        throw GalleryFailure("\(error)", .cannotWrite)
      }
      return state.byteCount
    }
  }
}
