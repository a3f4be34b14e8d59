// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension NSCollectionLayoutSection {
  /// The section as a value, with custom groups run and reference insets in points.
  func specification(in context: LayoutContext) throws(DescriptionError) -> SectionSpecification {
    var specification = SectionSpecification(group: try group.groupSpecification(in: context))
    try contentInsets.checkFinite("a section's contentInsets")
    specification.contentInsets = contentInsets
    specification.referenceInsets = context.insets(for: contentInsetsReference)
    try specification.referenceInsets.checkFinite("contentInsetsReference")
    specification.supplementaryReferenceInsets = context.insets(
      for: supplementaryContentInsetsReference)
    try specification.supplementaryReferenceInsets.checkFinite(
      "supplementaryContentInsetsReference")
    specification.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    specification.interGroupSpacing = try interGroupSpacing.checkedFinite("interGroupSpacing")
    specification.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    specification.orthogonalScrollingProperties = OrthogonalProperties(
      decelerationRate: orthogonalScrollingProperties.decelerationRate,
      bounce: orthogonalScrollingProperties.bounce)
    for item in boundarySupplementaryItems {
      specification.boundarySupplementaryItems.append(try item.boundarySpecification())
    }
    for item in decorationItems {
      try item.contentInsets.checkFinite("a decoration's contentInsets")
      specification.decorationItems.append(
        DecorationSpecification(
          elementKind: item.elementKind, contentInsets: item.contentInsets, zIndex: item.zIndex))
    }
    return specification
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The boundary item as a value.
  func boundarySpecification() throws(DescriptionError) -> BoundarySpecification {
    var specification = BoundarySpecification(
      elementKind: elementKind, layoutSize: layoutSize.specification, alignment: alignment)
    try contentInsets.checkFinite("a boundary item's contentInsets")
    specification.contentInsets = contentInsets
    specification.offset = CGPoint(
      x: try offset.x.checkedFinite("a boundary item's offset"),
      y: try offset.y.checkedFinite("a boundary item's offset"))
    specification.extendsBoundary = extendsBoundary
    specification.pinToVisibleBounds = pinToVisibleBounds
    specification.zIndex = zIndex
    return specification
  }
}
