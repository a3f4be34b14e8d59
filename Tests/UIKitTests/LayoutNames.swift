// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Overrides everything that a layout of one's own may, with the signatures of iOS, and calls
/// `super` each time.
class EverythingLayout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    super.developmentLayoutDirection
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    super.flipsHorizontallyInOppositeLayoutDirection
  }

  override func prepare() {
    super.prepare()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "decoration")
    register(nil as UINib?, forDecorationViewOfKind: "nib")
    let view: UICollectionView? = collectionView
    _ = view
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposed)
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}

/// What a layout answers during updates.
class EverythingUpdatesLayout: EverythingLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      let paths: (IndexPath?, IndexPath?) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      switch item.updateAction {
      case .insert, .delete, .reload, .move, .none: _ = paths
      @unknown default: break
      }
    }
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToInsertForSupplementaryView(ofKind: kind)
  }
  override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToInsertForDecorationView(ofKind: kind)
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToDeleteForSupplementaryView(ofKind: kind)
  }
  override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
    super.indexPathsToDeleteForDecorationView(ofKind: kind)
  }
  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: path)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: path)
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
  }
  override func targetIndexPath(
    forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    super.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position)
  }
}

/// How a layout becomes invalid, and how it changes into another.
class EverythingInvalidationLayout: EverythingUpdatesLayout {
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.invalidateItems(at: [original.indexPath])
    context.invalidateSupplementaryElements(ofKind: "kind", at: [original.indexPath])
    context.invalidateDecorationElements(ofKind: "kind", at: [original.indexPath])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 1)
    context.contentSizeAdjustment = CGSize(width: 0, height: 1)
    return context
  }
  override func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint,
    previousIndexPaths previous: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targets, withTargetPosition: position,
      previousIndexPaths: previous, previousPosition: previousPosition)
    let moving: ([IndexPath]?, [IndexPath]?, CGPoint) = (
      context.previousIndexPathsForInteractivelyMovingItems,
      context.targetIndexPathsForInteractivelyMovingItems, context.interactiveMovementTarget
    )
    _ = moving
    return context
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths paths: [IndexPath], previousIndexPaths previous: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: paths, previousIndexPaths: previous, movementCancelled: movementCancelled)
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
}

/// Attributes and a context as clients subclass them.
class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0 {
    didSet {
      transform = CGAffineTransform(rotationAngle: tilt)
      transform3D = CATransform3DMakeRotation(tilt, 0, 0, 1)
      transform3D = CATransform3DConcat(
        CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 1))
      transform3D = CATransform3DIdentity
    }
  }
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! TiltedAttributes
    copy.tilt = tilt
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TiltedAttributes else { return false }
    return MainActor.assumeIsolated { other.tilt == tilt } && super.isEqual(object)
  }
}

class TiltedContext: UICollectionViewFlowLayoutInvalidationContext {
  var isTiltInvalid = false
  override var invalidateEverything: Bool { super.invalidateEverything || isTiltInvalid }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
}

@MainActor
enum AttributeNames {
  static func all() -> [UICollectionViewLayoutAttributes] {
    let path = IndexPath(item: 0, section: 0)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    cell.indexPath = IndexPath(row: 1, section: 0)
    cell.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    cell.bounds = CGRect(origin: .zero, size: cell.size)
    cell.center = CGPoint(x: 1, y: 1)
    cell.alpha = 0.5
    cell.zIndex = -1
    cell.isHidden = true
    let kind: String? = cell.representedElementKind
    let category: UICollectionView.ElementCategory = cell.representedElementCategory
    _ = (kind, category)
    return [
      cell, TiltedAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path),
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "kind", with: path),
    ]
  }
}
