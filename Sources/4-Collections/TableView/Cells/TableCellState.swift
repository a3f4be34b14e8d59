// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Geometry

/// The state of a table's cell, beside its `RowState`.
@MainActor
struct TableCellState {
  weak var view: UITableView?
  var path: PresentedIndexPath?
  /// The place of the row; nil outside of tables.
  var rowPosition: TableRowPosition?
  /// The views of the accessory type, from the content to the edge.
  var accessories: [TableAccessory] = []
  var editingAccessories: [TableAccessory] = []
  /// The insets of the line at the bottom; nil for the table's.
  var separatorInset: UIEdgeInsets?
  /// Whether the contents decide how high the row is.
  var sizesItself = false
  /// Whether contents slide within the cell, as it comes or goes.
  var isRevealing = false
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?

  // MARK: Editing

  /// The possible edits of the row; nil before they are known.
  var editing: RowEditing?
  var isEditing = false
  var editControl: EditControlView?
  var reorderControl: ReorderControlView?
  var isLifted = false
}

/// The possible edits of a row, as said when its editing began (behaviour rule TV-30).
struct RowEditing: Equatable {
  /// The control at the leading edge of a row that is edited.
  enum Control {
    /// A minus in a red disc.
    case delete
    /// A plus in a green disc.
    case insert
    /// A circle that is filled while the row is selected.
    case select
  }

  var control: Control?
  /// Whether contents make space for a control, be there one or not.
  var isIndented = true
  /// Whether there is a control that moves the row.
  var canMove = false

  var isEditable: Bool { isIndented || control != nil || canMove }

  /// The style that the control stands for.
  var style: UITableViewCell.EditingStyle {
    switch control {
    case .delete: .delete
    case .insert: .insert
    case .select, nil: .none
    }
  }
}
