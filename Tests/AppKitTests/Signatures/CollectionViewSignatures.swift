// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

// Compile only if every name, label and type of appkit sections 1.1 to 1.4 is AppKit's; dragging is
// elsewhere.

@MainActor
private func useData(of view: NSCollectionView) {
  let dataSource: (any NSCollectionViewDataSource)? = view.dataSource
  let prefetching: (any NSCollectionViewPrefetching)? = view.prefetchDataSource
  let delegate: (any NSCollectionViewDelegate)? = view.delegate
  (view.dataSource, view.prefetchDataSource, view.delegate) = (dataSource, prefetching, delegate)
  let content: [Any] = view.content
  view.content = content
  let _: Int = view.numberOfSections
  let _: (Int) -> Int = view.numberOfItems(inSection:)
  let _: () -> Void = view.reloadData
  let _: (IndexSet) -> Void = view.reloadSections
  let _: (Set<IndexPath>) -> Void = view.reloadItems(at:)
  let background: NSView? = view.backgroundView
  view.backgroundView = background
  view.backgroundViewScrollsWithContent = true
  view.backgroundColors = [.red]
  view.backgroundColors = nil
  let layout: NSCollectionViewLayout? = view.collectionViewLayout
  view.collectionViewLayout = layout
}

@MainActor
private func useItems(of view: NSCollectionView) {
  typealias Kind = NSCollectionView.SupplementaryElementKind
  typealias Identifier = NSUserInterfaceItemIdentifier
  let _: (Identifier, IndexPath) -> NSCollectionViewItem = view.makeItem(withIdentifier:for:)
  let _: (Kind, Identifier, IndexPath) -> NSView =
    view.makeSupplementaryView(ofKind:withIdentifier:for:)
  let _: (AnyClass?, Identifier) -> Void = view.register(_:forItemWithIdentifier:)
  let _: (NSNib?, Identifier) -> Void = view.register(_:forItemWithIdentifier:)
  let _: (AnyClass?, Kind, Identifier) -> Void =
    view.register(_:forSupplementaryViewOfKind:withIdentifier:)
  let _: (NSNib?, Kind, Identifier) -> Void =
    view.register(_:forSupplementaryViewOfKind:withIdentifier:)
  let _: (Set<IndexPath>) -> Void = view.insertItems(at:)
  let _: (Set<IndexPath>) -> Void = view.deleteItems(at:)
  let _: (IndexPath, IndexPath) -> Void = view.moveItem(at:to:)
  let _: (IndexSet) -> Void = view.insertSections
  let _: (IndexSet) -> Void = view.deleteSections
  let _: (Int, Int) -> Void = view.moveSection(_:toSection:)
  let _: ((() -> Void)?, ((Bool) -> Void)?) -> Void =
    view.performBatchUpdates(_:completionHandler:)
  view.performBatchUpdates(nil)
  let _: (Any) -> Void = view.toggleSectionCollapse
  let _: NSCollectionView = view.animator()
}

@MainActor
private func useSelection(of view: NSCollectionView) {
  (view.isSelectable, view.allowsMultipleSelection) = (true, true)
  view.allowsEmptySelection = false
  let paths: Set<IndexPath> = view.selectionIndexPaths
  view.selectionIndexPaths = paths
  let _: (Any?) -> Void = view.selectAll
  let _: (Any?) -> Void = view.deselectAll
  let _: Bool = view.isFirstResponder
  let _: (Set<IndexPath>, NSCollectionView.ScrollPosition) -> Void =
    view.selectItems(at:scrollPosition:)
  let _: (Set<IndexPath>) -> Void = view.deselectItems(at:)
}

@MainActor
private func find(in view: NSCollectionView) {
  let _: [NSCollectionViewItem] = view.visibleItems()
  let _: Set<IndexPath> = view.indexPathsForVisibleItems()
  let _: (String) -> [any NSView & NSCollectionViewElement] =
    view.visibleSupplementaryViews(ofKind:)
  let _: (String) -> Set<IndexPath> = view.indexPathsForVisibleSupplementaryElements(ofKind:)
  let _: (String, IndexPath) -> (any NSView & NSCollectionViewElement)? =
    view.supplementaryView(forElementKind:at:)
  let _: (IndexPath) -> NSCollectionViewItem? = view.item(at:)
  let _: (NSCollectionViewItem) -> IndexPath? = view.indexPath(for:)
  let _: (NSPoint) -> IndexPath? = view.indexPathForItem(at:)
  let _: (Set<IndexPath>, NSCollectionView.ScrollPosition) -> Void =
    view.scrollToItems(at:scrollPosition:)
  let _: (IndexPath) -> NSCollectionViewLayoutAttributes? = view.layoutAttributesForItem(at:)
  let _: (String, IndexPath) -> NSCollectionViewLayoutAttributes? =
    view.layoutAttributesForSupplementaryElement(ofKind:at:)
}

