// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Messages of measured heights, the last at the bottom, as layouts of chats are written.
///
/// What is appended keeps the end visible, what is prepended keeps what is visible in place, and
/// messages that turn out higher than estimated push up and not down.
final class ChatLayout: UICollectionViewLayout {
  static let estimate: CGFloat = 40

  private var heights: [CGFloat] = []
  private var width: CGFloat = 0
  private var needsReload = true
  /// How far the end of the contents was from the bottom before a batch of updates.
  private var distanceToEnd: CGFloat?

  private var contentHeight: CGFloat { heights.reduce(0, +) }

  /// Where the messages begin: few of them stand at the bottom.
  private var top: CGFloat {
    guard let collectionView else { return 0 }
    return max(0, collectionView.bounds.height - contentHeight)
  }

  private func frame(_ item: Int) -> CGRect {
    CGRect(
      x: 0, y: top + heights.prefix(item).reduce(0, +), width: width, height: heights[item])
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: max(contentHeight, collectionView?.bounds.height ?? 0))
  }

  override func prepare() {
    guard let collectionView, needsReload else { return }
    needsReload = false
    let isEmpty = collectionView.numberOfSections == 0
    heights = Array(
      repeating: Self.estimate,
      count: isEmpty ? 0 : collectionView.numberOfItems(inSection: 0))
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    width = collectionView?.bounds.width ?? width
    if context.invalidateEverything { needsReload = true }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    heights.indices.filter { frame($0).intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard heights.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }

  // MARK: Measuring

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != heights[originalAttributes.indexPath.item]
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let collectionView else { return context }
    let before = collectionViewContentSize.height
    let distance = before - collectionView.contentOffset.y
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    // As far from the end as before, of the offset as it is now.
    context.contentOffsetAdjustment.y =
      collectionViewContentSize.height - distance - collectionView.contentOffset.y
    return context
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    guard let collectionView else { return }
    distanceToEnd = collectionViewContentSize.height - collectionView.contentOffset.y
    var insertions = updateItems.compactMap(\.indexPathAfterUpdate?.item).sorted()
    // The section itself is new, with all its messages.
    if insertions.contains(NSNotFound) {
      insertions = Array(0..<collectionView.numberOfItems(inSection: 0))
    }
    if insertions.first.map({ $0 >= heights.count }) == true {
      distanceToEnd = collectionView.bounds.height
    }
    for item in insertions { heights.insert(Self.estimate, at: item) }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let distanceToEnd else { return proposedContentOffset }
    return CGPoint(
      x: proposedContentOffset.x, y: collectionViewContentSize.height - distanceToEnd)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    distanceToEnd = nil
  }
}
