// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import LayoutInspection
package import Views

extension UITableView: LayoutTreeProviding {
  /// The visible rows, headers and footers in drawing order, in content coordinates.
  package var layoutTree: LayoutTree.Contents {
    engine.layoutTree()
  }
}
