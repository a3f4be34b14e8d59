// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Names everything of `UICollectionView` in the way that code written for iOS does. What it says
/// is checked by the compiler alone; it is never called.
@MainActor
enum CollectionViewNames {
  static func parts(of view: UICollectionView, at path: IndexPath) {
    let dataSource: (any UICollectionViewDataSource)? = view.dataSource
    view.dataSource = dataSource
    view.isPrefetchingEnabled = false
    let prefetching: (any UICollectionViewDataSourcePrefetching)? = view.prefetchDataSource
    view.prefetchDataSource = prefetching
    let delegate: (any UICollectionViewDelegate)? = view.delegate
    view.delegate = delegate
    let background: UIView? = view.backgroundView
    view.backgroundView = background
    let selected: [IndexPath]? = view.indexPathsForSelectedItems
    let cells: [UICollectionViewCell] = view.visibleCells
    let paths: [IndexPath] = view.indexPathsForVisibleItems
    let counts: [Int] = [view.numberOfSections, view.numberOfItems(inSection: 0)]
    view.reorderingCadence = .slow
    view.reorderingCadence = UICollectionView.ReorderingCadence.fast
    view.reorderingCadence = .immediate
    view.dragInteractionEnabled = true
    view.allowsSelection = true
    view.allowsMultipleSelection = true
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = true
    view.selectionFollowsFocus = false
    view.allowsFocus = true
    view.allowsFocusDuringEditing = true
    view.remembersLastFocusedIndexPath = true
    view.isEditing = true
    view.selfSizingInvalidation = .disabled
    view.selfSizingInvalidation = .enabled
    view.selfSizingInvalidation =
      UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints
    _ = (selected, cells, paths, counts, view.hasUncommittedUpdates, path)
  }

  static func cells(of view: UICollectionView, at path: IndexPath) {
    let nib: UINib? = nil
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(nib, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.register(
      nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "footer")
    let cell: UICollectionViewCell = view.dequeueReusableCell(
      withReuseIdentifier: "cell", for: path)
    let header: UICollectionReusableView = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      (cell, indexPath, item) in
      cell.indentationLevel = indexPath.item
    }
    let configured: UICollectionViewListCell = view.dequeueConfiguredReusableCell(
      using: cells, for: path, item: "text")
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: "kind"
    ) { supplementaryView, elementKind, indexPath in
      _ = (supplementaryView, elementKind, indexPath)
    }
    let supplementary: UICollectionViewListCell = view.dequeueConfiguredReusableSupplementary(
      using: headers, for: path)
    let visible: UICollectionViewCell? = view.cellForItem(at: path)
    let itsPath: IndexPath? = view.indexPath(for: cell)
    let headersPath: IndexPath? = view.indexPath(forSupplementaryView: header)
    let paths: [IndexPath] = view.indexPathsForVisibleSupplementaryElements(ofKind: "kind")
    let shown: UICollectionReusableView? = view.supplementaryView(forElementKind: "kind", at: path)
    let all: [UICollectionReusableView] = view.visibleSupplementaryViews(ofKind: "kind")
    let hit: IndexPath? = view.indexPathForItem(at: .zero)
    let item: UICollectionViewLayoutAttributes? = view.layoutAttributesForItem(at: path)
    let element: UICollectionViewLayoutAttributes? = view.layoutAttributesForSupplementaryElement(
      ofKind: "kind", at: path)
    _ = (configured, supplementary, visible, itsPath, headersPath, paths, shown, all, hit)
    _ = (item, element)
  }

  static func changes(of view: UICollectionView, at path: IndexPath) {
    view.performBatchUpdates(nil)
    view.performBatchUpdates(nil, completion: nil)
    view.performBatchUpdates(
      { view.insertItems(at: [path]) },
      completion: { finished in
        _ = finished
      })
    view.performBatchUpdates {
      view.deleteItems(at: [path])
    } completion: { (finished: Bool) in
      _ = finished
    }
    view.performBatchUpdates { view.moveItem(at: path, to: path) }
    view.insertSections(IndexSet(integer: 0))
    view.deleteSections([0, 1])
    view.moveSection(0, toSection: 1)
    view.reloadSections(IndexSet(0..<2))
    view.reloadItems(at: [path])
    view.reconfigureItems(at: [path])
    view.reloadData()
    view.selectItem(at: path, animated: true, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: .centeredVertically)
    view.deselectItem(at: path, animated: true)
    view.scrollToItem(at: path, at: [.top, .left], animated: false)
    view.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
    let position: UICollectionView.ScrollPosition = [.bottom, .right]
    view.scrollToItem(at: path, at: position, animated: true)
    let moves: Bool = view.beginInteractiveMovementForItem(at: path)
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    _ = moves
  }

  static func layouts(of view: UICollectionView) {
    let layout = UICollectionViewFlowLayout()
    view.collectionViewLayout = layout
    view.setCollectionViewLayout(layout, animated: true)
    view.setCollectionViewLayout(layout, animated: true, completion: nil)
    view.setCollectionViewLayout(layout, animated: true) { finished in _ = finished }
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion = {
      (completed: Bool, finished: Bool) in
      _ = (completed, finished)
    }
    let transition: UICollectionViewTransitionLayout = view.startInteractiveTransition(
      to: layout, completion: completion)
    transition.transitionProgress = 0.5
    transition.updateValue(1, forAnimatedKey: "key")
    let value: CGFloat = transition.value(forAnimatedKey: "key")
    view.finishInteractiveTransition()
    view.cancelInteractiveTransition()
    let direction: UICollectionView.ScrollDirection = .horizontal
    let category: UICollectionView.ElementCategory = .supplementaryView
    switch category {
    case .cell, .supplementaryView, .decorationView: break
    @unknown default: break
    }
    layout.scrollDirection = direction
    _ = (value, transition.currentLayout, transition.nextLayout)
  }
}
