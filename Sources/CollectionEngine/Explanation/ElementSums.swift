// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation

/// What a solver says of an element: its frame, and the sums behind it.
package struct ElementSums {
  /// The frame in layout coordinates, pinned as it is now.
  package var frame: CGRect
  /// The sums, from the container to the element.
  package var reasons: [ElementExplanation.Reason]
}
