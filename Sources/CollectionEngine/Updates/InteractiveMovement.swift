// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation

/// An item that is interactively moved.
///
/// Until the end the data source knows nothing of it: elements are counted as they are presented,
/// with the item where the touch has brought it.
struct InteractiveMovement {
  /// Between presented paths and the data source's.
  var translation: PathTranslation
  /// The point that the item's middle follows, in layout coordinates.
  var position: CGPoint

  /// Where the data source has the item.
  var original: IndexPath { translation.data }
  /// Where the item is presented.
  var current: IndexPath { translation.presented }
}
