// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// Gives a flow layout sizes, insets and spacings, item by item and section by section. What is not
/// implemented is as the layout's properties say.
@preconcurrency @MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize
  /// The space around the lines of a section, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets
  /// The distance of two lines of a section, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance of two items on a line of a section, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header; no header if it has no length along the scroll direction.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize
  /// The size of a section's footer; no footer if it has no length along the scroll direction.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize
}

extension NSCollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize { usual(collectionViewLayout, \.itemSize, .zero) }

  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets { usual(collectionViewLayout, \.sectionInset, NSEdgeInsets()) }

  /// The layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { usual(collectionViewLayout, \.minimumLineSpacing, 0) }

  /// The layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { usual(collectionViewLayout, \.minimumInteritemSpacing, 0) }

  /// The layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize { usual(collectionViewLayout, \.headerReferenceSize, .zero) }

  /// The layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize { usual(collectionViewLayout, \.footerReferenceSize, .zero) }

  private func usual<Value>(
    _ layout: NSCollectionViewLayout, _ property: KeyPath<NSCollectionViewFlowLayout, Value>,
    _ other: Value, method: String = #function
  ) -> Value {
    OptionalMethod.unimplemented(
      by: self, (layout as? NSCollectionViewFlowLayout)?[keyPath: property] ?? other,
      method: method)
  }
}
