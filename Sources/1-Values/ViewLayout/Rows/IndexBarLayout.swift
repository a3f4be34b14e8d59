// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The rows of a bar of index titles, from top to bottom, all of one height (behaviour rules TV-70
/// and TV-71).
///
/// Titles that do not all fit are thinned out: every n-th is shown, with the smallest n that fits,
/// and a dot stands for those after it.
///
/// ```
/// let layout = IndexBarLayout(titleCount: 5, height: 70, pitch: 16.5)
/// // four rows fit: title 0, dot for 1 and 2, title 3, dot for 4
/// ```
package struct IndexBarLayout: Hashable, Sendable {
  package enum Row: Hashable, Sendable {
    case title(Int)
    case dot(Range<Int>)

    var titles: Range<Int> {
      switch self {
      case .title(let index): index..<index + 1
      case .dot(let titles): titles
      }
    }
  }

  package let rows: [Row]
  private let pitch: CGFloat

  /// Lays out a bar.
  ///
  /// - Parameters:
  ///   - titleCount: The number of titles, 0 or more.
  ///   - height: The available height, in points. What is too short for a title and a dot shows
  ///     these nevertheless; without any height there are no rows.
  ///   - pitch: The height of a row, in points, greater than 0.
  /// - Complexity: O(`titleCount`).
  package init(titleCount: Int, height: CGFloat, pitch: CGFloat) {
    self.pitch = pitch
    guard titleCount > 0, height.isFinite, height > 0 else {
      rows = []
      return
    }
    let capacity = Int(min(height / pitch, CGFloat(titleCount)))
    let step =
      (1..<titleCount).first { Self.rowCount(of: titleCount, step: $0) <= capacity } ?? titleCount
    rows = stride(from: 0, to: titleCount, by: step).flatMap { index -> [Row] in
      let skipped = index + 1..<min(index + step, titleCount)
      return skipped.isEmpty ? [.title(index)] : [.title(index), .dot(skipped)]
    }
  }

  /// The number of rows if every so many-th title is shown.
  private static func rowCount(of titleCount: Int, step: Int) -> Int {
    let shown = (titleCount + step - 1) / step
    guard step > 1 else { return shown }
    let endsWithTitle = (shown - 1) * step == titleCount - 1
    return 2 * shown - (endsWithTitle ? 1 : 0)
  }

  package var height: CGFloat { CGFloat(rows.count) * pitch }

  /// The title at a distance from the top: a row's own, or that among those of its dot whose share
  /// of the row it is. Beyond the ends the first or the last.
  ///
  /// - Parameter y: Points from the top of the first row.
  /// - Returns: The index of the title; nil without rows.
  package func title(at y: CGFloat) -> Int? {
    guard !rows.isEmpty, y.isFinite else { return nil }
    let position = min(max(0, y / pitch), CGFloat(rows.count).nextDown)
    let titles = rows[Int(position)].titles
    let share = position - position.rounded(.down)
    return titles.lowerBound + Int(share * CGFloat(titles.count))
  }
}
