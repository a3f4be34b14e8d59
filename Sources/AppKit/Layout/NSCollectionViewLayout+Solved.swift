// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionViewLayout {
  /// What is visible, in layout coordinates: they run from left to right, also where the layout is
  /// shown mirrored.
  var visibleLayoutRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.engine.mirrored(collectionView.visibleRect)
  }

  /// Attributes of the layout's class for a solved element.
  func makeAttributes(of element: SolvedElement) -> NSCollectionViewLayoutAttributes {
    let (type, path) = (Self.attributesType, element.identity.indexPath)
    let kind = element.identity.kind ?? ""
    let attributes =
      switch element.identity.category {
      case .cell: type.init(forItemWith: path)
      case .supplementaryView: type.init(forSupplementaryViewOfKind: kind, with: path)
      case .decorationView: type.init(forDecorationViewOfKind: kind, with: path)
      }
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    return attributes
  }

  /// Takes in a measured size, and says in a context what that changes: the element, the size of
  /// the content, and the offset if the element lies before what is visible (behaviour rule Z-14).
  ///
  /// - Parameters:
  ///   - original: The element.
  ///   - context: The context.
  ///   - axis: The axis that the layout scrolls along.
  ///   - measure: Takes in the size; returns how much larger the content is.
  func invalidate(
    _ original: NSCollectionViewLayoutAttributes,
    in context: NSCollectionViewLayoutInvalidationContext, along axis: LayoutAxis,
    measuring measure: () -> CGSize?
  ) {
    let (key, kind) = (original.key, original.representedElementKind ?? "")
    switch key.category {
    case .cell: context.invalidateItems(at: [key.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(ofKind: kind, at: [key.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(ofKind: kind, at: [key.indexPath])
    }
    let start = visibleLayoutRect.origin[axis]
    let frame = (attributes(of: key) ?? original).frame
    let isBeforeVisible = start > 0 && frame.origin[axis] + frame.size[axis] <= start
    guard let growth = measure() else { return }
    context.contentSizeAdjustment = growth
    if isBeforeVisible {
      context.contentOffsetAdjustment = CGPoint(axis, along: growth[axis], across: 0)
    }
  }
}
