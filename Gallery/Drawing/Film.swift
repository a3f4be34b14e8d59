// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

/// A sample over time: drawn frame by frame here, encoded and written on another thread.
@MainActor struct Film {
  let sample: any Sample.Type
  let settings: ScreenSettings
  /// In seconds.
  let duration: TimeInterval

  /// Where a film goes.
  struct Outputs {
    /// The folder of frames.
    var folder: String?
    /// The animated file.
    var file: Destination?
  }

  /// Prepares a film.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - settings: How it is shown.
  ///   - duration: Seconds; nil for what the sample shows.
  /// - Throws: A usage failure if the sample does not come to an end.
  init(
    of sample: any Sample.Type, settings: ScreenSettings, duration: TimeInterval?
  ) throws(GalleryFailure) {
    self.sample = sample
    self.settings = settings
    if let duration {
      self.duration = duration
    } else {
      self.duration = try Screen.duration(of: sample, settings: settings)
    }
  }

  /// Draws all frames and writes them: all, or none.
  ///
  /// - Parameters:
  ///   - outputs: Where to.
  ///   - rate: How many in a second.
  /// - Returns: What to tell the user, one line for each output that is no standard output.
  /// - Throws: A failure to draw or to write.
  func write(to outputs: Outputs, rate: FrameRate) throws -> [String] {
    let count = try checkedFrameCount(rate)
    let screen = try Screen(sample, settings: settings)
    let folder = try outputs.folder.map { path in try FrameFolder(path: path, count: count) }
    let file = try outputs.file.map { file in
      try AnimatedFile(path: file.systemPath, delay: rate.delay)
    }
    let conveyor = FrameConveyor { frame in
      try folder?.write(frame)
      try file?.write(frame)
    }
    do {
      screen.begin()
      for index in 0..<count {
        screen.show(min(rate.time(ofFrame: index), duration))
        try conveyor.add(try screen.frame())
      }
    } catch {
      // Nobody writes any more when what was written is taken away.
      try? conveyor.finish()
      throw error
    }
    try conveyor.finish()

    var notes: [String] = []
    let frames = "\(count) frame\(count == 1 ? "" : "s")"
    if let folder {
      try folder.commit()
      let bytes = Destination.bytes(folder.byteCount)
      notes.append("\(folder.path)  \(frames) of \(screen.pixelDescription), \(bytes)")
    }
    if let file, let destination = outputs.file {
      let bytes = Destination.bytes(try file.commit())
      if !destination.isStandardOutput {
        notes.append("\(destination.path)  \(screen.pixelDescription), \(frames), \(bytes)")
      }
    }
    return notes
  }

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
    let screen = try Screen(sample, settings: settings)
    screen.begin()
    var strip = Filmstrip(scale: settings.scale)
    for index in 0..<count {
      screen.show(duration * Double(index) / Double(count - 1))
      try strip.append(try screen.frame().raster, of: count)
    }
    return strip
  }
}
