// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionViewLayout {
  /// The attributes of a position: of an item, or of the gap in front of one.
  func attributes(of position: DropPosition?) -> NSCollectionViewLayoutAttributes? {
    switch position {
    case .on(let item, let section):
      return layoutAttributesForItem(at: IndexPath(item: item, section: section))
    case .before(let item, let section):
      let path = IndexPath(item: item, section: section)
      return layoutAttributesForInterItemGap(before: path)
        ?? Self.attributesType.init(forInterItemGapBefore: path)
    case nil: return nil
    }
  }

  /// The attributes of a solved gap; nil for none.
  func attributes(of gap: DropGap?, before path: IndexPath) -> NSCollectionViewLayoutAttributes? {
    guard let gap else { return nil }
    let attributes = Self.attributesType.init(forInterItemGapBefore: path)
    attributes.frame = gap.frame
    attributes.gapAxis = gap.axis
    return attributes
  }

  func layoutPoint(_ point: NSPoint) -> CGPoint {
    collectionView?.engine.mirrored(point) ?? point
  }
}
