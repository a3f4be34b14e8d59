// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

extension LayoutCapture {
  /// Captures the cells and the supplementary views of any layout where they are now.
  mutating func frames(of layout: UICollectionViewLayout) -> LayoutDocument.Frames {
    let contentSize = layout.collectionViewContentSize
    let all = CGRect(origin: .zero, size: contentSize)
    let found = layout.layoutAttributesForElements(in: all) ?? []
    let attributes = found.filter {
      $0.representedElementCategory != .decorationView && !$0.isHidden
    }
    if found.contains(where: { $0.representedElementCategory == .decorationView }) {
      note("Backgrounds are not in the document.")
    }
    if attributes.count > ReadingLimits.elements {
      note(
        "The layout has \(attributes.count) elements; the document has the first \(ReadingLimits.elements)."
      )
    }
    if attributes.contains(where: { !$0.transform.isIdentity }) {
      note("Transforms are not in the document; its frames are around them.")
    }
    let isMirrored =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for kind in Set(attributes.compactMap(\.representedElementKind)).sorted() {
      captureTexts(ofKind: kind, name: kind.documentKind, isBadge: false)
    }
    let elements = attributes.prefix(ReadingLimits.elements).map { attributes in
      var element = LayoutDocument.FrameElement(attributes.source, frame: attributes.frame)
      if isMirrored { element.frame.origin.x = contentSize.width - attributes.frame.maxX }
      element.zIndex = attributes.zIndex
      element.alpha = attributes.alpha
      return element
    }
    return LayoutDocument.Frames(contentSize: contentSize, elements: elements)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var source: LayoutDocument.FrameElement.Source {
    let path = LayoutDocument.ItemPath(
      section: indexPath.first ?? 0, item: indexPath.count > 1 ? indexPath[1] : 0)
    return representedElementCategory == .cell
      ? .item(path) : .supplementary(kind: representedElementKind ?? "", index: path)
  }
}
