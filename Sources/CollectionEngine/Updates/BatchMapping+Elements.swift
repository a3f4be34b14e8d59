// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
import Foundation
import Geometry

extension BatchMapping {
  /// Where an element is after the batch; nil for one that is gone or recreated.
  package func identity(after old: ElementIdentity) -> ElementIdentity? {
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
