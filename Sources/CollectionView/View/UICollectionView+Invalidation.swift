// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Becomes the host of the engine; the end of creating.
  func beginHosting() {
    geometryDelegate = self
    engine.attach(to: self)
    surroundings = Surroundings(safeArea: safeAreaInsets, margins: layoutMargins)
  }

  /// Called by the layout, once for each invalidation.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    engine.layoutWasInvalidated(with: context)
  }

  /// Records updates and makes them when the outermost call ends (behaviour rule BU-9).
  func record(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    requireChangeable()
    engine.record(updates, completion: completion)
  }

  func record(_ changes: [BatchUpdates.Change]) {
    requireChangeable()
    engine.record(changes)
  }

  private func requireChangeable() {
    guard engine.isLayingOut, !engine.hasUncommittedUpdates else { return }
    programmerError(
      """
      The items of a collection view cannot change while it lays them out. Call \
      performBatchUpdates(_:completion:) outside of the data source's, the delegate's and the \
      layout's methods.
      """)
  }

  func dataSourceChanged() { reloadEverything() }

  func reloadEverything() {
    closeOpenRow()
    engine.reload()
  }

  func prefetchingMayHaveChanged() {
    engine.prefetchesItems = isPrefetchingEnabled && prefetchDataSource != nil
  }

  /// Traits or insets changed, which any layout may depend on.
  func surroundingsChanged() {
    guard engine.isReady else { return }
    surroundings = Surroundings(safeArea: safeAreaInsets, margins: layoutMargins)
    collectionViewLayout.invalidateLayout()
  }

  /// The safe area and the margins are announced also when they stay the same.
  func insetsMayHaveChanged() {
    guard surroundings != Surroundings(safeArea: safeAreaInsets, margins: layoutMargins) else {
      return
    }
    surroundingsChanged()
  }

  func replaceBackgroundView(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    elementsWerePlaced()
  }
}
