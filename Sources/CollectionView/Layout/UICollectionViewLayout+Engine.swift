// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
package import CollectionLayout
package import Foundation
package import Geometry
import Views

extension UICollectionViewLayout: EngineLayout {
  package var host: (any EngineHost)? {
    get { collectionView }
    set { collectionView = newValue as? UICollectionView }
  }

  // MARK: Answers

  package func prepareForPass() {
    CallCount.add("prepare()")
    prepare()
  }

  /// A layout knows the order that is presented, whatever clients see.
  private func presented<Answer>(_ answer: () -> Answer) -> Answer {
    collectionView?.perform(in: .presented, answer) ?? answer()
  }

  /// Asks the client's layout, and counts the method by its full name.
  private func asked<Answer>(_ method: String, _ answer: () -> Answer) -> Answer {
    CallCount.add(method)
    return presented(answer)
  }

  package var engineContentSize: CGSize {
    asked("collectionViewContentSize") { collectionViewContentSize }
  }

  package func elements(in rect: CGRect) -> [any ElementAttributes] {
    asked("layoutAttributesForElements(in:)") { layoutAttributesForElements(in: rect) ?? [] }
  }

  package func element(_ key: ElementIdentity) -> (any ElementAttributes)? {
    asked(Self.methods(for: key.category).now) { attributes(of: key) }
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

  // MARK: Offsets and paths

  package func targetOffset(forProposed offset: CGPoint) -> CGPoint {
    CallCount.add("targetContentOffset(forProposedContentOffset:)")
    return targetContentOffset(forProposedContentOffset: offset)
  }

  package func targetPath(
    forMoving place: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath {
    CallCount.add("targetIndexPath(forInteractivelyMovingItem:withPosition:)")
    return PresentedIndexPath(
      targetIndexPath(forInteractivelyMovingItem: place.indexPath, withPosition: position))
  }

  package func movingElement(
    at place: PresentedIndexPath, position: CGPoint
  ) -> any ElementAttributes {
    CallCount.add("layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
    return layoutAttributesForInteractivelyMovingItem(
      at: place.indexPath, withTargetPosition: position)
  }

  // MARK: Invalidation

  package func makeInvalidation(everything: Bool, counts: Bool) -> any EngineInvalidation {
    let context = makeInvalidationContext()
    if everything { context.markEverything() }
    if counts { context.markDataSourceCounts() }
    return context
  }

  package func invalidation(forBounds bounds: CGRect) -> (any EngineInvalidation)? {
    asked("shouldInvalidateLayout(forBoundsChange:)") {
      guard shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
      CallCount.add("invalidationContext(forBoundsChange:)")
      return invalidationContext(forBoundsChange: bounds)
    }
  }

  package func invalidation(
    forPreferred preferred: any ElementAttributes, original: any ElementAttributes
  ) -> (any EngineInvalidation)? {
    let (preferred, original) = (Self.attributes(preferred), Self.attributes(original))
    return asked("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)") {
      guard
        shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { return nil }
      return invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  package func invalidation(for step: MovementStep) -> any EngineInvalidation {
    switch step {
    case .ended(let place, let source, let isCancelled):
      return invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [place.indexPath], previousIndexPaths: [source.indexPath],
        movementCancelled: isCancelled)
    case .moved(let place, let position, let source, let previousPosition, let counts):
      let (path, previous) = (place.indexPath, source.indexPath)
      let context = invalidationContext(
        forInteractivelyMovingItems: [path], withTargetPosition: position,
        previousIndexPaths: [previous], previousPosition: previousPosition)
      context.previousIndexPathsForInteractivelyMovingItems = [previous]
      context.targetIndexPathsForInteractivelyMovingItems = [path]
      context.interactiveMovementTarget = position
      if counts { context.markDataSourceCounts() }
      return context
    }
  }

  package func invalidate(with invalidation: any EngineInvalidation) {
    guard let context = invalidation as? UICollectionViewLayoutInvalidationContext else { return }
    CallCount.add("invalidateLayout(with:)")
    invalidateLayout(with: context)
  }

  // MARK: Changes over time

  package func prepare(for mapping: BatchMapping) {
    asked("prepare(forCollectionViewUpdates:)") {
      prepare(
        forCollectionViewUpdates: mapping.layoutUpdates.map { UICollectionViewUpdateItem($0) })
    }
  }

  package func finalizeUpdates() {
    CallCount.add("finalizeCollectionViewUpdates()")
    finalizeCollectionViewUpdates()
  }

  package func initialElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    asked(Self.methods(for: key.category).initial) { initialAttributes(key) }
  }

  private func initialAttributes(_ key: ElementIdentity) -> (any ElementAttributes)? {
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
    asked(Self.methods(for: key.category).final) { finalAttributes(key) }
  }

  private func finalAttributes(_ key: ElementIdentity) -> (any ElementAttributes)? {
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
    category == .decorationView
      ? (
        indexPathsToDeleteForDecorationView(ofKind: kind),
        indexPathsToInsertForDecorationView(ofKind: kind)
      )
      : (
        indexPathsToDeleteForSupplementaryView(ofKind: kind),
        indexPathsToInsertForSupplementaryView(ofKind: kind)
      )
  }

  package func prepare(forBoundsReplacing oldBounds: CGRect) {
    CallCount.add("prepare(forAnimatedBoundsChange:)")
    prepare(forAnimatedBoundsChange: oldBounds)
  }

  package func finalizeBoundsChange() {
    CallCount.add("finalizeAnimatedBoundsChange()")
    finalizeAnimatedBoundsChange()
  }

  package func prepareExchange(for newLayout: any EngineLayout) {
    CallCount.add("prepareForTransition(to:)")
    prepareForTransition(to: Self.layout(newLayout))
  }

  package func prepareExchange(replacing oldLayout: any EngineLayout) {
    CallCount.add("prepareForTransition(from:)")
    prepareForTransition(from: Self.layout(oldLayout))
  }

  package func finalizeExchange() {
    CallCount.add("finalizeLayoutTransition()")
    finalizeLayoutTransition()
  }

  // MARK: Names

  /// The full names of the methods that say where an element is, comes from and goes to.
  private static func methods(
    for category: CollectionLayoutElementCategory
  ) -> (now: String, initial: String, final: String) {
    switch category {
    case .cell:
      (
        "layoutAttributesForItem(at:)", "initialLayoutAttributesForAppearingItem(at:)",
        "finalLayoutAttributesForDisappearingItem(at:)"
      )
    case .supplementaryView:
      (
        "layoutAttributesForSupplementaryView(ofKind:at:)",
        "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
        "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)"
      )
    case .decorationView:
      (
        "layoutAttributesForDecorationView(ofKind:at:)",
        "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
        "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)"
      )
    }
  }

  // MARK: Types

  /// A layout as what it is: an engine is only given those of its host's class.
  static func layout(_ layout: any EngineLayout) -> UICollectionViewLayout {
    guard let layout = layout as? UICollectionViewLayout else {
      programmerError("\(type(of: layout)) is not a layout of a collection view.")
    }
    return layout
  }

  /// Attributes as what they are: an engine only has those of its layouts.
  static func attributes(_ attributes: any ElementAttributes) -> UICollectionViewLayoutAttributes {
    guard let attributes = attributes as? UICollectionViewLayoutAttributes else {
      programmerError("\(type(of: attributes)) are not layout attributes.")
    }
    return attributes
  }
}

extension UICollectionViewLayoutInvalidationContext: EngineInvalidation {
  package var invalidatesCounts: Bool { invalidateDataSourceCounts }
  package var offsetAdjustment: CGPoint { contentOffsetAdjustment }
  package var sizeAdjustment: CGSize { contentSizeAdjustment }
}
