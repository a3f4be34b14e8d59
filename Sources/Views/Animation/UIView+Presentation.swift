// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension UIView {
  /// The geometry that is shown now, which an animation may still keep from the view's own.
  package var shownGeometry: ViewGeometry {
    guard let animations, let root else { return geometry }
    return animations.geometry(towards: geometry, at: root.currentTime)
  }

  /// The opacity that is shown now.
  package var shownAlpha: CGFloat {
    guard let animation = animations?.alpha, let root else { return alpha }
    return animation.value(towards: alpha, at: root.currentTime)
  }

  /// The background that is shown now, in the view's traits.
  var shownBackground: ColorValue? {
    let end = backgroundColor?.value(in: traitCollection)
    guard let animation = animations?.backgroundColor, let root else { return end }
    let start = animation.start?.value(in: traitCollection)
    return ColorValue.between(start, end, animation.timing.progress(at: root.currentTime))
  }

  /// What a property's animation starts from, if a change of it is animated now.
  private func animation<Value>(from shown: Value) -> PropertyAnimation<Value>? {
    guard let block = AnimationBlock.current, let root else { return nil }
    return PropertyAnimation(start: shown, timing: block.join(self, in: root))
  }

  /// Whether a change has to be noticed: it is animated, or ends an animation.
  private var noticesChanges: Bool { AnimationBlock.current != nil || animations != nil }

  /// Begins or ends the animation of a property that is about to change.
  private func change<Value>(
    _ property: WritableKeyPath<PropertyAnimations, PropertyAnimation<Value>?>, from shown: Value
  ) {
    let animation = animation(from: shown)
    guard animation != nil || animations != nil else { return }
    var all = animations ?? PropertyAnimations()
    all[keyPath: property] = animation
    animations = all.isEmpty ? nil : all
  }

  func centerWillChange() {
    if noticesChanges { change(\.center, from: shownGeometry.center) }
  }

  func boundsWillChange(to bounds: CGRect) {
    guard noticesChanges else { return }
    let shown = shownGeometry.bounds
    if bounds.origin != geometry.bounds.origin { change(\.boundsOrigin, from: shown.origin) }
    if bounds.size != geometry.bounds.size { change(\.boundsSize, from: shown.size) }
  }

  func transformWillChange() {
    if noticesChanges { change(\.transform, from: shownGeometry.transform) }
  }

  func alphaWillChange() {
    if noticesChanges { change(\.alpha, from: shownAlpha) }
  }

  func backgroundColorWillChange() {
    guard noticesChanges else { return }
    change(\.backgroundColor, from: shownBackground.map { UIColor($0) })
  }

  /// Forgets what is over now, and a block that is.
  func removeEndedAnimations(of block: AnimationBlock) {
    blocks.removeAll { $0.block === block || $0.block == nil }
    guard let root, var all = animations else { return }
    all.removeEnded(by: root.currentTime)
    animations = all.isEmpty ? nil : all
  }

  /// Makes changes to geometry that move what is seen along with its surroundings: what a running
  /// animation comes from is moved as far, and it goes on.
  ///
  /// - Parameters:
  ///   - property: The coordinate: `center.x` or `bounds.origin.x`.
  ///   - distance: Points from left to right.
  package func displace(_ property: ReferenceWritableKeyPath<UIView, CGFloat>, by distance: CGFloat)
  {
    AnimationBlock.performWithoutAnimation {
      var running = animations
      animations = nil
      self[keyPath: property] += distance
      if property == \.center.x { running?.center?.start.x += distance }
      if property == \.bounds.origin.x { running?.boundsOrigin?.start.x += distance }
      animations = running
    }
  }

  /// Shows at once what the view holds. Blocks that it was in are told.
  package func removeAllAnimations() {
    for reference in blocks { reference.block?.interrupt(self) }
    blocks = []
    animations = nil
  }
}
