// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

/// The optional methods that a data source is known not to have.
///
/// Nothing tells from outside whether a class implements a method that returns nothing, and calling
/// it to find out would change data. So a table offers what the method does until the first call
/// finds it missing (interaction hazard IH-4).
struct DataSourceMethods {
  /// Whether `tableView(_:commit:forRowAt:)` is missing.
  var lacksCommit = false
  /// Whether `tableView(_:moveRowAt:to:)` is missing.
  var lacksMove = false
}

extension UITableView {
  /// Another data source has other data, and maybe other methods.
  func dataSourceChanged() {
    sourceMethods = DataSourceMethods()
    engine.reload()
  }

  /// Asks the data source to delete or insert a row.
  ///
  /// - Returns: Whether it implements that.
  @discardableResult
  func commit(_ style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let method = "tableView(_:commit:forRowAt:)"
    let answer: Void? = OptionalMethod.answer(method, of: dataSource) {
      dataSource.tableView(self, commit: style, forRowAt: path)
    }
    guard answer == nil else { return true }
    report(method, isMissing: &sourceMethods.lacksCommit)
    return false
  }

  /// Tells the data source where a row was moved.
  ///
  /// - Returns: Whether it implements that.
  func tellMove(from original: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let method = "tableView(_:moveRowAt:to:)"
    let answer: Void? = OptionalMethod.answer(method, of: dataSource) {
      dataSource.tableView(self, moveRowAt: original, to: destination)
    }
    guard answer == nil else { return true }
    report(method, isMissing: &sourceMethods.lacksMove)
    return false
  }

  private func report(_ method: String, isMissing: inout Bool) {
    guard !isMissing else { return }
    isMissing = true
    consoleMessage(
      """
      \(type(of: self)): the data source does not implement \(method), so rows stay as they \
      are. Implement it, or do not let rows be edited or moved.
      """)
  }
}
