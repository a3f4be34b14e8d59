// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
package import Views

extension UICollectionView: LayoutTreeProviding {
  /// The visible elements in drawing order.
  package var layoutTree: LayoutTree.Contents { engine.layoutTree() }
}
