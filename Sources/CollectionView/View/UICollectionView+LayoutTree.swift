// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Foundation
package import Views

extension UICollectionView: LayoutTreeProviding {
  /// The visible elements in drawing order.
  package var layoutTree: LayoutTree.Contents { engine.layoutTree() }
  package var shownOffset: CGPoint { shownGeometry.bounds.origin }
}
