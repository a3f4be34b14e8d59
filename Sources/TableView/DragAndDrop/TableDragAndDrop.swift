// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Views

/// What a table view knows of drag and drop: its delegates, and what its interactions do.
@MainActor
final class TableDragAndDrop {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  let drags: DragAndDrop
  let spring: ItemSpring

  init(_ view: UITableView) {
    drags = DragAndDrop(view.engine, host: view)
    spring = ItemSpring(view)
  }
}
