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

  /// Takes an index path to be one of this order. One that is not of two numbers is a place that
  /// no item has, in a section that does not exist.
  package init(_ path: IndexPath) {
    if path.count == 2 {
      self.init(item: path[1], section: path[0])
    } else {
      self.init(item: path.last ?? 0, section: Self.noSection)
    }
  }

  /// The same for clients, who know one order, or both, by one type.
  package var indexPath: IndexPath {
    section == Self.noSection ? IndexPath(index: item) : IndexPath(item: item, section: section)
  }

  private static var noSection: Int { .min }

  package static func < (left: OrderedIndexPath, right: OrderedIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension OrderedIndexPath: CustomStringConvertible {
  package var description: String { indexPath.description }
}

extension BatchMapping {
  /// The path of an item after the batch, if it is one of this order; nil for one that is deleted.
  package func item<Order>(after path: OrderedIndexPath<Order>) -> OrderedIndexPath<Order>? {
    item(after: path.indexPath).map { OrderedIndexPath($0) }
  }

  package func isReloaded<Order>(item path: OrderedIndexPath<Order>) -> Bool {
    isReloaded(item: path.indexPath)
  }
}
