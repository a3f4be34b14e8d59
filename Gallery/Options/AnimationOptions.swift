// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// What is shown of a sample that moves.
struct AnimationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write frame-0000.png, frame-0001.png … into a folder.",
      discussion: """
        The folder is created if it does not exist. Frames of an earlier run are replaced, and \
        those beyond the last new one removed; other files stay as they are.
        """, valueName: "dir"))
  var frames: String?

  @Option(
    parsing: .unconditional,
    help: "Frames per second, 1…240: 30 (the default), 29.97, 30000/1001.")
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: "Seconds to show, up to 600; by default until the animations end.")
  var duration: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time in seconds at which a still shows an animated sample, up to 600.",
      valueName: "seconds"))
  var time: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A file of actions before a still, as the playground copies it; '-' for standard input.",
      discussion: """
        One action per line: a time in seconds, then touch, wheel, scroll, key or set. A film of a \
        layout document shows them, too, beside its own steps.
        """,
      valueName: "file"))
  var actions: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw this many moments side by side, from the first to the last.", valueName: "n"))
  var filmstrip: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of times that a film repeats, 0…65535; 0, the default, means forever.",
      valueName: "n"))
  var loops: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Quality of a .webp film, 0…100; lossless by default.", valueName: "n"))
  var quality: String?

  static let longestDuration = Picture.longestFilm
  static let mostSteps = 36_000
  static let moments = 2...100

  func validate() throws {
    if let fps, FrameRate(fps) == nil {
      throw ValidationError(
        "--fps takes a number from 1 to 240, such as 30, 29.97 or 30000/1001 (was '\(fps)').")
    }
    if let duration, seconds == nil {
      throw ValidationError("--duration takes seconds from 0 to 600 (was '\(duration)').")
    }
    if let time, stillTime == nil {
      throw ValidationError("--time takes seconds from 0 to 600 (was '\(time)').")
    }
    if let filmstrip, momentCount == nil {
      throw ValidationError("--filmstrip takes a number from 2 to 100 (was '\(filmstrip)').")
    }
    if let loops, loopCount == nil {
      throw ValidationError("--loops takes a number from 0 to 65535 (was '\(loops)').")
    }
    if let quality, qualityValue == nil {
      throw ValidationError("--quality takes a number from 0 to 100 (was '\(quality)').")
    }
    if let frames, frames.isEmpty || frames == "-" {
      throw ValidationError("--frames takes the name of a folder (was '\(frames)').")
    }
  }

  /// The number that `--loops` says.
  var loopCount: Int? { loops.flatMap { Int($0) }.flatMap { (0...65_535).contains($0) ? $0 : nil } }

  /// The number that `--quality` says.
  var qualityValue: Int? {
    quality.flatMap { Int($0) }.flatMap { (0...100).contains($0) ? $0 : nil }
  }

  /// The rate that `--fps` or the document says, or the usual one.
  func rate(of subject: Subject) -> FrameRate? {
    FrameRate(fps ?? subject.framesPerSecond.map { "\($0)" } ?? FrameRate.standard)
  }

  /// The seconds that `--duration` says.
  var seconds: TimeInterval? {
    duration.flatMap(TimeInterval.init).flatMap {
      (0...Self.longestDuration).contains($0) ? $0 : nil
    }
  }

  /// The seconds that `--time` says.
  var stillTime: TimeInterval? {
    time.flatMap(TimeInterval.init).flatMap { (0...Self.longestDuration).contains($0) ? $0 : nil }
  }

  /// The number of moments that `--filmstrip` says.
  var momentCount: Int? {
    filmstrip.flatMap { Int($0) }.flatMap { Self.moments.contains($0) ? $0 : nil }
  }

  /// Checks that what only films have is asked of films.
  private func checkFilmOptions(_ format: FilmFormat?) throws(GalleryFailure) {
    if loops != nil, format == nil {
      throw GalleryFailure("--loops needs --out FILE.apng, .gif or .webp.", .usage)
    }
    if quality != nil, format != .webp {
      throw GalleryFailure("--quality needs --out FILE.webp; other films are lossless.", .usage)
    }
  }

  /// Checks that the options fit together.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - format: The format of `--out`, if there is one.
  /// - Returns: Whether anything is drawn over time.
  /// - Throws: A usage failure.
  func isAnimation(
    of subject: Subject, to format: OutputFormat?
  ) throws(GalleryFailure) -> Bool {
    let isFile = format?.film != nil
    try checkFilmOptions(format?.film)
    guard frames != nil || filmstrip != nil || isFile else {
      guard fps == nil, duration == nil else {
        throw GalleryFailure(
          "--fps and --duration need --frames DIR, --filmstrip N or --out FILE.apng, .gif or .webp.",
          .usage)
      }
      if time != nil, actions == nil { try checkMoves(subject) }
      return false
    }
    guard actions == nil || subject.document != nil else {
      throw GalleryFailure(
        "--actions applies to a still, or to a film of a document: use --out FILE.png.", .usage)
    }
    guard time == nil else {
      throw GalleryFailure(
        "--time applies only to a still; a film shows the whole animation.", .usage)
    }
    if filmstrip != nil, format != .picture(.png) {
      throw GalleryFailure("A filmstrip is one PNG picture: use --out FILE.png.", .usage)
    }
    if fps != nil, frames == nil, !isFile {
      throw GalleryFailure(
        "--fps needs --frames DIR or a film as --out; a filmstrip has a fixed number of moments.",
        .usage)
    }
    // Actions move a document without a film of its own.
    if actions == nil { try checkMoves(subject) }
    return true
  }

  /// Checks that a subject shows something over time.
  private func checkMoves(_ subject: Subject) throws(GalleryFailure) {
    guard subject.motion != .none else {
      throw GalleryFailure(
        "'\(subject.argument)' is not animated. \(subject.adviceToAnimate)", .usage)
    }
  }
}
