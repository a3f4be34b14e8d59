// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
import Views

extension UICollectionViewListCell {
  /// Whether the content shows a value at its trailing edge.
  var showsValue: Bool {
    guard let content = contentConfiguration as? UIListContentConfiguration else { return false }
    return content.prefersSideBySideTextAndSecondaryText
      && (content.secondaryText != nil || content.secondaryAttributedText != nil)
  }

  // MARK: State

  /// Says what is true of the cell because of where it is (behaviour rule ST-1).
  func takeStates() {
    setState(.editing, list.collectionView?.isEdited(self) ?? false)
    setState(.swiped, rowState.swipe != nil)
    setState(.expanded, isOutlineExpanded)
    setState(.pinned, row.isPinned)
  }
}

extension UICollectionView {
  /// Returns whether a cell shows what is for editing: the view is edited, and the delegate lets the
  /// item be. What is no item is edited with the view.
  func isEdited(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing else { return false }
    guard let key = engine.key(of: cell) ?? engine.suppliedKey, key.category == .cell else {
      return true
    }
    // What is being supplied has the path of the data.
    let path = engine.key(of: cell) == nil ? key.indexPath : clientPath(key.presentedPath)
    guard let path, let delegate else { return true }
    return OptionalMethod.value("collectionView(_:canEditItemAt:)", from: delegate) {
      $0.collectionView(self, canEditItemAt: path)
    }
  }

  /// Lets cells show what is for editing, or for not editing; those on screen over time (behaviour
  /// rule AC-8).
  func cellsShowEditing() {
    for cell in cellsOnScreen {
      if let cell = cell as? UICollectionViewListCell {
        cell.closeSwipeActions()
        cell.contentSpaceChanged()
      }
      cell.setState(.editing, isEdited(cell))
    }
    guard window != nil, !engine.isEmpty, !engine.isLayingOut else { return }
    let metrics = ListMetrics.metrics(in: traitCollection)
    UIView.animate(withDuration: metrics.editingDuration) { self.layoutIfNeeded() }
  }
}
