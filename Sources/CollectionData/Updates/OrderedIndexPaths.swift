// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The order that the data source and the delegate know.
package enum DataOrder: Sendable {}

/// The order that the layout knows, with what is dragged at its place of the moment.
package enum PresentedOrder: Sendable {}

/// An item as the data source and the delegate know it.
package typealias DataIndexPath = OrderedIndexPath<DataOrder>

/// A place as the layout knows it: of an item, or of the gap among them.
package typealias PresentedIndexPath = OrderedIndexPath<PresentedOrder>

/// A place in one of two orders; those of different orders are different types.
package struct OrderedIndexPath<Order: Sendable>: Hashable, Comparable, Sendable {
  package var item: Int
  package var section: Int

  package init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// Takes an index path to be one of this order.
  package init(_ path: IndexPath) { self.init(item: path.item, section: path.section) }

  package var indexPath: IndexPath { IndexPath(item: item, section: section) }

  package static func < (left: OrderedIndexPath, right: OrderedIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
