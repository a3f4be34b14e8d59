// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Foundation
import Geometry
import Views

/// Rows of a fixed height, that note every call.
final class SpyLayout: UICollectionViewLayout {
  let log: CallLog
  var rowHeight: CGFloat = 50
  var width: CGFloat = 320
  var invalidatesOnScroll = false
  var takesPreferredSizes = false
  var flips = false
  var isHorizontal = false
  /// Whether calls about updates are noted.
  var notesUpdates = false
  /// Changes the answer to a question about a rectangle.
  var answer: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] = { $0 }
  /// The sizes that cells asked for.
  var preferred: [Int: CGSize] = [:]

  init(log: CallLog = CallLog()) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func size(_ item: Int) -> CGSize {
    preferred[item] ?? CGSize(width: isHorizontal ? 100 : width, height: rowHeight)
  }

  override func prepare() { log.add("prepare") }

  override var collectionViewContentSize: CGSize {
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

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.add("elements in \(rect.compactDescription)")
    return answer((0..<count).map(attributes))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.add("item \(indexPath.item)")
    return indexPath.item < count ? attributes(indexPath.item) : nil
  }

  override func invalidateLayout() {
    log.add("invalidateLayout")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    var words = ["invalidateLayout(with:)"]
    if context.invalidateEverything { words.append("everything") }
    if context.invalidateDataSourceCounts { words.append("counts") }
    log.add(words.joined(separator: " "))
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.add("shouldInvalidate \(newBounds.compactDescription)")
    return invalidatesOnScroll
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log.add("context for bounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard takesPreferredSizes else { return false }
    log.add("shouldInvalidate for preferred \(preferredAttributes.indexPath.item)")
    return preferredAttributes.size != originalAttributes.size
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    log.add("context for preferred \(preferredAttributes.indexPath.item)")
    preferred[preferredAttributes.indexPath.item] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  // MARK: Updates

  private func note(_ call: String) { if notesUpdates { log.add(call) } }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let items = updateItems.map { item in
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      return "\(item.updateAction) \([before, after].map { $0.map { "\($0)" } ?? "–" })"
    }
    note("prepare(forCollectionViewUpdates:) \(items.joined(separator: ", "))")
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    note("finalizeCollectionViewUpdates in \(UIView.inheritedAnimationDuration)")
    super.finalizeCollectionViewUpdates()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let (x, y) = (proposedContentOffset.x, proposedContentOffset.y)
    note("targetContentOffset \(x.compactDescription), \(y.compactDescription)")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note("prepare(forAnimatedBoundsChange:) \(oldBounds.compactDescription)")
  }

  override func finalizeAnimatedBoundsChange() { note("finalizeAnimatedBoundsChange") }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("prepareForTransition(from:)")
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("prepareForTransition(to:)")
  }

  override func finalizeLayoutTransition() { note("finalizeLayoutTransition") }
}
