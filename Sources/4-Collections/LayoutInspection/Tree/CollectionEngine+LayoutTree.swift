// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
package import Pictures
import Views

extension CollectionEngine {
  /// The visible elements in drawing order, in content coordinates as drawn: mirrored from right to
  /// left, and in orthogonal sections where they are seen.
  ///
  /// - Returns: The elements, with the size of the contents and where they are scrolled to.
  package func layoutTree() -> LayoutTree.Contents {
    var elements: [LayoutTree.Element] = []
    forEachDrawnElement { key, view, zIndex in
      elements.append(describe(key, view, zIndex))
    }
    return LayoutTree.Contents(
      contentSize: host.contentSize, contentOffset: host.presentationOffset, elements: elements)
  }

  private func describe(_ key: ElementIdentity, _ view: UIView, _ zIndex: Int) -> LayoutTree.Element
  {
    let category =
      switch key.category {
      case .cell: "cell"
      case .supplementaryView: "supplementary"
      case .decorationView: "decoration"
      }
    var result = LayoutTree.Element(
      category: category, kind: key.kind, indexPath: Array(key.indexPath),
      // Where an animation shows it, not where it will end.
      frame: presentationFrame(of: view))
    result.zIndex = zIndex
    result.alpha = view.presentationAlpha
    result.text = view.textInside
    return result
  }
}
