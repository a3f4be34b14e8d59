// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry

/// A layout that takes what it knows of elements along when data change.
///
/// A protocol, since a method that is not public cannot be overridden in other modules.
@MainActor
protocol DataChangeObserving {
  /// Called in a batch of updates, after the invalidation and before `prepare()`.
  func dataWillChange(by mapping: BatchMapping)
}

extension BatchMapping {
  /// Where an element is after the batch; nil for one that is gone or recreated.
  func identity(after old: ElementIdentity) -> ElementIdentity? {
    guard old.index != ElementIdentity.layoutLevelIndex else { return old }
    switch old.category {
    case .cell:
      let path = IndexPath(item: old.index, section: old.section)
      guard !isReloaded(item: path), let new = item(after: path) else { return nil }
      return .cell(item: new.item, section: new.section)
    case .supplementaryView:
      guard !isReloaded(section: old.section), let section = section(after: old.section) else {
        return nil
      }
      return .supplementary(kind: old.kind ?? "", section: section, index: old.index)
    case .decorationView: return nil
    }
  }
}
