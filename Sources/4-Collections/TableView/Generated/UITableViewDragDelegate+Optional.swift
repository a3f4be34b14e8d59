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

extension UITableViewDragDelegate {
  /// The optional methods named `tableView` of a `UITableViewDragDelegate`: a call is nil if the method is not implemented.
  public var tableView: OptionalTableViewDragDelegateMethods? { OptionalTableViewDragDelegateMethods(delegate: self) }
}

/// The optional methods of a table view's drag delegate.
///
/// A call has the result of the method of a `UITableViewDragDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalTableViewDragDelegateMethods {
  let delegate: any UITableViewDragDelegate

  /// Calls `tableView(_:itemsForAddingTo:at:point:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]? {
    OptionalMethod.answer("tableView(_:itemsForAddingTo:at:point:)", of: delegate) { delegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point) }
  }

  /// Calls `tableView(_:dragPreviewParametersForRowAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.answer("tableView(_:dragPreviewParametersForRowAt:)", of: delegate) { delegate.tableView(tableView, dragPreviewParametersForRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:dragSessionWillBegin:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) -> Void? {
    OptionalMethod.answer("tableView(_:dragSessionWillBegin:)", of: delegate) { delegate.tableView(tableView, dragSessionWillBegin: session) }
  }

  /// Calls `tableView(_:dragSessionDidEnd:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) -> Void? {
    OptionalMethod.answer("tableView(_:dragSessionDidEnd:)", of: delegate) { delegate.tableView(tableView, dragSessionDidEnd: session) }
  }

  /// Calls `tableView(_:dragSessionAllowsMoveOperation:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool? {
    OptionalMethod.answer("tableView(_:dragSessionAllowsMoveOperation:)", of: delegate) { delegate.tableView(tableView, dragSessionAllowsMoveOperation: session) }
  }

  /// Calls `tableView(_:dragSessionIsRestrictedToDraggingApplication:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool? {
    OptionalMethod.answer("tableView(_:dragSessionIsRestrictedToDraggingApplication:)", of: delegate) { delegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session) }
  }
}

extension UITableViewDragDelegate {
  /// Returns `[]`: the default of `tableView(_:itemsForAddingTo:at:point:)`.
  public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `nil`: the default of `tableView(_:dragPreviewParametersForRowAt:)`.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `tableView(_:dragSessionWillBegin:)`.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `tableView(_:dragSessionDidEnd:)`.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `tableView(_:dragSessionAllowsMoveOperation:)`.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `false`: the default of `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`.
  public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }
}
