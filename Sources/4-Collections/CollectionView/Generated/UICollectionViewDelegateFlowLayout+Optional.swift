// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
public import Geometry
import Views

extension UICollectionViewDelegateFlowLayout {
  /// The optional methods named `collectionView` of a `UICollectionViewDelegateFlowLayout`: a call is nil if the method is not implemented.
  public var collectionView: OptionalFlowMethods? { OptionalFlowMethods(delegate: self) }
}

/// The optional methods of a flow layout's delegate.
///
/// A call has the result of the method of a `UICollectionViewDelegateFlowLayout`, and is nil where that is not implemented.
@preconcurrency @MainActor
public struct OptionalFlowMethods {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// Calls `collectionView(_:layout:sizeForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize? {
    OptionalMethod.answer("collectionView(_:layout:sizeForItemAt:)", of: delegate) { delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets? {
    OptionalMethod.answer("collectionView(_:layout:insetForSectionAt:)", of: delegate) { delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat? {
    OptionalMethod.answer("collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: delegate) { delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat? {
    OptionalMethod.answer("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", of: delegate) { delegate.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize? {
    OptionalMethod.answer("collectionView(_:layout:referenceSizeForHeaderInSection:)", of: delegate) { delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize? {
    OptionalMethod.answer("collectionView(_:layout:referenceSizeForFooterInSection:)", of: delegate) { delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero`: the default of `collectionView(_:layout:sizeForItemAt:)`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero)
  }

  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`: the default of `collectionView(_:layout:insetForSectionAt:)`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero)
  }

  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0`: the default of `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0)
  }

  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`: the default of `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0)
  }

  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero`: the default of `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero)
  }

  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero`: the default of `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero)
  }
}
