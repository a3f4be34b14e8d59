// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

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

  /// Tells that the animation is over.
  func end(at position: UIViewAnimatingPosition) {
    let ends = completions
    completions = []
    for end in ends { end(position) }
  }
}
