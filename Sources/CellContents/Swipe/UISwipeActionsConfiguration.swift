// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The actions beside a row of a list or a table.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first is at the outer edge.
  public let actions: [UIContextualAction]

  /// A Boolean value that says whether moving the row far runs the first action; true at first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions; the first is at the outer edge. Without any the row stays.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
