// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewLayout {
  /// What is visible, insets left out, in layout coordinates: they run from left to right, also
  /// where the layout is shown mirrored (behaviour rule RTL-1).
  var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    guard flipsHorizontallyInOppositeLayoutDirection,
      collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    else { return visible }
    return visible.mirrored(in: collectionViewContentSize.width)
  }

  /// Returns whether an element, which what was measured meanwhile may have moved, lies wholly
  /// before the visible part, so that its growth must not push that away (behaviour rule Z-14);
  /// never at the very start, where what grows shows.
  func isBeforeVisiblePart(
    _ element: UICollectionViewLayoutAttributes, along axis: LayoutAxis
  ) -> Bool {
    let start = visibleRect.origin[axis]
    guard start > 0 else { return false }
    let frame = (attributes(of: element.key) ?? element).frame
    return frame.origin[axis] + frame.size[axis] <= start
  }

  /// The class of the layout's attributes.
  static var attributesType: UICollectionViewLayoutAttributes.Type {
    let type: AnyClass = layoutAttributesClass
    guard let attributesType = type as? UICollectionViewLayoutAttributes.Type else {
      programmerError(
        """
        \(Self.self).layoutAttributesClass is \(type); it must be a subclass of \
        UICollectionViewLayoutAttributes.
        """)
    }
    return attributesType
  }

  /// Attributes of the layout's class for nothing in particular.
  func makeAttributes() -> UICollectionViewLayoutAttributes {
    Self.attributesType.objectiveCInit()
  }

  /// The attributes of any element, as the layout says now.
  func attributes(of key: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}
