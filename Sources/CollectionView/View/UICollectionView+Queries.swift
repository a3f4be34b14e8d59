// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
  /// The cells on screen, also those that are supplementary views.
  var cellsOnScreen: [UICollectionViewCell] {
    (engine.visibleViews(of: .cell) + engine.visibleViews(of: .supplementaryView))
      .compactMap { $0.view as? UICollectionViewCell }
  }

  /// Index paths and cells on screen, sorted.
  var shownCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    engine.visibleViews(of: .cell).compactMap { path, view in
      (view as? UICollectionViewCell).map { (path, $0) }
    }
  }

  /// The item that a cell shows; nil if the cell is not visible here.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    engine.key(of: cell)?.indexPath
  }

  /// The index path of a supplementary view; nil if it is not visible here.
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard let key = engine.key(of: supplementaryView), key.category == .supplementaryView else {
      return nil
    }
    return key.indexPath
  }

  /// A supplementary view; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    engine.view(for: .supplementary(elementKind, indexPath)) as? UICollectionReusableView
  }

  /// The visible supplementary views of a kind, by index path.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    engine.visibleViews(of: .supplementaryView, kind: elementKind)
      .compactMap { $0.view as? UICollectionReusableView }
  }

  /// The index paths of the visible supplementary views of a kind, sorted.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    engine.visibleViews(of: .supplementaryView, kind: elementKind).map(\.indexPath)
  }

  /// An item's attributes from the layout, brought up to date first; nil if it has none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// A supplementary view's attributes from the layout, brought up to date first; nil if it has
  /// none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.bringLayoutUpToDate()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item whose cell is at a point, visible or not.
  ///
  /// - Parameter point: The point in the collection view's coordinates, which are the content's.
  /// - Returns: The item; of several cells the frontmost; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { engine.item(at: point) }
}
