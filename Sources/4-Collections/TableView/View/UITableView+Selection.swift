// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
public import Foundation
import Views

extension UITableView {
  func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
    let method = "selectRow(at:animated:scrollPosition:)"
    let generation = select(indexPath, animated: animated, for: method) { [weak self] in
      self?.select(indexPath, scrollPosition, animated: animated)
    }
    if let generation, let indexPath, scrollPosition != .none {
      scroll(toRowAt: indexPath, scrollPosition, animated: animated, since: generation)
    }
  }

  // MARK: Touches

  /// A touch came down. One that closes a row does nothing else (behaviour rule TV-36).
  func beginTouch(at point: CGPoint) {
    guard !closeOpenRow(isAnimated: true) else { return }
    beginSelectionTouch(at: point)
    highlightItem(at: point)
  }

  package func shouldHighlightItem(at path: IndexPath) -> Bool {
    OptionalMethod.value("tableView(_:shouldHighlightRowAt:)", of: delegate) {
      $0.tableView(self, shouldHighlightRowAt: path)
    } ?? true
  }

  package func highlightCell(ofItemAt path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView?(self, didHighlightRowAt: path)
  }

  /// Behaviour rules TV-20 and TV-21: in multiple mode a tap on a selected row deselects it; a row
  /// that is selected may do more.
  package func tapItem(at indexPath: IndexPath) {
    // Interaction rule FC-22.
    if itemFocus.canFocus(indexPath) { itemFocus.remember(indexPath) }
    guard !canSelectSeveral || !isSelected(indexPath) else { return deselectAsUser(indexPath) }
    guard let path = selectAsUser(indexPath), !isEditing, let delegate, hasItem(at: path),
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

  package func deselectAsUser(_ indexPath: IndexPath) {
    guard let path = rowToDeselect(indexPath), hasItem(at: path) else { return }
    deselect(path)
    delegate?.tableView?(self, didDeselectRowAt: path)
  }

  /// Selects a row as the user does: the delegate is asked first, then states change, then it is
  /// notified (behaviour rules TV-20 and TV-21).
  ///
  /// - Returns: The row that is selected; the delegate may want another one, or none.
  @discardableResult
  package func selectAsUser(_ indexPath: IndexPath) -> IndexPath? {
    guard var path = rowToSelect(indexPath), hasItem(at: path) else { return nil }
    // The delegate may change the data whenever it is called.
    func follow(_ call: @MainActor () -> Void) -> Bool {
      let next = item(path, after: call)
      path = next ?? path
      return next != nil
    }
    var deselected: [IndexPath] = []
    if !canSelectSeveral {
      for other in selectionOrder where other != path && isSelected(other) {
        var allowed: IndexPath?
        guard follow({ allowed = rowToDeselect(other) }) else { return nil }
        if let allowed, isSelected(allowed) { deselected.append(allowed) }
      }
    }
    for other in deselected { deselect(other) }
    if assign(selectedRole, to: path) { showSelection(true, ofItemAt: path, animated: false) }
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
