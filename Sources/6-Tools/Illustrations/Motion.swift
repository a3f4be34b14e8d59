// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Pictures
import Views

/// The visible states of a view over time, in every appearance at once.
///
/// The view lives through its animations a single time: each frame is drawn in one appearance after
/// the other before time goes on.
@MainActor package struct Motion {
  let duration: TimeInterval
  let framesPerSecond: Int
  let anatomy: PictureAnatomy?

  /// Checks what was asked for.
  ///
  /// - Parameters:
  ///   - duration: In seconds: above 0, at most 60.
  ///   - framesPerSecond: From 1 to 60.
  ///   - anatomy: What is drawn over the view.
  /// - Throws: What is wrong with it.
  init(
    duration: TimeInterval, framesPerSecond: Int, anatomy: PictureAnatomy? = nil
  ) throws(IllustrationError) {
    // Not a number is not above zero either.
    guard duration > 0, duration <= 60 else { throw .duration(duration) }
    guard (1...60).contains(framesPerSecond) else { throw .framesPerSecond(framesPerSecond) }
    self.duration = duration
    self.framesPerSecond = framesPerSecond
    self.anatomy = anatomy
  }

  /// Seconds from the beginning to each frame, the first at 0 and the last at the end.
  var times: [TimeInterval] {
    let steps = Film.stepCount(in: duration, framesPerSecond: Double(framesPerSecond))
    return (0...max(steps, 1)).map { min(Double($0) / Double(framesPerSecond), duration) }
  }

  /// Draws an animation.
  ///
  /// - Parameters:
  ///   - stage: Where the view is.
  ///   - illustration: What is drawn of it.
  ///   - animations: Begins what is seen.
  /// - Returns: A file for each appearance of the illustration.
  /// - Throws: What could not be drawn.
  func files(
    of stage: PictureStage, for illustration: Illustration, animations: () -> Void
  ) throws(IllustrationError) -> [Data] {
    let own = stage.window.traitOverrides
    defer { stage.window.traitOverrides = own }
    do throws(PictureError) {
      return try draw(stage, for: illustration, animations: animations)
    } catch {
      throw .picture(error)
    }
  }

  private func draw(
    _ stage: PictureStage, for illustration: Illustration, animations: () -> Void
  ) throws(PictureError) -> [Data] {
    let window = stage.window
    window.traitOverrides.displayScale = illustration.scale
    window.traitOverrides.userInterfaceStyle = illustration.styles[0]
    if let design = illustration.design { window.traitOverrides.design = design }
    window.layoutIfNeeded()
    let start = window.currentTime
    animations()
    window.layoutIfNeeded()
    guard let delay = FrameDelay(1, over: framesPerSecond) else { return [] }
    var films: [Film] = []
    for _ in illustration.styles { films.append(try Film(.apng, delay: delay)) }
    let picture = Picture(of: stage.view)
    picture.anatomy = anatomy
    for time in times {
      window.advance(to: start + time)
      for (index, style) in illustration.styles.enumerated() {
        if illustration.styles.count > 1 { window.traitOverrides.userInterfaceStyle = style }
        try films[index].add(try picture.raster())
      }
    }
    var files: [Data] = []
    for index in films.indices { files.append(try films[index].finish()) }
    return files
  }
}
