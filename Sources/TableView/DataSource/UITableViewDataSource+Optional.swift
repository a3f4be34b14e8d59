// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension UITableViewDataSource {
  /// The method of this name as an optional one: a call gives nil if it is not implemented.
  public var numberOfSections: OptionalTableSectionCount? {
    OptionalTableSectionCount(dataSource: self)
  }

  /// The methods of this name as optional ones: a call of one gives nil if it is not implemented.
  public var tableView: OptionalTableViewDataSourceMethods? {
    OptionalTableViewDataSourceMethods(dataSource: self)
  }

  /// The method of this name as an optional one: a call gives nil if it is not implemented.
  public var sectionIndexTitles: OptionalSectionIndexTitles? {
    OptionalSectionIndexTitles(dataSource: self)
  }
}

/// `numberOfSections` of a table view's data source as an optional method.
///
/// Every call calls the data source's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalTableSectionCount {
  let dataSource: any UITableViewDataSource

  /// Calls `numberOfSections(in:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalMethod.answer("numberOfSections(in:)", of: dataSource) {
      dataSource.numberOfSections(in: tableView)
    }
  }
}

/// The optional methods of a table view's data source.
///
/// Every call calls the data source's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalTableViewDataSourceMethods {
  let dataSource: any UITableViewDataSource

  /// Calls `tableView(_:titleForHeaderInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    OptionalMethod.answer("tableView(_:titleForHeaderInSection:)", of: dataSource) {
      dataSource.tableView(tableView, titleForHeaderInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:titleForFooterInSection:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    OptionalMethod.answer("tableView(_:titleForFooterInSection:)", of: dataSource) {
      dataSource.tableView(tableView, titleForFooterInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:canEditRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:canEditRowAt:)", of: dataSource) {
      dataSource.tableView(tableView, canEditRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:canMoveRowAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:canMoveRowAt:)", of: dataSource) {
      dataSource.tableView(tableView, canMoveRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:commit:forRowAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:commit:forRowAt:)", of: dataSource) {
      dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:moveRowAt:to:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("tableView(_:moveRowAt:to:)", of: dataSource) {
      dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalMethod.answer("tableView(_:sectionForSectionIndexTitle:at:)", of: dataSource) {
      dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }
}

/// `sectionIndexTitles` of a table view's data source as an optional method.
///
/// Every call calls the data source's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalSectionIndexTitles {
  let dataSource: any UITableViewDataSource

  /// Calls `sectionIndexTitles(for:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalMethod.answer("sectionIndexTitles(for:)", of: dataSource) {
      dataSource.sectionIndexTitles(for: tableView)
    } ?? nil
  }
}
