// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import CollectionLayout
import Foundation
import Geometry
import Views

/// What a table's cell keeps for itself.
@MainActor
struct TableCellState {
  /// The table view that the cell is shown by.
  weak var view: UITableView?
  /// Where the row is presented that the cell shows.
  var path: PresentedIndexPath?
  /// The place of the row; nil outside of tables.
  var place: TableRowPlace?
  /// The views of the accessory type, from the content to the edge.
  var accessories: [TableAccessoryView] = []
  /// The same for editing.
  var editingAccessories: [TableAccessoryView] = []
  /// The lines at the edges.
  var topLine = SeparatorLine()
  var bottomLine = SeparatorLine()
  /// Whether the row below hides the line between the two.
  var isBesideEmphasis = false
  /// The insets of the line at the bottom; nil for the table's.
  var separatorInset: UIEdgeInsets?
  /// Whether the contents decide how high the row is.
  var sizesItself = false
  /// Whether corners are rounded because of the place.
  var isRounded = false
  /// Whether contents slide within the cell, as it comes or goes.
  var isRevealing = false
  var states: CellStates = []
  var dragState = UICellConfigurationState.DragState.none
  var dropState = UICellConfigurationState.DropState.none
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?

  // MARK: Editing

  /// What of the row can be edited; nil before anybody said it.
  var editing: RowEditing?
  /// Whether the row is being edited.
  var isEditing = false
  var editControl: EditControlView?
  var reorderControl: ReorderControlView?
  /// The actions beside the row, if they are visible.
  var swipe: RevealedActions?
  /// Whether the row is lifted to be moved.
  var isLifted = false
}
