// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension Screen {
  /// Begins what the sample shows over time.
  func begin() {
    (controller as? any AnimatedSample)?.begin()
    window.layoutIfNeeded()
  }

  /// Goes on to a moment.
  ///
  /// - Parameter time: Seconds since ``begin()``; not before the moment shown.
  func show(_ time: TimeInterval) {
    // What a script does comes at its own times.
    (controller as? any ScriptedSample)?.script?.run(to: time)
    // The window first: what the sample begins as it moves begins at this time.
    window.advance(to: time)
    (controller as? any AnimatedSample)?.move(to: time)
    window.layoutIfNeeded()
  }

  /// Seconds from the beginning of what a sample shows to its end.
  ///
  /// Where the sample does not say it, it is run through without drawing: what ends may begin more.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - settings: How it is shown.
  /// - Returns: The seconds, up to 600.
  /// - Throws: A usage failure if it is not over by then.
  static func duration(
    of sample: any Sample.Type, settings: ScreenSettings
  ) throws(GalleryFailure) -> TimeInterval {
    if let duration = sample.animated?.duration { return duration }
    var still = settings
    still.moment = nil
    still.time = nil
    let screen = try Screen(sample, settings: still)
    screen.begin()
    var ends = 0
    while screen.window.isAnimating {
      let end = screen.window.animationEnd
      // Counted as well: animations without a duration may follow one another for ever.
      guard end <= AnimationOptions.longestDuration, ends < 100_000 else {
        throw GalleryFailure(
          "'\(sample.name)' still moves after \(Int(AnimationOptions.longestDuration)) seconds: "
            + "use --duration.", .usage)
      }
      screen.show(end)
      ends += 1
    }
    return screen.window.currentTime
  }
}
