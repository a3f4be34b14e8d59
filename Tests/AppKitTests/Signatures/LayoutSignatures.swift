// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

// Compile only if every name, label and type of appkit sections 1.5 to 1.8 is AppKit's; dragging is
// elsewhere.

/// Overrides all that a client may.
private final class ClientLayout: NSCollectionViewLayout {
  /// The base class has none (appkit rule MD-3).
  var scrollDirection = NSCollectionView.ScrollDirection.vertical

  override class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass {
    NSCollectionViewLayoutInvalidationContext.self
  }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) { super.register(viewClass, forDecorationViewOfKind: elementKind) }
  override func register(
    _ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) { super.register(nib, forDecorationViewOfKind: elementKind) }
  override func prepare() { super.prepare() }
  override var collectionViewContentSize: NSSize { collectionView?.bounds.size ?? .zero }
  override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes] { [] }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    (type(of: self).layoutAttributesClass as? NSCollectionViewLayoutAttributes.Type)?
      .init(forItemWith: indexPath)
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    NSCollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    NSCollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
  }
  override func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    NSCollectionViewLayoutAttributes(forInterItemGapBefore: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { true }
  override func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { false }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint
  ) -> NSPoint { proposedContentOffset }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint
  ) -> NSPoint { proposedContentOffset }
  override func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {
    for item in updateItems {
      let (before, after): (IndexPath?, IndexPath?) = (
        item.indexPathBeforeUpdate, item.indexPathAfterUpdate
      )
      let action: NSCollectionView.UpdateAction = item.updateAction
      _ = (before, after, action)
    }
  }
  override func finalizeCollectionViewUpdates() {}
  override func prepare(forAnimatedBoundsChange oldBounds: NSRect) {}
  override func finalizeAnimatedBoundsChange() {}
  override func prepareForTransition(to newLayout: NSCollectionViewLayout) {}
  override func prepareForTransition(from oldLayout: NSCollectionViewLayout) {}
  override func finalizeLayoutTransition() {}
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> Set<IndexPath> { [] }
  override func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> Set<IndexPath> { [] }
  override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> Set<IndexPath> { [] }
  override func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> Set<IndexPath> { [] }
}

private func use(
  _ attributes: NSCollectionViewLayoutAttributes,
  _ context: NSCollectionViewLayoutInvalidationContext
) {
  (attributes.frame, attributes.size) = (NSRect.zero, NSSize.zero)
  (attributes.alpha, attributes.zIndex, attributes.isHidden) = (1, 0, false)
  let path: IndexPath? = attributes.indexPath
  attributes.indexPath = path
  let _: NSCollectionElementCategory = attributes.representedElementCategory
  let _: String? = attributes.representedElementKind
  _ = attributes.copy()
  let _: Bool = context.invalidateEverything || context.invalidateDataSourceCounts
  context.invalidateItems(at: [])
  context.invalidateSupplementaryElements(ofKind: "", at: [])
  context.invalidateDecorationElements(ofKind: "", at: [])
  let _: Set<IndexPath>? = context.invalidatedItemIndexPaths
  let _: [String: Set<IndexPath>]? = context.invalidatedSupplementaryIndexPaths
  let _: [String: Set<IndexPath>]? = context.invalidatedDecorationIndexPaths
  (context.contentOffsetAdjustment, context.contentSizeAdjustment) = (NSPoint.zero, NSSize.zero)
}

@MainActor
private func useFlow(_ layout: NSCollectionViewFlowLayout) {
  (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0 as CGFloat, 0 as CGFloat)
  (layout.itemSize, layout.estimatedItemSize) = (NSSize.zero, NSSize.zero)
  layout.scrollDirection = NSCollectionView.ScrollDirection.horizontal
  (layout.headerReferenceSize, layout.footerReferenceSize) = (NSSize.zero, NSSize.zero)
  layout.sectionInset = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
  let _: Bool = layout.section(atIndexIsCollapsed: 0)
  layout.collapseSection(at: 0)
  layout.expandSection(at: 0)
  let context = NSCollectionViewFlowLayoutInvalidationContext()
  context.invalidateFlowLayoutDelegateMetrics = true
  context.invalidateFlowLayoutAttributes = true
}

