// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
package import CollectionData
package import CollectionEngine
package import CollectionLayout
package import Foundation
import Geometry
package import Views

extension UITableView: ScrollViewHost {
  package var words: EngineWords {
    EngineWords(
      view: "table view", item: "row", preferredAttributes: "systemLayoutSizeFitting(_:)",
      elements: "rectForRow(at:)", contentSize: "contentSize",
      update: "performBatchUpdates(_:completion:)", reload: "reloadRows(at:with:)",
      reconfigure: "reconfigureRows(at:)")
  }

  package var laidOutRect: CGRect? { nil }
  package var stationaryViews: [UIView] { [backgroundView, index.bar].compactMap(\.self) }
  package var backdrop: UIView? { backgroundView }

  // MARK: Data

  package func willReload() {
    answers = DelegateAnswers()
    // What was named of a batch that is loaded again instead says nothing of the next.
    rowAnimations.removeAll()
    movedRows = []
    itemFocus.willReload()
    // The rows of the new data are others. Their cells close as they leave, after which the delegate hears of
    // it: until then the table has the old rows, about which it must not be asked any more.
    for index in swipedRows.indices { swipedRows[index].presentedPath = nil }
    openRow = nil
    for path in engine.references.paths(highlightedRole) {
      _ = engine.withdraw(highlightedRole, from: path)
    }
    liftedRow?.cell.setLifted(false)
    liftedRow = nil
  }

  package var updatesLast: Bool { true }

  /// Behaviour rule TV-52: everything moves with one spring.
  package var updateSettings: AnimationBlock.Settings {
    AnimationBlock.Settings(springFrequency: 20.944)
  }

  package func countItems() -> [Int] {
    let counts = countRows()
    // Before rows are measured, which make space for the index.
    updateIndexTitles(counts)
    return counts
  }

  private func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return counts(
      of: dataSource,
      sections: OptionalMethod.value(
        "numberOfSections(in:)", from: dataSource, { $0.numberOfSections(in: self) })
    ) {
      CallCount.add("tableView(_:numberOfRowsInSection:)")
      return dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  package var suppliesViews: Bool { dataSource != nil }

  package func supplyView(for key: ElementIdentity) -> any ElementView {
    guard key.category == .cell else { return supplyBoundaryView(for: key) }
    guard let dataSource else {
      programmerError("\(key) is visible, but the table view no longer has a data source.")
    }
    CallCount.add("tableView(_:cellForRowAt:)")
    let cell = dataSource.tableView(self, cellForRowAt: key.indexPath)
    // A cell need not have been dequeued (rule TV-19). One of a document stays the row's own.
    let identifier = staticRow(at: key.indexPath)?.cell === cell ? nil : cell.reuseIdentifier
    engine.adopt(cell, for: identifier.map(ReusePool.Role.cell))
    return cell
  }

  // MARK: Placing

  package func elementsWereLaidOut() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    layOutBoundaryViews()
    layOutIndex()
    for (_, view) in engine.visibleViews(of: .cell) {
      (view as? UITableViewCell)?.neighboursWereLaidOut()
    }
    menu?.rowMayBeLost()
    itemFocus.mayBeLost()
  }

  package func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }

  // MARK: Elements

  package func update(_ view: any ElementView, for key: ElementIdentity, isNew: Bool) {
    guard let cell = view as? UITableViewCell else {
      (view as? UITableViewHeaderFooterView)?.take(place(ofSection: key.section))
      return
    }
    let presentedPath = key.presentedPath
    cell.table.view = self
    cell.table.path = presentedPath
    // The row as the data source has it, also while one is moved.
    let path = engine.dataPath(of: presentedPath)?.indexPath
    cell.setSelected(
      engine.references.contains(presentedPath, selectedRole), animated: false)
    cell.setState(.focused, itemFocus.hasFocus(at: presentedPath))
    cell.setState(.besideFocus, itemFocus.isElsewhere)
    drags.update(view, at: presentedPath)
    if isNew {
      // What is around the row may be other than around the one that the cell showed.
      cell.setNeedsLayout()
      cell.setLifted(presentedPath == engine.movingItem)
      UIView.performWithoutAnimation {
        cell.hideActions(isAnimated: false)
        if let path { takeEditing(cell, at: path, animated: false) }
      }
      cell.isHighlighted = isHighlighted(at: presentedPath)
      if let delegate, let path {
        let level = OptionalMethod.answer(
          "tableView(_:indentationLevelForRowAt:)", of: delegate
        ) { delegate.tableView(self, indentationLevelForRowAt: path) }
        if let level { cell.indentationLevel = level }
      }
    }
  }

  package func willDisplay(_ view: any ElementView, for key: ElementIdentity) {
    if let cell = view as? UITableViewCell {
      delegate?.tableView?(self, willDisplay: cell, forRowAt: key.indexPath)
      return
    }
    guard let edge = TableEdge(elementKind: key.kind ?? ""), let view = boundaryView(view) else {
      return
    }
    switch edge {
    case .header: delegate?.tableView?(self, willDisplayHeaderView: view, forSection: key.section)
    case .footer: delegate?.tableView?(self, willDisplayFooterView: view, forSection: key.section)
    }
  }

  package func didEndDisplaying(_ view: any ElementView, for key: ElementIdentity) {
    if let cell = view as? UITableViewCell {
      cell.hideActions(isAnimated: false)
      cell.bounds.origin.y = 0
      cell.endRevealing()
      // A touch that is on a cell which is gone is on no row any more.
      if let touched = window?.activeTouch?.view, touched.isDescendant(of: cell),
        !endSelectionTouch()
      {
        unhighlightItem()
      }
      endSwipedRow(of: cell)
      delegate?.tableView?(self, didEndDisplaying: cell, forRowAt: key.indexPath)
      return
    }
    guard let edge = TableEdge(elementKind: key.kind ?? ""), let view = boundaryView(view) else {
      return
    }
    switch edge {
    case .header:
      delegate?.tableView?(self, didEndDisplayingHeaderView: view, forSection: key.section)
    case .footer:
      delegate?.tableView?(self, didEndDisplayingFooterView: view, forSection: key.section)
    }
  }

  package var wantsPrefetching: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  package func prefetch(_ items: [DataIndexPath]) {
    OptionalMethod.value("tableView(_:prefetchRowsAt:)", of: prefetchDataSource) {
      $0.tableView(self, prefetchRowsAt: items.map(\.indexPath))
    }
  }

  package func cancelPrefetching(_ items: [DataIndexPath]) {
    prefetchDataSource?.tableView?(self, cancelPrefetchingForRowsAt: items.map(\.indexPath))
  }
}

extension UITableView {
  /// Stores new bounds, and tells the layout before and after.
  func change(from old: CGRect, to new: CGRect, store: () -> Void) {
    guard new != old else { return }
    guard engine.isReady else { return store() }
    let resize = engine.animatedResize(from: old, to: new)
    // Behaviour rule TV-36.
    if new.origin != old.origin || new.width != old.width {
      closeOpenRow(isAnimated: new.width == old.width)
    }
    let isInvalidated = engine.boundsWillChange(to: new)
    store()
    engine.boundsWereStored()
    if isInvalidated { resize?() }
  }
}

extension UITableView: ScrollGeometryDelegate {
  package func restingOffset(for release: ScrollRelease) -> CGPoint { release.proposed }
  package var setsHorizontalStart: Bool { false }
  package var keepsTouches: Bool { true }
}
