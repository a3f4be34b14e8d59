// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import TableView
import Views

/// What is edited and swiped: rows are deleted where the client has not acted meanwhile.
extension ActingRows {
  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
    asked(.canEdit, path) % 7 != 0
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle {
    asked(.editingStyle, path) % 6 == 0 ? .none : .delete
  }
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    let before = rows
    guard asked(.commit, path) > 0 else { return }
    tableView.performBatchUpdates {
      // What is due is laid out first, in which the client may act.
      guard rows == before else { return }
      rows[path.section].remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
    }
  }

  private func actions(_ callback: ActingCallback, _ path: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    // Nil stands for the action to delete a row.
    guard asked(callback, path) % 3 == 0 else { return nil }
    let action = UIContextualAction(style: .normal, title: "Act") { [weak self] _, _, completion in
      self?.act(.action)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(.trailingActions, path) }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(.leadingActions, path) }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
    _ = asked(.willBeginEditing, path)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
    // It may have been deleted.
    if let path { _ = asked(.didEndEditing, path) } else { act(.didEndEditing) }
  }
}
