// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

/// Stands for the cell of an item, which is made when the item is visible.
@MainActor
final class CollectionFocusItem: NSObject, DeferredFocusItem {
  private(set) weak var collectionView: UICollectionView?
  private let path: IndexPath
  /// Whether the item is no longer in the data.
  var isGone = false

  init(_ path: IndexPath, in collectionView: UICollectionView) {
    self.path = path
    self.collectionView = collectionView
  }

  /// The item; while it has the focus, where batches have moved it to.
  var indexPath: IndexPath {
    guard let collectionView, collectionView.focus.item === self else { return path }
    return collectionView.focusedItem ?? path
  }

  // MARK: The focus's

  var shownItem: (any UIFocusItem)? {
    isGone ? nil : collectionView?.cellForItem(at: indexPath)
  }
  var holder: UIView? { collectionView }
  var isPrioritized: Bool { collectionView?.isSelected(indexPath) ?? false }
  func reveal() { collectionView?.revealItem(at: indexPath) }
  func focusChanged(_ isFocused: Bool) {
    collectionView?.focusMoved(isFocused ? self : nil, from: isFocused ? nil : self)
  }
  func focusSettled() { collectionView?.selectFocusedItem() }

  // MARK: UIFocusItem

  var canBecomeFocused: Bool { collectionView?.canFocusItem(at: indexPath) ?? false }
  var frame: CGRect { collectionView?.placedItem(at: indexPath)?.frame ?? .null }
  var focusEffect: UIFocusEffect? { shownItem?.focusEffect }
  var focusGroupPriority: UIFocusGroupPriority { shownItem?.focusGroupPriority ?? .ignored }
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { collectionView }
  var focusItemContainer: (any UIFocusItemContainer)? { collectionView }
  func setNeedsFocusUpdate() { collectionView?.setNeedsFocusUpdate() }
  func updateFocusIfNeeded() { collectionView?.updateFocusIfNeeded() }
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
