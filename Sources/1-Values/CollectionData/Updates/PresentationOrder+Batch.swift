// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension PresentationOrder {
  /// The order after a batch of updates: the gap and placeholders keep their places behind the same
  /// neighbours (interaction rules DP-14 and PL-2).
  ///
  /// An item that was presented elsewhere is where the data have it. What is in a section that is
  /// deleted or reloaded is lost.
  ///
  /// - Parameters:
  ///   - mapping: Where the data go.
  ///   - keepsGap: Whether a gap stays open.
  /// - Returns: The order.
  /// - Complexity: O(placeholders + deleted neighbours).
  package func following(_ mapping: BatchMapping, keepsGap: Bool) -> PresentationOrder {
    let kept = placeholders.compactMap { placeholder in
      Self.path(after: placeholder.path, mapping).map {
        Placeholder(number: placeholder.number, path: $0)
      }
    }
    let order = PresentationOrder(placeholders: kept)
    guard keepsGap, let gap,
      let presentedPath = Self.path(after: insertionPath(for: gap), mapping)
    else { return order }
    // Behind what the data have in front of it, and the placeholders there.
    let item =
      presentedPath.item
      + kept.count { $0.path <= presentedPath && $0.path.section == presentedPath.section }
    return order.displacing(.gap(PresentedIndexPath(item: item, section: presentedPath.section)))
  }

  /// Returns the new position of something in front of an item; nil if it goes with its section.
  private static func path(after path: DataIndexPath, _ mapping: BatchMapping) -> DataIndexPath? {
    guard let section = mapping.section(after: path.section),
      !mapping.isReloaded(section: path.section)
    else { return nil }
    for item in (0..<path.item).reversed() {
      let old = IndexPath(item: item, section: path.section)
      if let new = mapping.item(after: old), new.section == section {
        return DataIndexPath(item: new.item + 1, section: section)
      }
    }
    return DataIndexPath(item: 0, section: section)
  }
}

extension BatchMapping {
  /// Nothing changes in data of some counts.
  package static func unchanged(_ counts: [Int]) -> BatchMapping {
    BatchMapping([], before: counts, after: counts)
  }

  /// The same as it is presented: from one order before the batch to another after it.
  ///
  /// What keeps its place among its neighbours is not named: a gap that closes with the batch that
  /// inserts an item there moves nothing else (interaction rule DP-18).
  ///
  /// - Parameters:
  ///   - old: The order before.
  ///   - new: The order after.
  ///   - exchange: A placeholder, and the inserted item after the batch that takes its place, as
  ///     one that is reloaded; nil for none.
  /// - Returns: Where each presented path goes.
  /// - Complexity: O(changes log changes + sections).
  package func presented(
    from old: PresentationOrder, to new: PresentationOrder,
    exchanging exchange: (placeholder: Int, item: DataIndexPath)? = nil
  ) -> BatchMapping {
    guard !old.isIdentity || !new.isIdentity else { return self }
    let displaced = Set(displacedItems(old, new))
    var fixed = changes.compactMap { change -> BatchUpdates.Change? in
      switch change {
      case .insertItem(let path):
        return path == exchange?.item.indexPath ? nil : .insertItem(new.presented(path))
      case .deleteItem(let path): return .deleteItem(old.presented(path))
      case .reloadItem(let path): return .reloadItem(old.presented(path))
      case .moveItem(let source, let destination):
        guard !displaced.contains(source) else { return nil }
        return .moveItem(old.presented(source), to: new.presented(destination))
      case .insertSection, .deleteSection, .reloadSection, .moveSection: return change
      }
    }
    fixed += lostItems(old, new).filter { !fixed.contains($0) }
    var pairs = displaced.compactMap { path in
      item(after: path).map { (old.presented(path), new.presented($0)) }
    }
    let (before, after) = (old.vacancies, new.vacancies)
    for (name, presentedPath) in before {
      let presentedPath = presentedPath.indexPath
      if let destination = after[name] {
        pairs.append((presentedPath, destination.indexPath))
      } else if let exchange, name == .placeholder(exchange.placeholder) {
        fixed.append(.reloadItem(presentedPath))
      } else {
        fixed.append(.deleteItem(presentedPath))
      }
    }
    for (name, presentedPath) in after where before[name] == nil {
      fixed.append(.insertItem(presentedPath.indexPath))
    }
    return mapping(
      fixed, moving: pairs.sorted { $0.0 < $1.0 }, from: old.presentedCounts(self.before),
      to: new.presentedCounts(self.after))
  }

  /// The mapping of changes, and of those of some pairs that do not get there by themselves.
  private func mapping(
    _ fixed: [BatchUpdates.Change], moving pairs: [(IndexPath, IndexPath)], from before: [Int],
    to after: [Int]
  ) -> BatchMapping {
    var moved: Set<IndexPath> = []
    while true {
      let moves = pairs.filter { moved.contains($0.0) }
        .map { BatchUpdates.Change.moveItem($0.0, to: $0.1) }
      let mapping = BatchMapping(fixed + moves, before: before, after: after)
      let astray = pairs.filter { mapping.item(after: $0.0) != $0.1 }.map(\.0)
      guard !moved.isSuperset(of: astray) else { return mapping }
      moved.formUnion(astray)
    }
  }

  /// The items presented elsewhere that come or go with their section in the data, which the
  /// changes do not name.
  private func lostItems(
    _ old: PresentationOrder, _ new: PresentationOrder
  ) -> [BatchUpdates.Change] {
    var changes: [BatchUpdates.Change] = []
    if case .item(let data, let path) = old.displacement,
      section(after: data.section) == nil || isReloaded(section: data.section)
    {
      changes.append(.deleteItem(path.indexPath))
    }
    if case .item(let data, let path) = new.displacement {
      let section = section(before: data.section)
      if section.map(isReloaded) ?? true { changes.append(.insertItem(path.indexPath)) }
    }
    return changes
  }

  /// The items before the batch that are presented elsewhere before it or after it.
  private func displacedItems(
    _ old: PresentationOrder, _ new: PresentationOrder
  ) -> [IndexPath] {
    var items: [IndexPath] = []
    if case .item(let data, _) = old.displacement { items.append(data.indexPath) }
    if case .item(let data, _) = new.displacement, let path = item(before: data.indexPath) {
      items.append(path)
    }
    return items
  }
}

/// An element that is presented without being an item of the data.
private enum Vacancy: Hashable {
  case gap
  case placeholder(Int)
}

extension PresentationOrder {
  fileprivate func presented(_ path: IndexPath) -> IndexPath {
    presentedPath(of: DataIndexPath(path)).indexPath
  }

  fileprivate var vacancies: [Vacancy: PresentedIndexPath] {
    var result: [Vacancy: PresentedIndexPath] = [:]
    if let gap { result[.gap] = gap }
    for (path, number) in placeholderNumbers { result[.placeholder(number)] = path }
    return result
  }
}
