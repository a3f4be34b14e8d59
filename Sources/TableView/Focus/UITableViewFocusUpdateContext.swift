// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation
public import Views

/// A movement of the focus from a row of a table view, or to one.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has the focus before; nil for none of the table view's.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil for none of the table view's.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in tableView: UITableView) {
    previouslyFocusedIndexPath = tableView.itemFocus.indexPath(of: context.previouslyFocusedItem)
    nextFocusedIndexPath = tableView.itemFocus.indexPath(of: context.nextFocusedItem)
    super.init(context)
  }
}
