// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Makes several updates as one, named in a closure that does not escape.
  ///
  /// Calls with a closure come here, so that it can name members without `self`, as on iOS. It
  /// calls ``performBatchUpdates(_:completion:)``, which is the one that subclasses override.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called at the end of the animation, or after the layout pass if there is none.
  ///   - caller: Leave it out. In an override, `super.performBatchUpdates({ … })` comes here, too,
  ///     and must not call the override again.
  ///   - file: Leave it out: an override is in the module of its class.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function,
    file: StaticString = #fileID
  ) {
    let isOverride = BatchForwarding.isOverride(
      caller, of: file, in: self, below: UICollectionView.self)
    guard batchForwarding.begin(isCalledByOverride: isOverride) else {
      return engine.record(updates, completion: completion)
    }
    defer { batchForwarding.end() }
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UICollectionView: @MainActor SnapshotPresenting {
  package var isInLayoutPass: Bool { engine.isLayingOut }
  package var isInWindow: Bool { window != nil }

  package func runAfterLayoutPass(_ action: @escaping () -> Void) {
    engine.afterLayoutPass { action() }
  }

  package func performBatch(
    isAnimated: Bool, _ updates: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let batch = { self.performBatchUpdates(updates) { _ in completion() } }
    if isAnimated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  package func update(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty {
      deleteSections(IndexSet(difference.deletedSections))
    }
    if !difference.insertedSections.isEmpty {
      insertSections(IndexSet(difference.insertedSections))
    }
    for move in difference.movedSections { moveSection(move.source, toSection: move.destination) }
    if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { moveItem(at: move.source, to: move.destination) }
  }

  package func update(_ refresh: SnapshotRefresh) {
    if !refresh.reloadedSections.isEmpty { reloadSections(IndexSet(refresh.reloadedSections)) }
    if !refresh.reloadedItems.isEmpty { reloadItems(at: refresh.reloadedItems) }
    if !refresh.reconfiguredItems.isEmpty { reconfigureItems(at: refresh.reconfiguredItems) }
  }
}

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
