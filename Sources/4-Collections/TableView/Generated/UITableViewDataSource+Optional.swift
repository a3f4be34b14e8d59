// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UITableViewDataSource {
  /// The optional methods named `numberOfSections` of a `UITableViewDataSource`: a call is nil if the method is not implemented.
  public var numberOfSections: OptionalTableSectionCount? { OptionalTableSectionCount(delegate: self) }

  /// The optional methods named `tableView` of a `UITableViewDataSource`: a call is nil if the method is not implemented.
  public var tableView: OptionalTableViewDataSourceMethods? { OptionalTableViewDataSourceMethods(delegate: self) }

  /// The optional methods named `sectionIndexTitles` of a `UITableViewDataSource`: a call is nil if the method is not implemented.
  public var sectionIndexTitles: OptionalSectionIndexTitles? { OptionalSectionIndexTitles(delegate: self) }
}

/// `numberOfSections` of a table view's data source as an optional method.
///
/// A call has the result of the method of a `UITableViewDataSource`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalTableSectionCount {
  let delegate: any UITableViewDataSource

  /// Calls `numberOfSections(in:)` if it is implemented.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalMethod.answer("numberOfSections(in:)", of: delegate) { delegate.numberOfSections(in: tableView) }
  }
}

/// The optional methods of a table view's data source.
///
/// A call has the result of the method of a `UITableViewDataSource`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalTableViewDataSourceMethods {
  let delegate: any UITableViewDataSource

  /// Calls `tableView(_:titleForHeaderInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.answer("tableView(_:titleForHeaderInSection:)", of: delegate) { delegate.tableView(tableView, titleForHeaderInSection: section) } ?? nil
  }

  /// Calls `tableView(_:titleForFooterInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.answer("tableView(_:titleForFooterInSection:)", of: delegate) { delegate.tableView(tableView, titleForFooterInSection: section) } ?? nil
  }

  /// Calls `tableView(_:canEditRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:canEditRowAt:)", of: delegate) { delegate.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// Calls `tableView(_:canMoveRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("tableView(_:canMoveRowAt:)", of: delegate) { delegate.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// Calls `tableView(_:commit:forRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:commit:forRowAt:)", of: delegate) { delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:moveRowAt:to:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> Void? {
    OptionalMethod.answer("tableView(_:moveRowAt:to:)", of: delegate) { delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int? {
    OptionalMethod.answer("tableView(_:sectionForSectionIndexTitle:at:)", of: delegate) { delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  }
}

/// `sectionIndexTitles` of a table view's data source as an optional method.
///
/// A call has the result of the method of a `UITableViewDataSource`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalSectionIndexTitles {
  let delegate: any UITableViewDataSource

  /// Calls `sectionIndexTitles(for:)` if it is implemented.
  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalMethod.answer("sectionIndexTitles(for:)", of: delegate) { delegate.sectionIndexTitles(for: tableView) } ?? nil
  }
}

extension UITableViewDataSource {
  /// Returns `1`: the default of `numberOfSections(in:)`.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.unimplemented(by: self, 1)
  }

  /// Returns `nil`: the default of `tableView(_:titleForHeaderInSection:)`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `nil`: the default of `tableView(_:titleForFooterInSection:)`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `true`: the default of `tableView(_:canEditRowAt:)`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `tableView(_:canMoveRowAt:)`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `tableView(_:commit:forRowAt:)`.
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:moveRowAt:to:)`.
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `index`: the default of `tableView(_:sectionForSectionIndexTitle:at:)`.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethod.unimplemented(by: self, index)
  }

  /// Returns `nil`: the default of `sectionIndexTitles(for:)`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
