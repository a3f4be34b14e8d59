// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// When an animation runs, in seconds of its window's time.
struct AnimationTiming: Equatable {
  var begin: TimeInterval
  var duration: TimeInterval
  var curve: TimingCurve
  var repeats = false
  var autoreverses = false
  /// The gesture's time that it runs by; nil for the window's.
  var interactive: InteractiveTiming?

  /// When it is over; infinity for one that repeats.
  var end: TimeInterval {
    repeats ? .infinity : begin + duration * (autoreverses ? 2 : 1)
  }

  /// Whether it is over at a moment of the window's time.
  func isOver(at time: TimeInterval) -> Bool { (interactive?.end ?? end) <= time }

  /// How far it has come at a moment of the window's time: 0 before its begin, and 1 from its end on.
  func progress(at moment: TimeInterval) -> CGFloat {
    let time = interactive?.time(at: moment) ?? moment
    guard time < end else { return 1 }
    var elapsed = time - begin
    guard elapsed > 0, duration > 0 else { return 0 }
    let round = duration * (autoreverses ? 2 : 1)
    if repeats { elapsed = elapsed.truncatingRemainder(dividingBy: round) }
    // The way back is the way there, seen from the end.
    if elapsed > duration { elapsed = round - elapsed }
    return CGFloat(curve.progress(after: elapsed, of: duration))
  }
}
