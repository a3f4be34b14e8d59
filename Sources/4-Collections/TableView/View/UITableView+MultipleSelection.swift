// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Foundation
import Geometry
import Views

extension UITableView: ItemSelectionHost, PanTarget {
  package func showSelection(_ isSelected: Bool, ofItemAt path: IndexPath, animated: Bool) {
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  package func updateHighlight(of cell: UITableViewCell) {
    cell.setHighlighted(cell.table.path.map(isHighlighted(at:)) ?? false, animated: false)
  }

  package func didUnhighlightItem(at path: IndexPath) {
    delegate?.tableView?(self, didUnhighlightRowAt: path)
  }

  package var allowsSelectionByPan: Bool { allowsMultipleSelectionDuringEditing }

  /// Interaction rule TS-2.
  package func allowSelectingSeveral() {
    if !isEditing { setEditing(true, animated: true) }
  }

  package func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    OptionalMethod.value("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", of: delegate) {
      $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
    } ?? false
  }

  package func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.tableView?(self, didBeginMultipleSelectionInteractionAt: path)
  }

  package func didEndMultipleSelection() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
}

/// A touch on the marks of rows, which selects those that it passes over (interaction rule TS-4).
enum SelectionTouch {
  case none
  /// It is down at a point of the contents and has not moved far enough.
  case down(CGPoint)
  case selecting
}

extension UITableView {
  /// A touch came down; on the marks of rows that are edited it may be about to select several.
  func beginSelectionTouch(at point: CGPoint) {
    selectionTouch = .none
    guard isEditing, allowsMultipleSelectionDuringEditing, let path = indexPathForRow(at: point),
      let cell = cellForRow(at: path), cell.isEditing
    else { return }
    let (x, width) = (convert(point, to: cell).x, cell.bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if (isMirrored ? width - x : x) < cell.marksWidth { selectionTouch = .down(point) }
  }

  func moveSelectionTouch(to point: CGPoint) {
    if case .down(let start) = selectionTouch {
      let limit = window?.interactionMetrics.press.allowableMovement ?? 0
      guard hypot(point.x - start.x, point.y - start.y) > limit else { return }
      unhighlightItem()
      selectionTouch = .selecting
      multipleSelection.takeMarkPan(from: start)
    }
    if case .selecting = selectionTouch { multipleSelection.move(to: point) }
  }

  /// The touch is gone.
  func endSelectionTouch() -> Bool {
    defer { selectionTouch = .none }
    guard case .selecting = selectionTouch else { return false }
    multipleSelection.end()
    return true
  }
}
