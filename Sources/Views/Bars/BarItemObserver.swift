// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// An observer of changes to how an item of a bar looks; the bar that shows it.
@MainActor
package protocol BarItemObserver: AnyObject {
  /// Called after anything that shows changed.
  func barItemDidChange(_ item: UIBarItem)
}

/// An observer of changes to a navigation item; the bar that shows it.
@MainActor
package protocol NavigationItemObserver: AnyObject {
  /// Called after anything that shows changed.
  func navigationItemDidChange(_ item: UINavigationItem)
}

/// A controller with bars that show what its children say.
@MainActor
package protocol BarContainer: AnyObject {
  /// Called after the items that a child wants in the toolbar changed.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
  /// Called after a child named another scroll view, or where its view is to reach.
  func barRelationsDidChange(of child: UIViewController)
}
