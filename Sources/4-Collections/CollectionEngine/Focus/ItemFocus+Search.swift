// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry
package import Views

extension ItemFocus {
  /// The number of items before and after the focused one that are searched in a section that
  /// scrolls orthogonally.
  private static let orthogonalReach = 100

  // MARK: Items

  /// The items that can have the focus and overlap a rectangle of the contents.
  func items(in rect: CGRect, heading: UIFocusHeading) -> [any UIFocusItem] {
    if let section = orthogonalNeighbours(heading) { return section }
    var items: [any UIFocusItem] = engine.itemFrames(in: rect)
      .compactMap { engine.clientPath($0.presentedPath) }.filter(canFocus).map(standIn(at:))
    // What is in cells that cannot have the focus, and in headers.
    items += host.focusableViews.filter {
      !isCell($0) && host.convert($0.bounds, from: $0).overlaps(rect)
    }
    return items
  }

  private func isCell(_ view: UIView) -> Bool {
    (view as? any ElementView).flatMap(engine.key)?.category == .cell
  }

  /// The items of the focused one's section, for a key along the axis on which it scrolls by itself:
  /// the focus stays inside (interaction rule FC-15).
  private func orthogonalNeighbours(_ heading: UIFocusHeading) -> [any UIFocusItem]? {
    guard let path = focusedItem, let item = itemFrame(at: path), item.isInScrollArea,
      let area = engine.scrollArea(forSection: path.section),
      area.axis == .horizontal
        ? heading == .left || heading == .right : heading == .up || heading == .down
    else { return nil }
    let first = max(0, path.item - Self.orthogonalReach)
    let last = min(engine.clientCounts[path.section] - 1, path.item + Self.orthogonalReach)
    return (first...max(first, last)).map { IndexPath(item: $0, section: path.section) }
      .filter { $0 != path && canFocus($0) }.map(standIn(at:))
  }

  /// Returns the focus item that represents an item, cell or not.
  func standIn(at path: IndexPath) -> ElementFocusItem {
    if let item, item.indexPath == path { return item }
    return ElementFocusItem(path, in: self)
  }

  /// Returns the focus item that represents a cell; nil for other views.
  func standIn(for item: any UIFocusItem) -> (any UIFocusItem)? {
    guard let view = item as? any ElementView, let key = engine.key(of: view),
      key.category == .cell, let path = engine.clientPath(key.presentedPath)
    else { return nil }
    return standIn(at: path)
  }

  /// The item that a cell is, a stand-in stands for, or a view is in; nil for others.
  package func indexPath(of item: (any UIFocusItem)?) -> IndexPath? {
    if let item = item as? ElementFocusItem, item.focus === self { return item.indexPath }
    let host: UIView = host
    var view = item as? UIView
    while let current = view, current !== host {
      if let element = current as? any ElementView, let key = engine.key(of: element),
        key.category == .cell
      {
        return engine.clientPath(key.presentedPath)
      }
      view = current.superview
    }
    return nil
  }

  /// Returns whether an item can have the focus (interaction rule FC-1).
  package func canFocus(_ path: IndexPath) -> Bool {
    engine.view(for: .cell(engine.presentedPath(ofClient: path)))?.node.canBecomeFocused
      ?? host.allowsFocus(ofItemAt: path)
  }

  /// Returns whether the item of a cell can have the focus, as long as the cell is seen.
  package func canFocus(_ cell: any ElementView) -> Bool {
    guard !cell.node.isHidden, cell.node.alpha > 0, let key = engine.key(of: cell),
      key.category == .cell, let path = engine.clientPath(key.presentedPath)
    else { return false }
    return host.allowsFocus(ofItemAt: path)
  }

  // MARK: The first item

  var primaryItem: (any UIFocusItem)? {
    preferredPath.map(standIn(at:)) ?? firstVisible ?? endItem(isLast: false)
  }

  /// The item that has had the focus last, or that the delegate prefers (interaction rule FC-8).
  private var preferredPath: IndexPath? {
    if host.remembersLastFocusedIndexPath, let last = lastFocusedItem, isThere(last) { return last }
    guard let preferred = host.preferredFocusPath, isThere(preferred) else { return nil }
    return preferred
  }

  private func isThere(_ path: IndexPath) -> Bool {
    itemFrame(at: path) != nil && canFocus(path)
  }

  /// The visible item of the highest priority: selected, or focused last (interaction rule FC-7).
  private var firstVisible: (any UIFocusItem)? {
    let host = host
    let items = items(in: host.bounds.inset(by: host.adjustedContentInset), heading: [])
    let frames = items.map { item in
      (item as? UIView).map { host.convert($0.bounds, from: $0) } ?? item.frame
    }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let index = PrimaryFocus.index(in: frames, isMirrored) {
      let path = indexPath(of: items[$0])
      return PrimaryFocus.priority(
        of: items[$0], isSelected: path.map(host.isSelected) ?? false,
        wasLast: path != nil && path == lastFocusedItem)
    }
    return index.map { items[$0] }
  }

  func endItem(isLast: Bool) -> (any UIFocusItem)? {
    engine.bringLayoutUpToDate()
    let counts = engine.clientCounts
    for index in counts.indices {
      let section = isLast ? counts.count - 1 - index : index
      for index in 0..<counts[section] {
        let item = isLast ? counts[section] - 1 - index : index
        let path = IndexPath(item: item, section: section)
        if isThere(path) { return standIn(at: path) }
      }
    }
    return nil
  }
}

extension ItemFocusHost {
  package var primaryFocusItem: (any UIFocusItem)? { itemFocus.primaryItem }
  package func endFocusItem(isLast: Bool) -> (any UIFocusItem)? {
    itemFocus.endItem(isLast: isLast)
  }
  package func focusItems(in rect: CGRect, heading: UIFocusHeading) -> [any UIFocusItem] {
    itemFocus.items(in: rect, heading: heading)
  }
  package func standIn(for item: any UIFocusItem) -> (any UIFocusItem)? {
    itemFocus.standIn(for: item)
  }
  package func focusMoved(isElsewhere: Bool) { itemFocus.moved(isElsewhere: isElsewhere) }
  package func activate(_ item: any UIFocusItem) {
    guard let path = itemFocus.indexPath(of: item), canSelect else { return }
    tapItem(at: path)
  }
}
