// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit section 2.4, and the numbers of section 0.1.
@Suite("AppKit: defaults")
@MainActor
struct DefaultTests {
  @Test func `A collection view begins as measured`() {
    let view = NSCollectionView(frame: .zero)
    expect(!view.isSelectable)
    expect(!view.allowsMultipleSelection)
    expect(view.allowsEmptySelection)
    expectEmpty(view.selectionIndexPaths)
    expectNil(view.collectionViewLayout)
    expectEqual(view.numberOfSections, 1)
    expectEqual(view.numberOfItems(inSection: 0), 0)
    expectEqual(view.backgroundColors, [.controlBackgroundColor])
    expectNil(view.backgroundView)
    expect(!view.backgroundViewScrollsWithContent)
    expect(view.isFlipped)
    expect(!view.acceptsFirstResponder)
    view.isSelectable = true
    expect(view.acceptsFirstResponder)
    view.backgroundColors = []
    expectEmpty(view.backgroundColors)
    view.backgroundColors = nil
    expectEqual(view.backgroundColors, [.controlBackgroundColor])
  }

  @Test func `A flow layout begins as measured`() {
    let flow = NSCollectionViewFlowLayout()
    expectEqual(flow.itemSize, NSSize(width: 50, height: 50))
    expectEqual(flow.minimumLineSpacing, 10)
    expectEqual(flow.minimumInteritemSpacing, 10)
    expectEqual(flow.sectionInset.top, 0)
    expectEqual(flow.sectionInset.left, 0)
    expectEqual(flow.scrollDirection, .vertical)
    expectEqual(flow.estimatedItemSize, .zero)
    expectEqual(flow.headerReferenceSize, .zero)
    expectEqual(flow.footerReferenceSize, .zero)
    expect(!flow.sectionHeadersPinToVisibleBounds)
    expect(!flow.sectionFootersPinToVisibleBounds)
  }

  @Test func `A grid layout begins as measured`() {
    let grid = NSCollectionViewGridLayout()
    expectEqual(grid.margins.top, 0)
    expectEqual(grid.margins.right, 0)
    expectEqual(grid.minimumInteritemSpacing, 0)
    expectEqual(grid.minimumLineSpacing, 0)
    expectEqual(grid.maximumNumberOfRows, 0)
    expectEqual(grid.maximumNumberOfColumns, 0)
    expectEqual(grid.minimumItemSize, .zero)
    expectEqual(grid.maximumItemSize, .zero)
  }

  @Test func `Attributes begin as measured, and are equal by content`() throws {
    let attributes = NSCollectionViewLayoutAttributes(forItemWith: path(1, 2))
    expectEqual(attributes.frame, .zero)
    expectEqual(attributes.alpha, 1)
    expectEqual(attributes.zIndex, 0)
    expect(!attributes.isHidden)
    expectEqual(attributes.representedElementCategory, .item)
    expectNil(attributes.representedElementKind)
    let copy = try #require(attributes.copy() as? NSCollectionViewLayoutAttributes)
    expectEqual(copy, attributes)
    expectNotSame(copy, attributes)
    copy.frame.size.width = 7
    expectNotEqual(copy, attributes)
    expectEqual(copy.size, NSSize(width: 7, height: 0))
    let gap = NSCollectionViewLayoutAttributes(forInterItemGapBefore: path(0, 0))
    expectEqual(gap.representedElementCategory, .interItemGap)
  }

  @Test func `An item begins as measured`() {
    let item = NSCollectionViewItem()
    expect(!item.isSelected)
    expectEqual(item.highlightState, .none)
    expectNil(item.collectionView)
    item.isSelected = true
    expectEqual(item.highlightState, .none)
    item.highlightState = .forDeselection
    expect(item.isSelected)
  }

  @Test func `Numbers are AppKit's`() {
    expectEqual(NSCollectionView.ScrollPosition.nearestHorizontalEdge.rawValue, 512)
    expectEqual(NSCollectionView.ScrollPosition.nearestVerticalEdge.rawValue, 256)
    expectEqual(NSCollectionView.ScrollPosition.trailingEdge.rawValue, 128)
    expectEqual(NSCollectionView.ScrollPosition.centeredHorizontally.rawValue, 16)
    expectEqual(NSCollectionViewItem.HighlightState.asDropTarget.rawValue, 3)
    expectEqual(NSCollectionView.DropOperation.before.rawValue, 1)
    expectEqual(NSCollectionView.ScrollDirection.horizontal.rawValue, 1)
    expectEqual(NSCollectionView.UpdateAction.none.rawValue, 4)
    expectEqual(NSCollectionElementCategory.interItemGap.rawValue, 3)
    expectEqual(NSEvent.ModifierFlags.command.rawValue, 1 << 20)
    expectEqual(NSView.AutoresizingMask.maxYMargin.rawValue, 32)
    expectEqual(NSCollectionView.elementKindSectionHeader, "UICollectionElementKindSectionHeader")
    expectEqual(
      NSCollectionView.elementKindInterItemGapIndicator,
      "UICollectionElementKindInterItemGapIndicator")
  }
}
