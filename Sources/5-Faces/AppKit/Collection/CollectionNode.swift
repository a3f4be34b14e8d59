// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutInspection
import Pictures
package import Views

/// The node that draws a collection view; a layout tree of it has the elements, not views.
final class CollectionNode: ViewNode, LayoutTreeProviding, AnatomyProviding {
  package var layoutTree: LayoutTree.Contents {
    guard let view = owner as? NSCollectionView else {
      return LayoutTree.Contents(contentSize: .zero, contentOffset: .zero, elements: [])
    }
    var contents = view.engine.layoutTree()
    if let element = view.gapIndicatorElement { contents.elements.append(element) }
    return contents
  }

  package func anatomy(_ request: AnatomyRequest) -> AnatomyContents {
    (owner as? NSCollectionView)?.engine.anatomy(request) ?? AnatomyContents()
  }
}

extension NSCollectionView {
  package static func shown(by node: UIView) -> NSCollectionView? {
    (node as? CollectionNode)?.owner as? NSCollectionView
  }

  /// Lays out and shows all content, and not only what is visible; for drawing the whole of it.
  ///
  /// The layout stays that of the clip view's size. To draw, draw the collection view itself.
  package func showAllContent() {
    // Measuring may lengthen the content, which then shows more to measure.
    for _ in 0..<Self.fullContentRounds {
      layoutSubtreeIfNeeded()
      let all = CGRect(origin: .zero, size: shownContentSize).union(bounds)
      if all == laidOutRect { break }
      laidOutRect = all
      needsLayout = true
    }
  }

  private static let fullContentRounds = 100
}
