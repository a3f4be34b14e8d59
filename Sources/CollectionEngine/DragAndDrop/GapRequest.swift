// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData

/// A gap to open.
struct GapRequest: Hashable, Sendable {
  /// Where.
  var destination: DropDestination
  /// The item that makes the gap by being presented there, as the data have it; nil for a gap that
  /// no item stands in.
  var item: DataIndexPath?

  init(_ destination: DropDestination, item: DataIndexPath? = nil) {
    self.destination = destination
    self.item = item
  }
}
