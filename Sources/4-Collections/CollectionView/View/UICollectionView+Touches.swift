// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
package import Foundation
import Views

extension UICollectionView {
  /// The item that a touch highlights.
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
    guard canSelect, let indexPath = indexPathForItem(at: point),
      let cell = cellForItem(at: indexPath),
      OptionalMethod.value(
        "collectionView(_:shouldHighlightItemAt:)", of: delegate,
        { $0.collectionView(self, shouldHighlightItemAt: indexPath) }) ?? true
    else { return }
    unhighlightItem()
    _ = assign(highlightedRole, to: indexPath)
    cell.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: indexPath)
  }

  /// The touch is gone: the item is no longer highlighted.
  @discardableResult
  func unhighlightItem() -> IndexPath? {
    guard let indexPath = highlightedItem else { return nil }
    _ = withdraw(highlightedRole, from: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = isHighlighted(at: presentedPath(indexPath))
    delegate?.collectionView?(self, didUnhighlightItemAt: indexPath)
    return indexPath
  }

  /// The touch ended: inside the highlighted item that is a tap. With Shift it selects the items on
  /// the way (interaction rule TS-5).
  func endTouch(at point: CGPoint, with event: UIEvent?) {
    // Editing may have begun below the touch.
    guard let indexPath = unhighlightItem(), indexPathForItem(at: point) == indexPath, canSelect
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
    guard selectAsUser(indexPath), let delegate,
      OptionalMethod.value(
        "collectionView(_:canPerformPrimaryActionForItemAt:)", from: delegate,
        { $0.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) })
    else { return }
    delegate.collectionView?(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Deselects an item as the user does (behaviour rule SL-3).
  func deselectAsUser(_ indexPath: IndexPath) {
    guard
      OptionalMethod.value(
        "collectionView(_:shouldDeselectItemAt:)", of: delegate,
        { $0.collectionView(self, shouldDeselectItemAt: indexPath) }) ?? true
    else { return }
    deselect(indexPath)
    delegate?.collectionView?(self, didDeselectItemAt: indexPath)
  }

  /// Selects an item as the user does (behaviour rule SL-2).
  ///
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  func selectAsUser(_ indexPath: IndexPath) -> Bool {
    guard
      OptionalMethod.value(
        "collectionView(_:shouldSelectItemAt:)", of: delegate,
        { $0.collectionView(self, shouldSelectItemAt: indexPath) }) ?? true
    else {
      return false
    }
    if !canSelectSeveral {
      for other in selectedItems where other != indexPath {
        deselect(other)
        delegate?.collectionView?(self, didDeselectItemAt: other)
      }
    }
    let cell = cellForItem(at: indexPath)
    if assign(selectedRole, to: indexPath) { cell?.isSelected = true }
    // Rule IB-35: a segue of the cell comes before the delegate knows.
    cell?.nibSegues.selection?.perform(from: cell)
    delegate?.collectionView?(self, didSelectItemAt: indexPath)
    return true
  }
}
