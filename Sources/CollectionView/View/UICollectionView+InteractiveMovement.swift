// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
public import Foundation
import Views

extension UICollectionView {
  /// Lifts an item, to be interactively moved (behaviour section 6.11).
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether it is lifted: the data source may forbid it, and its cell must be visible.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    let place = presentedPath(indexPath)
    guard engine.canMove(itemAt: place), !dragAndDrop.drags.source.isLifting,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    engine.beginMovement(ofItemAt: place)
    (engine.view(for: .cell(place)) as? UICollectionViewCell)?.setState(.reordering, true)
    return true
  }

  /// Moves the lifted item to a point. Other items make space when it comes over them; the data
  /// source is told nothing yet. Nothing happens if no item is lifted.
  ///
  /// - Parameter targetPosition: The point that the item's middle follows, in the collection view's
  ///   coordinates.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.updateMovement(to: targetPosition)
  }

  /// Lets the lifted item go: the data source is told once where it is now, if it is elsewhere.
  public func endInteractiveMovement() { endReordering { engine.endMovement() } }

  /// Puts everything back as it was before the item was lifted; the data source is told nothing.
  public func cancelInteractiveMovement() { endReordering { engine.cancelMovement() } }

  /// Lets the lifted item go; its cell is an ordinary one again.
  private func endReordering(_ end: () -> Void) {
    let cell = engine.movingItem.flatMap(cellForItem)
    end()
    cell?.setState(.reordering, false)
  }
}
