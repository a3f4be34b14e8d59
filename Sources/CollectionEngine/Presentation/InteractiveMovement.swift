// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation

/// An item that is interactively moved.
///
/// Until the end the data source knows nothing of it: elements are counted as they are presented,
/// with the item where the touch has brought it.
struct InteractiveMovement: Hashable {
  /// Where the data source has the item.
  let item: DataIndexPath
  /// Where the item is presented.
  let place: PresentedIndexPath
  /// The point that the item's middle follows, in layout coordinates.
  let position: CGPoint
}
