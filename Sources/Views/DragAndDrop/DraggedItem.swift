// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// An item of a drag, and what shows it.
@MainActor
struct DraggedItem {
  let item: UIDragItem
  /// The interaction that gave it: the drag's own, or another that added to the drag.
  let source: UIDragInteraction
  /// Where it comes from, and what was lifted; nil without a preview.
  let lifted: UITargetedDragPreview?
  /// What shows it in the overlay; nil without a preview.
  var preview: PreviewView?

  /// Sets how the view looks in its place; does nothing if the source does so itself.
  func setAlphaInPlace(_ alpha: CGFloat) {
    guard !(source.delegate is any DragSourceAppearance) else { return }
    lifted?.view.fade(to: alpha, for: .drag)
  }
}
