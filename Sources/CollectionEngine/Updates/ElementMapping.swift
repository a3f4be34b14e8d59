// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry

/// Where elements go in a change of data.
///
/// Cells go where the batch says. A supplementary or decoration view stays with its section and
/// keeps its index, unless the layout itself adds or takes away some of its kind
/// (`indexPathsToInsert…` and `indexPathsToDelete…`): then those that are left fill the free places
/// in order, as items do. A view of the layout as a whole stays.
@MainActor
final class ElementMapping {
  /// What the layout itself adds or takes away of a kind.
  private struct Changes {
    var deleted: [Int: [Int]] = [:]
    var inserted: [Int: [Int]] = [:]
  }

  private struct Role: Hashable {
    var category: CollectionLayoutElementCategory
    var kind: String
  }

  private let batch: BatchMapping
  private let layout: any EngineLayout
  private var changes: [Role: Changes] = [:]

  init(_ batch: BatchMapping, layout: any EngineLayout) {
    self.batch = batch
    self.layout = layout
  }

  /// Where an element is after the change; nil if it goes, or its view is recreated.
  func key(after old: ElementIdentity) -> ElementIdentity? {
    guard old.category != .cell else {
      guard !batch.isReloaded(item: old.indexPath) else { return nil }
      return batch.item(after: old.indexPath).map(ElementIdentity.cell)
    }
    guard old.hasSection else { return old }
    let section = old.indexPath.section
    guard let new = batch.section(after: section), !batch.isReloaded(section: section) else {
      return nil
    }
    let changes = changes(of: old)
    let map = IndexMapping(
      removed: changes.deleted[section] ?? [], taken: changes.inserted[new] ?? [])
    return map.place(after: old.indexPath.item).map { old.moved(to: new, $0) }
  }

  /// Where an element was before the change; nil if it is new, or its view is recreated.
  func key(before new: ElementIdentity) -> ElementIdentity? {
    guard new.category != .cell else {
      guard let old = batch.item(before: new.indexPath), !batch.isReloaded(item: old) else {
        return nil
      }
      return .cell(old)
    }
    guard new.hasSection else { return new }
    let section = new.indexPath.section
    guard let old = batch.section(before: section), !batch.isReloaded(section: old) else {
      return nil
    }
    let changes = changes(of: new)
    let map = IndexMapping(
      removed: changes.deleted[old] ?? [], taken: changes.inserted[section] ?? [])
    return map.place(before: new.indexPath.item).map { new.moved(to: old, $0) }
  }

  /// Asks the layout about a kind, once.
  private func changes(of key: ElementIdentity) -> Changes {
    let role = Role(category: key.category, kind: key.kind ?? "")
    if let known = changes[role] { return known }
    let (deleted, inserted) = layout.changedIndices(of: role.category, kind: role.kind)
    let result = Changes(deleted: Self.bySection(deleted), inserted: Self.bySection(inserted))
    changes[role] = result
    return result
  }

  private static func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: Set(paths.filter { $0.count == 2 }), by: \.section)
      .mapValues { $0.map(\.item) }
  }
}

extension ElementIdentity {
  fileprivate func moved(to section: Int, _ index: Int) -> ElementIdentity {
    ElementIdentity(
      category: category, kind: kind, indexPath: IndexPath(item: index, section: section))
  }
}
