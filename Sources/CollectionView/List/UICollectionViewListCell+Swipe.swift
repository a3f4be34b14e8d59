// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
public import Foundation
import Geometry
import Views

/// Swipe actions that are visible beside a cell.
struct RevealedActions {
  var configuration: UISwipeActionsConfiguration
  /// Whether they are the trailing ones.
  var isTrailing: Bool
  /// How far the row was moved to the right; negative to the left.
  var offset: CGFloat
  var view: SwipeActionsView
}

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
    guard offset.isFinite, offset != 0, !isBeingEdited, list.isItem,
      let collectionView = list.collectionView, let indexPath = list.indexPath
    else {
      closeSwipeActions()
      return false
    }
    let isTrailing = (offset < 0) != isMirrored
    guard let configuration = swipeConfiguration(isTrailing: isTrailing, at: indexPath),
      !configuration.actions.isEmpty
    else {
      closeSwipeActions()
      return false
    }
    if collectionView.revealedRow !== self { collectionView.closeOpenRow() }
    collectionView.revealedRow = self
    list.swipe?.view.removeFromSuperview()
    let view = SwipeActionsView(configuration.actions)
    addSubview(view)
    list.swipe = RevealedActions(
      configuration: configuration, isTrailing: isTrailing, offset: offset, view: view)
    clipIfNeeded()
    bounds.origin.x = -offset
    swipeChanged()
    return true
  }

  /// Brings the row back and takes the actions away.
  public func closeSwipeActions() {
    guard let swipe = list.swipe else { return }
    swipe.view.removeFromSuperview()
    list.swipe = nil
    bounds.origin.x = 0
    clipIfNeeded()
    swipeChanged()
  }

  /// Lets the row go: a full swipe runs the first action, else the row rests with all actions
  /// visible or closes.
  public func endSwipe() {
    guard let swipe = list.swipe else { return }
    let layout = swipe.view.layout(rowWidth: bounds.width, swipe.configuration)
    let distance = abs(swipe.offset)
    if layout.isFullSwipe(distance), let first = swipe.configuration.actions.first {
      perform(first)
    } else {
      let rest = layout.restingDistance(after: distance)
      _ = revealSwipeActions(offset: swipe.offset < 0 ? -rest : rest)
    }
  }

  /// Runs one of the visible actions, as a tap on it does (behaviour rule SW-4).
  ///
  /// - Parameter action: The action; one that is not visible does nothing.
  public func perform(_ action: UIContextualAction) {
    guard let swipe = list.swipe, swipe.configuration.actions.contains(where: { $0 === action })
    else { return }
    action.handler(action, swipe.view) { [weak self] wasPerformed in
      guard !(wasPerformed && action.style == .destructive) else { return }
      self?.closeSwipeActions()
    }
  }

  /// The trailing actions, at rest.
  func revealTrailingActions() -> Bool {
    guard let indexPath = list.indexPath,
      let configuration = swipeConfiguration(isTrailing: true, at: indexPath),
      !configuration.actions.isEmpty
    else { return false }
    let layout = SwipeActionsView(configuration.actions)
      .layout(rowWidth: bounds.width, configuration)
    return revealSwipeActions(offset: isMirrored ? layout.restingLength : -layout.restingLength)
  }

  private func swipeConfiguration(
    isTrailing: Bool, at indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let layout = list.collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let configuration = layout?.listConfiguration(ofSection: indexPath.section) else {
      return nil
    }
    let provider =
      isTrailing
      ? configuration.trailingSwipeActionsConfigurationProvider
      : configuration.leadingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  private func swipeChanged() {
    setState(.swiped, list.swipe != nil)
    emphasisChanged()
  }

  /// Places the actions in the space that the row left.
  func placeSwipeActions() {
    guard let swipe = list.swipe else { return }
    let distance = abs(swipe.offset)
    let isAtRight = swipe.offset < 0
    // The row's contents moved with the bounds; the actions are where they were.
    swipe.view.frame = CGRect(
      x: isAtRight ? bounds.maxX - distance : bounds.minX, y: 0, width: distance,
      height: bounds.height)
    swipe.view.show(
      swipe.view.layout(rowWidth: bounds.width, swipe.configuration), distance: distance,
      isAtRight: isAtRight)
  }
}

extension UICollectionView {
  /// Closes the row with revealed swipe actions, if there is one (behaviour rule SW-5).
  ///
  /// - Returns: Whether there was.
  @discardableResult
  func closeOpenRow() -> Bool {
    guard let row = revealedRow else { return false }
    revealedRow = nil
    // One whose item was deleted may not be closed yet, but is out of the way.
    guard row.list.swipe != nil, row.list.indexPath.flatMap(cellForItem(at:)) === row else {
      return false
    }
    row.closeSwipeActions()
    return true
  }
}
