// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UITableViewDelegate {
  /// The methods of this name as optional ones: a call of one gives nil if it is not implemented.
  public var tableView: OptionalTableViewDelegateMethods? {
    OptionalTableViewDelegateMethods(delegate: self)
  }

  /// The method of this name as an optional one: a call gives nil if it is not implemented.
  public var indexPathForPreferredFocusedView: OptionalPreferredFocusedRow? {
    OptionalPreferredFocusedRow(delegate: self)
  }

  /// The method of this name as an optional one: a call gives nil if it is not implemented.
  public var tableViewDidEndMultipleSelectionInteraction: OptionalEndOfMultipleSelection? {
    OptionalEndOfMultipleSelection(delegate: self)
  }
}

/// The optional methods of a table view's delegate.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalTableViewDelegateMethods {
  let delegate: any UITableViewDelegate

  /// Calls `tableView(_:heightForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethod.answer("tableView(_:heightForRowAt:)", of: delegate) {
      delegate.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.answer("tableView(_:heightForHeaderInSection:)", of: delegate) {
      delegate.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:heightForFooterInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.answer("tableView(_:heightForFooterInSection:)", of: delegate) {
      delegate.tableView(tableView, heightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethod.answer("tableView(_:estimatedHeightForRowAt:)", of: delegate) {
      delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:viewForHeaderInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    OptionalMethod.answer("tableView(_:viewForHeaderInSection:)", of: delegate) {
      delegate.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:viewForFooterInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    OptionalMethod.answer("tableView(_:viewForFooterInSection:)", of: delegate) {
      delegate.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    OptionalMethod.answer("tableView(_:indentationLevelForRowAt:)", of: delegate) {
      delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldHighlightRowAt:)", of: delegate) {
      delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didHighlightRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didHighlightRowAt:)", of: delegate) {
      delegate.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didUnhighlightRowAt:)", of: delegate) {
      delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willSelectRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.answer("tableView(_:willSelectRowAt:)", of: delegate) {
      delegate.tableView(tableView, willSelectRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:didSelectRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didSelectRowAt:)", of: delegate) {
      delegate.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willDeselectRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.answer("tableView(_:willDeselectRowAt:)", of: delegate) {
      delegate.tableView(tableView, willDeselectRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:didDeselectRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didDeselectRowAt:)", of: delegate) {
      delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:accessoryButtonTappedForRowWith:)", of: delegate) {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Calls `tableView(_:willDisplay:forRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplay:forRowAt:)", of: delegate) {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didEndDisplaying:forRowAt:)", of: delegate) {
      delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplayHeaderView:forSection:)", of: delegate) {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didEndDisplayingHeaderView:forSection:)", of: delegate) {
      delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.answer("tableView(_:willDisplayFooterView:forSection:)", of: delegate) {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didEndDisplayingFooterView:forSection:)", of: delegate) {
      delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}

/// `indexPathForPreferredFocusedView` of a table view's delegate as an optional method.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalPreferredFocusedRow {
  let delegate: any UITableViewDelegate

  /// Calls `indexPathForPreferredFocusedView(in:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.answer("indexPathForPreferredFocusedView(in:)", of: delegate) {
      delegate.indexPathForPreferredFocusedView(in: tableView)
    } ?? nil
  }
}

/// `tableViewDidEndMultipleSelectionInteraction` of a table view's delegate as an optional method.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalEndOfMultipleSelection {
  let delegate: any UITableViewDelegate

  /// Calls `tableViewDidEndMultipleSelectionInteraction(_:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView) -> Void? {
    OptionalMethod.answer("tableViewDidEndMultipleSelectionInteraction(_:)", of: delegate) {
      delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
