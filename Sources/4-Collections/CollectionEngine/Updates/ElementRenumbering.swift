// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
import Foundation
import Geometry

/// The new indices of elements in a batch of updates: of those on screen, and of the state that is
/// kept for elements.
///
/// Cells go where the batch says. A supplementary or decoration view stays with its section and
/// keeps its index, unless the layout itself adds or takes away some of its kind
/// (`indexPathsToInsert…` and `indexPathsToDelete…`): then those that are left fill the free places
/// in order, as items do. A view of the layout as a whole stays.
@MainActor
package final class ElementRenumbering {
  /// The changes of a kind that the layout itself makes, by section.
  private typealias Changes = (deleted: [Int: [Int]], inserted: [Int: [Int]])

  private struct Kind: Hashable {
    var category: CollectionLayoutElementCategory
    var name: String
  }

  /// The new indices of items and sections.
  package let batch: BatchMapping
  /// The layout that may add and take away elements; nil before it knows of the batch.
  private var layout: (any EngineLayout)?
  private var changes: [Kind: Changes] = [:]

  package init(_ batch: BatchMapping) { self.batch = batch }

  /// Lets a layout carry along what it knows of elements; from then on it is asked which elements it
  /// adds and takes away itself.
  func apply(to layout: any EngineLayout) {
    layout.dataWillChange(through: self)
    self.layout = layout
  }

  /// The key of an element after the change; nil if it is deleted, or its view is recreated.
  package func key(after old: ElementIdentity) -> ElementIdentity? {
    guard old.category != .cell else {
      return batch.isReloaded(item: old.presentedPath)
        ? nil : batch.item(after: old.presentedPath).map(ElementIdentity.cell)
    }
    guard old.hasSection else { return old }
    guard let section = batch.section(after: old.section), !batch.isReloaded(section: old.section)
    else { return nil }
    return indices(of: old, from: old.section, to: section).index(after: old.index)
      .map { old.moved(to: section, $0) }
  }

  /// Returns the key of an element before the change; nil if it is new, or its view is recreated.
  func key(before new: ElementIdentity) -> ElementIdentity? {
    guard new.category != .cell else {
      guard let old = batch.item(before: new.indexPath), !batch.isReloaded(item: old) else {
        return nil
      }
      return .cell(old)
    }
    guard new.hasSection else { return new }
    guard let section = batch.section(before: new.section), !batch.isReloaded(section: section)
    else { return nil }
    return indices(of: new, from: section, to: new.section).index(before: new.index)
      .map { new.moved(to: section, $0) }
  }

  /// The indices of the elements of a kind that leave one section for another, or stay in it.
  private func indices(of key: ElementIdentity, from old: Int, to new: Int) -> IndexMapping {
    let changes = changes(of: Kind(category: key.category, name: key.kind ?? ""))
    return IndexMapping(removed: changes.deleted[old] ?? [], taken: changes.inserted[new] ?? [])
  }

  /// Asks the layout about a kind, once.
  private func changes(of kind: Kind) -> Changes {
    guard let layout else { return ([:], [:]) }
    if let known = changes[kind] { return known }
    let (deleted, inserted) = layout.changedIndices(of: kind.category, kind: kind.name)
    let result = (Self.bySection(deleted), Self.bySection(inserted))
    changes[kind] = result
    return result
  }

  private static func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: Set(paths.filter { $0.count == 2 }), by: \.section)
      .mapValues { $0.map(\.item) }
  }
}

extension ElementIdentity {
  fileprivate func moved(to section: Int, _ index: Int) -> ElementIdentity {
    ElementIdentity(category: category, kind: kind, section: section, index: index)
  }
}

extension FlowLayoutState {
  /// Takes measured sizes along when data change, between the invalidation and the solving.
  @MainActor
  package mutating func dataWillChange(through renumbering: ElementRenumbering) {
    dataWillChange(
      from: renumbering.batch.before, to: renumbering.batch.after, renumbering.key(after:))
  }
}

extension BatchMapping {
  /// The items that go from their places in the update, where they were before it.
  var itemsLeaving: [IndexPath] {
    changes.compactMap { change in
      switch change {
      case .deleteItem(let path), .reloadItem(let path), .moveItem(let path, to: _): path
      default: nil
      }
    }
  }

  /// The items that come to their places in the update, where they are after it.
  var itemsEntering: [IndexPath] {
    changes.compactMap { change in
      switch change {
      case .insertItem(let path), .moveItem(_, to: let path): path
      case .reloadItem(let path): item(after: path)
      default: nil
      }
    }
  }

  /// The attributes of an item before the update, however far away; nil for one that is new.
  ///
  /// - Returns: The cell, with the path that it had.
  func previousCell(
    ofItemNowAt path: IndexPath, in layout: SolvedLayout?
  ) -> SolvedElement? {
    guard let old = item(before: path), !isReloaded(item: old) else { return nil }
    return layout?.cell(item: old.item, section: old.section)
  }
}

extension CompositionalDescription {
  /// The badges of a kind that go or come with items; headers and footers do with sections.
  func badges(ofKind kind: String, at paths: [IndexPath]) -> [IndexPath] {
    paths.filter { path in
      !isBoundaryItem(.supplementary(kind: kind, section: path.section, index: 0))
    }
  }
}
