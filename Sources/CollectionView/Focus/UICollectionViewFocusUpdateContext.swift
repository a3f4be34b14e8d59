// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
public import Views

/// A movement of the focus from an item of a collection view, or to one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus before; nil for none of the collection view's.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil for none of the collection view's.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
    previouslyFocusedIndexPath = collectionView.itemFocus.indexPath(
      of: context.previouslyFocusedItem)
    nextFocusedIndexPath = collectionView.itemFocus.indexPath(of: context.nextFocusedItem)
    super.init(context)
  }
}
