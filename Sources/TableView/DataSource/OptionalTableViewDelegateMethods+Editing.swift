// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
public import Foundation
public import Views

extension OptionalTableViewDelegateMethods {
  /// Calls `tableView(_:editingStyleForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    OptionalMethod.answer("tableView(_:editingStyleForRowAt:)", of: delegate) {
      delegate.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.answer("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", of: delegate) {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.answer("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", of: delegate) {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.answer("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", of: delegate) {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldIndentWhileEditingRowAt:)", of: delegate) {
      delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willBeginEditingRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:willBeginEditingRowAt:)", of: delegate) {
      delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didEndEditingRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> Void? {
    OptionalMethod.answer("tableView(_:didEndEditingRowAt:)", of: delegate) {
      delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.answer(
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", of: delegate
    ) {
      delegate.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:canPerformPrimaryActionForRowAt:)", of: delegate) {
      delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:performPrimaryActionForRowAt:)", of: delegate) {
      delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldSpringLoadRowAt:with:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethod.answer("tableView(_:shouldSpringLoadRowAt:with:)", of: delegate) {
      delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.answer("tableView(_:estimatedHeightForHeaderInSection:)", of: delegate) {
      delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.answer("tableView(_:estimatedHeightForFooterInSection:)", of: delegate) {
      delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }
}
