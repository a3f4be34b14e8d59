// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Rows one below the other: where each begins, and which one is at a place.
///
/// Rows of one height are a number and, for those that were measured, a difference each; rows with
/// heights of their own are kept in a tree of prefix sums. A measured row costs O(log rows).
struct RowStack: Hashable, Sendable {
  let count: Int
  private var heights: Heights
  private var measured: [Int: CGFloat] = [:]

  private enum Heights: Hashable, Sendable {
    case uniform(CGFloat, isEstimated: Bool, differences: SparseFenwickTree)
    case each(ContiguousArray<CGFloat>, isEstimated: Bool, sums: FenwickTree)
  }

  /// Stacks the rows of a section; heights that tables cannot have are corrected. Estimates are rounded
  /// up to pixels, given heights stay as they are (behaviour rule TV-5).
  ///
  /// - Complexity: O(1) for rows of one height, else O(rows).
  init(_ section: TableSpecification.Section, on grid: PixelGrid) {
    count = max(0, section.rowCount)
    func height(_ points: CGFloat, isEstimated: Bool) -> CGFloat {
      isEstimated ? grid.ceil(points.tableHeight) : points.tableHeight
    }
    switch section.rowHeights {
    case .uniform(let given):
      heights = .uniform(
        height(given.points, isEstimated: given.isEstimated), isEstimated: given.isEstimated,
        differences: SparseFenwickTree(count: count))
    case .each(let points, let isEstimated):
      // Rows whose height was never set have none.
      var numbers = ContiguousArray(
        points.prefix(count).map { height($0, isEstimated: isEstimated) })
      numbers.append(contentsOf: repeatElement(0, count: count - numbers.count))
      heights = .each(numbers, isEstimated: isEstimated, sums: FenwickTree(numbers))
    }
  }

  /// Whether heights are to be measured.
  var isEstimated: Bool {
    switch heights {
    case .uniform(_, let isEstimated, _), .each(_, let isEstimated, _): isEstimated
    }
  }

  #if COLLECTION_VIEW_CHECKS
    /// The number of nodes and numbers kept, for tests of cost.
    var storedNumbers: Int {
      switch heights {
      case .uniform(_, _, let differences): differences.nodeCount + measured.count
      case .each(let numbers, _, _): 2 * numbers.count + measured.count
      }
    }
  #endif

  /// The height of all rows.
  var length: CGFloat { start(of: count) }

  /// Returns the start of a row; for the number of rows, the end of the last one.
  ///
  /// - Complexity: O(log rows).
  func start(of row: Int) -> CGFloat {
    switch heights {
    case .uniform(let height, _, let differences):
      CGFloat(row) * height + differences.sum(before: row)
    case .each(_, _, let sums): sums.sum(before: row)
    }
  }

  func height(of row: Int) -> CGFloat {
    if let height = measured[row] { return height }
    return switch heights {
    case .uniform(let height, _, _): height
    case .each(let numbers, _, _): numbers[row]
    }
  }

  /// The last row that begins at a place or above it; nil without rows.
  ///
  /// - Complexity: O(log rows).
  func row(at y: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    let row =
      switch heights {
      case .uniform(let height, _, let differences):
        differences.lastPosition(withSumUpTo: y, each: height)
      case .each(_, _, let sums): sums.lastPosition(withSumBelow: y.nextUp)
      }
    return min(row, count - 1)
  }

  /// Gives a row the height that was measured.
  ///
  /// - Returns: How much higher the row is than before.
  /// - Complexity: O(log rows).
  mutating func setHeight(_ height: CGFloat, of row: Int) -> CGFloat {
    let growth = height - self.height(of: row)
    measured[row] = height
    guard growth != 0 else { return 0 }
    switch heights {
    case .uniform(let common, let isEstimated, var differences):
      heights = .uniform(0, isEstimated: isEstimated, differences: SparseFenwickTree(count: 0))
      differences.add(growth, at: row)
      heights = .uniform(common, isEstimated: isEstimated, differences: differences)
    case .each(let numbers, let isEstimated, var sums):
      heights = .uniform(0, isEstimated: isEstimated, differences: SparseFenwickTree(count: 0))
      sums.add(growth, at: row)
      heights = .each(numbers, isEstimated: isEstimated, sums: sums)
    }
    return growth
  }
}
