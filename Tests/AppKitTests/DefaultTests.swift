// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Testing

/// Appkit section 2.4, and the numbers of section 0.1.
@Suite("AppKit: defaults")
@MainActor
struct DefaultTests {
  @Test func `A collection view begins as measured`() {
    let view = NSCollectionView(frame: .zero)
    #expect(!view.isSelectable)
    #expect(!view.allowsMultipleSelection)
    #expect(view.allowsEmptySelection)
    #expect(view.selectionIndexPaths.isEmpty)
    #expect(view.collectionViewLayout == nil)
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 0)
    #expect(view.backgroundColors == [.controlBackgroundColor])
    #expect(view.backgroundView == nil)
    #expect(!view.backgroundViewScrollsWithContent)
    #expect(view.isFlipped)
    #expect(!view.acceptsFirstResponder)
    view.isSelectable = true
    #expect(view.acceptsFirstResponder)
    view.backgroundColors = []
    #expect(view.backgroundColors.isEmpty)
    view.backgroundColors = nil
    #expect(view.backgroundColors == [.controlBackgroundColor])
  }

  @Test func `A flow layout begins as measured`() {
    let flow = NSCollectionViewFlowLayout()
    #expect(flow.itemSize == NSSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset.top == 0 && flow.sectionInset.left == 0)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.estimatedItemSize == .zero)
    #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
  }

  @Test func `A grid layout begins as measured`() {
    let grid = NSCollectionViewGridLayout()
    #expect(grid.margins.top == 0 && grid.margins.right == 0)
    #expect(grid.minimumInteritemSpacing == 0 && grid.minimumLineSpacing == 0)
    #expect(grid.maximumNumberOfRows == 0 && grid.maximumNumberOfColumns == 0)
    #expect(grid.minimumItemSize == .zero && grid.maximumItemSize == .zero)
  }

  @Test func `Attributes begin as measured, and are equal by content`() throws {
    let attributes = NSCollectionViewLayoutAttributes(forItemWith: path(1, 2))
    #expect(attributes.frame == .zero)
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.representedElementCategory == .item)
    #expect(attributes.representedElementKind == nil)
    let copy = try #require(attributes.copy() as? NSCollectionViewLayoutAttributes)
    #expect(copy == attributes)
    #expect(copy !== attributes)
    copy.frame.size.width = 7
    #expect(copy != attributes)
    #expect(copy.size == NSSize(width: 7, height: 0))
    let gap = NSCollectionViewLayoutAttributes(forInterItemGapBefore: path(0, 0))
    #expect(gap.representedElementCategory == .interItemGap)
  }

  @Test func `An item begins as measured`() {
    let item = NSCollectionViewItem()
    #expect(!item.isSelected)
    #expect(item.highlightState == .none)
    #expect(item.collectionView == nil)
    item.isSelected = true
    #expect(item.highlightState == .none)
    item.highlightState = .forDeselection
    #expect(item.isSelected)
  }

  @Test func `Numbers are AppKit's`() {
    #expect(NSCollectionView.ScrollPosition.nearestHorizontalEdge.rawValue == 512)
    #expect(NSCollectionView.ScrollPosition.nearestVerticalEdge.rawValue == 256)
    #expect(NSCollectionView.ScrollPosition.trailingEdge.rawValue == 128)
    #expect(NSCollectionView.ScrollPosition.centeredHorizontally.rawValue == 16)
    #expect(NSCollectionViewItem.HighlightState.asDropTarget.rawValue == 3)
    #expect(NSCollectionView.DropOperation.before.rawValue == 1)
    #expect(NSCollectionView.ScrollDirection.horizontal.rawValue == 1)
    #expect(NSCollectionView.UpdateAction.none.rawValue == 4)
    #expect(NSCollectionElementCategory.interItemGap.rawValue == 3)
    #expect(NSEvent.ModifierFlags.command.rawValue == 1 << 20)
    #expect(NSView.AutoresizingMask.maxYMargin.rawValue == 32)
    #expect(
      NSCollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(
      NSCollectionView.elementKindInterItemGapIndicator
        == "UICollectionElementKindInterItemGapIndicator")
  }
}
