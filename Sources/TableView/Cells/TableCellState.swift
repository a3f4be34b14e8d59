// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import CollectionLayout
import Foundation
import Geometry
import Views

/// What a table's cell keeps for itself, beside its `RowState`.
@MainActor
struct TableCellState {
  /// The table view that the cell is shown by.
  weak var view: UITableView?
  /// Where the row is presented that the cell shows.
  var path: PresentedIndexPath?
  /// The place of the row; nil outside of tables.
  var place: TableRowPlace?
  /// The views of the accessory type, from the content to the edge.
  var accessories: [TableAccessory] = []
  /// The same for editing.
  var editingAccessories: [TableAccessory] = []
  /// The insets of the line at the bottom; nil for the table's.
  var separatorInset: UIEdgeInsets?
  /// Whether the contents decide how high the row is.
  var sizesItself = false
  /// Whether contents slide within the cell, as it comes or goes.
  var isRevealing = false
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?

  // MARK: Editing

  /// What of the row can be edited; nil before anybody said it.
  var editing: RowEditing?
  /// Whether the row is being edited.
  var isEditing = false
  var editControl: EditControlView?
  var reorderControl: ReorderControlView?
  /// Whether the row is lifted to be moved.
  var isLifted = false
}
