// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
public import Foundation
import ViewLayout
import Views

extension UITableViewCell {
  /// Slides the row so that its swipe actions become visible (behaviour rules TV-34 and TV-35).
  ///
  /// Against the reading direction it shows the trailing actions that the delegate gives, else the
  /// leading ones. A row without actions stays, as one that is edited does; other rows close.
  ///
  /// > Note: Differs from UIKit: there a gesture does this.
  ///
  /// - Parameter offset: How far to the right, in points; negative to the left, 0 closes.
  /// - Returns: Whether actions are visible.
  @discardableResult
  public func revealSwipeActions(offset: CGFloat) -> Bool {
    revealActions(offset: offset, isAnimated: false)
  }

  /// Closes the row and removes the actions, over time in a window.
  public func closeSwipeActions() { hideActions(isAnimated: true) }

  /// Ends the swipe: a full swipe runs the first action, otherwise the row comes to rest with all
  /// actions visible or closes (settled reading IR-10).
  public func endSwipe() { endSwipe(isAnimated: true) }

  /// Runs one of the visible actions, as a tap on it does.
  ///
  /// - Parameter action: The action; one that is not visible does nothing.
  public func perform(_ action: UIContextualAction) { run(action) }
}

extension UITableViewCell {
  package var swipeLook: SwipeLook {
    let swipe = rowMetrics.swipe
    return SwipeLook(
      metrics: swipe, heightWithoutTitle: swipe.pill == nil ? 91 : 0, closesOverTime: true
    ) { _, traits in
      .systemFont(
        sizedAs: swipe.pill == nil ? .subheadline : .footnote, weight: .regular, in: traits)
    }
  }

  package func swipeConfiguration(isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let tableView = table.view, let path = tableView.indexPath(for: self) else { return nil }
    return tableView.swipeConfiguration(isTrailing: isTrailing, at: path, of: self)
  }

  package func willRevealActions() {
    guard let tableView = table.view else { return }
    if tableView.openRow !== self { tableView.closeOpenRow(isAnimated: true) }
    tableView.openRow = self
    willTransition(to: transitionStates.union(.showingDeleteConfirmation))
    if !tableView.isEditing { tableView.beginSwipedRow(of: self) }
  }

  package func revealedActionsChanged() {
    clipIfNeeded()
    setState(.swiped, rowState.swipe != nil)
    separatorsChanged()
    if rowState.swipe != nil {
      didTransition(to: transitionStates.union(.showingDeleteConfirmation))
    } else {
      if table.view?.openRow === self { table.view?.openRow = nil }
      willTransition(to: transitionStates)
    }
  }

  package func didHideActions() {
    didTransition(to: transitionStates)
    clipIfNeeded()
    // It may have been opened again while it closed.
    if rowState.swipe == nil { table.view?.endSwipedRow(of: self) }
  }

  private var transitionStates: StateMask { table.isEditing ? .showingEditControl : [] }

  package func closeOpenRow() -> Bool { table.view?.closeOpenRow(isAnimated: true) == true }
}
