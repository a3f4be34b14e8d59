// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation

/// An item that is interactively moved.
///
/// Until the end the data source knows nothing of it: elements are counted as they are presented,
/// with the item where the touch has brought it.
package struct InteractiveMovement: Hashable {
  /// Where the data source has the item.
  package let item: DataIndexPath
  /// Where the item is presented.
  package let place: PresentedIndexPath
  /// The point that the item's middle follows, in layout coordinates.
  package let position: CGPoint

  package init(of item: DataIndexPath, presentedAt place: PresentedIndexPath, at position: CGPoint)
  {
    self.item = item
    self.place = place
    self.position = position
  }

}
