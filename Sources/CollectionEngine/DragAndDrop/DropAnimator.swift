// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

/// Collects what is animated along with the way of a dropped preview, until that begins.
@MainActor
package final class DropAnimator: NSObject, UIDragAnimating {
  private enum Phase {
    case waiting
    case animating(any UIDragAnimating)
    /// There is no way: everything is done at once (interaction rule DP-22).
    case over
  }

  private var phase: Phase
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  package init(isOver: Bool = false) {
    phase = isOver ? .over : .waiting
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    switch phase {
    case .waiting: self.animations.append(animations)
    case .animating(let animator): animator.addAnimations(animations)
    case .over: animations()
    }
  }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    switch phase {
    case .waiting: completions.append(completion)
    case .animating(let animator): animator.addCompletion(completion)
    case .over: completion(.end)
    }
  }

  /// The way begins.
  func join(_ animator: any UIDragAnimating) {
    for animation in animations { animator.addAnimations(animation) }
    for completion in completions { animator.addCompletion(completion) }
    (animations, completions) = ([], [])
    phase = .animating(animator)
  }
}
