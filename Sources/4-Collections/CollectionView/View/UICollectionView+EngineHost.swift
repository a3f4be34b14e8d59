// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
package import CollectionData
package import CollectionEngine
package import CollectionLayout
package import Foundation
import Geometry
package import Views

extension UICollectionView: ScrollViewHost {
  package var words: EngineWords {
    EngineWords(
      view: "collection view", preferredAttributes: "preferredLayoutAttributesFitting(_:)",
      elements: "layoutAttributesForElements(in:)", contentSize: "collectionViewContentSize",
      update: "performBatchUpdates(_:completion:)", reload: "reloadItems(at:)",
      reconfigure: "reconfigureItems(at:)")
  }

  // MARK: Data

  package func giveUpLayout() { engine.giveUpLayout(for: UICollectionViewLayout()) }

  package func willReload() {
    closeOpenRow()
    itemFocus.willReload()
  }

  package func countItems() -> [Int] {
    let counts = countItemsOfDataSource()
    // Before rows are measured, which make space for the index.
    updateIndexTitles()
    return counts
  }

  private func countItemsOfDataSource() -> [Int] {
    guard let dataSource else { return [] }
    return counts(
      of: dataSource,
      sections: OptionalMethod.value(
        "numberOfSections(in:)", from: dataSource, { $0.numberOfSections(in: self) })
    ) {
      CallCount.add("collectionView(_:numberOfItemsInSection:)")
      return dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  package var suppliesViews: Bool { dataSource != nil }

  package func supplyView(for key: ElementIdentity) -> any ElementView {
    RegistrationIdentity.suppliersAtWork += 1
    defer { RegistrationIdentity.suppliersAtWork -= 1 }
    let kind = key.kind ?? ""
    if key.category == .decorationView { return dequeueDecoration(ofKind: kind, for: key) }
    guard let dataSource else {
      programmerError("\(key) is visible, but the collection view no longer has a data source.")
    }
    if key.category == .cell {
      CallCount.add("collectionView(_:cellForItemAt:)")
      return dataSource.collectionView(self, cellForItemAt: key.indexPath)
    }
    CallCount.add("collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
  }

  private func dequeueDecoration(
    ofKind kind: String, for key: ElementIdentity
  ) -> UICollectionReusableView {
    let role = ReusePool.Role.decoration(kind: kind)
    let layout = collectionViewLayout
    if let nib = layout.decorationNibs[kind] {
      registerNib(nib, for: role)
    } else {
      register(layout.decorationClasses[kind], for: role)
    }
    guard let view = dequeue(role, for: key) else {
      programmerError(
        """
        \(type(of: layout)) has a decoration view of kind "\(kind)", but no class for it. Call \
        register(_:forDecorationViewOfKind:) on the layout first.
        """)
    }
    return view
  }

  // MARK: Viewport

  package var backdrop: UIView? { backgroundView }
  package var keepsMiddleItem: Bool { true }
  package var stationaryViews: [UIView] { [backgroundView, index.bar].compactMap(\.self) }

  package func targetOffset(forProposed offset: CGPoint) -> CGPoint {
    OptionalMethod.value(
      "collectionView(_:targetContentOffsetForProposedContentOffset:)", of: delegate
    ) { $0.collectionView(self, targetContentOffsetForProposedContentOffset: offset) } ?? offset
  }

  package func elementsWereLaidOut() {
    if let backgroundView, backgroundView.frame != visibleRect {
      backgroundView.frame = visibleRect
    }
    for (_, view) in engine.visibleViews(of: .cell) {
      if let cell = view as? UICollectionViewListCell, cell.list.row != nil {
        cell.neighboursWereLaidOut()
      }
    }
    layOutIndex()
    layOutListLines()
    itemFocus.mayBeLost()
    menu?.itemsMayBeLost()
  }

  // MARK: Elements

  package func update(_ view: any ElementView, for key: ElementIdentity, isNew: Bool) {
    guard let cell = view as? UICollectionViewCell else { return }
    (cell as? UICollectionViewListCell)?.list.indexPath = key.indexPath
    guard key.category == .cell else { return }
    let path = key.presentedPath
    cell.isSelected = engine.references.contains(path, selectedRole)
    cell.setState(.focused, itemFocus.hasFocus(at: path))
    cell.setState(.besideFocus, itemFocus.isElsewhere)
    cell.setState(.reordering, path == engine.reorderedItem)
    drags.update(view, at: path)
    if isNew { cell.isHighlighted = isHighlighted(at: path) }
  }

  package func willDisplay(_ view: any ElementView, for key: ElementIdentity) {
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView?(self, willDisplay: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      guard let view = view as? UICollectionReusableView else { return }
      delegate?.collectionView?(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "",
        at: key.indexPath)
    case .decorationView: break
    }
  }

  package func didEndDisplaying(_ view: any ElementView, for key: ElementIdentity) {
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView?(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      guard let view = view as? UICollectionReusableView else { return }
      delegate?.collectionView?(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    case .decorationView: break
    }
  }

  package var wantsPrefetching: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  package func prefetch(_ items: [DataIndexPath]) {
    OptionalMethod.value("collectionView(_:prefetchItemsAt:)", of: prefetchDataSource) {
      $0.collectionView(self, prefetchItemsAt: items.map(\.indexPath))
    }
  }

  package func cancelPrefetching(_ items: [DataIndexPath]) {
    prefetchDataSource?.collectionView?(self, cancelPrefetchingForItemsAt: items.map(\.indexPath))
  }

  // MARK: Interactive movement

  package func movementTarget(
    from original: DataIndexPath, at current: PresentedIndexPath, proposed: PresentedIndexPath
  ) -> PresentedIndexPath {
    let target = OptionalMethod.value(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      of: delegate
    ) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original.indexPath,
        atCurrentIndexPath: current.indexPath, toProposedIndexPath: proposed.indexPath)
    }
    return target.map { PresentedIndexPath($0) } ?? proposed
  }

  package func didMoveItem(from original: DataIndexPath, to destination: DataIndexPath) -> Bool {
    guard let dataSource else { return false }
    let answer: Void? = OptionalMethod.answer("collectionView(_:moveItemAt:to:)", of: dataSource) {
      dataSource.collectionView(self, moveItemAt: original.indexPath, to: destination.indexPath)
    }
    // Unknown before the first time (behaviour rule M-a).
    if answer == nil { isMoveUnimplemented = true }
    return answer != nil
  }
}
