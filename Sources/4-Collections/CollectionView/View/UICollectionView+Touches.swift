// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
package import Foundation
import Views

extension UICollectionView {
  /// A touch is on an item: it is highlighted if the delegate allows it (behaviour rule SL-1).
  func highlightItem(at point: CGPoint) {
    // A touch that closes a row does nothing else (behaviour rule SW-5).
    guard !closeOpenRow() else { return }
    // The data have items elsewhere than they are shown while one is interactively moved.
    guard engine.movingItem == nil else { return }
    let window = root
    guard canSelect, let touched = indexPathForItem(at: point), cellForItem(at: touched) != nil,
      let allowed = item(
        touched,
        ifAllowedBy: {
          OptionalMethod.value("collectionView(_:shouldHighlightItemAt:)", of: delegate) {
            $0.collectionView(self, shouldHighlightItemAt: touched)
          } ?? true
        }),
      let indexPath = item(allowed, after: { unhighlightItem() }),
      // A client that took the view out of its window ended the touch.
      root === window
    else { return }
    _ = assign(highlightedRole, to: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: indexPath)
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
