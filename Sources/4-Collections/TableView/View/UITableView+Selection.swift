// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
public import Foundation
import Views

extension UITableView {
  // MARK: Asking

  var selectedRows: [IndexPath] {
    engine.references.paths(selectedRole).compactMap(clientPath)
  }

  package func isSelected(_ indexPath: IndexPath) -> Bool {
    engine.references.contains(presentedPath(indexPath), selectedRole)
  }

  var highlightedRow: IndexPath? {
    engine.references.paths(highlightedRole).first.flatMap(clientPath)
  }

  package var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  package var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Selecting

  func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard canSelect else { return }
    guard let indexPath else { return deselectAll(animated: animated) }
    let isPostponed = engine.postpone(untilShowing: indexPath) { [weak self] in
      self?.select(indexPath, scrollPosition, animated: animated)
    }
    let generation = engine.dataGeneration
    guard !isPostponed,
      engine.requireItem(
        at: presentedPath(indexPath), for: "selectRow(at:animated:scrollPosition:)",
        since: generation)
    else { return }
    if !canSelectSeveral {
      for other in selectedRows where other != indexPath { deselect(other, animated: animated) }
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none {
      scroll(toRowAt: indexPath, scrollPosition, animated: animated, since: generation)
    }
  }

  private func select(_ indexPath: IndexPath, animated: Bool) {
    guard engine.assign(selectedRole, to: presentedPath(indexPath)) else { return }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    let isPostponed = engine.postpone(untilShowing: indexPath) { [weak self] in
      self?.deselect(indexPath, animated: animated)
    }
    guard !isPostponed else { return }
    guard engine.withdraw(selectedRole, from: presentedPath(indexPath)) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  func deselectAll(animated: Bool) {
    for indexPath in selectedRows { deselect(indexPath, animated: animated) }
  }

  func keepFirstSelected() {
    for indexPath in selectedRows.dropFirst() { deselect(indexPath, animated: false) }
  }

  // MARK: Touches

  /// A touch came down. One that closes a row does nothing else (behaviour rule TV-36).
  func beginTouch(at point: CGPoint) {
    guard !closeOpenRow(isAnimated: true) else { return }
    beginSelectionTouch(at: point)
    highlightRow(at: point)
  }

  /// Whether a row looks highlighted: by a touch, or by a drag that would drop something into it.
  func isHighlighted(at path: PresentedIndexPath) -> Bool {
    engine.references.contains(path, highlightedRole)
      || dragAndDrop.drags.target.isTargeted(path)
  }

  /// A touch is on a row: it is highlighted if the delegate allows it (behaviour rule TV-20).
  func highlightRow(at point: CGPoint) {
    // The data have rows elsewhere than they are shown while one is interactively moved.
    guard engine.movingItem == nil else { return }
    let window = root
    guard canSelect, let touched = indexPathForRow(at: point), cellForRow(at: touched) != nil
    else { return }
    // The delegate may change the data meanwhile.
    let allowed = row(
      touched,
      after: {
        let isAllowed =
          OptionalMethod.value(
            "tableView(_:shouldHighlightRowAt:)", of: delegate,
            { $0.tableView(self, shouldHighlightRowAt: touched) }) ?? true
        if isAllowed { unhighlightRow() }
        return isAllowed
      })
    // A client that took the view out of its window ended the touch.
    guard let indexPath = allowed, root === window else { return }
    _ = engine.assign(highlightedRole, to: presentedPath(indexPath))
    cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
    delegate?.tableView?(self, didHighlightRowAt: indexPath)
  }

  /// Asks the delegate about a row; it may change the data meanwhile.
  ///
  /// - Returns: The row as the data have it then; nil if it is refused or gone.
  private func row(_ indexPath: IndexPath, after ask: () -> Bool) -> IndexPath? {
    let (isAllowed, path) = engine.references.following(presentedPath(indexPath), ask)
    guard isAllowed, let path, engine.hasItem(at: path) else { return nil }
    return clientPath(path)
  }

  /// The touch is gone: the row is no longer highlighted.
  @discardableResult
  func unhighlightRow() -> IndexPath? {
    guard let indexPath = highlightedRow else { return nil }
    // Data that a batch counts have other paths than the rows that are shown: once they are shown.
    if !engine.isInterrupted,
      engine.postpone(untilShowing: nil, { [weak self] in _ = self?.unhighlightRow() })
    {
      return nil
    }
    _ = engine.withdraw(highlightedRole, from: presentedPath(indexPath))
    // In a pass rows may have their new index paths, and cells still the old ones.
    for cell in engine.isLayingOut ? visibleCells : [cellForRow(at: indexPath)].compactMap(\.self) {
      let isHighlighted = cell.table.path.map(isHighlighted(at:)) ?? false
      cell.setHighlighted(isHighlighted, animated: false)
    }
    // Of data that are about to be loaded again the delegate hears nothing (behaviour rule RL-3).
    guard !engine.isInterrupted, let row = engine.dataPath(of: presentedPath(indexPath)) else {
      return nil
    }
    return self.row(
      indexPath,
      after: {
        delegate?.tableView?(self, didUnhighlightRowAt: row.indexPath)
        return true
      })
  }

  /// The touch ended: inside the highlighted row that is a tap. With Shift it selects the rows on the
  /// way (interaction rule TS-5).
  func endTouch(at point: CGPoint, with event: UIEvent?) {
    // Editing may have begun below the touch.
    guard !endSelectionTouch(), let highlighted = unhighlightRow(),
      let indexPath = row(highlighted, after: { indexPathForRow(at: point) == highlighted }),
      canSelect
    else { return }
    if event?.modifierFlags.contains(.shift) == true,
      multipleSelection.extendByShift(to: indexPath)
    {
      return
    }
    tapRow(at: indexPath)
  }

  /// Behaviour rules TV-20 and TV-21: in multiple mode a tap on a selected row deselects it; a row
  /// that is selected may do more.
  func tapRow(at indexPath: IndexPath) {
    // Interaction rule FC-22.
    if itemFocus.canFocus(indexPath) { itemFocus.remember(indexPath) }
    guard !canSelectSeveral || !isSelected(indexPath) else { return deselectAsUser(indexPath) }
    guard let path = selectAsUser(indexPath), !isEditing, let delegate, hasRow(at: path),
      OptionalMethod.value(
        "tableView(_:canPerformPrimaryActionForRowAt:)", from: delegate,
        { $0.tableView(self, canPerformPrimaryActionForRowAt: path) })
    else { return }
    delegate.tableView?(self, performPrimaryActionForRowAt: path)
  }

  /// The row that the delegate wants to be selected for one that was tapped; nil for none.
  private func rowToSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return OptionalMethod.value("tableView(_:willSelectRowAt:)", from: delegate) {
      $0.tableView(self, willSelectRowAt: path)
    }
  }

