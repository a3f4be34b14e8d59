// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData

/// A gap to open.
package struct GapRequest: Hashable, Sendable {
  /// Where.
  package var destination: DropDestination
  /// The item that makes the gap by being presented there, as the data have it; nil for a gap that
  /// no item stands in.
  package var item: DataIndexPath?

  package init(_ destination: DropDestination, item: DataIndexPath? = nil) {
    self.destination = destination
    self.item = item
  }
}
