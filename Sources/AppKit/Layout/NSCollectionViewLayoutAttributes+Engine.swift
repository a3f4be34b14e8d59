// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
import Foundation
import Geometry

extension NSCollectionViewLayoutAttributes: OpenAttributes {
  /// Which element the attributes are of.
  package var key: ElementIdentity {
    get {
      guard let indexPath, let category = representedElementCategory.shown else {
        programmerError(
          """
          No view can show \(self): a layout's elements need an index path and a category other \
          than interItemGap.
          """)
      }
      return ElementIdentity(
        category: category, kind: representedElementKind, indexPath: indexPath)
    }
    set {
      represent(
        NSCollectionElementCategory(newValue.category), kind: newValue.kind, at: newValue.indexPath)
    }
  }

  /// Where the element is and what it looks like, through the properties that clients override.
  package var state: ElementState {
    get {
      let frame = frame
      return ElementState(
        center: CGPoint(
          x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2),
        size: frame.size, alpha: alpha, zIndex: zIndex, isHidden: isHidden,
        isInScrollArea: isInScrollArea, sizing: sizing)
    }
    set {
      let old = state
      if newValue.center != old.center || newValue.size != old.size {
        frame = CGRect(
          x: newValue.center.x - newValue.size.width / 2,
          y: newValue.center.y - newValue.size.height / 2, width: newValue.size.width,
          height: newValue.size.height)
      }
      if newValue.alpha != old.alpha { alpha = newValue.alpha }
      if newValue.zIndex != old.zIndex { zIndex = newValue.zIndex }
      if newValue.isHidden != old.isHidden { isHidden = newValue.isHidden }
      isInScrollArea = newValue.isInScrollArea
      sizing = newValue.sizing
    }
  }

  /// An object of the same class and content.
  package func duplicated() -> any ElementAttributes { duplicate() }
}