  /// The row that the delegate wants to be deselected for another one; nil for none.
  private func rowToDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return OptionalMethod.value("tableView(_:willDeselectRowAt:)", from: delegate) {
      $0.tableView(self, willDeselectRowAt: path)
    }
  }

  func deselectAsUser(_ indexPath: IndexPath) {
    guard let path = rowToDeselect(indexPath), hasRow(at: path) else { return }
    deselect(path, animated: false)
    delegate?.tableView?(self, didDeselectRowAt: path)
  }

  /// Selects a row as the user does: the delegate is asked first, then states change, then it is
  /// notified (behaviour rules TV-20 and TV-21).
  ///
  /// - Returns: The row that is selected; the delegate may want another one, or none.
  @discardableResult
  func selectAsUser(_ indexPath: IndexPath) -> IndexPath? {
    guard var path = rowToSelect(indexPath), hasRow(at: path) else { return nil }
    // The delegate may change the data whenever it is called.
    func follow(_ call: @MainActor () -> Void) -> Bool {
      let next = row(
        path,
        after: {
          call()
          return true
        })
      path = next ?? path
      return next != nil
    }
    var deselected: [IndexPath] = []
    if !canSelectSeveral {
      for other in selectedRows where other != path && isSelected(other) {
        var allowed: IndexPath?
        guard follow({ allowed = rowToDeselect(other) }) else { return nil }
        if let allowed, isSelected(allowed) { deselected.append(allowed) }
      }
    }
    for other in deselected { deselect(other, animated: false) }
    select(path, animated: false)
    for other in deselected {
      guard follow({ delegate?.tableView?(self, didDeselectRowAt: other) }) else { return nil }
    }
    // Rule IB-35: a segue of the cell comes before the delegate knows.
    if let cell = cellForRow(at: path) { cell.nibSegues.selection?.perform(from: cell) }
    delegate?.tableView?(self, didSelectRowAt: path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    return path
  }

  /// Posted when a tap changed what is selected; the object is the table view.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
