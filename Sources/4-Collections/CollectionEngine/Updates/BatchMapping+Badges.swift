// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry

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
