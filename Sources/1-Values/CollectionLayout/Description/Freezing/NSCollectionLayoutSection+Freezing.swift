// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension NSCollectionLayoutSection {
  /// The section at an index as a value, with custom groups run and reference insets in points.
  func specification(
    at index: Int, in context: LayoutContext
  ) throws(DescriptionError) -> SectionSpecification {
    var specification = SectionSpecification(group: try group.groupSpecification(in: context))
    try contentInsets.checkFinite("a section's contentInsets")
    specification.contentInsets = contentInsets(at: index, in: context)
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

  /// The insets of the section at an index: those of a list follow its position (rule LI-12).
  func contentInsets(at index: Int, in context: LayoutContext) -> NSDirectionalEdgeInsets {
    positionalInsets?.insets(
      ofSection: index, of: context.itemCounts.count, on: context.pixelGrid) ?? contentInsets
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
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

extension NSCollectionLayoutGroup {
  /// Whether this group or one inside it asks a provider for its frames.
  var holdsCustomGroup: Bool {
    switch arrangement {
    case .custom: true
    case .list:
      subitems.contains { ($0 as? NSCollectionLayoutGroup)?.holdsCustomGroup ?? false }
    }
  }

  /// The group as a value; the providers of custom groups run here.
  func groupSpecification(in context: LayoutContext) throws(DescriptionError) -> GroupSpecification
  {
    var specification = GroupSpecification(
      layoutSize: layoutSize.specification, axis: .horizontal, subitems: [])
    switch arrangement {
    case .list(let axis, let count):
      specification.axis = axis == .horizontal ? .horizontal : .vertical
      specification.filling =
        switch count {
        case .packing: .pack
        case .dividing(let count): .dividing(count: count)
        case .repeating(let count): .repeating(count: count)
        }
      for subitem in subitems {
        specification.subitems.append(try subitem.subitemSpecification(in: context))
      }
    case .custom(let provider):
      specification.filling = .custom(try frames(from: provider, in: context))
    }
    specification.interItemSpacing = try (interItemSpacing ?? .fixed(0)).specification()
    specification.contentInsets = contentInsets
    try contentInsets.checkFinite("a group's contentInsets")
    specification.edgeSpacing = try edgeSpacing?.specification() ?? .none
    specification.supplementaryItems = try supplementarySpecifications()
    return specification
  }

  /// Runs a provider in the environment of its group: behaviour rules D-16, K-1 and K-4.
  ///
  /// The group is resolved against the whole collection view, wherever it is nested; insets do not
  /// exist for a group that is estimated.
  private func frames(
    from provider: Arrangement.CustomProvider, in context: LayoutContext
  ) throws(DescriptionError) -> [GroupSpecification.CustomItem] {
    var frames: [GroupSpecification.CustomItem] = []
    for item in provider.frames(ownEnvironment(in: context.environment)) {
      let frame = item.frame
      for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
        try DescriptionError.checkFinite(number, "the frame of a custom group's item")
      }
      frames.append(GroupSpecification.CustomItem(frame: frame, zIndex: item.zIndex))
    }
    return frames
  }

  /// Returns the environment of the group, as its provider sees it, in that of its layout.
  func ownEnvironment(in layout: any NSCollectionLayoutEnvironment) -> LayoutEnvironment {
    let size = layoutSize.size(
      in: layout.container.effectiveContentSize, rounded: layout.pixelGrid)
    return LayoutEnvironment(
      container: LayoutContainer(
        contentSize: size, contentInsets: layoutSize.isEstimated ? .zero : contentInsets),
      traitCollection: layout.traitCollection)
  }
}

extension NSCollectionLayoutItem {
  func subitemSpecification(
    in context: LayoutContext
  ) throws(DescriptionError) -> SubitemSpecification {
    if let group = self as? NSCollectionLayoutGroup {
      return .group(try group.groupSpecification(in: context))
    }
    var specification = ItemSpecification(layoutSize: layoutSize.specification)
    try contentInsets.checkFinite("an item's contentInsets")
    specification.contentInsets = contentInsets
    specification.edgeSpacing = try edgeSpacing?.specification() ?? .none
    specification.supplementaryItems = try supplementarySpecifications()
    return .item(specification)
  }

  func supplementarySpecifications() throws(DescriptionError) -> [SupplementarySpecification] {
    var specifications: [SupplementarySpecification] = []
    for item in supplementaryItems {
      var specification = SupplementarySpecification(
        elementKind: item.elementKind, layoutSize: item.layoutSize.specification,
        containerAnchor: try item.containerAnchor.specification(),
        itemAnchor: try item.itemAnchor?.specification())
      try item.contentInsets.checkFinite("a supplementary item's contentInsets")
      specification.contentInsets = item.contentInsets
      specification.zIndex = item.zIndex
      specifications.append(specification)
    }
    return specifications
  }
}
