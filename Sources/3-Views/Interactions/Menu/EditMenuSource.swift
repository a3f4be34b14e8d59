// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayout
import Views

/// The owner of an edit menu: says what it offers and where it is, and learns what becomes of it.
@MainActor
protocol EditMenuSource: AnyObject {
  var editMenuSender: AnyObject? { get }
  var editMenuActions: [UIAction] { get }
  /// The rectangle that the menu is above or below, in the coordinates of the view.
  var editMenuTarget: CGRect { get }
  /// The edge of the bar that the arrow is at if there is space; nil for where it fits.
  var editMenuArrowEdge: EditMenuLayout.ArrowEdge? { get }
  func editMenuWillAppear(with animator: MenuAnimator)
  func editMenuDidAppear()
  func editMenuFrameDidChange()
  /// Called when a menu takes no more touches; it may still be seen.
  func editMenuIsOver(_ presentation: EditMenuPresentation)
  /// Called before it disappears over time.
  func editMenuWillDisappear(with animator: MenuAnimator)
  func editMenuDidDisappear()
  func editMenuWasTakenAway()
}
