// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Makes a layout this view's own.
  func adopt(_ layout: UICollectionViewLayout) {
    if let other = layout.collectionView, other !== self {
      programmerError(
        """
        \(type(of: layout)) belongs to another collection view already; a layout object belongs to \
        one. Create a layout for each collection view.
        """)
    }
    layout.collectionView = self
    passState.surroundings = Surroundings(safeArea: safeAreaInsets, margins: layoutMargins)
  }

  /// Told by the layout, once for each invalidation.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { itemCounts = nil }
    guard !passState.isPreparing else { return }
    pending.merge(context)
    if !passState.isSettling { passState.hasReported = false }
    setNeedsLayout()
  }

  /// Invalidates everything, and the counts if asked.
  func invalidateAll(counts: Bool) {
    let type =
      Swift.type(of: currentLayout).invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    let context = type.init(instantiation: UICollectionViewInstantiation())
    context.markEverything()
    if counts { context.markDataSourceCounts() }
    currentLayout.invalidateLayout(with: context)
    // Also when the layout keeps its invalidation to itself.
    if counts { itemCounts = nil }
    setNeedsLayout()
  }

  func dataSourceChanged() {
    movement = nil
    removeAllElements()
    cancelPrefetching()
    selection.removeAll()
    invalidateAll(counts: true)
  }

  func reloadEverything() {
    movement = nil
    removeAllElements()
    cancelPrefetching()
    deselectAll()
    invalidateAll(counts: true)
  }

  func replaceLayout(by layout: UICollectionViewLayout) {
    let old = currentLayout
    guard layout !== old else { return }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for element in elementsInOrder { element.view.willTransition(from: old, to: layout) }
    old.collectionView = nil
    currentLayout = layout
    adopt(layout)
    removeElements { $0.key.category == .decorationView }
    removeAllDeparting()
    pool.forgetDecorations()
    scrolling.forgetAreas()
    for element in visibleElements.values { element.measurement = nil }
    pending = PendingInvalidation()
    invalidateAll(counts: false)
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for element in elementsInOrder { element.view.didTransition(from: old, to: layout) }
  }

  /// Behaviour rule Y-10: the layout is asked while the view still has its old bounds.
  func boundsWillChange(to newBounds: CGRect) {
    // During initialization the layout does not belong to the view yet.
    guard currentLayout.collectionView === self else { return }
    setNeedsLayout()
    if newBounds.origin != bounds.origin { closeOpenRow() }
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Traits or insets changed, which any layout may depend on.
  func surroundingsChanged() {
    guard currentLayout.collectionView === self else { return }
    passState.surroundings = Surroundings(safeArea: safeAreaInsets, margins: layoutMargins)
    currentLayout.invalidateLayout()
  }

  /// The safe area and the margins are announced also when they stay the same.
  func insetsMayHaveChanged() {
    guard currentLayout.collectionView === self,
      passState.surroundings != Surroundings(safeArea: safeAreaInsets, margins: layoutMargins)
    else { return }
    surroundingsChanged()
  }
}
