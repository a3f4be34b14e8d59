// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
public import Foundation
import Geometry

extension UICollectionView {
  /// Index paths and cells in sight, sorted.
  var cellsInSight: [(IndexPath, UICollectionViewCell)] {
    visibleElements.values.compactMap { element in
      (element.view as? UICollectionViewCell).map { (element.key.indexPath, $0) }
    }.sorted { $0.0 < $1.0 }
  }

  /// The item that a cell shows.
  ///
  /// - Parameter cell: A cell.
  /// - Returns: The item, or nil if the cell is not in sight here.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleElements.values.first { $0.view === cell }?.key.indexPath
  }

  /// The place that a supplementary view is for.
  ///
  /// - Parameter supplementaryView: A supplementary view.
  /// - Returns: Its index path, or nil if the view is not in sight here.
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    visibleElements.values.first {
      $0.view === supplementaryView && $0.key.category == .supplementaryView
    }?.key.indexPath
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
    visibleElements[.supplementary(elementKind, indexPath)]?.view
  }

  /// The supplementary views of a kind that are in sight, by index path.
  ///
  /// - Parameter elementKind: The kind.
  /// - Returns: The views.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplementaryElements(ofKind: elementKind).map(\.view)
  }

  /// The index paths of the supplementary views of a kind that are in sight, sorted.
  ///
  /// - Parameter elementKind: The kind.
  /// - Returns: The index paths.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    supplementaryElements(ofKind: elementKind).map(\.key.indexPath)
  }

  private func supplementaryElements(ofKind kind: String) -> [VisibleElement] {
    visibleElements.values
      .filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .sorted { $0.key.indexPath < $1.key.indexPath }
  }

  /// What the layout says about an item, brought up to date first.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Its attributes, or nil if the layout has none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringLayoutUpToDate()
    return currentLayout.layoutAttributesForItem(at: indexPath)
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
    bringLayoutUpToDate()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Prepares the layout if it is invalid, without showing anything.
  func bringLayoutUpToDate() {
    guard !passState.isRunning, !passState.isPreparing else { return }
    updateLayout()
  }

  /// The item whose cell is at a point, in sight or not.
  ///
  /// - Parameter point: The point in the collection view's coordinates, which are the content's.
  /// - Returns: The item; of several cells the frontmost; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    bringLayoutUpToDate()
    let spot = mirrored(CGRect(x: point.x, y: point.y, width: 1, height: 1))
    let target = isMirrored ? CGPoint(x: passState.contentWidth - point.x, y: point.y) : point
    let hits = (currentLayout.layoutAttributesForElements(in: spot) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && isHit($0, at: target)
    }
    return hits.max { left, right in
      left.zIndex != right.zIndex ? left.zIndex < right.zIndex : left.indexPath < right.indexPath
    }?.indexPath
  }

  /// Whether a point in layout coordinates is on a cell (behaviour rules HT-1, HT-3, HT-4).
  private func isHit(_ attributes: UICollectionViewLayoutAttributes, at point: CGPoint) -> Bool {
    var point = point
    if attributes.isInScrollArea, let area = scrollArea(forSection: attributes.indexPath.section) {
      guard contains(area.frame, point) else { return false }
      let shift = area.shift(by: orthogonalOffset(forSection: attributes.indexPath.section))
      point = CGPoint(x: point.x + shift.x, y: point.y + shift.y)
    }
    let center = attributes.center
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(attributes.transform.inverted())
    let size = attributes.size
    return contains(
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      local)
  }

  /// Whether a point is in a rectangle, whose far edges do not belong to it.
  private func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.isFinite && point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY
      && point.y < rect.maxY
  }
}
