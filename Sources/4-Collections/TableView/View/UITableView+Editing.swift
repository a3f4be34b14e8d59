// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

extension UITableView {
  /// Shows the controls of editing in all visible rows, or takes them away (rules TV-21 and TV-30).
  func editingChanged(animated: Bool) {
    closeOpenRow(isAnimated: animated)
    // Its reorder control goes, and the touch on it with it.
    dropLiftedRow(isCancelled: true)
    if !isEditing || !canSelect {
      deselectAll(animated: animated)
    } else if !canSelectSeveral {
      keepFirstSelected()
    }
    takeEditing(animated: animated)
  }

  /// Lets the visible rows be edited as far as each can be, or edited no more.
  private func takeEditing(animated: Bool) {
    // Rows that a batch is about to change have other paths in the data already, and cells that are shown
    // for the first time take their editing by themselves.
    guard !engine.isLayingOut else {
      return engine.afterLayoutPass { [weak self] in self?.takeEditing(animated: animated) }
    }
    // What is over time begins at what is seen: a cell that layout gives to another row while its
    // editing begins would take that of the row that it leaves.
    if animated, window != nil {
      UIView.performWithoutAnimation { layoutIfNeeded() }
    }
    let cells = visibleRowsNow
    let change = { [self] in
      // A cell's own layout may be that of the table, which gives cells that were scrolled away to
      // other rows; and clients that are asked may load the data again, which brings new cells.
      let version = engine.dataVersion
      for (path, cell) in cells
      where engine.showsData && engine.mayAsk(about: version) && row(of: cell) == path {
        takeEditing(cell, at: path, animated: animated)
      }
      // Contents have another width, and maybe another height.
      layout.contentWidthsChanged()
      if animated { layoutIfNeeded() }
    }
    guard animated, window != nil else { return change() }
    UIView.animate(withDuration: Timeline.defaultDuration, animations: change)
  }

  /// Closes the open row of a table that is not edited and stays so, as handlers of row actions ask.
  func editingStays(animated: Bool) {
    if !isEditing { closeOpenRow(isAnimated: animated) }
  }

  /// Lets a cell be edited as far as its row can be.
  func takeEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let editing = isEditing ? editing(ofRowAt: path, cell) : nil
    let isEditable = editing?.isEditable ?? false
    if let editing, isEditable { cell.take(editing) }
    if cell.isEditing != isEditable { cell.setEditing(isEditable, animated: animated) }
    if !isEditable { cell.table.editing = nil }
  }

  /// Asks what of a row can be edited (behaviour rules TV-30 and TV-32). Where several rows can be
  /// selected the delegate is not asked for a style, and nobody is asked for more once one has loaded the
  /// data again.
  private func editing(ofRowAt path: IndexPath, _ cell: UITableViewCell) -> RowEditing {
    var result = RowEditing(isIndented: false)
    let version = engine.dataVersion
    let canEdit =
      OptionalMethod.value(
        "tableView(_:canEditRowAt:)", of: dataSource, { $0.tableView(self, canEditRowAt: path) })
      ?? false
    guard engine.mayAsk(about: version) else { return result }
    if canEdit {
      if allowsMultipleSelectionDuringEditing {
        result.control = .select
      } else {
        switch editingStyle(at: path) {
        case .delete: result.control = .delete
        case .insert: result.control = .insert
        case .none: break
        }
        guard engine.mayAsk(about: version) else { return result }
      }
      result.isIndented =
        delegate.flatMap { delegate in
          OptionalMethod.answer("tableView(_:shouldIndentWhileEditingRowAt:)", of: delegate) {
            delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
          }
        } ?? cell.shouldIndentWhileEditing
      guard engine.mayAsk(about: version) else { return result }
    }
    result.canMove = canMoveRow(at: path) ?? cell.showsReorderControl
    return result
  }

  /// Returns the delegate's effect of editing on a row; `.delete` without a delegate.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    OptionalMethod.value("tableView(_:editingStyleForRowAt:)", of: delegate) {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  /// Returns the data source's answer about moving a row; false for one that cannot move any, nil
  /// for one that does not say it.
  func canMoveRow(at path: IndexPath) -> Bool? {
    guard let dataSource, !sourceMethods.lacksMove else { return false }
    return OptionalMethod.answer("tableView(_:canMoveRowAt:)", of: dataSource) {
      dataSource.tableView(self, canMoveRowAt: path)
    }
  }

  // MARK: Actions beside a row

  /// The actions of a row's side (behaviour rule TV-34): the delegate's or, on the trailing side of
  /// a row that can be deleted, that to delete it. None where a client loads the data again when it is
  /// asked: the row may be gone.
  func swipeConfiguration(
    isTrailing: Bool, at path: IndexPath, of cell: UITableViewCell
  ) -> UISwipeActionsConfiguration? {
    let version = engine.dataVersion
    guard !isEditing, engine.showsData, let dataSource,
      OptionalMethod.value(
        "tableView(_:canEditRowAt:)", from: dataSource, { $0.tableView(self, canEditRowAt: path) }),
      engine.mayAsk(about: version)
    else {
      return nil
    }
    let own =
      isTrailing
      ? trailingConfiguration(at: path, of: cell)
      : OptionalMethod.value(
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", of: delegate
      ) { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    guard engine.mayAsk(about: version) else { return nil }
    if let own { return own }
    guard isTrailing, !sourceMethods.lacksCommit, editingStyle(at: path) == .delete,
      engine.mayAsk(about: version)
    else {
      return nil
    }
    let deletion = deletion(at: path, of: cell)
    return engine.mayAsk(about: version) ? deletion : nil
  }

  /// The delegate's actions of the trailing side: those of before iOS 11 where it does not implement
  /// the method for others.
  private func trailingConfiguration(
    at path: IndexPath, of cell: UITableViewCell
  ) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    let (own, isDefault) = OptionalMethod.valueAndOrigin(
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", from: delegate
    ) { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
    guard own == nil, isDefault, engine.showsData else { return own }
    return rowActions(at: path, of: cell)
  }

  /// The delegate's actions as they were before iOS 11; nil for none of its own.
  private func rowActions(
    at path: IndexPath, of cell: UITableViewCell
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.value("tableView(_:editActionsForRowAt:)", of: delegate) {
      $0.tableView(self, editActionsForRowAt: path)
    }.map { UISwipeActionsConfiguration($0, of: cell, in: self) }
  }

  /// The actions that a tap on the minus of a row opens: those of before iOS 11 or, without any, that
  /// to delete it.
  func confirmation(at path: IndexPath, of cell: UITableViewCell) -> UISwipeActionsConfiguration {
    if let own = rowActions(at: path, of: cell), !own.actions.isEmpty { return own }
    return deletion(at: path, of: cell)
  }

  /// The action that asks the data source to delete a row.
  func deletion(at path: IndexPath, of cell: UITableViewCell) -> UISwipeActionsConfiguration {
    let title = OptionalMethod.value(
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", of: delegate
    ) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self, weak cell] _, _, completion in
      guard let self, let cell else { return completion(false) }
      // Rows may have come and gone meanwhile.
      if let path = indexPath(for: cell) { commit(.delete, forRowAt: path) }
      // A row that is still there closes.
      completion(indexPath(for: cell) == nil)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Asks for heights again in other traits; a row whose sides change places closes.
  func traitsChanged(from previous: UITraitCollection?) {
    if previous?.layoutDirection != traitCollection.layoutDirection {
      closeOpenRow(isAnimated: false)
    }
    heightsChanged()
    if previous?.textRendering != traitCollection.textRendering { scrollAgain() }
  }

  /// Closes the row beside which actions are visible, if there is one (behaviour rule TV-36).
  ///
  /// - Parameter isAnimated: Whether it takes time.
  /// - Returns: Whether there was.
  @discardableResult
  func closeOpenRow(isAnimated: Bool) -> Bool {
    guard let row = openRow else { return false }
    openRow = nil
    // One that was deleted goes as it is.
    guard row.rowState.swipe != nil, indexPath(for: row) != nil else { return false }
    row.hideActions(isAnimated: isAnimated)
    return true
  }
}

