// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Views

extension Picture {
  /// The options of a film: how often it is shown, the number of frames, and what it may lose.
  public struct FilmOptions: Hashable, Sendable {
    /// The number of frames per second, from 1 to 240.
    public var framesPerSecond = 30
    /// The number of times that the film is shown, from 0 to 65,535; 0 for ever.
    public var loops = 0
    /// The quality of WebP films, from 0, the smallest file, to 100; nil for exact colours. Ignored
    /// for other films.
    public var quality: Int?

    /// Creates options: 30 frames a second, for ever, exact.
    public init() {}
  }

  /// The longest film that is drawn, in seconds.
  package nonisolated static let longestFilm: TimeInterval = 600

  /// Writes a film of the picture, beginning now, while its window's time advances.
  ///
  /// ```swift
  /// dataSource.apply(snapshot)  // begins an animation
  /// try picture.writeFilm(to: "insertion.webp", duration: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The file, with the extension `.apng`, `.gif` or `.webp`; replaced if it exists,
  ///     written whole or not at all.
  ///   - duration: Seconds from the first frame to the last, at most 600; below zero counts as zero.
  ///   - options: Frames per second and more; values out of their ranges are clamped.
  /// - Throws: ``PictureError``: for another extension, a longer duration, a library that is not installed, frames that
  ///   cannot be drawn, a file that cannot be written.
  public func writeFilm(
    to path: String, duration: TimeInterval, options: FilmOptions = FilmOptions()
  ) throws(PictureError) {
    let name = URL(fileURLWithPath: path).pathExtension
    guard let format = FilmFormat(rawValue: name.lowercased()) else { throw .unknownFilm(name) }
    let data = try filmData(format, duration: duration, options: options)
    do { try AtomicFile.write(data, to: path) } catch { throw .file(error) }
  }

  /// Returns a film of the picture, beginning now, while its window's time advances.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - duration: Seconds from the first frame to the last, at most 600; below zero counts as zero.
  ///   - options: Frames per second and more; values out of their ranges are clamped.
  /// - Returns: The whole file.
  /// - Throws: ``PictureError``: for a longer duration, a library that is not installed, or frames
  ///   that cannot be drawn.
  /// - Complexity: What is drawn, once a frame. One frame is kept as pixels, and the file.
  public func filmData(
    _ format: FilmFormat, duration: TimeInterval, options: FilmOptions = FilmOptions()
  ) throws(PictureError) -> Data {
    // Before anything is drawn. What is not a number is not at most anything either.
    guard duration <= Self.longestFilm else { throw .filmDuration(duration) }
    let rate = min(max(options.framesPerSecond, 1), 240)
    guard let delay = FrameDelay(1, over: rate) else {
      throw .canvas(.encoding("no frame can be shown for 1/\(rate) s"))
    }
    let loops = min(max(options.loops, 0), Int(UInt16.max))
    let quality = options.quality.map { min(max($0, 0), 100) }
    var film = try Film(format, delay: delay, loops: loops, quality: quality)
    // The first frame also gives the view a window, if it is in none.
    try film.add(try raster())
    let window = view.window
    let start = window?.currentTime ?? 0
    let length = max(duration, 0)
    let count = Film.stepCount(in: length, framesPerSecond: Double(rate))
    for index in 0..<max(count, 0) {
      window?.advance(to: start + min(Double(index + 1) / Double(rate), length))
      try film.add(try raster())
    }
    return try film.finish()
  }
}
