// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UICollectionViewDataSourcePrefetching {
  /// The optional methods named `collectionView` of a `UICollectionViewDataSourcePrefetching`: a call is nil if the method is not implemented.
  public var collectionView: OptionalPrefetchingMethods? { OptionalPrefetchingMethods(delegate: self) }
}

/// The optional method of a source that prefetches.
///
/// A call has the result of the method of a `UICollectionViewDataSourcePrefetching`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalPrefetchingMethods {
  let delegate: any UICollectionViewDataSourcePrefetching

  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) -> Void? {
    OptionalMethod.answer("collectionView(_:cancelPrefetchingForItemsAt:)", of: delegate) { delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing: the default of `collectionView(_:cancelPrefetchingForItemsAt:)`.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    OptionalMethod.unimplemented(by: self)
  }
}
