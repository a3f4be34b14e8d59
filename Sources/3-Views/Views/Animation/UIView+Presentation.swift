// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension UIView {
  /// The geometry that is shown now, which animations may still keep from the view's own.
  package var presentationGeometry: ViewGeometry {
    animatedLayer?.geometry ?? ownPresentationGeometry
  }

  /// The opacity that is shown now. Animations that add up may take it beyond 0…1.
  package var presentationAlpha: CGFloat {
    animatedLayer.map { CGFloat($0.opacity) } ?? ownPresentationAlpha
  }

  /// Whether the view is left out of drawing now: hidden, and not closing over time any more.
  package var presentationIsHidden: Bool { animatedLayer?.isHidden ?? ownPresentationIsHidden }

  /// The background that is shown now, in the view's traits.
  var presentationBackground: ColorValue? {
    if let animatedLayer { animatedLayer.backgroundColor?.value } else { ownPresentationBackground }
  }

  /// The layer as animations that were added to it show it; nil without any.
  var animatedLayer: CALayer? {
    guard let ownLayer, ownLayer.hasAnimations else { return nil }
    return ownLayer.presentationCopy()
  }

  /// The geometry without the animations of the layer.
  var ownPresentationGeometry: ViewGeometry {
    guard let animations, let root else { return geometry }
    return animations.presentation(geometry, at: root.currentTime)
  }

  /// The opacity without the animations of the layer.
  var ownPresentationAlpha: CGFloat {
    guard let animations, let root else { return alpha }
    return animations.alpha.presentation(alpha, at: root.currentTime)
  }

  /// Whether it is left out without the animations of the layer.
  var ownPresentationIsHidden: Bool { isHidden && autoLayout?.closing == nil }

  /// The background without the animations of the layer.
  var ownPresentationBackground: ColorValue? {
    let end = backgroundColor?.value(in: traitCollection)
    guard let list = animations?.backgroundColor.list, let root,
      let last = list.last(where: { $0.timing.progress(at: root.currentTime) > 0 }) ?? list.first
    else { return end }
    let start = last.start?.value(in: traitCollection)
    let goal = list.count > 1 ? last.end?.value(in: traitCollection) : end
    return ColorValue.between(start, goal, last.timing.progress(at: root.currentTime))
  }

  /// Whether a change has to be noticed: it is animated, or ends animations.
  private var noticesChanges: Bool { AnimationBlock.current != nil || animations != nil }

  private typealias Property<Value: Equatable> = WritableKeyPath<
    PropertyAnimations, RunningAnimations<Value>
  >

  /// Begins the animation of a property that is about to change, which adds to those under way
  /// unless the block asks to begin from the current state; without a block, ends them.
  private func change<Value: Interpolatable>(
    _ property: Property<Value>, from old: Value, to new: Value, shown: @autoclosure () -> Value
  ) {
    guard let block = AnimationBlock.current, let root else { return endAnimations(of: property) }
    let goesOn = animations?[keyPath: property].list.last.map { block.goesOn(after: $0) } ?? false
    let replaces = block.settings.options.contains(.beginFromCurrentState) && !goesOn
    let start = replaces ? shown() : old
    if replaces { endAnimations(of: property) }
    begin(property, from: start, to: new, in: block, root)
  }

  private func begin<Value: Equatable>(
    _ property: Property<Value>, from start: Value, to end: Value, in block: AnimationBlock,
    _ root: UIWindow
  ) {
    var all = animations ?? PropertyAnimations()
    let animation = PropertyAnimation(
      start: start, end: end, timing: block.timing(of: self, in: root), block: block)
    if all[keyPath: property].add(animation) { block.animationBegan() }
    animations = all
  }

  /// Ends the animations of a property; the completion blocks of those that end early are called.
  private func endAnimations<Value: Equatable>(of property: Property<Value>) {
    guard let root, var all = animations, !all[keyPath: property].isEmpty else { return }
    let interrupted = all[keyPath: property].blocksUnderWay(at: root.currentTime)
    all[keyPath: property] = RunningAnimations()
    animations = all.isEmpty ? nil : all
    for block in interrupted { block.animationWasInterrupted() }
  }

  func centerWillChange(to center: CGPoint) {
    guard noticesChanges else { return }
    change(\.center, from: geometry.center, to: center, shown: ownPresentationGeometry.center)
  }

  func boundsWillChange(to bounds: CGRect) {
    guard noticesChanges else { return }
    let old = geometry.bounds
    if bounds.origin != old.origin {
      change(
        \.boundsOrigin, from: old.origin, to: bounds.origin,
        shown: ownPresentationGeometry.bounds.origin)
    }
    if bounds.size != old.size {
      change(
        \.boundsSize, from: old.size, to: bounds.size,
        shown: ownPresentationGeometry.bounds.size)
    }
  }

  func transformWillChange(to transform: CGAffineTransform) {
    guard noticesChanges else { return }
    change(
      \.transform, from: geometry.transform, to: transform,
      shown: ownPresentationGeometry.transform)
  }

  func alphaWillChange(to alpha: CGFloat) {
    guard noticesChanges else { return }
    change(\.alpha, from: self.alpha, to: alpha, shown: ownPresentationAlpha)
  }

  /// Colours do not add up: each goes from the one that is shown to the new one.
  func backgroundColorWillChange(to color: UIColor?) {
    guard noticesChanges else { return }
    let block = AnimationBlock.current
    let isShown = animations?.backgroundColor.isEmpty != false
    var start = isShown ? backgroundColor : ownPresentationBackground.map { UIColor($0) }
    if let block, let last = animations?.backgroundColor.list.last, block.goesOn(after: last) {
      if last.block === block { start = backgroundColor }
    } else {
      endAnimations(of: \.backgroundColor)
    }
    guard let block, let root else { return }
    begin(\.backgroundColor, from: start, to: color, in: block, root)
  }

  func removeEndedAnimations() {
    guard let root, var all = animations else { return }
    all.removeEnded(by: root.currentTime)
    animations = all.isEmpty ? nil : all
  }

  /// Holds again what it held before animations that a gesture has taken back.
  func takeBackInteractiveAnimations() {
    guard let all = animations else { return }
    hold(
      atOnce: AnimatedValues(
        center: all.center.valueTakenBack, boundsOrigin: all.boundsOrigin.valueTakenBack,
        boundsSize: all.boundsSize.valueTakenBack, transform: all.transform.valueTakenBack,
        alpha: all.alpha.valueTakenBack, backgroundColor: all.backgroundColor.valueTakenBack))
  }

  /// Makes a change to geometry that moves what is seen along with what is around it: animations
  /// under way go on around the new value.
  ///
  /// - Parameters:
  ///   - property: The coordinate: `center.x` or `bounds.origin.x`.
  ///   - distance: Points from left to right.
  func displace(_ property: ReferenceWritableKeyPath<UIView, CGFloat>, by distance: CGFloat) {
    let running = animations
    animations = nil
    AnimationBlock.performWithoutAnimation { self[keyPath: property] += distance }
    animations = running
  }

  /// Shows the view's own values at once. The completion blocks of animations that end are called.
  package func removeAllAnimations() {
    guard let all = animations else { return }
    animations = nil
    guard let root else { return }
    for block in all.blocksUnderWay(at: root.currentTime) { block.animationWasInterrupted() }
  }
}

/// The change of a view by animations under way, from one end to the other.
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
