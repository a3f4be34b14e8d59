// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
import Foundation
import Geometry

extension UICollectionViewLayoutAttributes: OpenAttributes {
  /// Which element the attributes are of.
  package var key: ElementIdentity {
    get {
      ElementIdentity(
        category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
    set { represent(newValue.category, kind: newValue.kind, at: newValue.indexPath) }
  }

  /// Where the element is and what it looks like, through the properties that clients override.
  package var state: ElementState {
    get {
      ElementState(
        center: center, size: size, transform: transform3D, alpha: alpha, zIndex: zIndex,
        isHidden: isHidden, isInScrollArea: isInScrollArea, sizing: sizing)
    }
    set {
      if newValue.center != center { center = newValue.center }
      if newValue.size != size { size = newValue.size }
      if newValue.transform != transform3D { transform3D = newValue.transform }
      if newValue.alpha != alpha { alpha = newValue.alpha }
      if newValue.zIndex != zIndex { zIndex = newValue.zIndex }
      if newValue.isHidden != isHidden { isHidden = newValue.isHidden }
      if newValue.isInScrollArea != isInScrollArea { isInScrollArea = newValue.isInScrollArea }
      if newValue.sizing != sizing { sizing = newValue.sizing }
    }
  }

  /// An object of the same class and content.
  package func duplicated() -> any ElementAttributes { duplicate() }
}
