// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Values of a view's animated properties; nil for those that it is not about.
struct AnimatedValues {
  var center: CGPoint?
  var boundsOrigin: CGPoint?
  var boundsSize: CGSize?
  var transform: CGAffineTransform?
  var alpha: CGFloat?
  // Of the two, the outer nil leaves the colour, and the inner takes it away.
  var backgroundColor: UIColor??
}

/// The values of a view that a property animator no longer changes.
struct AnimatorEnds {
  var view: UIView
  /// Before its animations.
  var start = AnimatedValues()
  /// As they were shown then.
  var shown = AnimatedValues()
  /// As the animations set them.
  var end = AnimatedValues()
}

extension UIView {
  /// Takes out the animations of a property animator.
  ///
  /// - Parameter clock: The animator's time.
  /// - Returns: The values of the properties that nothing else has changed since.
  func takeAnimations(of clock: AnimatorClock) -> AnimatorEnds {
    var ends = AnimatorEnds(view: self)
    guard var all = animations else { return ends }
    let geometry = ownPresentationGeometry
    if let values = all.center.ends(of: clock) {
      (ends.start.center, ends.end.center) = values
      ends.shown.center = geometry.center
    }
    if let values = all.boundsOrigin.ends(of: clock) {
      (ends.start.boundsOrigin, ends.end.boundsOrigin) = values
      ends.shown.boundsOrigin = geometry.bounds.origin
    }
    if let values = all.boundsSize.ends(of: clock) {
      (ends.start.boundsSize, ends.end.boundsSize) = values
      ends.shown.boundsSize = geometry.bounds.size
    }
    if let values = all.transform.ends(of: clock) {
      (ends.start.transform, ends.end.transform) = values
      ends.shown.transform = geometry.transform
    }
    if let values = all.alpha.ends(of: clock) {
      (ends.start.alpha, ends.end.alpha) = values
      ends.shown.alpha = ownPresentationAlpha
    }
    if let values = all.backgroundColor.ends(of: clock) {
      (ends.start.backgroundColor, ends.end.backgroundColor) = values
      ends.shown.backgroundColor = .some(ownPresentationBackground.map { UIColor($0) })
    }
    all.remove(of: clock)
    animations = all.isEmpty ? nil : all
    return ends
  }

  /// Holds values, which are there at once; animations under way of others go on around them.
  func hold(_ values: AnimatedValues) {
    let running = animations
    animations = nil
    hold(atOnce: values)
    animations = running
  }

  /// Holds values, which are there at once and end the animations of their properties.
  func hold(atOnce values: AnimatedValues) {
    AnimationBlock.performWithoutAnimation {
      if let value = values.center { center = value }
      if let value = values.boundsOrigin { bounds.origin = value }
      if let value = values.boundsSize { bounds.size = value }
      if let value = values.transform { transform = value }
      if let value = values.alpha { alpha = value }
      if let value = values.backgroundColor { backgroundColor = value }
    }
  }
}
