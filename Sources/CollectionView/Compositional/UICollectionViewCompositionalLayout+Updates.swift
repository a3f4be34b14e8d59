// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension UICollectionViewCompositionalLayout: DataChangeObserving {
  func dataWillChange(by mapping: BatchMapping) {
    self.mapping = mapping
    state.dataWillChange(
      from: mapping.before, to: mapping.after, mapping.identity(after:))
  }

  /// Where an item was before the update, however far away; nil for one that is new.
  func previousAttributes(ofItemNowAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let mapping, let old = mapping.item(before: path), !mapping.isReloaded(item: old),
      let cell = state.previous?.layout.cell(item: old.item, section: old.section)
    else { return nil }
    let attributes = attributes(of: cell)
    attributes.represent(.cell, kind: nil, at: path)
    return attributes
  }

  /// The items that go from their places in the update, where they were before it.
  var itemsLeaving: [IndexPath] {
    (mapping?.changes ?? []).compactMap { change in
      switch change {
      case .deleteItem(let path), .reloadItem(let path), .moveItem(let path, to: _): path
      default: nil
      }
    }
  }

  /// The items that come to their places in the update, where they are after it.
  var itemsEntering: [IndexPath] {
    (mapping?.changes ?? []).compactMap { change in
      switch change {
      case .insertItem(let path), .moveItem(_, to: let path): path
      case .reloadItem(let path): mapping?.item(after: path)
      default: nil
      }
    }
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
