// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// What animations under way change of a view, from one end to the other.
package struct AnimatedChange: Hashable, Sendable {
  /// The frame where the oldest of them began, in the superview.
  package var startFrame: CGRect
  /// The frame that the view will have, in the superview.
  package var endFrame: CGRect
  package var startAlpha: CGFloat
  package var endAlpha: CGFloat
}

extension UIView {
  /// The change of place, size and opacity that is being animated; nil if none is.
  package var animatedChange: AnimatedChange? {
    guard let animations, let root else { return nil }
    let now = root.currentTime
    func start<Value>(_ running: RunningAnimations<Value>) -> Value? {
      running.list.first { !$0.timing.isOver(at: now) }?.start
    }
    let center = start(animations.center)
    let size = start(animations.boundsSize)
    let transform = start(animations.transform)
    let alpha = start(animations.alpha)
    guard center != nil || size != nil || transform != nil || alpha != nil else { return nil }
    var old = geometry
    if let center { old.center = center }
    if let size { old.bounds.size = size }
    if let transform { old.transform = transform }
    return AnimatedChange(
      startFrame: old.bounds.applying(old.toSuperview),
      endFrame: geometry.bounds.applying(geometry.toSuperview), startAlpha: alpha ?? self.alpha,
      endAlpha: self.alpha)
  }
}
