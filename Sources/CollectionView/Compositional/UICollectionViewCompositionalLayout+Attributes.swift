// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// What is in sight, which pinned items and sections that scroll across depend on.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleRect, orthogonalOffsets: collectionView?.orthogonalOffsets ?? [:])
  }

  /// Attributes of the layout's class for a solved element.
  func attributes(of element: SolvedElement) -> UICollectionViewLayoutAttributes {
    let identity = element.identity
    let attributes = makeAttributes()
    let category: UICollectionView.ElementCategory =
      switch identity.category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
    attributes.represent(
      category, kind: identity.kind,
      at: IndexPath(item: identity.index, section: identity.section))
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.isInScrollArea = element.isInOrthogonalSection
    var axes: EstimatedAxes = []
    if element.isWidthEstimated { axes.insert(.width) }
    if element.isHeightEstimated { axes.insert(.height) }
    if !axes.isEmpty, let solution {
      if identity.category == .supplementary, !solution.isBoundaryItem(identity) { axes = [] }
      attributes.isMeasured = solution.measured[identity] != nil
    }
    attributes.estimatedAxes = axes
    attributes.listRow = listRow(of: identity, at: element.frame)
    return attributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element as the solver names it.
  var identity: ElementIdentity { key.identity }
}

extension ElementKey {
  /// The element as the solver names it.
  var identity: ElementIdentity {
    let (section, index) = (indexPath.section, indexPath.item)
    return switch category {
    case .cell: .cell(item: index, section: section)
    case .supplementaryView: .supplementary(kind: kind ?? "", section: section, index: index)
    case .decorationView: .decoration(kind: kind ?? "", section: section, index: index)
    }
  }
}

extension UICollectionLayoutScrollArea {
  /// The scroll area of a section that was solved.
  init(_ geometry: OrthogonalGeometry) {
    self.init(
      frame: geometry.frame,
      scrollDirection: geometry.axis == .horizontal ? .horizontal : .vertical,
      contentLength: geometry.leadingInset + geometry.rowLength + geometry.trailingInset)
    offsetRange = geometry.offsetRange
    initialOffset = geometry.initialOffset
    bounces = geometry.bounces
    restingOffset = { proposed, velocity, dragStart in
      geometry.restingOffset(proposed: proposed, velocity: velocity, dragStart: dragStart)
    }
  }
}