@MainActor
private func useLegacy(of view: NSCollectionView) {
  let _: (Any) -> NSCollectionViewItem = view.newItem(forRepresentedObject:)
  let prototype: NSCollectionViewItem? = view.itemPrototype
  view.itemPrototype = prototype
  (view.maxNumberOfRows, view.maxNumberOfColumns) = (0, 0)
  (view.minItemSize, view.maxItemSize) = (NSSize.zero, NSSize.zero)
  let indexes: IndexSet = view.selectionIndexes
  view.selectionIndexes = indexes
  let _: (Int) -> NSCollectionViewItem? = view.item(at:)
  let _: (Int) -> NSRect = view.frameForItem(at:)
  let _: (Int, Int) -> NSRect = view.frameForItem(at:withNumberOfItems:)
}

/// What clients use of its superclasses.
@MainActor
private func useInherited(of view: NSCollectionView, _ event: NSEvent) {
  let _: NSScrollView? = view.enclosingScrollView
  let _: NSClipView? = view.superview as? NSClipView
  let _: NSRect = view.visibleRect
  let _: Bool = view.isFlipped
  let _: NSWindow? = view.window
  view.identifier = NSUserInterfaceItemIdentifier("grid")
  view.mouseDown(with: event)
  view.keyDown(with: event)
  let _: NSMenu? = view.menu(for: event)
  let _: NSPoint = view.convert(NSPoint.zero, from: nil)
  view.scrollToVisible(.zero)
  view.wantsLayer = true
  let _: CALayer? = view.layer
}

private final class Element: NSView, NSCollectionViewElement {
  override func prepareForReuse() { super.prepareForReuse() }
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {
  }
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
}

/// Leaves the button out.
private final class PlainHeader: NSView, NSCollectionViewSectionHeaderView {}

private final class Item: NSCollectionViewItem {
  override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet {} }
  override var highlightState: NSCollectionViewItem.HighlightState { didSet {} }
  override var representedObject: Any? { didSet {} }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  override func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  override func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
  override func loadView() { view = NSView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func mouseDown(with event: NSEvent) { super.mouseDown(with: event) }

  func use() {
    let _: NSCollectionView? = collectionView
    (imageView, textField) = (nil as NSImageView?, nil as NSTextField?)
    identifier = NSUserInterfaceItemIdentifier(rawValue: "item")
    title = nibName
    let _: Bool = isViewLoaded
    _ = copy()
  }
}

private final class Delegate: NSObject, NSCollectionViewDelegate, NSCollectionViewPrefetching {
  func collectionView(
    _ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> { indexPaths }
  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) {}
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths }
  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) {}
  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths }
  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {}
  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: NSCollectionView,
    transitionLayoutForOldLayout fromLayout: NSCollectionViewLayout,
    newLayout toLayout: NSCollectionViewLayout
  ) -> NSCollectionViewTransitionLayout {
    NSCollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
  func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Values that AppKit's headers give.
@Suite("AppKit: raw values")
struct RawValueTests {
  @Test func `Enumerations and options have AppKit's numbers`() {
    expectEqual([NSCollectionView.DropOperation.on, .before].map(\.rawValue), [0, 1])
    expectEqual(
      [
        NSCollectionViewItem.HighlightState.none, .forSelection, .forDeselection, .asDropTarget,
      ].map(\.rawValue), [0, 1, 2, 3])
    expectEqual(
      [
        NSCollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left,
        .centeredHorizontally, .right, .leadingEdge, .trailingEdge, .nearestVerticalEdge,
        .nearestHorizontalEdge,
      ].map(\.rawValue), [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    expectEqual([NSCollectionView.ScrollDirection.vertical, .horizontal].map(\.rawValue), [0, 1])
    expectEqual(
      [NSCollectionView.UpdateAction.insert, .delete, .reload, .move, .none].map(\.rawValue),
      [0, 1, 2, 3, 4])
    expectEqual(
      [NSCollectionElementCategory.item, .supplementaryView, .decorationView, .interItemGap]
        .map(\.rawValue), [0, 1, 2, 3])
    expectEqual(
      [
        NSEvent.ModifierFlags.capsLock, .shift, .control, .option, .command, .numericPad, .function,
      ].map(\.rawValue), [16, 17, 18, 19, 20, 21, 23].map { 1 << $0 })
    expectEqual(
      [
        NSView.AutoresizingMask.minXMargin, .width, .maxXMargin, .minYMargin, .height, .maxYMargin,
      ].map(\.rawValue), [1, 2, 4, 8, 16, 32])
    expectEqual(
      [
        NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter,
        NSCollectionView.elementKindInterItemGapIndicator,
      ],
      ["SectionHeader", "SectionFooter", "InterItemGapIndicator"]
        .map { "UICollectionElementKind\($0)" })
  }
}
