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

extension UICollectionViewDragDelegate {
  /// The optional methods named `collectionView` of a `UICollectionViewDragDelegate`: a call is nil if the method is not implemented.
  public var collectionView: OptionalCollectionViewDragDelegateMethods? { OptionalCollectionViewDragDelegateMethods(delegate: self) }
}

/// The optional methods of a collection view's drag delegate.
///
/// A call has the result of the method of a `UICollectionViewDragDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalCollectionViewDragDelegateMethods {
  let delegate: any UICollectionViewDragDelegate

  /// Calls `collectionView(_:itemsForAddingTo:at:point:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]? {
    OptionalMethod.answer("collectionView(_:itemsForAddingTo:at:point:)", of: delegate) { delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point) }
  }

  /// Calls `collectionView(_:dragPreviewParametersForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.answer("collectionView(_:dragPreviewParametersForItemAt:)", of: delegate) { delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath) } ?? nil
  }

  /// Calls `collectionView(_:dragSessionWillBegin:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) -> Void? {
    OptionalMethod.answer("collectionView(_:dragSessionWillBegin:)", of: delegate) { delegate.collectionView(collectionView, dragSessionWillBegin: session) }
  }

  /// Calls `collectionView(_:dragSessionDidEnd:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) -> Void? {
    OptionalMethod.answer("collectionView(_:dragSessionDidEnd:)", of: delegate) { delegate.collectionView(collectionView, dragSessionDidEnd: session) }
  }

  /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool? {
    OptionalMethod.answer("collectionView(_:dragSessionAllowsMoveOperation:)", of: delegate) { delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session) }
  }

  /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool? {
    OptionalMethod.answer("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", of: delegate) { delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) }
  }
}

extension UICollectionViewDragDelegate {
  /// Returns `[]`: the default of `collectionView(_:itemsForAddingTo:at:point:)`.
  public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
    OptionalMethod.unimplemented(by: self, [])
  }

  /// Returns `nil`: the default of `collectionView(_:dragPreviewParametersForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Does nothing: the default of `collectionView(_:dragSessionWillBegin:)`.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:dragSessionDidEnd:)`.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `collectionView(_:dragSessionAllowsMoveOperation:)`.
  public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `false`: the default of `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`.
  public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    OptionalMethod.unimplemented(by: self, false)
  }
}
