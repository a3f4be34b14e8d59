// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
import Foundation
import Geometry

extension UICollectionViewCompositionalLayout {
  /// Takes measured sizes along to where elements are now (behaviour rule Z-4): only reloaded ones
  /// are measured again.
  func carryMeasurements(by updateItems: [UICollectionViewUpdateItem]) {
    guard let former = formerSolution, var new = solution else { return }
    let (before, after) = (former.layout.specification, new.layout.specification)
    let axis = after.scrollDirection
    guard before.scrollDirection == axis,
      before.containerSize[axis.cross] == after.containerSize[axis.cross],
      let mapping = try? BatchUpdates(updateItems.compactMap(\.change))
        .mapping(from: before.itemCounts, to: after.itemCounts)
    else { return }
    var sizes: [ElementIdentity: CGSize] = [:]
    for (identity, size) in former.measured {
      if let now = mapping.identity(after: identity) { sizes[now] = size }
    }
    new.layout.setMeasuredSizes(sizes)
    new.measured = sizes
    solution = new
  }

  /// The badges of a kind that go or come with their items; headers and footers stay with their
  /// sections.
  func badges(
    ofKind kind: String, at paths: [IndexPath], in solution: CompositionalSolution?
  ) -> [IndexPath] {
    guard let solution else { return [] }
    return paths.filter { path in
      !solution.isBoundaryItem(.supplementary(kind: kind, section: path.section, index: 0))
    }
  }
}

extension BatchMapping {
  /// Where a measured element is after the batch; nil if it is gone or to be measured again.
  fileprivate func identity(after old: ElementIdentity) -> ElementIdentity? {
    guard old.index != ElementIdentity.layoutLevelIndex else { return old }
    switch old.category {
    case .cell:
      let path = IndexPath(item: old.index, section: old.section)
      guard !isReloaded(item: path), let new = item(after: path) else { return nil }
      return .cell(item: new.item, section: new.section)
    case .supplementary:
      guard !isReloaded(section: old.section), let section = section(after: old.section) else {
        return nil
      }
      return .supplementary(kind: old.kind ?? "", section: section, index: old.index)
    case .decoration: return nil
    }
  }
}

extension UICollectionViewUpdateItem {
  /// The change that the item tells of; nil for one that says nothing.
  package var change: BatchUpdates.Change? {
    let (before, after) = (indexPathBeforeUpdate, indexPathAfterUpdate)
    let isSection = (before ?? after).map { $0.count == 2 && $0.item == NSNotFound } ?? false
    switch updateAction {
    case .insert: return after.map { isSection ? .insertSection($0.section) : .insertItem($0) }
    case .delete: return before.map { isSection ? .deleteSection($0.section) : .deleteItem($0) }
    case .reload: return before.map { isSection ? .reloadSection($0.section) : .reloadItem($0) }
    case .move:
      guard let before, let after else { return nil }
      return isSection
        ? .moveSection(before.section, to: after.section) : .moveItem(before, to: after)
    case .none: return nil
    }
  }

  /// The item's path before the update, if it is one that goes from its place; nil for sections.
  var itemLeaving: IndexPath? {
    guard let path = indexPathBeforeUpdate, path.count == 2, path.item != NSNotFound else {
      return nil
    }
    return path
  }

  /// The item's path after the update, if it is one that comes to a place; nil for sections.
  var itemEntering: IndexPath? {
    guard let path = indexPathAfterUpdate, path.count == 2, path.item != NSNotFound else {
      return nil
    }
    return path
  }
}
