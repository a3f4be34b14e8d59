// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// One thing that is dragged, as the drag keeps it.
@MainActor
struct DraggedItem {
  /// Its data.
  let pasteboardItem: NSPasteboardItem
  /// Where it is drawn at first, in the window's coordinates.
  let frame: NSRect
  /// The parts of its image.
  var components: [NSDraggingImageComponent]
  /// Where the destination wants it to be drawn, in the window's coordinates; nil for with the
  /// mouse.
  var destinationFrame: NSRect?
}
