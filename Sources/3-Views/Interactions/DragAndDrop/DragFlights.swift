// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The ways of previews at the end of a drag: to where they were dropped, or back.
@MainActor
final class DragFlights {
  private unowned let window: UIWindow
  private let metrics: InteractionMetrics.Drag
  private var pending = 1
  private var completion: (() -> Void)?

  init(in window: UIWindow) {
    self.window = window
    metrics = window.interactionMetrics.drag
  }

  /// Says what is done when the last has arrived.
  func start(_ completion: @escaping () -> Void) {
    self.completion = completion
    arrive()
  }

  private func arrive() {
    pending -= 1
    guard pending == 0 else { return }
    completion?()
    completion = nil
  }

  // MARK: Drops

  func drop(_ item: DraggedItem, on destination: UIDropInteraction, of session: DragSession) {
    let animator = DragAnimator()
    let flight = flight(of: item, on: destination, session)
    destination.delegate?.dropInteraction(
      destination, item: item.item, willAnimateDropWith: animator)
    switch flight {
    case .fly(let target):
      land(item, on: target, animator)
    case .shrink(let target):
      fly(item.preview, to: target.target, for: metrics.dropDuration, animator)
      disappear(item.preview)
    case .fade: fade(item.preview, animator)
    }
  }

  private func flight(
    of item: DraggedItem, on destination: UIDropInteraction, _ session: DragSession
  ) -> DropFlight {
    if let source = destination.delegate as? any DropFlightSource {
      return source.flight(of: item.item, in: session)
    }
    guard let delegate = destination.delegate, let lifted = item.lifted else { return .fade }
    let target = delegate.dropInteraction(
      destination, previewForDropping: item.item, withDefault: lifted)
    return target.map { .fly(to: $0) } ?? .fade
  }

  /// The preview goes to a target and becomes what is there.
  private func land(
    _ item: DraggedItem, on target: UITargetedDragPreview, _ animator: DragAnimator
  ) {
    guard let preview = item.preview else {
      return fly(nil, to: target.target, for: metrics.dropDuration, animator)
    }
    let size = CGSize(
      width: target.size.width / max(preview.bounds.width, 1),
      height: target.size.height / max(preview.bounds.height, 1))
    let transform = CGAffineTransform(scaleX: size.width, y: size.height)
      .concatenating(target.target.transform)
    let end = UIPreviewTarget(
      container: target.target.container, center: target.target.center, transform: transform)
    guard target.view !== preview.source else {
      return fly(preview, to: end, for: metrics.dropDuration, animator)
    }
    // What is there appears over what was dragged.
    let landing = PreviewView(of: target)
    landing.alpha = 0
    window.showPreview(landing)
    let seen = preview.frame
    landing.position(
      middle: CGPoint(x: seen.midX, y: seen.midY),
      transform: CGAffineTransform(
        scaleX: preview.transform.a / max(size.width, 0.001),
        y: preview.transform.d / max(size.height, 0.001)))
    animator.addAnimations {
      landing.alpha = 1
      landing.position(at: target.target, in: self.window)
    }
    animator.addCompletion { _ in landing.removeFromSuperview() }
    target.view.fade(to: 0, for: .landing)
    animator.addCompletion { _ in target.view.fade(to: 1, for: .landing) }
    fly(preview, to: end, for: metrics.dropDuration, animator)
  }

  private func disappear(_ preview: PreviewView?) {
    let length = metrics.dropDuration * metrics.disappearingShare
    UIView.animate(
      withDuration: length, delay: metrics.dropDuration - length, options: .curveLinear,
      animations: { preview?.alpha = 0 })
  }

  // MARK: Ways back

  func cancel(_ item: DraggedItem) {
    let source = item.source
    let animator = DragAnimator()
    let target = returnTarget(of: item, source)
    source.delegate?.dragInteraction(source, item: item.item, willAnimateCancelWith: animator)
    guard let target else { return fade(item.preview, animator) }
    fly(item.preview, to: target.target, for: metrics.cancelDuration, animator)
  }

  /// Returns the target to which an item goes back; nil to disappear where it is.
  private func returnTarget(
    of item: DraggedItem, _ source: UIDragInteraction
  ) -> UITargetedDragPreview? {
    // A view that has been taken away has no place to go back to.
    let lifted = item.lifted.flatMap { $0.target.container.window === window ? $0 : nil }
    guard let lifted, let delegate = source.delegate else { return lifted }
    let answer = OptionalMethod.answer(
      "dragInteraction(_:previewForCancelling:withDefault:)", of: delegate
    ) { delegate.dragInteraction(source, previewForCancelling: item.item, withDefault: lifted) }
    return answer ?? lifted
  }

  // MARK: Animations

  private func fly(
    _ preview: PreviewView?, to target: UIPreviewTarget, for duration: TimeInterval,
    _ animator: DragAnimator
  ) {
    pending += 1
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        preview?.position(at: target, in: window)
        preview?.shadowAlpha = 0
        animator.animate()
      },
      completion: { [self] _ in
        preview?.removeFromSuperview()
        animator.end(at: .end)
        arrive()
      })
  }

  /// The preview shrinks and disappears where it is.
  private func fade(_ preview: PreviewView?, _ animator: DragAnimator) {
    pending += 1
    UIView.animate(
      withDuration: metrics.fadeDuration,
      animations: {
        if let preview {
          preview.alpha = 0
          preview.transform = preview.transform.scaledBy(
            x: metrics.fadeScale, y: metrics.fadeScale)
        }
        animator.animate()
      },
      completion: { [self] _ in
        preview?.removeFromSuperview()
        animator.end(at: .end)
        arrive()
      })
  }
}

/// Collects what is animated along with a lift, a drop or a way back.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, inside the animation that they belong to.
  func animate() {
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  func end(at position: UIViewAnimatingPosition) {
    let ends = completions
    completions = []
    for end in ends { end(position) }
  }
}
