// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewLayout {
  /// What is in sight, insets left out, in layout coordinates: they run from left to right, also
  /// where the layout is shown mirrored (behaviour rule RTL-1).
  var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    guard flipsHorizontallyInOppositeLayoutDirection,
      collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    else { return visible }
    return visible.mirrored(in: collectionViewContentSize.width)
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
    Self.attributesType.init(instantiation: UICollectionViewInstantiation())
  }
}
