// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What a cell knows about its configurations.
@MainActor
struct CellConfiguring {
  /// What the cell shows.
  var content: (any UIContentConfiguration)?
  /// The view that shows it.
  var contentView: (any UIView & UIContentView)?
  var background = Background.automatic
  /// The view that shows the background.
  var backgroundView: BackgroundConfigurationView?
  /// The selected background view of a cell that was deselected, until it has disappeared.
  var disappearingSelection: DisappearingSelection?
  /// Corners that a list rounds.
  var corners: CellCorners?
  /// What is true of the cell beside what it says itself.
  var states: CellStates = []
  var dragState = UICellConfigurationState.DragState.none
  var dropState = UICellConfigurationState.DropState.none
  var updatesContent = true
  var updatesBackground = true
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// Whether the cell is to be told about its state before the next layout.
  var needsUpdate = true
  /// The size that the layout gives while the cell is measured; nil at other times.
  var measuredSize: CGSize?
  var isUpdating = false

  /// Where a cell's background comes from.
  enum Background {
    /// From the kind of the cell.
    case automatic
    /// Nowhere: there is none, or it is a view.
    case none
    /// From the client.
    case own(UIBackgroundConfiguration)
  }
}
