// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
import CollectionLayout
package import Foundation
package import Geometry
import Views

extension NSCollectionViewLayout: OpenLayout {
  package var host: (any EngineHost)? {
    get { collectionView }
    set { collectionView = newValue as? NSCollectionView }
  }

  package func elements(in rect: CGRect) -> [any ElementAttributes] {
    layoutAttributesForElements(in: rect)
  }

  /// The visible rectangle, in layout coordinates: they run from left to right, also where the
  /// layout is shown mirrored.
  package var visibleLayoutRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.engine.mirrored(collectionView.visibleRect)
  }

  /// Behaviour rule Z-14.
  package func isBeforeVisiblePart(
    _ element: NSCollectionViewLayoutAttributes, along axis: LayoutAxis
  ) -> Bool {
    let start = visibleLayoutRect.origin[axis]
    let frame = (attributes(of: element.key) ?? element).frame
    return start > 0 && frame.origin[axis] + frame.size[axis] <= start
  }

  // MARK: Interactive movement, which AppKit does not have

  package func targetPath(
    forMoving path: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath { path }

  package func movingElement(
    at presentedPath: PresentedIndexPath, position: CGPoint
  ) -> any ElementAttributes {
    let path = presentedPath.indexPath
    let attributes =
      layoutAttributesForItem(at: path)?.duplicate()
      ?? NSCollectionViewLayoutAttributes(forItemWith: path)
    attributes.state.center = position
    return attributes
  }

  package func invalidation(for step: MovementStep) -> any EngineInvalidation {
    guard case .moved(_, _, _, _, let counts) = step else { return makeInvalidationContext() }
    return makeInvalidation(everything: false, counts: counts)
  }

  package func prepare(for mapping: BatchMapping) {
    prepare(forCollectionViewUpdates: mapping.layoutUpdates.map { NSCollectionViewUpdateItem($0) })
  }

  // MARK: Types

  package func makeInvalidationContext() -> NSCollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? NSCollectionViewLayoutInvalidationContext.Type
    guard let type else {
      programmerError(
        """
        \(Self.self).invalidationContextClass is \(Self.invalidationContextClass); it must be a \
        subclass of NSCollectionViewLayoutInvalidationContext.
        """)
    }
    return type.objectiveCInit()
  }

  package static func attributes(
    _ attributes: any ElementAttributes
  ) -> NSCollectionViewLayoutAttributes {
    guard let attributes = attributes as? NSCollectionViewLayoutAttributes else {
      programmerError("\(type(of: attributes)) are not layout attributes.")
    }
    return attributes
  }

  static var attributesType: NSCollectionViewLayoutAttributes.Type {
    let type: AnyClass = layoutAttributesClass
    guard let attributesType = type as? NSCollectionViewLayoutAttributes.Type else {
      programmerError(
        """
        \(Self.self).layoutAttributesClass is \(type); it must be a subclass of \
        NSCollectionViewLayoutAttributes.
        """)
    }
    return attributesType
  }

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
}
