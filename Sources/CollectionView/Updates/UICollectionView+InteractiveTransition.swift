// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Told when a change of layouts that a finger drove is over: whether it came to the new layout, and
  /// whether the animation ran to its end.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Begins a change of layouts that a finger drives.
  ///
  /// - Parameters:
  ///   - layout: The layout to go to; it must not belong to another collection view.
  ///   - completion: Told when the change is over.
  /// - Returns: The layout in between, which is the collection view's until then. Setting its
  ///   `transitionProgress` moves the elements. A second change meanwhile stops the program.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    guard interactiveTransition == nil else {
      programmerError(
        """
        An interactive transition is under way already. Call finishInteractiveTransition() or \
        cancelInteractiveTransition() first, and wait for its completion.
        """)
    }
    layoutIfNeeded()
    let old = currentLayout
    let between =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    adopt(layout)
    currentLayout = between
    adopt(between)
    interactiveTransition = InteractiveTransition(layout: between, completion: completion)
    invalidateAll(counts: false)
    return between
  }

  /// Lets the elements go on to the new layout, which is the collection view's at the end.
  public func finishInteractiveTransition() { settleTransition(isCompleted: true) }

  /// Lets the elements go back to the old layout, which is the collection view's at the end.
  public func cancelInteractiveTransition() { settleTransition(isCompleted: false) }

  /// Seconds that the rest of a change takes.
  private static let settlingDuration: TimeInterval = 0.3

  private func settleTransition(isCompleted: Bool) {
    guard let transition = interactiveTransition, !transition.isSettling else {
      programmerError(
        """
        There is no interactive transition to \(isCompleted ? "finish" : "cancel"). Call \
        startInteractiveTransition(to:completion:) first, and end it once.
        """)
    }
    interactiveTransition?.isSettling = true
    let between = transition.layout
    let (kept, other) =
      isCompleted
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.settlingDuration,
      animations: {
        between.transitionProgress = isCompleted ? 1 : 0
        let target = kept.targetContentOffset(forProposedContentOffset: contentOffset)
        layoutIfNeeded()
        let clampedTarget = clamped(target)
        if clampedTarget != contentOffset { setContentOffset(clampedTarget, animated: false) }
        layoutIfNeeded()
      },
      completion: { [self] finished in
        endTransition(keeping: kept, lettingGo: other)
        transition.completion?(isCompleted, finished)
      })
  }

  /// The change is over: one of the two layouts is the collection view's again.
  private func endTransition(
    keeping kept: UICollectionViewLayout, lettingGo other: UICollectionViewLayout
  ) {
    let waiting = interactiveTransition?.waiting
    interactiveTransition?.layout.collectionView = nil
    interactiveTransition = nil
    other.collectionView = nil
    currentLayout = kept
    adopt(kept)
    invalidateAll(counts: false)
    layoutIfNeeded()
    kept.finalizeLayoutTransition()
    other.finalizeLayoutTransition()
    waiting?()
  }
}
