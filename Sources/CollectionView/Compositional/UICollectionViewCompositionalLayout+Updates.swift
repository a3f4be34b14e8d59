// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
import Foundation
import Geometry

extension UICollectionViewCompositionalLayout {
  /// Learns what changes; sizes are taken along.
  func take(_ updateItems: [UICollectionViewUpdateItem]) {
    self.updateItems = updateItems
    guard let former = formerSolution, let new = solution else { return }
    updateMapping = try? BatchUpdates(updateItems.compactMap(\.change)).mapping(
      from: former.layout.specification.itemCounts, to: new.layout.specification.itemCounts)
    if let updateMapping { carryMeasurements(by: updateMapping, from: former, to: new) }
  }

  /// Where an item was before the update, however far away; nil for one that is new.
  func formerAttributes(ofItemNowAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let updateMapping, let old = updateMapping.item(before: path),
      !updateMapping.isReloaded(item: old),
      let cell = formerSolution?.layout.cell(item: old.item, section: old.section)
    else { return nil }
    let attributes = attributes(of: cell)
    attributes.represent(.cell, kind: nil, at: path)
    return attributes
  }

  /// Takes measured sizes along to where elements are now (behaviour rule Z-4): only reloaded ones
  /// are measured again.
  private func carryMeasurements(
    by mapping: BatchMapping, from former: CompositionalSolution, to solution: CompositionalSolution
  ) {
    var new = solution
    let (before, after) = (former.layout.specification, new.layout.specification)
    let axis = after.scrollDirection
    guard before.scrollDirection == axis,
      before.containerSize[axis.cross] == after.containerSize[axis.cross]
    else { return }
    let sizes = mapping.carried(former.measured)
    new.layout.setMeasuredSizes(sizes)
    new.measured = sizes
    self.solution = new
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
  /// Measured sizes by where their elements are after the batch, but for those that are gone or to be
  /// measured again.
  func carried(_ sizes: [ElementIdentity: CGSize]) -> [ElementIdentity: CGSize] {
    var result: [ElementIdentity: CGSize] = [:]
    for (old, size) in sizes {
      if let now = identity(after: old) { result[now] = size }
    }
    return result
  }

  private func identity(after old: ElementIdentity) -> ElementIdentity? {
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
