// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A property on its way from a value to the one that the view holds already.
struct PropertyAnimation<Value> {
  var start: Value
  var timing: AnimationTiming
}

/// The animations of one view, a property each.
///
/// The view's own properties hold the values at the end (as in UIKit); these say what is shown until
/// then. A property that is animated again starts where it is shown at that moment (behaviour rule
/// U-u).
package struct PropertyAnimations {
  var center: PropertyAnimation<CGPoint>?
  var boundsOrigin: PropertyAnimation<CGPoint>?
  var boundsSize: PropertyAnimation<CGSize>?
  var transform: PropertyAnimation<CGAffineTransform>?
  var alpha: PropertyAnimation<CGFloat>?
  var backgroundColor: PropertyAnimation<UIColor?>?

  var isEmpty: Bool {
    center == nil && boundsOrigin == nil && boundsSize == nil && transform == nil && alpha == nil
      && backgroundColor == nil
  }

  /// Forgets what is over.
  mutating func removeEnded(by time: TimeInterval) {
    func ended<Value>(_ animation: PropertyAnimation<Value>?) -> Bool {
      animation.map { $0.timing.end <= time } ?? false
    }
    if ended(center) { center = nil }
    if ended(boundsOrigin) { boundsOrigin = nil }
    if ended(boundsSize) { boundsSize = nil }
    if ended(transform) { transform = nil }
    if ended(alpha) { alpha = nil }
    if ended(backgroundColor) { backgroundColor = nil }
  }

  /// The geometry that is shown at a moment.
  func geometry(towards end: ViewGeometry, at time: TimeInterval) -> ViewGeometry {
    var shown = end
    if let center { shown.center = center.value(towards: end.center, at: time) }
    if let boundsOrigin {
      shown.bounds.origin = boundsOrigin.value(towards: end.bounds.origin, at: time)
    }
    if let boundsSize {
      // A spring that overshoots must not turn a small view inside out.
      let size = boundsSize.value(towards: end.bounds.size, at: time)
      shown.bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    if let transform { shown.transform = transform.value(towards: end.transform, at: time) }
    return shown
  }
}

/// A value with values in between.
protocol Interpolatable {
  /// The value on the way to another.
  ///
  /// - Parameters:
  ///   - end: The other.
  ///   - progress: 0 for this value, 1 for the other; beyond them on the same line.
  /// - Returns: The value.
  func interpolated(to end: Self, _ progress: CGFloat) -> Self
}

extension PropertyAnimation where Value: Interpolatable {
  func value(towards end: Value, at time: TimeInterval) -> Value {
    let progress = timing.progress(at: time)
    return progress == 1 ? end : start.interpolated(to: end, progress)
  }
}

extension CGFloat: Interpolatable {
  func interpolated(to end: CGFloat, _ progress: CGFloat) -> CGFloat {
    self + (end - self) * progress
  }
}

extension CGPoint: Interpolatable {
  func interpolated(to end: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, progress), y: y.interpolated(to: end.y, progress))
  }
}

extension CGSize: Interpolatable {
  func interpolated(to end: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, progress),
      height: height.interpolated(to: end.height, progress))
  }
}
