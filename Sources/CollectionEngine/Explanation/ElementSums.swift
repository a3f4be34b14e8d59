// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation

/// What a solver says of an element: its frame, and the sums behind it.
package struct ElementSums {
  /// The frame in layout coordinates, pinned as it is now.
  var frame: CGRect
  /// The sums, from the container to the element.
  var reasons: [ElementExplanation.Reason]
}
