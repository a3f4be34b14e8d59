// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension NSCollectionViewDelegateFlowLayout {
  /// Returns `(collectionViewLayout as? NSCollectionViewFlowLayout)?.itemSize ?? .zero`: the default of `collectionView(_:layout:sizeForItemAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> NSSize {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? NSCollectionViewFlowLayout)?.itemSize ?? .zero)
  }

  /// Returns `(collectionViewLayout as? NSCollectionViewFlowLayout)?.sectionInset ?? NSEdgeInsets()`: the default of `collectionView(_:layout:insetForSectionAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, insetForSectionAt section: Int) -> NSEdgeInsets {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? NSCollectionViewFlowLayout)?.sectionInset ?? NSEdgeInsets())
  }

  /// Returns `(collectionViewLayout as? NSCollectionViewFlowLayout)?.minimumLineSpacing ?? 0`: the default of `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? NSCollectionViewFlowLayout)?.minimumLineSpacing ?? 0)
  }

  /// Returns `(collectionViewLayout as? NSCollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`: the default of `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? NSCollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0)
  }

  /// Returns `(collectionViewLayout as? NSCollectionViewFlowLayout)?.headerReferenceSize ?? .zero`: the default of `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> NSSize {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? NSCollectionViewFlowLayout)?.headerReferenceSize ?? .zero)
  }

  /// Returns `(collectionViewLayout as? NSCollectionViewFlowLayout)?.footerReferenceSize ?? .zero`: the default of `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  public func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForFooterInSection section: Int) -> NSSize {
    OptionalMethod.unimplemented(by: self, (collectionViewLayout as? NSCollectionViewFlowLayout)?.footerReferenceSize ?? .zero)
  }
}
