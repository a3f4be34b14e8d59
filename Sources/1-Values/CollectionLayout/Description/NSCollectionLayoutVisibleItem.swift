// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A visible element, as a section's visible-items handler reads and changes it.
///
/// What is set stays until the layout is solved again or another value is set.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The vertical stacking order of the element.
  var zIndex: Int { get set }
  /// A Boolean value that says whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the element in layout coordinates, in points.
  var center: CGPoint { get set }
  /// A transform of the plane about ``center``.
  var transform: CGAffineTransform { get set }
  /// A transform of space about ``center``.
  var transform3D: CATransform3D { get set }
  /// A name for debugging.
  var name: String { get }
  /// The index path of the element in the data.
  var indexPath: IndexPath { get }
  /// The frame in layout coordinates, as if the section were not scrolled; points.
  var frame: CGRect { get }
  /// The rectangle at the origin with the element's size, in points.
  var bounds: CGRect { get }
  /// The category of the element: cell, supplementary view or decoration.
  var representedElementCategory: CollectionLayoutElementCategory { get }
  /// The kind of a supplementary view or decoration; nil for a cell.
  var representedElementKind: String? { get }
}

/// A closure that gets, and may change, the visible items of a section while it scrolls.
///
/// It is given the visible items, cells first; the offset; and the environment. In a section that
/// scrolls orthogonally, the offset's part along the layout is the section's position and
/// the container is the section's own scroll area.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// The category of an element's view; `UICollectionView.ElementCategory`.
public enum CollectionLayoutElementCategory: UInt, Hashable, Sendable, CaseIterable {
  /// A cell: the view of an item.
  case cell = 0
  /// A header, a footer or a badge: a view with data of its own.
  case supplementaryView = 1
  /// A background: a view without data.
  case decorationView = 2
}
