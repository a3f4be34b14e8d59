// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// When an animation runs, in seconds of its window's time.
struct AnimationTiming: Hashable, Sendable {
  var begin: TimeInterval
  var duration: TimeInterval
  var curve: AnimationCurve
  var repeats = false
  var autoreverses = false

  /// When it is over; infinity for one that repeats.
  var end: TimeInterval {
    repeats ? .infinity : begin + duration * (autoreverses ? 2 : 1)
  }

  /// How far it has come at a moment: 0 before its begin, and 1 from its end on.
  func progress(at time: TimeInterval) -> CGFloat {
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
