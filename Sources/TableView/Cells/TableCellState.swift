// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
import Foundation
import Views

/// What a table's cell keeps for itself.
@MainActor
struct TableCellState {
  /// The table view that the cell is shown by.
  weak var view: UITableView?
  /// The row that the cell shows.
  var indexPath: IndexPath?
  /// The place of the row; nil outside of tables.
  var place: TableRowPlace?
  /// The views of the accessory type, from the content to the edge.
  var accessories: [TableAccessoryView] = []
  /// The lines at the edges.
  var topLine = SeparatorLine()
  var bottomLine = SeparatorLine()
  /// Whether corners are rounded because of the place.
  var isRounded = false
  var states: CellStates = []
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
}
