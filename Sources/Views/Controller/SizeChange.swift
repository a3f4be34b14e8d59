// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A change of a window's size, which takes no time of its own: inside an animation block it takes
/// the block's.
@MainActor final class SizeChange: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var steps: [Step] = []
  private var completions: [Step] = []
  let containerView: UIView

  /// - Parameter containerView: The window.
  init(in containerView: UIView) { self.containerView = containerView }

  var isAnimated: Bool { AnimationBlock.current != nil }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  /// No gesture drives it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { steps.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what was added.
  func run() {
    for step in steps { step(self) }
    for completion in completions { completion(self) }
  }
}
