// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import PictureResults
import PlaygroundSession
import Synchronization
import UIKit

/// A subject over time: drawn frame by frame here, encoded and written on another thread.
@MainActor struct FrameSequence {
  let subject: Subject
  let settings: ScreenSettings
  /// In seconds.
  let duration: TimeInterval
  /// The actions that are done beside what the subject shows; nil for none.
  private let script: ActionScript?

  /// Where an animation goes.
  struct Outputs {
    /// The folder of frames.
    var folder: String?
    /// The film.
    var file: Destination?
    /// How often the film is shown; 0 for ever.
    var loops = 0
    /// Of a WebP film, 0…100; nil for exact colours.
    var quality: Int?
  }

  /// Prepares an animation.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - settings: How it is shown.
  ///   - duration: Seconds; nil for what the subject shows.
  ///   - script: The actions that are done beside it.
  /// - Throws: A usage failure if the subject does not come to an end.
  init(
    of subject: Subject, settings: ScreenSettings, duration: TimeInterval?,
    script: ActionScript? = nil
  ) throws(GalleryFailure) {
    self.subject = subject
    self.settings = settings
    self.script = script
    if let duration {
      self.duration = duration
    } else {
      self.duration = try Screen.duration(of: subject, settings: settings, script: script)
      guard subject.motion != .unknown || self.duration > 0 else {
        throw GalleryFailure(
          "'\(subject.argument)' animates nothing by itself: use --duration.", .usage)
      }
    }
  }

  /// Draws all frames and writes them: all, or none.
  ///
  /// - Parameters:
  ///   - outputs: Where to.
  ///   - rate: How many in a second.
  ///   - progress: Where the progress is shown.
  /// - Returns: What to tell the user, one line for each output that is no standard output.
  /// - Throws: A failure to draw or to write.
  func write(
    to outputs: Outputs, rate: FrameRate, showing progress: ProgressLine = .off
  ) throws -> [String] {
    let count = try checkedFrameCount(rate)
    let screen = try Screen(subject, settings: settings)
    let folder = try outputs.folder.map { path in try FrameFolder(path: path, count: count) }
    let file = try outputs.file.flatMap { file in
      try file.format.film.map { format in
        try AnimatedFile(
          path: file.systemPath, format: format, delay: rate.delay, loops: outputs.loops,
          quality: outputs.quality)
      }
    }
    @Sendable func cancel() {
      folder?.cancel()
      file?.cancel()
    }
    let interruption = Interruption(cancel)
    CrashReport.cleanUp.withLock { $0 = cancel }
    defer { CrashReport.cleanUp.withLock { $0 = nil } }
    do {
      let pipeline = FramePipeline { frame in
        try folder?.write(frame)
        try file?.write(frame)
      }
      try draw(count, rate, on: screen, to: pipeline, showing: progress)
      // Until the files have their names.
      interruption.hold()
      return try withExtendedLifetime(interruption) {
        try [
          folder.map { try commit($0, of: count, on: screen) },
          file.flatMap { try commit($0, to: outputs.file, of: count, on: screen) },
        ].compactMap(\.self)
      }
    } catch {
      // Not by their ends: the other thread may hold them for longer than the command lives.
      cancel()
      throw error
    }
  }

  /// Draws frames while those before are encoded, and waits for the last.
  private func draw(
    _ count: Int, _ rate: FrameRate, on screen: Screen, to pipeline: FramePipeline,
    showing progress: ProgressLine
  ) throws {
    defer { progress.erase() }
    do {
      var motion = ScreenMotion(screen, script)
      for index in 0..<count {
        progress.show(index + 1, of: count, "frame")
        motion.advance(to: min(rate.time(ofFrame: index), duration))
        try pipeline.add(try screen.frame())
      }
    } catch {
      // All writers have ended before the files they wrote are removed.
      try? pipeline.finish()
      throw error
    }
    try pipeline.finish()
  }

  private func commit(
    _ folder: FrameFolder, of count: Int, on screen: Screen
  ) throws(GalleryFailure) -> String {
    try folder.commit()
    let bytes = Destination.bytes(folder.byteCount)
    return "\(folder.path)  \(Self.frames(count)) of \(screen.pixelDescription), \(bytes)"
  }

  private func commit(
    _ file: AnimatedFile, to destination: Destination?, of count: Int, on screen: Screen
  ) throws -> String? {
    let bytes = Destination.bytes(try file.commit())
    guard let destination, !destination.isStandardOutput else { return nil }
    return "\(destination.path)  \(screen.pixelDescription), \(Self.frames(count)), \(bytes)"
  }

  private static func frames(_ count: Int) -> String { "\(count) frame\(count == 1 ? "" : "s")" }

  private func checkedFrameCount(_ rate: FrameRate) throws(GalleryFailure) -> Int {
    let count = rate.frameCount(duration: duration)
    guard count <= AnimationOptions.mostSteps + 1 else {
      throw GalleryFailure(
        "\(count) frames are too many: at most \(AnimationOptions.mostSteps + 1), which is 600 "
          + "seconds at 60 a second.", .usage)
    }
    return count
  }

  /// Draws moments side by side, the first and the last among them.
  ///
  /// - Parameter count: How many; at least 2.
  /// - Returns: The picture.
  /// - Throws: A usage failure for a picture beyond the limits, else an internal one.
  func filmstrip(of count: Int) throws(GalleryFailure) -> Filmstrip {
    let screen = try Screen(subject, settings: settings)
    var motion = ScreenMotion(screen, script)
    var strip = Filmstrip(scale: settings.scale)
    for index in 0..<count {
      motion.advance(to: duration * Double(index) / Double(count - 1))
      try strip.append(try screen.frame().raster, of: count)
    }
    return strip
  }
}
