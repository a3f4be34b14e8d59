// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// An item as the data source and the delegate know it.
package struct DataIndexPath: Hashable, Comparable, Sendable {
  package var item: Int
  package var section: Int

  package init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// Takes an index path to be one of the data.
  package init(_ path: IndexPath) { self.init(item: path.item, section: path.section) }

  package var indexPath: IndexPath { IndexPath(item: item, section: section) }

  package static func < (left: DataIndexPath, right: DataIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// A place as the layout knows it: of an item, or of the gap among them.
package struct PresentedIndexPath: Hashable, Comparable, Sendable {
  package var item: Int
  package var section: Int

  package init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// Takes an index path to be a presented one.
  package init(_ path: IndexPath) { self.init(item: path.item, section: path.section) }

  package var indexPath: IndexPath { IndexPath(item: item, section: section) }

  package static func < (left: PresentedIndexPath, right: PresentedIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
