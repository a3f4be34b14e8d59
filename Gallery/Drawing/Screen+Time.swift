// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PlaygroundSession
import UIKit

/// A screen over time: what its subject shows, and the actions of a script.
@MainActor struct ScreenMotion {
  private let screen: Screen
  private var run: ActionRun?

  /// Begins what the subject shows.
  init(_ screen: Screen, _ script: ActionScript?) {
    self.screen = screen
    run = script.map { ActionRun($0, on: SampleStage(screen), begins: true) }
    if script == nil { screen.begin() }
  }

  /// Goes on to a time.
  ///
  /// - Parameter time: Seconds since the beginning; not before the moment shown.
  mutating func advance(to time: TimeInterval) {
    guard run != nil else { return screen.show(time) }
    run?.advance(to: time)
  }
}

extension Screen {
  /// Begins what the subject shows over time.
  func begin() {
    UITraitCollection.inDesign(settings.design) { (content as? any MovingContent)?.begin() }
    window.layoutIfNeeded()
  }

  /// Goes on to a moment.
  ///
  /// - Parameter time: Seconds since ``begin()``; not before the moment shown.
  func show(_ time: TimeInterval) {
    // What a script does comes at its own times.
    (content as? any ScriptedSample)?.script?.run(to: time)
    if let stepped = content as? any SteppedContent { takeSteps(of: stepped, to: time) }
    // The window first: what the subject begins as it moves begins at this time.
    window.advance(to: time)
    (content as? any MovingContent)?.move(to: time)
    window.layoutIfNeeded()
  }

  /// Takes the steps of the content up to a time, each at its own.
  private func takeSteps(of content: any SteppedContent, to time: TimeInterval) {
    while let next = content.nextStepTime, next <= time {
      window.advance(to: next)
      content.takeNextStep()
      window.layoutIfNeeded()
    }
  }

  /// The time at which the next step begins or the animations end; nil when all is over.
  private var nextEventTime: TimeInterval? {
    let step = (content as? any SteppedContent)?.nextStepTime
    let end = window.isAnimating ? window.animationEnd : nil
    return [step, end].compactMap(\.self).min()
  }

  /// The seconds that a film rests at its end: a step is seen for longer than a frame.
  private var rest: TimeInterval { content is any SteppedContent ? 0.5 : 0 }

  /// Seconds from the beginning of what a subject shows to its end.
  ///
  /// Where the subject does not say it, it is run through without drawing: what ends may begin more.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - settings: How it is shown.
  ///   - script: The actions that are done beside it.
  /// - Returns: The seconds, up to 600.
  /// - Throws: A usage failure if it is not over by then.
  static func duration(
    of subject: Subject, settings: ScreenSettings, script: ActionScript? = nil
  ) throws(GalleryFailure) -> TimeInterval {
    if let duration = subject.motion.duration { return duration }
    var still = settings
    still.moment = nil
    still.time = nil
    let screen = try Screen(subject, settings: still)
    var motion = ScreenMotion(screen, script)
    if let script { motion.advance(to: script.end) }
    var ends = 0
    while let end = screen.nextEventTime {
      // Counted as well: animations without a duration may follow one another for ever.
      guard end <= AnimationOptions.longestDuration, ends < 100_000 else {
        throw GalleryFailure(
          "'\(subject.argument)' still moves after \(Int(AnimationOptions.longestDuration)) seconds: "
            + "use --duration.", .usage)
      }
      screen.show(end)
      ends += 1
    }
    return screen.window.currentTime + screen.rest
  }
}
