// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// The viewport on which pinned items and orthogonal sections depend.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleLayoutRect, orthogonalOffsets: collectionView?.orthogonalOffsets ?? [:])
  }

  func attributes(of element: SolvedElement) -> UICollectionViewLayoutAttributes {
    let identity = element.identity
    let attributes = Self.attributesType.objectiveCInit()
    attributes.represent(identity.category, kind: identity.kind, at: identity.indexPath)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.isInScrollArea = element.isInOrthogonalSection
    attributes.estimatedAxes = element.estimatedAxes
    if !element.estimatedAxes.isEmpty {
      attributes.isMeasured = state.measurements.contains(identity)
    }
    attributes.listRow = listRow(of: identity, at: element.frame)
    return attributes
  }

  /// Returns what the collection view is, as far as descriptions may know (behaviour rule EV-1).
  func context(
    in collectionView: UICollectionView, size: CGSize? = nil
  ) -> LayoutContext {
    let size = size ?? collectionView.bounds.size
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    let environment = LayoutEnvironment(
      container: LayoutContainer(
        contentSize: size, contentInsets: insets(of: collectionView)),
      traitCollection: collectionView.traitCollection)
    var reference = LayoutContext.ReferenceInsets()
    reference.safeArea = collectionView.safeAreaInsets.directional(direction)
    reference.layoutMargins = collectionView.directionalLayoutMargins
    reference.readableContent = Self.readableInsets(
      margins: reference.layoutMargins, width: size.width)
    return LayoutContext(
      environment: environment, referenceInsets: reference, configuration: settings,
      itemCounts: collectionView.engine.counts)
  }

  /// The explicit content inset across the scroll direction.
  private func insets(of collectionView: UICollectionView) -> NSDirectionalEdgeInsets {
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    var insets = collectionView.contentInset.directional(direction)
    switch settings.scrollDirection {
    case .vertical: (insets.top, insets.bottom) = (0, 0)
    case .horizontal: (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  /// Whether insets leave a different length across the scroll direction than the solution has.
  func hasOtherInsets(_ collectionView: UICollectionView) -> Bool {
    guard let environment = state.description?.environment else { return false }
    return environment.container.contentInsets != insets(of: collectionView)
  }

  /// Lines of text are not read with ease beyond this width, UIKit's for ordinary text.
  private static let readableWidth: CGFloat = 672

  private static func readableInsets(
    margins: NSDirectionalEdgeInsets, width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    var insets = margins
    let rest = (width - readableWidth) / 2
    insets.leading = max(insets.leading, rest)
    insets.trailing = max(insets.trailing, rest)
    return insets
  }
}

extension UIEdgeInsets {
  fileprivate func directional(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> NSDirectionalEdgeInsets {
    let isReversed = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isReversed ? right : left, bottom: bottom,
      trailing: isReversed ? left : right)
  }
}
