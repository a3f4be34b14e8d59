// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import Foundation
import Views

extension UITableViewCell {
  /// What a drag does with a cell.
  public enum DragState: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Lifts it.
    case lifting = 1
    /// Carries it about.
    case dragging = 2
  }

  func setDragState(_ state: ElementDragState) {
    guard let next = UICellConfigurationState.DragState(rawValue: state.rawValue),
      next != table.dragState
    else { return }
    table.dragState = next
    setNeedsUpdateConfiguration()
    DragState(rawValue: state.rawValue).map(dragStateDidChange)
  }

  /// A cell that takes what would be dropped is highlighted, as by a touch (interaction rule DP-5).
  func setDropState(_ state: ElementDropState) {
    let previous = table.dropState
    guard let next = UICellConfigurationState.DropState(rawValue: state.rawValue),
      next != previous
    else { return }
    table.dropState = next
    if next == .targeted { setHighlighted(true, animated: false) }
    if previous == .targeted { setHighlighted(false, animated: false) }
    setNeedsUpdateConfiguration()
  }
}

extension UITableViewCell: SpringLoadedHighlighting {
  /// A row that is about to open flashes as one that is touched (interaction rule SP-2).
  package func setSpringLoadedHighlight(_ isHighlighted: Bool) {
    setHighlighted(isHighlighted || table.dropState == .targeted, animated: false)
  }
}
