// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UICollectionViewDataSource {
  /// The optional methods named `collectionView` of a `UICollectionViewDataSource`: a call is nil if the method is not implemented.
  public var collectionView: OptionalDataSourceMethods? { OptionalDataSourceMethods(delegate: self) }

  /// The optional methods named `numberOfSections` of a `UICollectionViewDataSource`: a call is nil if the method is not implemented.
  public var numberOfSections: OptionalSectionCount? { OptionalSectionCount(delegate: self) }

  /// The optional methods named `indexTitles` of a `UICollectionViewDataSource`: a call is nil if the method is not implemented.
  public var indexTitles: OptionalIndexTitles? { OptionalIndexTitles(delegate: self) }
}

/// The optional methods of a data source.
///
/// A call has the result of the method of a `UICollectionViewDataSource`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalDataSourceMethods {
  let delegate: any UICollectionViewDataSource

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    OptionalMethod.answer("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: delegate) { delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  }

  /// Calls `collectionView(_:canMoveItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.answer("collectionView(_:canMoveItemAt:)", of: delegate) { delegate.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  /// Calls `collectionView(_:moveItemAt:to:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> Void? {
    OptionalMethod.answer("collectionView(_:moveItemAt:to:)", of: delegate) { delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath? {
    OptionalMethod.answer("collectionView(_:indexPathForIndexTitle:at:)", of: delegate) { delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
  }
}

/// A data source's number of sections.
///
/// A call has the result of the method of a `UICollectionViewDataSource`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalSectionCount {
  let delegate: any UICollectionViewDataSource

  /// Calls `numberOfSections(in:)` if it is implemented.
  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMethod.answer("numberOfSections(in:)", of: delegate) { delegate.numberOfSections(in: collectionView) }
  }
}

/// A data source's titles of an index at the side.
///
/// A call has the result of the method of a `UICollectionViewDataSource`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalIndexTitles {
  let delegate: any UICollectionViewDataSource

  /// Calls `indexTitles(for:)` if it is implemented.
  @discardableResult
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.answer("indexTitles(for:)", of: delegate) { delegate.indexTitles(for: collectionView) } ?? nil
  }
}

extension UICollectionViewDataSource {
  /// Returns `1`: the default of `numberOfSections(in:)`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.unimplemented(by: self, 1)
  }

  /// Returns `true`: the default of `collectionView(_:canMoveItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `collectionView(_:moveItemAt:to:)`.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`: the default of `indexTitles(for:)`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `IndexPath(item: 0, section: 0)`: the default of `collectionView(_:indexPathForIndexTitle:at:)`.
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    OptionalMethod.unimplemented(by: self, IndexPath(item: 0, section: 0))
  }
}
