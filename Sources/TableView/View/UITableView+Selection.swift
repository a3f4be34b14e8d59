// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
import Geometry
import Views

extension UITableView {
  // MARK: Asking

  /// The selected rows in the order of selection; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows
  }

  /// The row that was selected first; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  var selectedRows: [IndexPath] { engine.references.paths(selectedRole) }

  func isSelected(_ indexPath: IndexPath) -> Bool {
    engine.references.contains(indexPath, selectedRole)
  }

  /// The row that a touch highlights.
  var highlightedRow: IndexPath? { engine.references.paths(highlightedRole).first }

  /// Whether rows can be selected now.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several can be.
  var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Selecting

  /// Selects a row, without telling the delegate. Where only one may be, the others are deselected
  /// in the same way.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil ends the selection. One that does not exist stops the program.
  ///   - animated: Whether scrolling to it, and the change of its cell's appearance, takes time.
  ///   - scrollPosition: Where to scroll it to; `.none` for not at all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard canSelect else { return }
    guard let indexPath else { return deselectAll(animated: animated) }
    engine.requireItem(at: indexPath, for: "selectRow(at:animated:scrollPosition:)")
    if !canSelectSeveral {
      for other in selectedRows where other != indexPath { deselect(other, animated: animated) }
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nothing happens if it is not selected.
  ///   - animated: Whether its cell's appearance changes over time.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  private func select(_ indexPath: IndexPath, animated: Bool) {
    guard engine.assign(selectedRole, to: indexPath) else { return }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  private func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard engine.withdraw(selectedRole, from: indexPath) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  func deselectAll(animated: Bool) {
    for indexPath in selectedRows { deselect(indexPath, animated: animated) }
  }

  func keepFirstSelected() {
    for indexPath in selectedRows.dropFirst() { deselect(indexPath, animated: false) }
  }

  // MARK: Touches

  /// A touch is on a row: it is highlighted if the delegate allows it (behaviour rule TV-20).
  func highlightRow(at point: CGPoint) {
    guard canSelect, let indexPath = indexPathForRow(at: point),
      let cell = cellForRow(at: indexPath),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    unhighlightRow()
    _ = engine.assign(highlightedRole, to: indexPath)
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  /// The touch is gone: the row is no longer highlighted.
  @discardableResult
  func unhighlightRow() -> IndexPath? {
    guard let indexPath = highlightedRow else { return nil }
    _ = engine.withdraw(highlightedRole, from: indexPath)
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    return indexPath
  }

  /// The touch ended: inside the highlighted row that is a tap.
  func endTouch(at point: CGPoint) {
    guard let indexPath = unhighlightRow(), indexPathForRow(at: point) == indexPath else { return }
    if canSelectSeveral, isSelected(indexPath) {
      deselectByTap(indexPath)
    } else {
      selectByTap(indexPath)
    }
  }

  /// Behaviour rule TV-21: in multiple mode a tap on a selected row deselects it.
  private func deselectByTap(_ indexPath: IndexPath) {
    let answer: IndexPath? =
      delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    guard let path = answer, engine.hasItem(at: path) else { return }
    deselect(path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Behaviour rules TV-20 and TV-21: the delegate is asked first, then states change, then it is told.
  private func selectByTap(_ indexPath: IndexPath) {
    let answer: IndexPath? =
      delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let path = answer, engine.hasItem(at: path) else { return }
    var deselected: [IndexPath] = []
    if !canSelectSeveral {
      for other in selectedRows where other != path {
        let allowed: IndexPath? =
          delegate.map { $0.tableView(self, willDeselectRowAt: other) } ?? other
        if let allowed, isSelected(allowed) { deselected.append(allowed) }
      }
    }
    for other in deselected { deselect(other, animated: false) }
    select(path, animated: false)
    for other in deselected { delegate?.tableView(self, didDeselectRowAt: other) }
    delegate?.tableView(self, didSelectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    guard !isEditing, let delegate, engine.hasItem(at: path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Posted when a tap changed what is selected; the object is the table view.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
