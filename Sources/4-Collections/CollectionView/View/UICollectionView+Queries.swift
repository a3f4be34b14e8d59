// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
package import Foundation
import Geometry
import LayoutInspection
package import Pictures
import Views

extension UICollectionView {
  /// The cells on screen, also those that are supplementary views.
  var cellsOnScreen: [UICollectionViewCell] {
    (engine.visibleViews(of: .cell) + engine.visibleViews(of: .supplementaryView))
      .compactMap { $0.view as? UICollectionViewCell }
  }

  var shownCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    let cells = engine.visibleViews(of: .cell).compactMap { key, view in
      (view as? UICollectionViewCell).flatMap { cell in
        clientPath(key.presentedPath).map { ($0, cell) }
      }
    }
    // A dragged item is elsewhere in the order of the data.
    return engine.presentsDataOrder ? cells : cells.sorted { $0.0 < $1.0 }
  }

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
