// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Views

/// What a collection view knows of drag and drop: its delegates, and what its interactions do.
@MainActor
final class CollectionDragAndDrop {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  let drags: DragAndDrop
  let spring: ItemSpring

  init(_ view: UICollectionView) {
    drags = DragAndDrop(view.engine, host: view)
    spring = ItemSpring(view)
  }
}
