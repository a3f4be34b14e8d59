// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
package import Foundation
import Views

extension UICollectionView {
  var highlightedItem: IndexPath? { items(highlightedRole).first }

  /// Whether an item looks highlighted: by a touch, or by a drag that would drop something into it.
  func isHighlighted(at path: PresentedIndexPath) -> Bool {
    engine.references.contains(path, highlightedRole)
      || dragAndDrop.drags.target.isTargeted(path)
  }

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
      let indexPath = item(
        allowed,
        ifAllowedBy: {
          unhighlightItem()
          return true
        }),
      // A client that took the view out of its window ended the touch.
      root === window
    else { return }
    _ = assign(highlightedRole, to: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: indexPath)
  }

  /// Asks the delegate about an item; it may change the data meanwhile.
  ///
  /// - Returns: The item as the data have it then; nil if it is refused or gone.
  private func item(_ indexPath: IndexPath, ifAllowedBy ask: () -> Bool) -> IndexPath? {
    let (isAllowed, path) = engine.references.following(presentedPath(indexPath), ask)
    guard isAllowed, let path, engine.hasItem(at: path) else { return nil }
    return clientPath(path)
  }

  /// The touch is gone: the item is no longer highlighted.
  @discardableResult
  func unhighlightItem() -> IndexPath? {
    guard let indexPath = highlightedItem else { return nil }
    // Data that a batch counts have other paths than the items that are shown: once they are shown.
    if !engine.isInterrupted,
      engine.postpone(untilShowing: nil, { [weak self] in _ = self?.unhighlightItem() })
    {
      return nil
    }
    _ = withdraw(highlightedRole, from: indexPath)
    // In a pass items may have their new index paths, and cells still the old ones.
    for cell in engine.isLayingOut ? visibleCells : [cellForItem(at: indexPath)].compactMap(\.self)
    {
      let key = engine.key(of: cell)
      cell.isHighlighted = key.map { isHighlighted(at: $0.presentedPath) } ?? false
    }
    // Of data that are about to be loaded again the delegate hears nothing (behaviour rule RL-3).
    guard !engine.isInterrupted, let item = engine.dataPath(of: presentedPath(indexPath)) else {
      return nil
    }
    return self.item(
      indexPath,
      ifAllowedBy: {
        delegate?.collectionView?(self, didUnhighlightItemAt: item.indexPath)
        return true
      })
  }

  /// The touch ended: inside the highlighted item that is a tap. With Shift it selects the items on
  /// the way (interaction rule TS-5).
  func endTouch(at point: CGPoint, with event: UIEvent?) {
    // Editing may have begun below the touch.
    guard let highlighted = unhighlightItem(),
      let indexPath = item(
        highlighted, ifAllowedBy: { indexPathForItem(at: point) == highlighted }),
      canSelect
    else { return }
    if event?.modifierFlags.contains(.shift) == true,
      multipleSelection.extendByShift(to: indexPath)
    {
      return
    }
    tapItem(at: indexPath)
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
  func deselectAsUser(_ indexPath: IndexPath) {
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
  func selectAsUser(_ indexPath: IndexPath) -> IndexPath? {
    guard
      var path = item(
        indexPath,
        ifAllowedBy: {
          OptionalMethod.value("collectionView(_:shouldSelectItemAt:)", of: delegate) {
            $0.collectionView(self, shouldSelectItemAt: indexPath)
          } ?? true
        })
    else { return nil }
    while !canSelectSeveral, let other = selectedItems.first(where: { $0 != path }) {
      deselect(other)
      guard
        let next = item(
          path,
          ifAllowedBy: {
            delegate?.collectionView?(self, didDeselectItemAt: other)
            return true
          })
      else { return nil }
      path = next
    }
    let cell = cellForItem(at: path)
    if assign(selectedRole, to: path) { cell?.isSelected = true }
    // Rule IB-35: a segue of the cell comes before the delegate knows.
    cell?.nibSegues.selection?.perform(from: cell)
    return item(
      path,
      ifAllowedBy: {
        delegate?.collectionView?(self, didSelectItemAt: path)
        return true
      })
  }
}
