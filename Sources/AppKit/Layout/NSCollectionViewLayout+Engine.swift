// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
package import CollectionLayout
package import Foundation
package import Geometry

extension NSCollectionViewLayout: EngineLayout {
  package var host: (any EngineHost)? {
    get { collectionView }
    set { collectionView = newValue as? NSCollectionView }
  }

  // MARK: Answers

  package func prepareForPass() { prepare() }

  package var engineContentSize: CGSize { collectionViewContentSize }

  package func elements(in rect: CGRect) -> [any ElementAttributes] {
    layoutAttributesForElements(in: rect)
  }

  package func element(_ key: ElementIdentity) -> (any ElementAttributes)? { attributes(of: key) }

  package func adjusted(_ elements: [any ElementAttributes]) -> [any ElementAttributes] {
    adjusted(elements.map(Self.attributes))
  }

  package func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? {
    orthogonalArea(forSection: section)
  }

  package func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    isMirroredRightToLeft && direction == .rightToLeft
  }

  // MARK: Offsets and paths

  package func targetOffset(forProposed offset: CGPoint) -> CGPoint {
    targetContentOffset(forProposedContentOffset: offset)
  }

  package func targetPath(
    forMoving place: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath { place }

  package func movingElement(
    at place: PresentedIndexPath, position: CGPoint
  ) -> any ElementAttributes {
    let path = place.indexPath
    let attributes =
      layoutAttributesForItem(at: path)?.duplicate()
      ?? NSCollectionViewLayoutAttributes(forItemWith: path)
    attributes.state.center = position
    return attributes
  }

  // MARK: Invalidation

  package func makeInvalidation(everything: Bool, counts: Bool) -> any EngineInvalidation {
    let context = makeInvalidationContext()
    if everything { context.markEverything() }
    if counts { context.markDataSourceCounts() }
    return context
  }

  package func invalidation(forBounds bounds: CGRect) -> (any EngineInvalidation)? {
    guard shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
    return invalidationContext(forBoundsChange: bounds)
  }

  package func invalidation(
    forPreferred preferred: any ElementAttributes, original: any ElementAttributes
  ) -> (any EngineInvalidation)? {
    let (preferred, original) = (Self.attributes(preferred), Self.attributes(original))
    guard
      shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return nil }
    return invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  package func invalidation(for step: MovementStep) -> any EngineInvalidation {
    let context = makeInvalidationContext()
    if case .moved(_, _, _, _, counts: true) = step { context.markDataSourceCounts() }
    return context
  }

  package func invalidate(with invalidation: any EngineInvalidation) {
    guard let context = invalidation as? NSCollectionViewLayoutInvalidationContext else { return }
    invalidateLayout(with: context)
  }

  // MARK: Changes over time

  package func prepare(for mapping: BatchMapping) {
    prepare(forCollectionViewUpdates: mapping.layoutUpdates.map { NSCollectionViewUpdateItem($0) })
  }

  package func finalizeUpdates() { finalizeCollectionViewUpdates() }

  package func initialElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    return switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  package func finalElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    return switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  package func changedIndices(
    of category: CollectionLayoutElementCategory, kind: String
  ) -> (deleted: [IndexPath], inserted: [IndexPath]) {
    let (deleted, inserted) =
      category == .decorationView
      ? (
        indexPathsToDeleteForDecorationView(ofKind: kind),
        indexPathsToInsertForDecorationView(ofKind: kind)
      )
      : (
        indexPathsToDeleteForSupplementaryView(ofKind: kind),
        indexPathsToInsertForSupplementaryView(ofKind: kind)
      )
    return (deleted.sorted(), inserted.sorted())
  }

  package func prepare(forBoundsReplacing oldBounds: CGRect) {
    prepare(forAnimatedBoundsChange: oldBounds)
  }

  package func finalizeBoundsChange() { finalizeAnimatedBoundsChange() }

  package func prepareExchange(for newLayout: any EngineLayout) {
    prepareForTransition(to: Self.layout(newLayout))
  }

  package func prepareExchange(replacing oldLayout: any EngineLayout) {
    prepareForTransition(from: Self.layout(oldLayout))
  }

  package func finalizeExchange() { finalizeLayoutTransition() }

  // MARK: Types

  /// The attributes of any element, as the layout says now.
  func attributes(of key: ElementIdentity) -> NSCollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// The class of the layout's attributes.
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

  /// A layout as what it is: an engine is only given those of its host's class.
  static func layout(_ layout: any EngineLayout) -> NSCollectionViewLayout {
    guard let layout = layout as? NSCollectionViewLayout else {
      programmerError("\(type(of: layout)) is not a layout of a collection view.")
    }
    return layout
  }

  /// Attributes as what they are: an engine only has those of its layouts.
  static func attributes(_ attributes: any ElementAttributes) -> NSCollectionViewLayoutAttributes {
    guard let attributes = attributes as? NSCollectionViewLayoutAttributes else {
      programmerError("\(type(of: attributes)) are not layout attributes.")
    }
    return attributes
  }
}
