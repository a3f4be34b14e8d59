// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import CollectionView
package import Foundation
import Geometry
import Views

/// Rows of a fixed height, that note every call.
package final class SpyLayout: UICollectionViewLayout {
  package let log: CallLog
  package var rowHeight: CGFloat = 50
  package var width: CGFloat = 320
  package var invalidatesOnScroll = false
  package var takesPreferredSizes = false
  package var flips = false
  package var isHorizontal = false
  /// Whether calls about updates are noted.
  package var notesUpdates = false
  /// Changes the answer to a question about a rectangle.
  package var answer: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] = {
    $0
  }
  /// The sizes that cells asked for.
  package var preferred: [Int: CGSize] = [:]

  package init(log: CallLog = CallLog()) {
    self.log = log
    super.init()
  }

  package required init?(coder: NSCoder) { fatalError("not archived") }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func size(_ item: Int) -> CGSize {
    preferred[item] ?? CGSize(width: isHorizontal ? 100 : width, height: rowHeight)
  }

  package override func prepare() { log.add("prepare") }

  package override var collectionViewContentSize: CGSize {
    log.add("contentSize")
    let sizes = (0..<count).map(size)
    return isHorizontal
      ? CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: rowHeight)
      : CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height })
  }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    let before = (0..<item).map(size)
    attributes.frame = CGRect(
      origin: isHorizontal
        ? CGPoint(x: before.reduce(0) { $0 + $1.width }, y: 0)
        : CGPoint(x: 0, y: before.reduce(0) { $0 + $1.height }), size: size(item))
    return attributes
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.add("elements in \(rect.compactDescription)")
    return answer((0..<count).map(attributes))
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.add("item \(indexPath.item)")
    return indexPath.item < count ? attributes(indexPath.item) : nil
  }

  package override func invalidateLayout() {
    log.add("invalidateLayout")
    super.invalidateLayout()
  }

  package override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    var words = ["invalidateLayout(with:)"]
    if context.invalidateEverything { words.append("everything") }
    if context.invalidateDataSourceCounts { words.append("counts") }
    log.add(words.joined(separator: " "))
    super.invalidateLayout(with: context)
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.add("shouldInvalidate \(newBounds.compactDescription)")
    return invalidatesOnScroll
  }

  package override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log.add("context for bounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  package override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard takesPreferredSizes else { return false }
    log.add("shouldInvalidate for preferred \(preferredAttributes.indexPath.item)")
    return preferredAttributes.size != originalAttributes.size
  }

  package override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    log.add("context for preferred \(preferredAttributes.indexPath.item)")
    preferred[preferredAttributes.indexPath.item] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  package override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  // MARK: Updates

  private func note(_ call: String) { if notesUpdates { log.add(call) } }

  package override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  {
    let items = updateItems.map { item in
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      return "\(item.updateAction) \([before, after].map { $0.map { "\($0)" } ?? "–" })"
    }
    note("prepare(forCollectionViewUpdates:) \(items.joined(separator: ", "))")
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  package override func finalizeCollectionViewUpdates() {
    note("finalizeCollectionViewUpdates in \(UIView.inheritedAnimationDuration)")
    super.finalizeCollectionViewUpdates()
  }

  package override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  package override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let (x, y) = (proposedContentOffset.x, proposedContentOffset.y)
    note("targetContentOffset \(x.compactDescription), \(y.compactDescription)")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  package override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note("prepare(forAnimatedBoundsChange:) \(oldBounds.compactDescription)")
  }

  package override func finalizeAnimatedBoundsChange() { note("finalizeAnimatedBoundsChange") }

  package override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("prepareForTransition(from:)")
  }

  package override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("prepareForTransition(to:)")
  }

  package override func finalizeLayoutTransition() { note("finalizeLayoutTransition") }
}
