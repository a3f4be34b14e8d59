// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UICollectionViewDropDelegate {
  /// The methods of this name as optional ones: a call of one gives nil if it is not implemented.
  public var collectionView: OptionalCollectionViewDropDelegateMethods? {
    OptionalCollectionViewDropDelegateMethods(delegate: self)
  }
}

/// The optional methods of a collection view's drop delegate.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalCollectionViewDropDelegateMethods {
  let delegate: any UICollectionViewDropDelegate

  /// Calls `collectionView(_:canHandle:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:canHandle:)", of: delegate) {
      delegate.collectionView(collectionView, canHandle: session)
    }
  }

  /// Calls `collectionView(_:dropSessionDidEnter:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:dropSessionDidEnter:)", of: delegate) {
      delegate.collectionView(collectionView, dropSessionDidEnter: session)
    }
  }

  /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal? {
    OptionalMethod.answer(
      "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// Calls `collectionView(_:dropSessionDidExit:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:dropSessionDidExit:)", of: delegate) {
      delegate.collectionView(collectionView, dropSessionDidExit: session)
    }
  }

  /// Calls `collectionView(_:dropSessionDidEnd:)` if it is implemented.
  ///
  /// - Returns: An empty tuple; nil if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:dropSessionDidEnd:)", of: delegate) {
      delegate.collectionView(collectionView, dropSessionDidEnd: session)
    }
  }

  /// Calls `collectionView(_:dropPreviewParametersForItemAt:)` if it is implemented.
  ///
  /// - Returns: What it returned; nil, too, if it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.answer("collectionView(_:dropPreviewParametersForItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    } ?? nil
  }
}
