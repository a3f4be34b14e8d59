// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The animations of one view, by property.
package struct PropertyAnimations {
  var center = RunningAnimations<CGPoint>()
  var boundsOrigin = RunningAnimations<CGPoint>()
  var boundsSize = RunningAnimations<CGSize>()
  var transform = RunningAnimations<CGAffineTransform>()
  var alpha = RunningAnimations<CGFloat>()
  /// One at most: colours do not add up.
  var backgroundColor = RunningAnimations<UIColor?>()

  var isEmpty: Bool {
    center.isEmpty && boundsOrigin.isEmpty && boundsSize.isEmpty && transform.isEmpty
      && alpha.isEmpty && backgroundColor.isEmpty
  }

  /// Forgets what is over.
  mutating func removeEnded(by time: TimeInterval) {
    center.removeEnded(by: time)
    boundsOrigin.removeEnded(by: time)
    boundsSize.removeEnded(by: time)
    transform.removeEnded(by: time)
    alpha.removeEnded(by: time)
    backgroundColor.removeEnded(by: time)
  }

  /// The blocks of the animations that are not over at a moment, once for each animation.
  func blocksUnderWay(at time: TimeInterval) -> [AnimationBlock] {
    center.blocksUnderWay(at: time) + boundsOrigin.blocksUnderWay(at: time)
      + boundsSize.blocksUnderWay(at: time) + transform.blocksUnderWay(at: time)
      + alpha.blocksUnderWay(at: time) + backgroundColor.blocksUnderWay(at: time)
  }

  /// The geometry that is shown at a moment.
  func shown(_ geometry: ViewGeometry, at time: TimeInterval) -> ViewGeometry {
    var shown = geometry
    shown.center = center.shown(geometry.center, at: time)
    shown.bounds.origin = boundsOrigin.shown(geometry.bounds.origin, at: time)
    if !boundsSize.isEmpty {
      // A spring that overshoots must not turn a small view inside out.
      let size = boundsSize.shown(geometry.bounds.size, at: time)
      shown.bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    shown.transform = transform.shown(geometry.transform, at: time)
    return shown
  }
}
