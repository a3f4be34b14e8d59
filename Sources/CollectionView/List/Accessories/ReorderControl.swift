// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

/// Moves the row of an accessory that is touched, without waiting (behaviour rule AC-9).
final class ReorderControl: NSObject, PressTarget {
  private weak var owner: UIView?
  /// Where the middle of the row is from the touch.
  private var offset = CGVector.zero

  var view: UIView? { owner }
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { owner = view }

  private var cell: UICollectionViewListCell? { owner?.superview as? UICollectionViewListCell }
  private var collectionView: UICollectionView? { cell?.list.collectionView }

  var pressRank: PressRank { .reorderControl }

  func wantsPress(_ press: Press) -> Bool {
    guard let cell, let collectionView else { return false }
    return collectionView.indexPath(for: cell) != nil
  }

  func takePress(_ press: Press) -> Bool {
    guard let cell, let collectionView, let path = collectionView.indexPath(for: cell),
      let superview = cell.superview
    else { return false }
    let middle = superview.convert(cell.center, to: collectionView)
    let finger = press.location(in: collectionView)
    offset = CGVector(dx: middle.x - finger.x, dy: middle.y - finger.y)
    return collectionView.beginInteractiveMovementForItem(at: path)
  }

  func pressMoved(_ press: Press) {
    guard let collectionView else { return }
    // Layout that is due may scroll: what is below the touch is known after it.
    collectionView.layoutIfNeeded()
    let start = collectionView.convert(press.start, from: press.window)
    let finger = press.location(in: collectionView)
    // A row keeps to its column.
    collectionView.engine.updateMovement(
      to: CGPoint(x: start.x + offset.dx, y: finger.y + offset.dy), heldAt: finger)
  }

  func pressEnded(_ press: Press) { collectionView?.endInteractiveMovement() }

  func pressCancelled(_ press: Press) { collectionView?.cancelInteractiveMovement() }
}
