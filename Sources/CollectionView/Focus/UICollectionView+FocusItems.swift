// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
package import Foundation
import Geometry
package import Views

extension UICollectionView: FocusItemSource {
  /// How many items before and after the focused one a section is searched for that scrolls
  /// orthogonally.
  private static let orthogonalReach = 100

  // MARK: Items

  package func focusItems(in rect: CGRect, heading: UIFocusHeading) -> [any UIFocusItem] {
    if let section = orthogonalNeighbours(heading) { return section }
    let placed = engine.placedItems(in: rect)
    var items: [any UIFocusItem] = placed.compactMap { clientPath($0.indexPath) }
      .filter { canFocusItem(at: $0) }.map { standIn(at: $0) }
    // What is in cells that cannot have the focus, and in headers.
    items += focusableViews.filter {
      !($0 is UICollectionViewCell) && convert($0.bounds, from: $0).intersects(rect)
    }
    return items
  }

  /// The items of the focused one's section, for a key along the axis on which it scrolls by itself:
  /// the focus stays inside (interaction rule FC-15).
  private func orthogonalNeighbours(_ heading: UIFocusHeading) -> [any UIFocusItem]? {
    guard let path = focusedItem, let item = placedItem(at: path), item.isInScrollArea,
      let area = engine.scrollArea(forSection: path.section),
      area.axis == .horizontal
        ? heading == .left || heading == .right : heading == .up || heading == .down
    else { return nil }
    let first = max(0, path.item - Self.orthogonalReach)
    let last = min(numberOfItems(inSection: path.section) - 1, path.item + Self.orthogonalReach)
    return (first...max(first, last)).map { IndexPath(item: $0, section: path.section) }
      .filter { $0 != path && canFocusItem(at: $0) }.map { standIn(at: $0) }
  }

  func standIn(at path: IndexPath) -> CollectionFocusItem {
    if let item = focus.item, item.indexPath == path { return item }
    return CollectionFocusItem(path, in: self)
  }

  package func standIn(for item: any UIFocusItem) -> (any UIFocusItem)? {
    guard let cell = item as? UICollectionViewCell, let path = indexPath(for: cell) else {
      return nil
    }
    return standIn(at: path)
  }

  /// The item that a cell is, a stand-in stands for, or a view is in; nil for others.
  func indexPath(of item: (any UIFocusItem)?) -> IndexPath? {
    if let item = item as? CollectionFocusItem, item.collectionView === self {
      return item.indexPath
    }
    var view = item as? UIView
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) {
        return path
      }
      view = current.superview
    }
    return nil
  }

  /// Returns whether an item can have the focus (interaction rule FC-1).
  func canFocusItem(at path: IndexPath) -> Bool {
    if let cell = cellForItem(at: path) { return cell.canBecomeFocused }
    return allowsFocusOfItem(at: path)
  }

  /// What the delegate says of an item or, without one, the properties.
  func allowsFocusOfItem(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocusNow
  }

  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  // MARK: The first item

  package var primaryFocusItem: (any UIFocusItem)? {
    preferredPath.map { standIn(at: $0) } ?? firstVisible ?? endFocusItem(isLast: false)
  }

  /// The item that has had the focus last, or that the delegate prefers (interaction rule FC-8).
  private var preferredPath: IndexPath? {
    if remembersLastFocusedIndexPath, let last = lastFocusedItem, isThere(last) { return last }
    guard let preferred = delegate?.indexPathForPreferredFocusedView(in: self), isThere(preferred)
    else { return nil }
    return preferred
  }

  private func isThere(_ path: IndexPath) -> Bool {
    placedItem(at: path) != nil && canFocusItem(at: path)
  }

  /// The visible item of the highest priority: selected, or focused last (interaction rule FC-7).
  private var firstVisible: (any UIFocusItem)? {
    let items = focusItems(in: bounds.inset(by: adjustedContentInset), heading: [])
    let frames = items.map { item in
      (item as? UIView).map { convert($0.bounds, from: $0) } ?? item.frame
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = PrimaryFocus.place(in: frames, isMirrored) {
      let path = indexPath(of: items[$0])
      return PrimaryFocus.priority(
        of: items[$0], isSelected: path.map { isSelected($0) } ?? false,
        wasLast: path != nil && path == lastFocusedItem)
    }
    return place.map { items[$0] }
  }

  package func endFocusItem(isLast: Bool) -> (any UIFocusItem)? {
    engine.bringLayoutUpToDate()
    let sections = Array(0..<numberOfSections)
    for section in isLast ? sections.reversed() : sections {
      let items = Array(0..<numberOfItems(inSection: section))
      for item in isLast ? items.reversed() : items {
        let path = IndexPath(item: item, section: section)
        if isThere(path) { return standIn(at: path) }
      }
    }
    return nil
  }

  package func activate(_ item: any UIFocusItem) {
    guard let path = indexPath(of: item), canSelect else { return }
    tapItem(at: path)
  }
}
