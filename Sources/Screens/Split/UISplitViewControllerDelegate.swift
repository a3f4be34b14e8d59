// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

/// Is asked what a split view shows where it has one column only. All methods may be left out.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column that is shown when all become one.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: The one that it would show: the secondary one, if there is one.
  /// - Returns: The column; the proposed one unless implemented.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns which columns are shown when one becomes several again.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedDisplayMode: What it would show.
  /// - Returns: The display mode; the proposed one unless implemented.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called when columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when one column has become several.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Returns whether the delegate puts the secondary controller away itself when two columns become
  /// one (of the style `unspecified`): true leaves the primary one on top.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns whether the delegate shows a detail controller itself; false unless implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}
