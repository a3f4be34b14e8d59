// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

/// A row that is edited because it is swiped: the delegate learned that this begins, and learns
/// once that it ends, whatever the row's cell shows by then (behaviour rule TV-34).
struct SwipedRowEditing {
  var cell: ObjectIdentifier
  /// Where the row is presented; nil once it is deleted.
  var place: PresentedIndexPath?
}

extension UITableView {
  /// Tells the delegate that a row is edited, unless it knows already and the row is still closing.
  func beginSwipedRow(of cell: UITableViewCell, at path: IndexPath) {
    let (identity, place) = (ObjectIdentifier(cell), presentedPath(path))
    if let index = swipedRows.firstIndex(where: { $0.place == place }) {
      // Another cell may show it by now.
      return swipedRows[index].cell = identity
    }
    endSwipedRow(of: cell)
    // One that was deleted or reloaded may be shown closing for a while; the data may have the same
    // row again, which cannot begin before it ended.
    endSwipedRows(where: { $0.place == nil })
    swipedRows.append(SwipedRowEditing(cell: identity, place: place))
    delegate?.tableView?(self, willBeginEditingRowAt: path)
  }

  /// Tells the delegate that the row is no longer edited that a cell showed as it was swiped.
  func endSwipedRow(of cell: UITableViewCell) {
    let identity = ObjectIdentifier(cell)
    guard let index = swipedRows.firstIndex(where: { $0.cell == identity }) else { return }
    let row = swipedRows.remove(at: index)
    delegate?.tableView?(self, didEndEditingRowAt: row.place.flatMap(engine.dataPath)?.indexPath)
  }

  /// Ends the editing of rows that are still closing.
  ///
  /// - Parameter isEnded: Which of them; all if it is left out.
  func endSwipedRows(where isEnded: (SwipedRowEditing) -> Bool = { _ in true }) {
    while let index = swipedRows.firstIndex(where: isEnded) {
      let row = swipedRows.remove(at: index)
      delegate?.tableView?(self, didEndEditingRowAt: row.place.flatMap(engine.dataPath)?.indexPath)
    }
  }

  /// Gives swiped rows the places that they have after a batch.
  func carrySwipedRows(through mapping: BatchMapping) {
    for index in swipedRows.indices {
      swipedRows[index].place = swipedRows[index].place.flatMap { mapping.item(after: $0) }
    }
  }
}
