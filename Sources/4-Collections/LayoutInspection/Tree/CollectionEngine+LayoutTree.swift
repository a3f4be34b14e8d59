// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
import CollectionLayout
import Foundation
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
    result.cut = cut(of: key, view, at: result.frame)
    return result
  }

  /// Returns what is cut off of an element however its view and its section are scrolled; nil for one
  /// that can be visible as a whole.
  private func cut(of key: ElementIdentity, _ view: UIView, at frame: CGRect) -> String? {
    // What moves may come from outside.
    guard view.animationProgress == nil, view.presentationAlpha > 0,
      let element = inspectedElement(key),
      element.view.node === view,
      let cut = cut(
        of: key, isInScrollArea: element.attributes.state.isInScrollArea, at: frame),
      cut.isForGood
    else { return nil }
    return cut.description
  }
}
