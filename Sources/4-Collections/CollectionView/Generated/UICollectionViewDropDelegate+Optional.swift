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

extension UICollectionViewDropDelegate {
  /// The optional methods named `collectionView` of a `UICollectionViewDropDelegate`: a call is nil if the method is not implemented.
  public var collectionView: OptionalCollectionViewDropDelegateMethods? { OptionalCollectionViewDropDelegateMethods(delegate: self) }
}

/// The optional methods of a collection view's drop delegate.
///
/// A call has the result of the method of a `UICollectionViewDropDelegate`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalCollectionViewDropDelegateMethods {
  let delegate: any UICollectionViewDropDelegate

  /// Calls `collectionView(_:canHandle:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
    OptionalMethod.answer("collectionView(_:canHandle:)", of: delegate) { delegate.collectionView(collectionView, canHandle: session) }
  }

  /// Calls `collectionView(_:dropSessionDidEnter:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) -> Void? {
    OptionalMethod.answer("collectionView(_:dropSessionDidEnter:)", of: delegate) { delegate.collectionView(collectionView, dropSessionDidEnter: session) }
  }

  /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal? {
    OptionalMethod.answer("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: delegate) { delegate.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath) }
  }

  /// Calls `collectionView(_:dropSessionDidExit:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) -> Void? {
    OptionalMethod.answer("collectionView(_:dropSessionDidExit:)", of: delegate) { delegate.collectionView(collectionView, dropSessionDidExit: session) }
  }

  /// Calls `collectionView(_:dropSessionDidEnd:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) -> Void? {
    OptionalMethod.answer("collectionView(_:dropSessionDidEnd:)", of: delegate) { delegate.collectionView(collectionView, dropSessionDidEnd: session) }
  }

  /// Calls `collectionView(_:dropPreviewParametersForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.answer("collectionView(_:dropPreviewParametersForItemAt:)", of: delegate) { delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath) } ?? nil
  }
}

extension UICollectionViewDropDelegate {
  /// Returns `true`: the default of `collectionView(_:canHandle:)`.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `collectionView(_:dropSessionDidEnter:)`.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `UICollectionViewDropProposal(operation: .cancel)`: the default of `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
    OptionalMethod.unimplemented(by: self, UICollectionViewDropProposal(operation: .cancel))
  }

  /// Does nothing: the default of `collectionView(_:dropSessionDidExit:)`.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `collectionView(_:dropSessionDidEnd:)`.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `collectionView(_:dropPreviewParametersForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.unimplemented(by: self, nil)
  }
}
