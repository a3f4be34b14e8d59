// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import Foundation
import Views

extension UICollectionView {
  func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    let place = presentedPath(indexPath)
    guard !isMoveUnimplemented, engine.canMove(itemAt: place), !dragAndDrop.drags.source.isLifting,
      OptionalMethod.value(
        "collectionView(_:canMoveItemAt:)", of: dataSource,
        { $0.collectionView(self, canMoveItemAt: indexPath) }) ?? false
    else { return false }
    engine.beginMovement(ofItemAt: place)
    (engine.view(for: .cell(place)) as? UICollectionViewCell)?.setState(.reordering, true)
    return true
  }

  /// Lets the lifted item go; its cell is an ordinary one again.
  func endReordering(_ end: () -> Void) {
    let cell = engine.movingItem.flatMap { engine.view(for: .cell($0)) } as? UICollectionViewCell
    end()
    cell?.setState(.reordering, false)
  }
}