private final class FlowDelegate: NSObject, NSCollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize { .zero }
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets { NSEdgeInsets() }
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize { .zero }
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize { .zero }
}

@MainActor
private func useGrid(_ layout: NSCollectionViewGridLayout) {
  layout.margins = NSEdgeInsets()
  (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0 as CGFloat, 0 as CGFloat)
  (layout.maximumNumberOfRows, layout.maximumNumberOfColumns) = (0, 0)
  (layout.minimumItemSize, layout.maximumItemSize) = (NSSize.zero, NSSize.zero)
  layout.backgroundColors = [NSColor.red]
}

@MainActor
private func useTransition(_ layout: NSCollectionViewTransitionLayout) {
  let key: NSCollectionViewTransitionLayout.AnimatedKey = "key"
  layout.transitionProgress = 0 as CGFloat
  let _: [NSCollectionViewLayout] = [layout.currentLayout, layout.nextLayout]
  layout.updateValue(1, forAnimatedKey: key)
  let _: CGFloat = layout.value(forAnimatedKey: key)
}

@MainActor
private func useCompositional(_ section: NSCollectionLayoutSection) {
  let provider: NSCollectionViewCompositionalLayoutSectionProvider = { _, environment in
    _ = environment.container.effectiveContentSize
    return section
  }
  let configuration = NSCollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = NSCollectionView.ScrollDirection.vertical
  configuration.interSectionSpacing = 0 as CGFloat
  configuration.boundarySupplementaryItems = []
  _ = NSCollectionViewCompositionalLayout(section: section)
  _ = NSCollectionViewCompositionalLayout(section: section, configuration: configuration)
  _ = NSCollectionViewCompositionalLayout(sectionProvider: provider)
  let layout = NSCollectionViewCompositionalLayout(
    sectionProvider: provider, configuration: configuration)
  layout.configuration = configuration
  section.orthogonalScrollingBehavior =
    NSCollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  section.supplementariesFollowContentInsets = true
  section.visibleItemsInvalidationHandler = { items, _, _ in
    for item in items where item.representedElementCategory == .item { item.alpha = 1 }
  }
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
  let item = NSCollectionLayoutItem(layoutSize: size)
  _ = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 2)
  _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
  let spacing = NSCollectionLayoutSpacing.fixed(10)
  _ = spacing.isFixed || spacing.isFlexible
}

@MainActor
private func useDiffable(_ view: NSCollectionView) {
  typealias Source = NSCollectionViewDiffableDataSource<Int, String>
  let items: Source.ItemProvider = { _, _, _ in nil }
  let views: Source.SupplementaryViewProvider = { _, _, _ in nil }
  let source = Source(collectionView: view, itemProvider: items)
  source.supplementaryViewProvider = views
  var snapshot: NSDiffableDataSourceSnapshot<Int, String> = source.snapshot()
  snapshot.appendSections([0])
  source.apply(snapshot, animatingDifferences: true, completion: nil)
  source.apply(snapshot, animatingDifferences: false)
  let _: String? = source.itemIdentifier(for: IndexPath(item: 0, section: 0))
  let _: IndexPath? = source.indexPath(for: "")
}

private func useIndexPaths() {
  let path = NSIndexPath(forItem: 1, inSection: 0)
  let _: [Int] = [path.item, path.section]
  let swift: IndexPath = path as IndexPath
  let _: NSIndexPath = swift as NSIndexPath
  let set = NSSet(collectionViewIndexPaths: [swift])
  _ = NSSet(collectionViewIndexPath: swift)
  set.enumerateIndexPaths(options: .reverse) { _, stop in stop.pointee = true }
  set.enumerateIndexPaths { _, _ in }
}
