// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Foundation
import Geometry
import LayoutInspection
package import Views

extension UICollectionView {
  /// Lays out and shows all content, and not only what is visible; for drawing the whole of it.
  ///
  /// The layout stays that of the view's size, which would be another one in a view as large as its
  /// content. The view is scrolled to the start, no longer clips, and nothing is pinned elsewhere
  /// than there. To draw, put it into a view of the returned size.
  ///
  /// - Returns: The size of all content, at least the view's own.
  package func showAllContent() -> CGSize {
    clipsToBounds = false
    // Measuring may lengthen the content, which then shows more to measure.
    for _ in 0..<Self.fullContentRounds {
      layoutIfNeeded()
      let all = CGRect(origin: .zero, size: contentSize).union(bounds)
      if all == laidOutRect { break }
      laidOutRect = all
      setNeedsLayout()
    }
    return laidOutRect?.size ?? bounds.size
  }

  private static let fullContentRounds = 100
}

extension UICollectionView: AnatomyProviding {
  /// The visible parts of the layout, in content coordinates.
  package func anatomy(_ request: AnatomyRequest) -> AnatomyContents { engine.anatomy(request) }
}

extension UICollectionView: LayoutTreeProviding {
  /// The visible elements in drawing order.
  package var layoutTree: LayoutTree.Contents { engine.layoutTree() }
}
