// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Foundation
import Geometry
import Views

extension UICollectionView {
  var selectedItems: [IndexPath] { items(selectedRole) }

  package func isSelected(_ indexPath: IndexPath) -> Bool {
    has(selectedRole, indexPath)
  }

  package var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  package var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Behaviour rule SL-6: no delegate calls, and nothing where selection is not allowed.
  func select(
    _ indexPath: IndexPath?, scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard canSelect else { return }
    guard let indexPath else {
      deselectAll(animated: animated)
      return
    }
    let isPostponed = engine.postpone(untilShowing: indexPath) { [weak self] in
      self?.select(indexPath, scrollPosition: scrollPosition, animated: animated)
    }
    let (generation, method) = (engine.dataGeneration, "selectItem(at:animated:scrollPosition:)")
    guard !isPostponed, requireItem(at: indexPath, for: method, since: generation) else { return }
    if !canSelectSeveral {
      for other in selectedItems where other != indexPath { deselect(other, animated: animated) }
    }
    if assign(selectedRole, to: indexPath) {
      cellForItem(at: indexPath)?.setSelected(true, animated: animated)
    }
    if !scrollPosition.isEmpty {
      scroll(to: indexPath, at: scrollPosition, animated: animated, since: generation)
    }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool = false) {
    let isPostponed = engine.postpone(untilShowing: indexPath) { [weak self] in
      self?.deselect(indexPath, animated: animated)
    }
    guard !isPostponed else { return }
    guard withdraw(selectedRole, from: indexPath) else { return }
    cellForItem(at: indexPath)?.setSelected(false, animated: animated)
  }

  func deselectAll(animated: Bool = false) {
    for indexPath in selectedItems { deselect(indexPath, animated: animated) }
  }

  /// Behaviour rule SL-7.
  func keepFirstSelected() {
    for indexPath in selectedItems.dropFirst() { deselect(indexPath) }
  }

  /// Behaviour rule SL-11.
  func editingChanged() {
    if !isEditing || !canSelect { deselectAll() }
    cellsShowEditing()
  }
}

extension UICollectionView: PanTarget {
  /// Interaction rule TS-1.
  package func takePan(from point: CGPoint) -> Bool { multipleSelection.takePan(from: point) }
  package func panMoved(to point: CGPoint) { multipleSelection.move(to: point) }
  package func panEnded() { multipleSelection.end() }
}

extension UICollectionView: MultipleSelectionHost {
  package var allowsSelectionByPan: Bool { canSelect }

  /// Interaction rule TS-2.
  package func allowSelectingSeveral() { allowsMultipleSelection = true }

  package func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    OptionalMethod.value(
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", of: delegate
    ) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) } ?? false
  }

  package func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.collectionView?(self, didBeginMultipleSelectionInteractionAt: path)
  }

  package func didEndMultipleSelection() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction?(self)
  }

  package var selectionOrder: [IndexPath] { selectedItems }

  package func setSelectedByUser(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selectAsUser(path) } else { deselectAsUser(path) }
  }
}

extension UICollectionView {
  /// Asks the data source for the titles (behaviour rule TV-71).
  func updateIndexTitles() {
    guard
      index.update({
        OptionalMethod.value("indexTitles(for:)", of: dataSource) { $0.indexTitles(for: self) }
          ?? []
      })
    else { return }
    for cell in cellsOnScreen { (cell as? UICollectionViewListCell)?.contentSpaceChanged() }
  }

  /// Shows the index at the trailing edge of what is visible.
  func layOutIndex() {
    index.layOut(in: self) { [weak self] in self?.scroll(toIndexTitle: $0) }
  }

  /// Scrolls to the item that an index title leads to: to the top or, where contents scroll from
  /// side to side, to where they begin.
  private func scroll(toIndexTitle title: Int) {
    guard let dataSource, index.titles.indices.contains(title) else { return }
    let indexPath = OptionalMethod.value(
      "collectionView(_:indexPathForIndexTitle:at:)", from: dataSource
    ) {
      $0.collectionView(
        self, indexPathForIndexTitle: index.titles[title], at: title)
    }
    let generation = engine.dataGeneration
    engine.bringLayoutUpToDate()
    // What a data source without the method answers; there may be nothing to scroll to.
    if indexPath == IndexPath(item: 0, section: 0), !engine.hasItem(at: presentedPath(indexPath)) {
      return
    }
    let method = "collectionView(_:indexPathForIndexTitle:at:)"
    guard requireItem(at: indexPath, for: method, since: generation) else { return }
    let start: ScrollPosition = engine.isMirrored ? .right : .left
    scroll(
      to: indexPath, at: engine.scrollsHorizontally ? start : .top, animated: false,
      since: generation)
  }
}
