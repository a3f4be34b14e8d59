// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UISplitViewControllerDelegate {
  /// Returns `proposedTopColumn`: the default of `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
    OptionalMethod.unimplemented(by: self, proposedTopColumn)
  }

  /// Returns `proposedDisplayMode`: the default of `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
  public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
    OptionalMethod.unimplemented(by: self, proposedDisplayMode)
  }

  /// Does nothing: the default of `splitViewController(_:willChangeTo:)`.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `splitViewControllerDidCollapse(_:)`.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `splitViewControllerDidExpand(_:)`.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `false`: the default of `splitViewController(_:collapseSecondary:onto:)`.
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }

  /// Returns `false`: the default of `splitViewController(_:showDetail:sender:)`.
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }
}
