// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// A closure that is called when an interactive transition has ended: whether it finished at the
  /// new layout, and whether the animation ran to its end.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Begins a change of layouts that a touch drives.
  ///
  /// - Parameters:
  ///   - layout: The layout to go to; another collection view that has it goes on without elements.
  ///   - completion: Called when the change is over.
  /// - Returns: The layout in between, which is the collection view's until then. Setting its
  ///   `transitionProgress` moves the elements. A second change meanwhile stops the program.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    guard !engine.isExchangingInteractively else {
      programmerError(
        """
        An interactive transition is already in progress. Call finishInteractiveTransition() or \
        cancelInteractiveTransition() first, and wait for its completion.
        """)
    }
    layoutIfNeeded()
    let old = collectionViewLayout
    let between =
      OptionalMethod.value(
        "collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: delegate
      ) { $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout) }
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    engine.beginExchange(to: layout, through: between, completion: completion)
    return between
  }

  /// Finishes the transition: the elements move to the new layout, which becomes the view's.
  public func finishInteractiveTransition() { settleTransition(isCompleted: true) }

  /// Cancels the transition: the elements move back to the old layout, which stays the view's.
  public func cancelInteractiveTransition() { settleTransition(isCompleted: false) }

  private func settleTransition(isCompleted: Bool) {
    guard engine.canSettleExchange,
      let between = collectionViewLayout as? UICollectionViewTransitionLayout
    else {
      programmerError(
        """
        There is no interactive transition to \(isCompleted ? "finish" : "cancel"). Call \
        startInteractiveTransition(to:completion:) first, and end it once.
        """)
    }
    engine.settleExchange(isCompleted: isCompleted) {
      between.transitionProgress = isCompleted ? 1 : 0
    }
  }
}
