// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension UITableViewDataSourcePrefetching {
  /// The method of this name as an optional one: a call gives nil if it is not implemented.
  public var tableView: OptionalTableViewDataSourcePrefetchingMethods? {
    OptionalTableViewDataSourcePrefetchingMethods(dataSource: self)
  }
}

/// The optional methods of a table view's prefetching data source.
///
/// Every call calls the data source's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalTableViewDataSourcePrefetchingMethods {
  let dataSource: any UITableViewDataSourcePrefetching

  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.answer("tableView(_:cancelPrefetchingForRowsAt:)", of: dataSource) {
      dataSource.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