/// A row that is edited because it is swiped: the delegate learned that this begins, and learns
/// once that it ends, whatever the row's cell shows by then (behaviour rule TV-34).
struct SwipedRowEditing {
  var cell: ObjectIdentifier
  /// The path at which the row is presented; nil once it is deleted.
  var presentedPath: PresentedIndexPath?
}

extension UITableView {
  /// Tells the delegate that a row is edited, unless it knows already and the row is still closing.
  func beginSwipedRow(of cell: UITableViewCell) {
    guard let before = indexPath(for: cell).map(presentedPath) else { return }
    let identity = ObjectIdentifier(cell)
    if let index = swipedRows.firstIndex(where: { $0.presentedPath == before }) {
      // Another cell may show it by now.
      return swipedRows[index].cell = identity
    }
    endSwipedRow(of: cell)
    // One that was deleted or reloaded may be shown closing for a while; the data may have the same
    // row again, which cannot begin before it ended.
    endSwipedRows(where: { $0.presentedPath == nil })
    // The delegate, which was told of these, may have changed the rows or loaded them again.
    guard engine.showsData, let path = indexPath(for: cell) else { return }
    swipedRows.append(SwipedRowEditing(cell: identity, presentedPath: presentedPath(path)))
    delegate?.tableView?(self, willBeginEditingRowAt: path)
  }

  /// Tells the delegate that the row is no longer edited that a cell showed as it was swiped.
  func endSwipedRow(of cell: UITableViewCell) {
    let identity = ObjectIdentifier(cell)
    endSwipedRows(where: { $0.cell == identity })
  }

  /// Ends the editing of rows that are still closing, and tells the delegate where they are in the data;
  /// nil for those that are not there any more, and of data that were loaded again.
  ///
  /// - Parameter isEnded: Which of them; all if it is left out.
  func endSwipedRows(where isEnded: (SwipedRowEditing) -> Bool = { _ in true }) {
    while let index = swipedRows.firstIndex(where: isEnded) {
      let row = swipedRows.remove(at: index)
      let path = engine.showsData ? row.presentedPath.flatMap(engine.dataPath) : nil
      delegate?.tableView?(self, didEndEditingRowAt: path?.indexPath)
    }
  }

  func carrySwipedRows(through mapping: BatchMapping) {
    for index in swipedRows.indices {
      swipedRows[index].presentedPath = swipedRows[index].presentedPath.flatMap {
        mapping.item(after: $0)
      }
    }
  }
}
