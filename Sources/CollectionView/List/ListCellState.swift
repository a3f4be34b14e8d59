// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
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
  var accessories: [UICellAccessory] = []
  /// Their views, in the same order.
  var accessoryViews: [AccessoryView] = []
  /// The line before a reorder control.
  var divider: UIView?
  /// The lines at the edges.
  var topLine = SeparatorLine()
  var bottomLine = SeparatorLine()
  /// Whether the row below hides the line between the two.
  var isBesideEmphasis = false
  /// Whether the cell's corners are rounded because of its place.
  var isRounded = false
  /// Whether a touch is on the cell that shows or hides the item's children.
  var isTouched = false
  /// The actions beside the cell, if they are visible.
  var swipe: RevealedActions?
}
