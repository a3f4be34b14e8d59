// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation

/// An item that is interactively moved.
///
/// Until the end the data source knows nothing of it: elements are counted as they are presented,
/// with the item where the touch has brought it.
struct InteractiveMovement {
  /// Where the data source has the item.
  let item: DataIndexPath
  /// Where the item is presented.
  var place: PresentedIndexPath
  /// The point that the item's middle follows, in layout coordinates.
  var position: CGPoint

  init(of item: DataIndexPath, presentedAt place: PresentedIndexPath, at position: CGPoint) {
    self.item = item
    self.place = place
    self.position = position
  }

  /// What differs from the data's order.
  var displacement: PresentationOrder.Displacement { .item(item, place) }
  /// ``item`` as an index path.
  var original: IndexPath { item.indexPath }
  /// ``place`` as an index path.
  var current: IndexPath { place.indexPath }
}
