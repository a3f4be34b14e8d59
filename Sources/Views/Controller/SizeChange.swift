// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A change of a window's size, which takes no time of its own: inside an animation block it takes
/// the block's.
@MainActor final class SizeChange: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var steps: [Step] = []
  private var completions: [Step] = []

  var isAnimated: Bool { AnimationBlock.current != nil }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }

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
