// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension SolvedTable {
  /// Where a row goes whose middle was moved to a height (behaviour rule TV-40).
  ///
  /// In its own section it goes to the place of the row there as soon as that is nearer to it than
  /// its own, so that rows of different heights do not change places for ever. In another section it
  /// goes before or after the row there; over a header to the end of the section above or the start
  /// of the one below; over a footer, and in a section without rows, to the section's end.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - section: Its section.
  ///   - y: The middle of the row, in content coordinates.
  /// - Returns: Its place after the move; the same for a row that there is not.
  /// - Complexity: O(log sections + log rows).
  package func target(
    forMovingRow row: Int, section: Int, to y: CGFloat
  ) -> (row: Int, section: Int) {
    guard y.isFinite, let own = frame(ofRow: row, section: section),
      let target = self.section(at: y)
    else { return (row, section) }
    let solved = sections[target]
    let offset = y - start(ofSection: target)
    if offset < solved.rowsStart {
      guard target > 0, offset < solved.rowsStart / 2 else { return (0, target) }
      return end(ofSection: target - 1, movingFrom: section)
    }
    guard offset < solved.rowsEnd, let hit = solved.rows.row(at: offset - solved.rowsStart),
      let frame = frame(ofRow: hit, section: target)
    else { return end(ofSection: target, movingFrom: section) }
    guard target == section else { return (y < frame.midY ? hit : hit + 1, target) }
    let rest = hit > row ? frame.maxY - own.height / 2 : frame.minY + own.height / 2
    return abs(y - rest) < abs(y - own.midY) ? (hit, section) : (row, section)
  }

  private func end(ofSection section: Int, movingFrom source: Int) -> (row: Int, section: Int) {
    (sections[section].rows.count - (section == source ? 1 : 0), section)
  }
}
