// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
  /// Index paths and cells on screen, sorted.
  var shownCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    engine.visibleViews(of: .cell).compactMap { path, view in
      (view as? UICollectionViewCell).map { (path, $0) }
    }
  }

  /// The item that a cell shows.
  ///
  /// - Parameter cell: A cell.
  /// - Returns: The item, or nil if the cell is not in sight here.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    engine.key(of: cell)?.indexPath
  }

  /// The place that a supplementary view is for.
  ///
  /// - Parameter supplementaryView: A supplementary view.
  /// - Returns: Its index path, or nil if the view is not in sight here.
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard let key = engine.key(of: supplementaryView), key.category == .supplementaryView else {
      return nil
    }
    return key.indexPath
  }

  /// A supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its index path.
  /// - Returns: The view, or nil if it is out of sight.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    engine.view(for: .supplementary(elementKind, indexPath)) as? UICollectionReusableView
  }

  /// The supplementary views of a kind that are in sight, by index path.
  ///
  /// - Parameter elementKind: The kind.
  /// - Returns: The views.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    engine.visibleViews(of: .supplementaryView, kind: elementKind)
      .compactMap { $0.view as? UICollectionReusableView }
  }

  /// The index paths of the supplementary views of a kind that are in sight, sorted.
  ///
  /// - Parameter elementKind: The kind.
  /// - Returns: The index paths.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    engine.visibleViews(of: .supplementaryView, kind: elementKind).map(\.indexPath)
  }

  /// What the layout says about an item, brought up to date first.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Its attributes, or nil if the layout has none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// What the layout says about a supplementary view, brought up to date first.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - indexPath: Its index path.
  /// - Returns: Its attributes, or nil if the layout has none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item whose cell is at a point, in sight or not.
  ///
  /// - Parameter point: The point in the collection view's coordinates, which are the content's.
  /// - Returns: The item; of several cells the frontmost; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { engine.item(at: point) }
}
