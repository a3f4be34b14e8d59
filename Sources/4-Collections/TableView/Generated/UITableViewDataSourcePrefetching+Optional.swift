// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UITableViewDataSourcePrefetching {
  /// The optional methods named `tableView` of a `UITableViewDataSourcePrefetching`: a call is nil if the method is not implemented.
  public var tableView: OptionalTableViewDataSourcePrefetchingMethods? { OptionalTableViewDataSourcePrefetchingMethods(delegate: self) }
}

/// The optional methods of a table view's prefetching data source.
///
/// A call has the result of the method of a `UITableViewDataSourcePrefetching`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalTableViewDataSourcePrefetchingMethods {
  let delegate: any UITableViewDataSourcePrefetching

  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) -> Void? {
    OptionalMethod.answer("tableView(_:cancelPrefetchingForRowsAt:)", of: delegate) { delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing: the default of `tableView(_:cancelPrefetchingForRowsAt:)`.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    OptionalMethod.unimplemented(by: self)
  }
}
