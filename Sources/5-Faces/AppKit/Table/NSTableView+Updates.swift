// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

// Changes of rows: each is made at once to what the table knows of its rows, in the order of the calls
// (appkit rule MT-8).
extension NSTableView {
  func insert(_ indexes: IndexSet) {
    change("insertRows(at:withAnimation:)") {
      for row in indexes {
        guard row <= rows.count else { refuse("insert", row) }
        splice(count: rows.count + 1, heights: { $0.insert(.nan, at: row) }) {
          $0 < row ? $0 : $0 + 1
        }
      }
    }
  }

  func remove(_ indexes: IndexSet) {
    change("removeRows(at:withAnimation:)") {
      for row in indexes.reversed() {
        guard row < rows.count else { refuse("remove", row) }
        splice(count: rows.count - 1, heights: { $0.remove(at: row) }) {
          $0 < row ? $0 : $0 == row ? nil : $0 - 1
        }
      }
    }
  }

  func move(_ old: Int, to new: Int) {
    change("moveRow(at:to:)") {
      for row in [old, new] where row < 0 || row >= rows.count { refuse("move", row) }
      let between = min(old, new)...max(old, new)
      splice(count: rows.count, heights: { $0.insert($0.remove(at: old), at: new) }) { row in
        if row == old { return new }
        guard between.contains(row) else { return row }
        return old < new ? row - 1 : row + 1
      }
    }
  }

  func finishUpdates() {
    guard updateDepth > 0 else {
      programmerError("endUpdates() without beginUpdates(): call one for each of the other.")
    }
    updateDepth -= 1
    if updateDepth == 0 { settleUpdates() }
  }

  // MARK: Steps

  private func change(_ method: String, _ body: () -> Void) {
    refuseWhileShowing(method)
    // Outside of updates rows that were not asked for yet have the change already.
    guard updateDepth > 0 || rows.isLoaded else { return }
    updateDepth += 1
    body()
    finishUpdates()
  }

  /// Changes the number of rows by one or none.
  ///
  /// - Parameters:
  ///   - count: The number of rows afterwards.
  ///   - change: Changes the heights of rows; NaN stands for one that is not known yet.
  ///   - newRow: Returns the row that a row becomes; nil for one that is gone.
  private func splice(
    count: Int, heights change: (inout [CGFloat]) -> Void, _ newRow: (Int) -> Int?
  ) {
    if var heights = rows.heights {
      rows.heights = nil
      change(&heights)
      rows.heights = heights
    }
    var moved: [Int: NSTableRowView] = [:]
    for (row, view) in rows.views {
      if let newRow = newRow(row) { moved[newRow] = view } else { recycle(view, row: -1) }
    }
    rows.views = moved
    let before = selected.rows.count
    selected.follow(newRow)
    if selected.rows.count != before { rows.lostSelection = true }
    // Heights are summed up when all changes are made.
    rows.extents = RowExtents(count: count, height: rows.extents.usualHeight)
  }

  private func settleUpdates() {
    let (expected, count) = (rows.count, dataSource?.numberOfRows(in: self) ?? 0)
    guard count == expected else {
      programmerError(
        """
        Invalid update: after the rows that were inserted and removed there should be \(expected), \
        but numberOfRows(in:) returned \(count). Change the data before endUpdates().
        """)
    }
    if let heights = rows.heights {
      rows.heights = heights.enumerated().map { row, height in
        guard height.isNaN else { return height }
        return (usesAutomaticRowHeights ? nil : askedHeight(row))
          ?? rowHeight + intercellSpacing.height
      }
      heightsWereSet(count: count)
    } else {
      // The first rows of a table decide whether rows have heights of their own.
      rows.extents = RowExtents(count: count, height: rows.extents.usualHeight)
      heightsChanged()
    }
    // Every other row has another background.
    if usesAlternatingRowBackgroundColors { looksChanged() }
    if rows.lostSelection {
      rows.lostSelection = false
      postSelectionChange()
    }
  }

  private func refuse(_ verb: String, _ row: Int) -> Never {
    programmerError("Invalid update: cannot \(verb) row \(row) of \(rows.count).")
  }
}
