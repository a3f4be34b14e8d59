// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

extension UICollectionViewDataSource {
  /// The methods of this name as optional ones:
  /// `dataSource.collectionView?(view, canMoveItemAt: path)` calls the method if the data source
  /// implements it, and is nil otherwise.
  public var collectionView: OptionalDataSourceMethods? {
    OptionalDataSourceMethods(dataSource: self)
  }

  /// The method of this name as an optional one: `dataSource.numberOfSections?(in: view)` is nil if
  /// it is not implemented.
  public var numberOfSections: OptionalSectionCount? { OptionalSectionCount(dataSource: self) }

  /// The method of this name as an optional one: `dataSource.indexTitles?(for: view)` is nil if it
  /// is not implemented.
  public var indexTitles: OptionalIndexTitles? { OptionalIndexTitles(dataSource: self) }
}

extension UICollectionViewDataSourcePrefetching {
  /// The method of this name as an optional one:
  /// `source.collectionView?(view, cancelPrefetchingForItemsAt: paths)` calls the method if it is
  /// implemented, and is nil otherwise.
  public var collectionView: OptionalPrefetchingMethods? {
    OptionalPrefetchingMethods(dataSource: self)
  }
}

/// The optional methods of a data source.
///
/// Every call calls the data source's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalDataSourceMethods {
  let dataSource: any UICollectionViewDataSource

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMethod.answer("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: dataSource)
    {
      dataSource.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:canMoveItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.answer("collectionView(_:canMoveItemAt:)", of: dataSource) {
      dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:moveItemAt:to:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:moveItemAt:to:)", of: dataSource) {
      dataSource.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalMethod.answer("collectionView(_:indexPathForIndexTitle:at:)", of: dataSource) {
      dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

/// A data source's number of sections.
@preconcurrency @MainActor
public struct OptionalSectionCount {
  let dataSource: any UICollectionViewDataSource

  /// Calls `numberOfSections(in:)` if it is implemented.
  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.answer("numberOfSections(in:)", of: dataSource) {
      dataSource.numberOfSections(in: collectionView)
    }
  }
}

/// A data source's titles of an index at the side.
@preconcurrency @MainActor
public struct OptionalIndexTitles {
  let dataSource: any UICollectionViewDataSource

  /// Calls `indexTitles(for:)` if it is implemented.
  @discardableResult
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.answer("indexTitles(for:)", of: dataSource) {
      dataSource.indexTitles(for: collectionView)
    } ?? nil
  }
}

/// The optional method of a source that prefetches.
@preconcurrency @MainActor
public struct OptionalPrefetchingMethods {
  let dataSource: any UICollectionViewDataSourcePrefetching

  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:cancelPrefetchingForItemsAt:)", of: dataSource) {
      dataSource.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
