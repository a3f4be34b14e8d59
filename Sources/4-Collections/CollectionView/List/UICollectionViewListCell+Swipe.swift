// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
import CollectionEngine
public import Foundation
import Geometry
import ViewLayout
import Views

extension UICollectionViewListCell {
  /// Slides the row so that its swipe actions become visible (behaviour rules SW-1 to SW-5).
  ///
  /// Against the reading direction it shows the trailing actions of the list's configuration, else
  /// the leading ones. A row without actions, and one that is edited, stays; other rows close.
  ///
  /// > Note: Differs from UIKit: there a gesture does this.
  ///
  /// - Parameter offset: How far to the right, in points; negative to the left, 0 closes.
  /// - Returns: Whether actions are visible.
  @discardableResult
  public func revealSwipeActions(offset: CGFloat) -> Bool {
    guard !isBeingEdited, list.isItem else {
      closeSwipeActions()
      return false
    }
    return revealActions(offset: offset, isAnimated: false)
  }

  /// Closes the row and removes the actions.
  public func closeSwipeActions() { hideActions(isAnimated: false) }

  /// Ends the swipe: a full swipe runs the first action, otherwise the row rests with all actions
  /// visible or closes.
  public func endSwipe() { endSwipe(isAnimated: false) }

  /// Runs one of the visible actions, as a tap on it does (behaviour rule SW-4).
  ///
  /// - Parameter action: The action; one that is not visible does nothing.
  public func perform(_ action: UIContextualAction) { run(action) }

  /// The trailing actions, at rest.
  func revealTrailingActions() -> Bool {
    guard !isBeingEdited, list.isItem,
      let configuration = swipeConfiguration(isTrailing: true), !configuration.actions.isEmpty
    else { return false }
    revealAllActions(of: configuration, isAnimated: false)
    return true
  }
}

extension UICollectionViewListCell: RowCell {
  package var swipeLook: SwipeLook {
    let swipe = metrics.row.swipe
    return SwipeLook(metrics: swipe) { hasImage, traits in
      // Beside an image the word is a caption.
      .preferredFont(
        forTextStyle: hasImage || swipe.pill != nil ? .footnote : .body, compatibleWith: traits)
    }
  }

  package func swipeConfiguration(isTrailing: Bool) -> UISwipeActionsConfiguration? {
    // A row that is disappearing has nothing to be asked for.
    guard let indexPath = list.indexPath, isShown(at: indexPath),
      let layout = list.collectionView?.collectionViewLayout
        as? UICollectionViewCompositionalLayout,
      let configuration = layout.listConfiguration(ofSection: indexPath.section)
    else { return nil }
    let provider =
      isTrailing
      ? configuration.trailingSwipeActionsConfigurationProvider
      : configuration.leadingSwipeActionsConfigurationProvider
    return itemPath.flatMap { provider?($0) }
  }

  /// Returns whether the cell is the one of an item, given where it is presented.
  fileprivate func isShown(at indexPath: IndexPath) -> Bool {
    list.collectionView?.engine.view(for: .cell(indexPath)) === self
  }

  package func willRevealActions() {
    if list.collectionView?.revealedRow !== self { list.collectionView?.closeOpenRow() }
    list.collectionView?.revealedRow = self
  }

  package func revealedActionsChanged() {
    clipIfNeeded()
    setState(.swiped, rowState.swipe != nil)
    separatorsChanged()
  }

  package func closeOpenRow() -> Bool { list.collectionView?.closeOpenRow() == true }
}

extension UICollectionView {
  /// Closes the row with revealed swipe actions, if there is one (behaviour rule SW-5).
  @discardableResult
  func closeOpenRow() -> Bool {
    guard let row = revealedRow else { return false }
    revealedRow = nil
    // One whose item was deleted may not be closed yet, but is out of the way.
    guard row.rowState.swipe != nil, let path = row.list.indexPath, row.isShown(at: path) else {
      return false
    }
    row.closeSwipeActions()
    return true
  }
}
