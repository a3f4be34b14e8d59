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
    let isMeasurement = context === passState.measurementContext
    pending.merge(context, adjustsOffset: !isMeasurement)
    if isMeasurement { adjustOffset(by: context.contentOffsetAdjustment) }
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
    forgetElements()
    selection.removeAll()
    invalidateAll(counts: true)
  }

  func reloadEverything() {
    forgetElements()
    deselectAll()
    invalidateAll(counts: true)
  }

  /// Gives all views back, and forgets what was going on with single items; nobody is told that a
  /// highlight ends.
  private func forgetElements() {
    movement = nil
    highlightedItem = nil
    closeOpenRow()
    removeAllElements()
    cancelPrefetching()
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

  /// Asks the layout about new bounds while the view still has its old ones (behaviour rule Y-10).
  ///
  /// - Returns: Whether they invalidate the layout; it hears so when they are stored.
  @discardableResult
  func boundsWillChange(to newBounds: CGRect) -> Bool {
    // During initialization the layout does not belong to the view yet.
    guard currentLayout.collectionView === self else { return false }
    setNeedsLayout()
    if newBounds.origin != bounds.origin { closeOpenRow() }
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return false }
    boundsContext = currentLayout.invalidationContext(forBoundsChange: newBounds)
    return true
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
