// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
public import Interactions
public import Views
import Geometry

extension UITableViewDropDelegate {
  /// The optional methods named `tableView` of a `UITableViewDropDelegate`: a call is nil if the method is not implemented.
  public var tableView: OptionalTableViewDropDelegateMethods? { OptionalTableViewDropDelegateMethods(delegate: self) }
}

/// The optional methods of a table view's drop delegate.
///
/// A call has the result of the method of a `UITableViewDropDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalTableViewDropDelegateMethods {
  let delegate: any UITableViewDropDelegate

  /// Calls `tableView(_:canHandle:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool? {
    OptionalMethod.answer("tableView(_:canHandle:)", of: delegate) { delegate.tableView(tableView, canHandle: session) }
  }

  /// Calls `tableView(_:dropSessionDidEnter:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) -> Void? {
    OptionalMethod.answer("tableView(_:dropSessionDidEnter:)", of: delegate) { delegate.tableView(tableView, dropSessionDidEnter: session) }
  }

  /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal? {
    OptionalMethod.answer("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: delegate) { delegate.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath) }
  }

  /// Calls `tableView(_:dropSessionDidExit:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) -> Void? {
    OptionalMethod.answer("tableView(_:dropSessionDidExit:)", of: delegate) { delegate.tableView(tableView, dropSessionDidExit: session) }
  }

  /// Calls `tableView(_:dropSessionDidEnd:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) -> Void? {
    OptionalMethod.answer("tableView(_:dropSessionDidEnd:)", of: delegate) { delegate.tableView(tableView, dropSessionDidEnd: session) }
  }

  /// Calls `tableView(_:dropPreviewParametersForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.answer("tableView(_:dropPreviewParametersForRowAt:)", of: delegate) { delegate.tableView(tableView, dropPreviewParametersForRowAt: indexPath) } ?? nil
  }
}

extension UITableViewDropDelegate {
  /// Returns `true`: the default of `tableView(_:canHandle:)`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `tableView(_:dropSessionDidEnter:)`.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `UITableViewDropProposal(operation: .cancel)`: the default of `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  public func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
    OptionalMethod.unimplemented(by: self, UITableViewDropProposal(operation: .cancel))
  }

  /// Does nothing: the default of `tableView(_:dropSessionDidExit:)`.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:dropSessionDidEnd:)`.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `tableView(_:dropPreviewParametersForRowAt:)`.
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
