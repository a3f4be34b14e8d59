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
  /// - Returns: The values of the properties that nothing else has changed since.
  func takeAnimations(of clock: AnimatorClock) -> AnimatorEnds {
    var ends = AnimatorEnds(view: self)
    guard var all = animations else { return ends }
    let geometry = ownPresentationGeometry
    func take<Value: Equatable>(
      _ running: RunningAnimations<Value>, _ value: WritableKeyPath<AnimatedValues, Value?>,
      shown: @autoclosure () -> Value
    ) {
      guard let (start, end) = running.ends(of: clock) else { return }
      ends.start[keyPath: value] = start
      ends.shown[keyPath: value] = shown()
      ends.end[keyPath: value] = end
    }
    take(all.center, \.center, shown: geometry.center)
    take(all.boundsOrigin, \.boundsOrigin, shown: geometry.bounds.origin)
    take(all.boundsSize, \.boundsSize, shown: geometry.bounds.size)
    take(all.transform, \.transform, shown: geometry.transform)
    take(all.alpha, \.alpha, shown: ownPresentationAlpha)
    take(
      all.backgroundColor, \.backgroundColor,
      shown: ownPresentationBackground.map { UIColor($0) })
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
