// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// RECORD_OPTIONAL_METHODS=1 swift test --disable-xctest --filter OptionalMethodTests
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UICollectionViewDataSource {
  /// The methods of this name as optional ones: a call is nil if the method is not implemented.
  public var collectionView: OptionalDataSourceMethods? { OptionalDataSourceMethods(delegate: self) }

  /// The methods of this name as optional ones: a call is nil if the method is not implemented.
  public var numberOfSections: OptionalSectionCount? { OptionalSectionCount(delegate: self) }

  /// The methods of this name as optional ones: a call is nil if the method is not implemented.
  public var indexTitles: OptionalIndexTitles? { OptionalIndexTitles(delegate: self) }
}

/// The optional methods of a data source.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
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
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
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
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
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
  /// Returns `1`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.unimplemented(by: self, 1)
  }

  /// Returns `true`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.unimplemented(by: self, nil)
  }

  /// Returns `IndexPath(item: 0, section: 0)`.
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    OptionalMethod.unimplemented(by: self, IndexPath(item: 0, section: 0))
  }
}
