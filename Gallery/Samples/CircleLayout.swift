// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Puts the items of one section on a circle. New ones fly out of its centre, and those that go fly
/// back into it.
class CircleLayout: UICollectionViewLayout {
  var itemSize = CGSize(width: 44, height: 44)

  private var center = CGPoint.zero
  private var radius: CGFloat = 0
  private var itemCount = 0

  private var insertedIndexPaths: Set<IndexPath> = []
  private var deletedIndexPaths: Set<IndexPath> = []

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let bounds = collectionView.bounds
    itemCount = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    radius = min(bounds.width, bounds.height) / 2.5
  }

  override var collectionViewContentSize: CGSize {
    collectionView?.bounds.size ?? .zero
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<itemCount)
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < itemCount else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(itemCount) - CGFloat.pi / 2
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for updateItem in updateItems {
      switch updateItem.updateAction {
      case .insert:
        if let indexPath = updateItem.indexPathAfterUpdate { insertedIndexPaths.insert(indexPath) }
      case .delete:
        if let indexPath = updateItem.indexPathBeforeUpdate { deletedIndexPaths.insert(indexPath) }
      default:
        break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths.removeAll()
    deletedIndexPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard insertedIndexPaths.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 0
    attributes?.center = center
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deletedIndexPaths.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 0
    attributes?.center = center
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }
}
