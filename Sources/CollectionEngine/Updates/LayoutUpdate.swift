// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry

/// A change of the data as it is passed to a layout (behaviour rule U-q).
package struct LayoutUpdate {
  /// What happens to the element, with the raw values that faces have.
  package enum Action: Int {
    case insert
    case delete
    case reload
    case move
  }

  package let action: Action
  /// Where the element was, for a section without an item (`NSNotFound`); nil for one that is
  /// inserted.
  package let before: IndexPath?
  /// Where the element is; nil for one that is deleted.
  package let after: IndexPath?
}

extension BatchMapping {
  /// The changes as they are passed to a layout, in the order of ``changes``.
  package var layoutUpdates: [LayoutUpdate] {
    changes.map { change in
      switch change {
      case .insertItem(let new): LayoutUpdate(action: .insert, before: nil, after: new)
      case .deleteItem(let old): LayoutUpdate(action: .delete, before: old, after: nil)
      case .reloadItem(let old):
        LayoutUpdate(action: .reload, before: old, after: item(after: old))
      case .moveItem(let old, let new): LayoutUpdate(action: .move, before: old, after: new)
      case .insertSection(let new): LayoutUpdate(action: .insert, section: nil, new)
      case .deleteSection(let old): LayoutUpdate(action: .delete, section: old, nil)
      case .reloadSection(let old):
        LayoutUpdate(action: .reload, section: old, section(after: old))
      case .moveSection(let old, let new): LayoutUpdate(action: .move, section: old, new)
      }
    }
  }
}

extension LayoutUpdate {
  fileprivate init(action: Action, section before: Int?, _ after: Int?) {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    self.init(action: action, before: before.map(path), after: after.map(path))
  }
}
