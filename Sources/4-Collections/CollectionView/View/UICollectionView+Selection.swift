// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Foundation
import Geometry
import Views

extension UICollectionView {
  func select(
    _ indexPath: IndexPath?, scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    let method = "selectItem(at:animated:scrollPosition:)"
    let generation = select(indexPath, animated: animated, for: method) { [weak self] in
      self?.select(indexPath, scrollPosition: scrollPosition, animated: animated)
    }
    if let generation, let indexPath, !scrollPosition.isEmpty {
      scroll(to: indexPath, at: scrollPosition, animated: animated, since: generation)
    }
  }

  /// Behaviour rule SL-11.
  func editingChanged() {
    if !isEditing || !canSelect { deselectAll() }
    cellsShowEditing()
  }
}

extension UICollectionView: ItemSelectionHost, PanTarget {
  package func showSelection(_ isSelected: Bool, ofItemAt path: IndexPath, animated: Bool) {
    cellForItem(at: path)?.setSelected(isSelected, animated: animated)
  }

  package func updateHighlight(of cell: UICollectionViewCell) {
    cell.isHighlighted =
      engine.key(of: cell).map { isHighlighted(at: $0.presentedPath) } ?? false
  }

  package func didUnhighlightItem(at path: IndexPath) {
    delegate?.collectionView?(self, didUnhighlightItemAt: path)
  }

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
