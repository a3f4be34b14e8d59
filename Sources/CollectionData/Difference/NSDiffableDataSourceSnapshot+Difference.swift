// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Returns what changes from another snapshot to this one, and what this one's marks ask for
  /// then.
  ///
  /// This is what a data source shows when it applies this snapshot after the other. UIKit has no
  /// such method; it is public so that tools can ask without a view.
  ///
  /// - Parameter old: The data before.
  /// - Returns: The changes, with as few moves as possible.
  /// - Complexity: O(1) if one is an unchanged copy of the other. Else O(sections), and for
  ///   sections that are not shared O(items); each identifier is hashed once at most, and only
  ///   where the items do not follow each other as before. Finding the fewest moves takes O(moves ×
  ///   log items) on top.
  public func difference(from old: Self) -> SnapshotDifference {
    var search = DifferenceSearch(from: old.contents, to: contents)
    var difference = search.run()
    difference.refresh = refresh
    return difference
  }

  /// What this snapshot's marks ask for, at places in its own data, in the order asked.
  var refresh: SnapshotRefresh {
    var refresh = SnapshotRefresh()
    refresh.reloadedSections = marks.reloadedSections.compactMap {
      contents.sections.firstIndex(of: $0)
    }
    let whole = Set(refresh.reloadedSections)
    // What is in a reloaded section is shown again with it: naming it too would be an error.
    func paths(of items: OrderedSet<ItemIdentifierType>) -> [IndexPath] {
      items.compactMap { item in
        guard let place = contents.place(of: item), !whole.contains(place.section) else {
          return nil
        }
        return IndexPath(item: place.item, section: place.section)
      }
    }
    refresh.reloadedItems = paths(of: marks.reloadedItems)
    refresh.reconfiguredItems = paths(of: marks.reconfiguredItems)
    return refresh
  }
}
