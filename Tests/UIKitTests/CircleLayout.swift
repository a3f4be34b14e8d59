// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A layout that overrides everything that can be overridden, as it is written for iOS.
class CircleLayout: UICollectionViewLayout {
  static let itemSize = CGSize(width: 40, height: 40)
  private var attributesCache: [AngleAttributes] = []
  private var insertedIndexPaths: [IndexPath] = []
  private(set) var preparations = 0

  var radius: CGFloat = 100 {
    didSet { invalidateLayout() }
  }

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "center")
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override class var layoutAttributesClass: AnyClass {
    return AngleAttributes.self
  }

  override class var invalidationContextClass: AnyClass {
    return CircleInvalidationContext.self
  }

  override var collectionViewContentSize: CGSize {
    return collectionView?.bounds.size ?? .zero
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    preparations += 1
    let count = collectionView.numberOfItems(inSection: 0)
    let center = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
    attributesCache = (0..<count).map { item in
      let attributes = AngleAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CircleLayout.itemSize
      let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
      attributes.center = CGPoint(
        x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      attributes.angle = angle
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = attributesCache.filter {
      $0.frame.intersects(rect)
    }
    if let center = layoutAttributesForDecorationView(
      ofKind: "center", at: IndexPath(item: 0, section: 0))
    {
      result.append(center)
    }
    return result
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return attributesCache[indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 150, y: 230, width: 20, height: 20)
    attributes.zIndex = -1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as! CircleInvalidationContext).invalidatesAngles = true
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    return false
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidateLayout() {
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      attributesCache = []
    }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    insertedIndexPaths = updateItems.filter { $0.updateAction == .insert }
      .compactMap { $0.indexPathAfterUpdate }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard insertedIndexPaths.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? AngleAttributes
    attributes?.alpha = 0
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] {
    return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    return proposedContentOffset
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    return true
  }

  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    return .leftToRight
  }
}

/// A compositional layout of a client's own.
final class PaddedLayout: UICollectionViewCompositionalLayout {
  var padding: CGFloat = 0

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      attributes.frame = attributes.frame.insetBy(dx: padding, dy: padding)
      return attributes
    }
  }
}

/// An update that a test makes up.
final class MockUpdateItem: UICollectionViewUpdateItem {
  private let path: IndexPath

  init(inserting path: IndexPath) {
    self.path = path
    super.init()
  }

  override var indexPathBeforeUpdate: IndexPath? { nil }
  override var indexPathAfterUpdate: IndexPath? { path }
  override var updateAction: UICollectionViewUpdateItem.Action { .insert }
}
