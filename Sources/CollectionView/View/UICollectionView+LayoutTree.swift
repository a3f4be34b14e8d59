// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
package import Views

extension UICollectionView: LayoutTreeProviding {
  /// The elements in sight in drawing order, in content coordinates as drawn: mirrored from right to
  /// left, and in sections that scroll across where they are seen.
  package var layoutTree: LayoutTree.Contents {
    var elements: [LayoutTree.Element] = []
    // What is on its way out is still drawn; it has the index path that it had.
    let shown = Dictionary(
      (updateState.departing + visibleElements.values).map { (ObjectIdentifier($0.view), $0) },
      uniquingKeysWith: { $1 })
    append(childrenInDrawingOrder, shown, to: &elements)
    return LayoutTree.Contents(
      contentSize: contentSize, contentOffset: shownGeometry.bounds.origin, elements: elements)
  }

  private func append(
    _ views: [UIView], _ shown: [ObjectIdentifier: VisibleElement],
    to elements: inout [LayoutTree.Element]
  ) {
    for view in views where !view.isHidden {
      if let area = view as? EmbeddedScrollView {
        append(area.childrenInDrawingOrder, shown, to: &elements)
      } else if let element = shown[ObjectIdentifier(view)] {
        elements.append(describe(element))
      }
    }
  }

  private func describe(_ element: VisibleElement) -> LayoutTree.Element {
    let (key, view) = (element.key, element.view)
    let category =
      switch key.category {
      case .cell: "cell"
      case .supplementaryView: "supplementary"
      case .decorationView: "decoration"
      }
    // Where an animation shows it, not where it will end.
    let geometry = view.shownGeometry
    var toContents = geometry.toSuperview
    if let area = view.superview, area !== self {
      toContents = toContents.concatenating(area.shownGeometry.toSuperview)
    }
    var result = LayoutTree.Element(
      category: category, kind: key.kind, indexPath: Array(key.indexPath),
      frame: geometry.bounds.applying(toContents))
    result.zIndex = element.attributes.zIndex
    result.alpha = view.shownAlpha
    result.text = view.textInside
    return result
  }
}
