// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

// Changes of rows: each is made at once to what the table knows of its rows, in the order of the calls
// (appkit rule MT-8).
extension NSTableView {
  func finishUpdates() {
    guard updateDepth > 0 else {
      programmerError("endUpdates() without beginUpdates(): call one for each of the other.")
    }
    updateDepth -= 1
    if updateDepth == 0 { settleUpdates() }
  }

  // MARK: Steps

  func change(_ method: String, _ body: () -> Void) {
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
  func splice(
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

  func refuse(_ verb: String, _ row: Int) -> Never {
    programmerError("Invalid update: cannot \(verb) row \(row) of \(rows.count).")
  }
}
