// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
import Views

/// Gives a flow layout sizes, insets and spacings. Every method has a default: the layout's
/// property.
///
/// The layout asks the collection view's delegate, if it conforms, when it is laid out as a whole.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item; the layout's `itemSize` unless implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The layout that asks.
  ///   - indexPath: The item.
  /// - Returns: The size in points: finite, and the estimate where the layout has items measured.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The space around a section's lines; the layout's `sectionInset` unless implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section.
  /// - Returns: The insets in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The distance of lines; the layout's `minimumLineSpacing` unless implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section.
  /// - Returns: The distance in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance of items on a line; the layout's `minimumInteritemSpacing` unless
  /// implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section.
  /// - Returns: The distance in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header; the layout's `headerReferenceSize` unless implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section.
  /// - Returns: The size in points, of which only the length along the scroll direction counts; no
  ///   header for zero.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer; the layout's `footerReferenceSize` unless implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section.
  /// - Returns: The size in points, of which only the length along the scroll direction counts; no
  ///   footer for zero.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
