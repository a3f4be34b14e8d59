// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Geometry

/// The position among a collection view's items at which something would be dropped, accepted by
/// the delegate.
struct DropTarget: Hashable {
  var path: IndexPath
  var operation: NSCollectionView.DropOperation

  /// The same place after a batch: with its item, or in front of the next one that is still there; nil
  /// if it is gone.
  func renumbered(by mapping: BatchMapping) -> DropTarget? {
    var target = self
    switch operation {
    case .on:
      guard let new = mapping.item(after: path) else { return nil }
      target.path = new
    case .before:
      let count = mapping.before[path.section]
      let next = (path.item..<max(path.item, count))
        .firstNonNil { mapping.item(after: IndexPath(item: $0, section: path.section)) }
      if let next {
        target.path = next
      } else if let section = mapping.section(after: path.section) {
        target.path = IndexPath(item: mapping.after[section], section: section)
      } else {
        return nil
      }
    }
    return target
  }
}

/// The state of a collection view's drags, from it and over it.
@MainActor
struct CollectionDragState {
  // MARK: As a source

  /// The operations on items inside the program.
  var localMask = NSDragOperation.every
  /// The operations on items outside it.
  var externalMask: NSDragOperation = []
  /// The items that are dragged; none outside a drag.
  var draggedPaths: Set<IndexPath> = []

  // MARK: As a destination

  /// The target that is shown; nil for nothing.
  var target: DropTarget?
  /// The item that the delegate refused as a target last: it is not asked again before the drag
  /// goes elsewhere.
  var refusedPath: IndexPath?
  /// The indicator of the gap of a target between items.
  var indicator: NSView?
  /// The identifier that the class of indicators was registered with; nil for none.
  var indicatorIdentifier: NSUserInterfaceItemIdentifier?
  /// The location of the drag, in the window's coordinates; nil while none is over the view.
  var location: NSPoint?
}
