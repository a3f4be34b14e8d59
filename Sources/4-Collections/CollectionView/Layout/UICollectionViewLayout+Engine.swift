// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
package import CollectionLayout
package import Foundation
package import Geometry
import Views

extension UICollectionViewLayout: OpenLayout {
  package var host: (any EngineHost)? {
    get { collectionView }
    set { collectionView = newValue as? UICollectionView }
  }

  package func willCall(_ method: String) { CallCount.add(method) }

  /// A layout knows the order that is presented, whatever clients see.
  package func presented<Answer>(_ answer: () -> Answer) -> Answer {
    collectionView?.engine.perform(in: .presented, answer) ?? answer()
  }

  // MARK: Answers

  package func elements(in rect: CGRect) -> [any ElementAttributes] {
    asked("layoutAttributesForElements(in:)") { layoutAttributesForElements(in: rect) ?? [] }
  }

  package func adjusted(_ elements: [any ElementAttributes]) -> [any ElementAttributes] {
    presented { adjustedAttributes(forVisibleElements: elements.map(Self.attributes)) }
  }

  package func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? {
    scrollArea(forSection: section)
  }

  package func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection && direction != developmentLayoutDirection
  }

  /// The visible rectangle, insets left out, in layout coordinates: they run from left to right,
  /// also where the layout is shown mirrored (behaviour rule RTL-1).
  package var visibleLayoutRect: CGRect {
    guard let collectionView else { return .zero }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    guard isMirrored(in: collectionView.effectiveUserInterfaceLayoutDirection) else {
      return visible
    }
    return visible.mirrored(in: collectionViewContentSize.width)
  }

  /// Behaviour rule Z-14.
  package func isBeforeVisiblePart(
    _ element: UICollectionViewLayoutAttributes, along axis: LayoutAxis
  ) -> Bool {
    let start = visibleLayoutRect.origin[axis]
    guard start > 0 else { return false }
    let frame = (attributes(of: element.key) ?? element).frame
    return frame.origin[axis] + frame.size[axis] <= start
  }

  // MARK: Interactive movement

  package func targetPath(
    forMoving path: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath {
    willCall("targetIndexPath(forInteractivelyMovingItem:withPosition:)")
    return PresentedIndexPath(
      targetIndexPath(forInteractivelyMovingItem: path.indexPath, withPosition: position))
  }

  package func movingElement(
    at path: PresentedIndexPath, position: CGPoint
  ) -> any ElementAttributes {
    willCall("layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
    return layoutAttributesForInteractivelyMovingItem(
      at: path.indexPath, withTargetPosition: position)
  }

  package func invalidation(for step: MovementStep) -> any EngineInvalidation {
    switch step {
    case .ended(let presentedPath, let source, let isCancelled):
      return invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [presentedPath.indexPath], previousIndexPaths: [source.indexPath],
        movementCancelled: isCancelled)
    case .moved(let presentedPath, let position, let source, let previousPosition, let counts):
      let (path, previous) = (presentedPath.indexPath, source.indexPath)
      let context = invalidationContext(
        forInteractivelyMovingItems: [path], withTargetPosition: position,
        previousIndexPaths: [previous], previousPosition: previousPosition)
      context.previousIndexPathsForInteractivelyMovingItems = [previous]
      context.targetIndexPathsForInteractivelyMovingItems = [path]
      context.interactiveMovementTarget = position
      if counts { context.invalidated.counts = true }
      return context
    }
  }

  package func prepare(for mapping: BatchMapping) {
    asked("prepare(forCollectionViewUpdates:)") {
      prepare(
        forCollectionViewUpdates: mapping.layoutUpdates.map { UICollectionViewUpdateItem($0) })
    }
  }

  // MARK: Types

  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    Self.checked(
      Self.invalidationContextClass, namedBy: "invalidationContextClass",
      below: UICollectionViewLayoutInvalidationContext.self
    ).objectiveCInit()
  }

  static var attributesType: UICollectionViewLayoutAttributes.Type {
    checked(
      layoutAttributesClass, namedBy: "layoutAttributesClass",
      below: UICollectionViewLayoutAttributes.self)
  }

  /// Forgets what views asked for: they are measured again when they are visible next.
  func forgetMeasuredSizes() {
    (self as? UICollectionViewCompositionalLayout)?.state.invalidate(.everything)
    (self as? UICollectionViewFlowLayout)?.state.invalidate(.everything)
  }

  var measuredElements: [ElementIdentity] {
    let sizes =
      (self as? UICollectionViewCompositionalLayout)?.state.measurements.sizes
      ?? (self as? UICollectionViewFlowLayout)?.state.measurements.sizes
    return sizes.map { Array($0.keys) } ?? []
  }

  func forgetMeasuredSize(of key: ElementIdentity) {
    (self as? UICollectionViewCompositionalLayout)?.state.forgetMeasuredSize(of: key)
    (self as? UICollectionViewFlowLayout)?.state.forgetMeasuredSize(of: key)
  }
}
