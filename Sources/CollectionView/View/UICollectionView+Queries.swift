// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
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
    let cells = engine.visibleViews(of: .cell).compactMap { path, view in
      (view as? UICollectionViewCell).flatMap { cell in clientPath(path).map { ($0, cell) } }
    }
    // A dragged item is elsewhere in the order of the data.
    return engine.presentation.isIdentity ? cells : cells.sorted { $0.0 < $1.0 }
  }

  /// The item that a cell shows; nil if the cell is not visible here.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = engine.key(of: cell) else { return nil }
    return key.category == .cell ? clientPath(key.indexPath) : key.indexPath
  }

  /// The items of a role.
  func items(_ role: ItemReferences.Role) -> [IndexPath] {
    engine.references.paths(role).compactMap(clientPath)
  }

  /// Returns whether an item has a role.
  func has(_ role: ItemReferences.Role, _ path: IndexPath) -> Bool {
    engine.references.contains(presentedPath(path), role)
  }

  /// Gives an item a role; false if it had it already.
  func assign(_ role: ItemReferences.Role, to path: IndexPath) -> Bool {
    engine.assign(role, to: presentedPath(path))
  }

  /// Takes a role from an item; false if it did not have it.
  func withdraw(_ role: ItemReferences.Role, from path: IndexPath) -> Bool {
    engine.withdraw(role, from: presentedPath(path))
  }

  /// Where an item is placed; nil if the layout does not have it or hides it.
  func placedItem(at path: IndexPath) -> PlacedItem? {
    engine.placedItem(at: presentedPath(path))
  }

  /// Stops the program for an item that the data do not have.
  func requireItem(at path: IndexPath, for purpose: String) {
    engine.requireItem(at: presentedPath(path), for: purpose)
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
    let place = presentedPath(indexPath)
    let attributes = perform(in: .presented) {
      collectionViewLayout.layoutAttributesForItem(at: place)
    }
    guard place != indexPath, let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.indexPath = indexPath
    return copy
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
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.item(at: point).flatMap(clientPath)
  }
}
