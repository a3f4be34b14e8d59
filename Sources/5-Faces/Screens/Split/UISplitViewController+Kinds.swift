// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// The classic style of two columns, which ``UISplitViewController/viewControllers`` sets.
    case unspecified = 0
    /// The style of two columns.
    case doubleColumn = 1
    /// The style of three columns.
    case tripleColumn = 2
  }

  /// The columns.
  public enum Column: Int, Hashable, Sendable {
    /// The first, narrow.
    case primary = 0
    /// The supplementary column between the two others; of a triple-column style alone.
    case supplementary = 1
    /// The last, which has the space that is left.
    case secondary = 2
    /// The column that replaces all others, where there is space for one column only.
    case compact = 3
  }

  /// The arrangement of visible columns.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The arrangement that suits the width.
    case automatic = 0
    /// The secondary one.
    case secondaryOnly = 1
    /// The arrangement of one column beside the secondary one.
    case oneBesideSecondary = 2
    /// The arrangement of one column over the secondary one.
    case oneOverSecondary = 3
    /// The arrangement of both other columns beside the secondary one.
    case twoBesideSecondary = 4
    /// The arrangement of both other columns over the secondary one.
    case twoOverSecondary = 5
    /// The arrangement of `twoBesideSecondary`: the secondary column extends beyond the edge.
    case twoDisplaceSecondary = 6
  }

  /// The behavior of the secondary column when others appear.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The behavior that suits the width.
    case automatic = 0
    /// The columns are side by side.
    case tile = 1
    /// The others lie over it.
    case overlay = 2
    /// The others move it beyond the edge.
    case displace = 3
  }

  /// The side at which the primary column is.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The edge at which lines begin.
    case leading = 0
    /// The edge at which lines end.
    case trailing = 1
  }

  /// A width that is the system's.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude * -1
}

/// The lengths of split views, in points.
enum SplitMetrics {
  static let columnWidth: CGFloat = 320
  /// No column is less than that beside another.
  static let leastSecondaryWidth: CGFloat = 320
  /// From here on columns are beside each other, be the window upright or not.
  static let leastTiledWidth: CGFloat = 1024
  static let duration: Double = 0.35
  static let dimming: CGFloat = 0.2
}

/// The methods that decide about the columns of a split view controller. All are optional.
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
