// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The methods that supply a flow layout with sizes, insets and spacings. Every method has a
/// default: the layout's property.
///
/// The layout asks the collection view's delegate, if it conforms, while it prepares itself as a
/// whole: for all items and sections at once, not for those alone that are visible. Cells need not
/// exist by then, so answers come from the data. Items must not change here, which stops the
/// program during a layout pass, and an invalidation of the layout has no effect, since it is being
/// prepared already.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item; the layout's `itemSize` unless implemented. Asked once for each
  /// item whenever the layout is prepared: the method to keep cheap.
  ///
  /// - Parameters:
  ///   - collectionView: The view that shows the layout; it may still show what it did before.
  ///   - collectionViewLayout: The layout, whose attributes are those of before.
  ///   - indexPath: The item, visible or not.
  /// - Returns: The size in points: finite, and the estimate where the layout has items measured.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the space around a section's lines, in points; the layout's `sectionInset` unless
  /// implemented. Headers and footers are outside of it.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the distance of a section's lines, in points along the scroll direction; the layout's
  /// `minimumLineSpacing` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the least distance of items on a line, in points across the scroll direction; the
  /// layout's `minimumInteritemSpacing` unless implemented. It decides how many items fit.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header, in points, of which only the length along the scroll
  /// direction counts; no header for zero. The layout's `headerReferenceSize` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer, in points, with the same meaning as for a header. The
  /// layout's `footerReferenceSize` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
