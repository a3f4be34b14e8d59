// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Views

/// What a list cell keeps for itself.
@MainActor
struct ListCellState {
  /// What the cell is in its list; nil outside of lists.
  var row: ListRow?
  /// The element that the cell shows.
  var indexPath: IndexPath?
  /// The collection view that the cell was dequeued from.
  weak var collectionView: UICollectionView?
  /// Whether the cell is an item's, not a header's or footer's.
  var isItem = true
  /// Whether a data source has indented the cell by the level of its item.
  var isIndentedByData = false
  /// The accessories, as set.
  var accessories: [ListAccessory] = []
  /// The line before a reorder control.
  var divider: UIView?
  /// Whether a touch is on the cell that shows or hides the item's children.
  var isTouched = false
}
