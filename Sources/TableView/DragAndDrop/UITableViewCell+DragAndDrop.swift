// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import Foundation

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
    let next: (UICellConfigurationState.DragState, DragState) =
      switch state {
      case .none: (.none, .none)
      case .lifting: (.lifting, .lifting)
      case .dragging: (.dragging, .dragging)
      }
    guard table.dragState != next.0 else { return }
    table.dragState = next.0
    setNeedsUpdateConfiguration()
    dragStateDidChange(next.1)
  }

  /// A cell that takes what would be dropped is highlighted, as by a touch (interaction rule DP-5).
  func setDropState(_ state: ElementDropState) {
    let next: UICellConfigurationState.DropState =
      switch state {
      case .none: .none
      case .notTargeted: .notTargeted
      case .targeted: .targeted
      }
    let previous = table.dropState
    guard previous != next else { return }
    table.dropState = next
    if next == .targeted {
      setHighlighted(true, animated: false)
    } else if previous == .targeted {
      setHighlighted(false, animated: false)
    }
    setNeedsUpdateConfiguration()
  }
}
