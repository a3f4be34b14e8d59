// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What of a row can be edited, as data source and delegate said when its editing began (behaviour
/// behaviour rule TV-30).
struct RowEditing: Equatable {
  /// What is at the leading edge of a row that is edited.
  enum Control {
    /// A minus in a red disc.
    case delete
    /// A plus in a green disc.
    case insert
    /// A circle that is filled while the row is selected.
    case select
  }

  /// The control; nil for none.
  var control: Control?
  /// Whether contents make space for a control, be there one or not.
  var isIndented = true
  /// Whether there is a control that moves the row.
  var canMove = false

  /// Whether there is anything to edit.
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
