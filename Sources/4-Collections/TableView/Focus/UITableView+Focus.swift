// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
public import Foundation
public import Views

extension UITableView {
  /// A Boolean value that says whether focusing a row selects it; false at first.
  public var selectionFollowsFocus: Bool {
    get { itemFocus.selectionFollows ?? false }
    set { itemFocus.selectionFollows = newValue }
  }
  /// A Boolean value that says whether rows can have the focus; false at first. A delegate that
  /// answers `tableView(_:canFocusRowAt:)` decides instead.
  public var allowsFocus: Bool {
    get { itemFocus.allows ?? false }
    set { itemFocus.allows = newValue }
  }
  /// A Boolean value that says whether rows can have the focus while ``isEditing``; false at first.
  public var allowsFocusDuringEditing: Bool {
    get { itemFocus.allowsDuringEditing ?? false }
    set { itemFocus.allowsDuringEditing = newValue }
  }
}

extension UITableView: FocusItemSource, ItemFocusHost {
  package func allowsFocus(ofItemAt path: IndexPath) -> Bool {
    let answer = delegate.flatMap { delegate in
      OptionalMethod.answer("tableView(_:canFocusRowAt:)", of: delegate) {
        delegate.tableView(self, canFocusRowAt: path)
      }
    }
    return answer ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
  }

  package var preferredFocusPath: IndexPath? {
    delegate?.indexPathForPreferredFocusedView(in: self)
  }

  package func showFocus(_ isFocused: Bool, ofItemAt path: IndexPath) {
    shownCell(at: path)?.setState(.focused, isFocused)
  }

  package func showFocusIsElsewhere(_ isElsewhere: Bool) {
    for (_, cell) in visibleRowsNow { cell.setState(.besideFocus, isElsewhere) }
  }

  package func selectFocusedItem(at path: IndexPath) {
    guard selectionFollowsFocus, canSelect, !canSelectSeveral, !isSelected(path) else { return }
    let answer = delegate.flatMap { delegate in
      OptionalMethod.answer("tableView(_:selectionFollowsFocusForRowAt:)", of: delegate) {
        delegate.tableView(self, selectionFollowsFocusForRowAt: path)
      }
    }
    if answer ?? true { selectAsUser(path) }
  }
}

/// The context of a focus update from a row of a table view, or to one.
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
