// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionEngine
package import CollectionLayout
package import Foundation
package import Geometry
package import Views

extension NSCollectionView: EngineHost {
  package var words: EngineWords {
    EngineWords(
      view: "collection view", preferredAttributes: "preferredLayoutAttributesFitting(_:)",
      elements: "layoutAttributesForElements(in:)", contentSize: "collectionViewContentSize",
      update: "performBatchUpdates(_:completionHandler:)", reload: "reloadItems(at:)",
      reconfigure: "reloadItems(at:)")
  }

  // MARK: Data

  package func giveUpLayout() {
    engine.giveUpLayout(for: emptyLayout)
    showBackground()
  }

  package func willReload() {
    gesture?.renumber { _ in nil }
    drag.draggedPaths = []
    renumberDropTarget(by: nil)
  }

  package func renumber(by mapping: BatchMapping) {
    gesture?.renumber(by: mapping.item(after:))
    // Nothing is going to be selected, and so nothing is shown to be.
    if let gesture, case .over = gesture.kind {
      forgetHighlights([.forSelection, .forDeselection])
    }
    drag.draggedPaths = Set(drag.draggedPaths.compactMap(mapping.item(after:)))
    renumberDropTarget(by: mapping)
  }

  package func countItems() -> [Int] {
    guard let dataSource else { return [legacy.objects.count] }
    return counts(of: dataSource, sections: dataSource.numberOfSections(in: self)) {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  package var suppliesViews: Bool { dataSource != nil }

  package func supplyView(for key: ElementIdentity) -> any ElementView {
    let kind = key.kind ?? ""
    if key.category == .decorationView { return dequeueDecoration(ofKind: kind, for: key) }
    guard let dataSource else { return legacyView(for: key) }
    guard key.category == .cell else {
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
      if let name = view.identifier?.rawValue {
        engine.adopt(view, for: .supplementary(kind: kind, identifier: name))
      }
      return view
    }
    let item = dataSource.collectionView(self, itemForRepresentedObjectAt: key.indexPath)
    // What the data source made itself waits to be used again if it has a name (appkit rule MI-4).
    if let name = item.identifier?.rawValue { engine.adopt(item, for: .cell(identifier: name)) }
    return item
  }

  package var showsOnlyDequeuedViews: Bool { false }

  // MARK: Viewport

  var clip: NSClipView? {
    guard let clip = superview as? NSClipView, clip.documentView === self else { return nil }
    return clip
  }

  package var containerSize: CGSize { clip?.bounds.size ?? bounds.size }
  package var offset: CGPoint { clip?.bounds.origin ?? bounds.origin }
  package var contentInsets: UIEdgeInsets { clip?.contentInsets.geometry ?? .zero }
  package var layoutDirection: UIUserInterfaceLayoutDirection {
    viewNode.effectiveUserInterfaceLayoutDirection
  }

  package var contentSize: CGSize {
    get { shownContentSize }
    set {
      shownContentSize = newValue
      fitDocument()
    }
  }

  /// Makes the document as large as the contents, and as the clip at least (appkit rule MD-2).
  func fitDocument() {
    guard let clip else { return }
    let frame = CGRect(
      x: 0, y: 0, width: max(clip.bounds.width, shownContentSize.width),
      height: max(clip.bounds.height, shownContentSize.height))
    if self.frame != frame { self.frame = frame }
  }

  package func moveViewport(to offset: CGPoint, countingAs origins: OffsetOrigins) {
    offsetOrigins = origins
    guard let clip, offset != clip.bounds.origin else { return }
    isMovedByEngine = true
    clip.position(at: offset)
    isMovedByEngine = false
  }

  package func scroll(to offset: CGPoint) { clip?.scroll(to: offset) }

  package func displaceContents(by distance: CGFloat) {
    for view in viewNode.subviews where view !== backdrop { view.center.x += distance }
  }

  package func cancelScrolling() { clip?.cancelScroll() }
  package var transitionDuration: TimeInterval { NSAnimationContext.current.duration }
  package func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }
  package var backdrop: UIView? { backgroundView?.viewNode }

  package func adjustedCenter(_ center: CGPoint, size: CGSize) -> CGPoint {
    // The origin goes to the nearest pixel, the size stays (appkit rule MI-7).
    let grid = PixelGrid(scale: max(1, viewNode.traitCollection.displayScale))
    return CGPoint(
      x: grid.round(center.x - size.width / 2) + size.width / 2,
      y: grid.round(center.y - size.height / 2) + size.height / 2)
  }

  package func elementsWereLaidOut() {
    fitDocument()
    layOutBackgroundView()
    followDropTarget()
    showCollapseButtons()
    setScrollers()
  }

  /// Gives the scroll view the scroller of the layout's axis (appkit rule MD-8).
  private func setScrollers() {
    guard let scrollView = clip?.superview as? NSScrollView,
      let axis = collectionViewLayout?.scrollAxis
    else { return }
    scrollView.hasVerticalScroller = axis == .vertical
    scrollView.hasHorizontalScroller = axis == .horizontal
  }

  /// Appkit rule MB-2.
  func layOutBackgroundView() {
    guard let backgroundView else { return }
    let frame =
      backgroundViewScrollsWithContent || clip == nil
      ? bounds : CGRect(origin: offset, size: containerSize)
    if backgroundView.frame != frame { backgroundView.frame = frame }
  }

  // MARK: Elements

  package func update(_ view: any ElementView, for key: ElementIdentity, isNew: Bool) {
    guard let item = view as? NSCollectionViewItem else { return }
    item.owner = self
    let (isSelected, state) = (isSelected(key.indexPath), highlightState(at: key.indexPath))
    if isNew || item.isSelected != isSelected { item.isSelected = isSelected }
    if isNew || item.highlightState != state { item.highlightState = state }
  }

  package func willDisplay(_ view: any ElementView, for key: ElementIdentity) {
    if let item = view as? NSCollectionViewItem {
      delegate?.collectionView(
        self, willDisplay: item, forRepresentedObjectAt: key.indexPath)
    } else if key.category == .supplementaryView, let view = view as? NSView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "",
        at: key.indexPath)
    }
  }

  package func didEndDisplaying(_ view: any ElementView, for key: ElementIdentity) {
    if let item = view as? NSCollectionViewItem {
      delegate?.collectionView(
        self, didEndDisplaying: item, forRepresentedObjectAt: key.indexPath)
    } else if key.category == .supplementaryView, let view = view as? NSView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    }
  }

  package var wantsPrefetching: Bool { prefetchDataSource != nil }

  package func prefetch(_ items: [DataIndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: items.map(\.indexPath))
  }

  package func cancelPrefetching(_ items: [DataIndexPath]) {
    prefetchDataSource?.collectionView(
      self, cancelPrefetchingForItemsAt: items.map(\.indexPath))
  }

  // MARK: Interactive movement, which AppKit does not have

  package func movementTarget(
    from original: DataIndexPath, at current: PresentedIndexPath, proposed: PresentedIndexPath
  ) -> PresentedIndexPath { current }
  package func didMoveItem(
    from original: DataIndexPath, to destination: DataIndexPath
  ) -> Bool { true }
}
