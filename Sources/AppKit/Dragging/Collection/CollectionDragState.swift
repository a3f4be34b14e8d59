// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where among a collection view's items something would be dropped, accepted by the delegate.
struct DropTarget: Hashable {
  var path: IndexPath
  var operation: NSCollectionView.DropOperation
}

/// What a collection view knows of drags, from it and over it.
@MainActor
struct CollectionDragState {
  // MARK: As a source

  /// What may be done with items inside the program.
  var localMask = NSDragOperation.every
  /// What may be done with items outside it.
  var externalMask: NSDragOperation = []
  /// The items that are dragged; none outside a drag.
  var draggedPaths: Set<IndexPath> = []

  // MARK: As a destination

  /// What is shown as the target; nil for nothing.
  var target: DropTarget?
  /// The item that the delegate refused as a target last: it is not asked again before the drag
  /// goes elsewhere.
  var refusedPath: IndexPath?
  /// What shows the gap of a target between items.
  var indicator: NSView?
  /// The identifier that the class of indicators was registered with; nil for none.
  var indicatorIdentifier: NSUserInterfaceItemIdentifier?
  /// Where the drag is, in the window's coordinates; nil while none is over the view.
  var location: NSPoint?
}
