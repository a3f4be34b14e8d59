// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
import Views

extension UICollectionViewDelegateFlowLayout {
  /// The methods of this name as optional ones:
  /// `delegate.collectionView?(view, layout: layout, sizeForItemAt: path)` calls the method if the
  /// delegate implements it, and is nil otherwise.
  public var collectionView: OptionalFlowMethods? { OptionalFlowMethods(delegate: self) }
}

/// The optional methods of a flow layout's delegate.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalFlowMethods {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// Calls `collectionView(_:layout:sizeForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMethod.answer("collectionView(_:layout:sizeForItemAt:)", of: delegate) {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalMethod.answer("collectionView(_:layout:insetForSectionAt:)", of: delegate) {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.answer("collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: delegate)
    {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.answer(
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMethod.answer("collectionView(_:layout:referenceSizeForHeaderInSection:)", of: delegate)
    {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalMethod.answer("collectionView(_:layout:referenceSizeForFooterInSection:)", of: delegate)
    {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
