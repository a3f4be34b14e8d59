// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What a cell keeps while it is selected, updated and measured.
@MainActor
struct CellConfiguring {
  /// The selected background view of a cell that was deselected, until it has disappeared.
  var disappearingSelection: DisappearingSelection?
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// The size that the layout gives while the cell is measured; nil at other times.
  var measuredSize: CGSize?
  /// Whether neither the client nor a configuration answered when the cell was last asked what size
  /// suits it.
  var hasNoNaturalSize = false
}
