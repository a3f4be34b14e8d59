// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Views

/// The long press that moves items (behaviour rule M-j); it stays off where a drag delegate says
/// what is dragged (interaction rule IX-7).
final class ReorderGesture: NSObject, PressTarget {
  private weak var controller: UICollectionViewController?
  private weak var owner: UIView?

  init(_ controller: UICollectionViewController) { self.controller = controller }

  var view: UIView? { owner }
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { owner = view }

  private var collectionView: UICollectionView? { owner as? UICollectionView }

  var pressRank: PressRank { .reordering }

  func wantsPress(_ press: Press) -> Bool {
    guard let controller, controller.installsStandardGestureForInteractiveMovement,
      let collectionView, collectionView.dragDelegate == nil
    else { return false }
    return collectionView.indexPathForItem(at: press.location(in: collectionView)) != nil
  }

  func takePress(_ press: Press) -> Bool {
    guard let collectionView,
      let path = collectionView.indexPathForItem(at: press.location(in: collectionView))
    else { return false }
    // A data source that does not say what can be moved may not be able to move anything.
    guard collectionView.canReorderItem(at: DataIndexPath(path)) else { return false }
    // It is asked once for each lift.
    collectionView.movableItem = path
    defer { collectionView.movableItem = nil }
    return collectionView.beginInteractiveMovementForItem(at: path)
  }

  func pressMoved(_ press: Press) {
    guard let collectionView else { return }
    collectionView.updateInteractiveMovementTargetPosition(press.location(in: collectionView))
  }

  func pressEnded(_ press: Press) { collectionView?.endInteractiveMovement() }

  func pressCancelled(_ press: Press) { collectionView?.cancelInteractiveMovement() }
}
