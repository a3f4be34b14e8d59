// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
package import Foundation
import Views

extension UICollectionView {
  package func shouldHighlightItem(at path: IndexPath) -> Bool {
    OptionalMethod.value("collectionView(_:shouldHighlightItemAt:)", of: delegate) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    } ?? true
  }

  package func highlightCell(ofItemAt path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: path)
  }

  /// Behaviour rules SL-2, SL-3 and SL-5: the delegate is asked and told.
  package func tapItem(at indexPath: IndexPath) {
    // Interaction rule FC-22.
    if itemFocus.canFocus(indexPath) { itemFocus.remember(indexPath) }
    if canSelectSeveral, isSelected(indexPath) {
      return deselectAsUser(indexPath)
    }
    guard let selected = selectAsUser(indexPath), let delegate,
      let path = item(
        selected,
        ifAllowedBy: {
          OptionalMethod.value(
            "collectionView(_:canPerformPrimaryActionForItemAt:)", from: delegate,
            { $0.collectionView(self, canPerformPrimaryActionForItemAt: selected) })
        })
    else { return }
    delegate.collectionView?(self, performPrimaryActionForItemAt: path)
  }

  /// Deselects an item as the user does (behaviour rule SL-3).
  package func deselectAsUser(_ indexPath: IndexPath) {
    guard
      let path = item(
        indexPath,
        ifAllowedBy: {
          OptionalMethod.value("collectionView(_:shouldDeselectItemAt:)", of: delegate) {
            $0.collectionView(self, shouldDeselectItemAt: indexPath)
          } ?? true
        })
    else { return }
    deselect(path)
    delegate?.collectionView?(self, didDeselectItemAt: path)
  }

  /// Selects an item as the user does (behaviour rule SL-2).
  ///
  /// - Returns: The item, if the delegate allowed it and has not taken it away meanwhile.
  @discardableResult
  package func selectAsUser(_ indexPath: IndexPath) -> IndexPath? {
    guard
      var path = item(
        indexPath,
        ifAllowedBy: {
          OptionalMethod.value("collectionView(_:shouldSelectItemAt:)", of: delegate) {
            $0.collectionView(self, shouldSelectItemAt: indexPath)
          } ?? true
        })
    else { return nil }
    while !canSelectSeveral, let other = selectionOrder.first(where: { $0 != path }) {
      deselect(other)
      guard
        let next = item(
          path, after: { delegate?.collectionView?(self, didDeselectItemAt: other) })
      else { return nil }
      path = next
    }
    let cell = cellForItem(at: path)
    if assign(selectedRole, to: path) { cell?.isSelected = true }
    // Rule IB-35: a segue of the cell comes before the delegate knows.
    cell?.nibSegues.selection?.perform(from: cell)
    return item(path, after: { delegate?.collectionView?(self, didSelectItemAt: path) })
  }
}
