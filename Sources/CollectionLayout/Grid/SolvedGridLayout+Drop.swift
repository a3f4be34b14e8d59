// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension SolvedGridLayout: DropGeometry {
  /// The position for a point, as in a flow layout whose lines are the rows (appkit rule MX-3).
  ///
  /// - Complexity: O(log sections).
  package func dropPosition(at point: CGPoint) -> DropPosition? {
    guard !itemCounts.isEmpty, point.x.isFinite, point.y.isFinite else { return nil }
    let row = firstRow(endingAfter: point.y)
    guard row < rows, row * columns < number else { return end }
    guard point.y >= frame(at: row * columns).minY, point.x >= origin.x else {
      return before(row * columns)
    }
    let column =
      pitch.width > 0
      ? min(((point.x - origin.x) / pitch.width).rounded(.down), CGFloat(columns - 1))
      : CGFloat(columns - 1)
    let position = row * columns + Int(column)
    // Places that stay empty in the last row.
    guard position < number else { return behind(number - 1) }
    let frame = frame(at: position)
    guard point.x < frame.maxX else { return behind(position) }
    switch DropZone(of: point.x, from: frame.minX, to: frame.maxX) {
    case .start: return before(position)
    case .middle:
      let section = section(at: position)
      return .on(item: position - starts[section], section: section)
    case .end: return behind(position)
    }
  }

  /// The space in front of an item, as in a flow layout whose lines are the rows (appkit rules MX-4
  /// and MZ-10).
  ///
  /// - Complexity: O(1).
  package func gap(beforeItem item: Int, section: Int) -> DropGap? {
    guard itemCounts.indices.contains(section), item >= 0, item <= itemCounts[section] else {
      return nil
    }
    let position = starts[section] + item
    let spacing = max(0, pitch.width - itemSize.width)
    // Behind the last item of a section, also where the next section goes on in the next row.
    guard item < itemCounts[section] || position == 0 else {
      let frame = frame(at: position - 1)
      let limit = max(containerWidth, contentSize.width)
      return gap(from: frame.maxX, to: frame.maxX + min(spacing, max(0, limit - frame.maxX)), frame)
    }
    let frame = frame(at: position)
    let width = position % columns == 0 ? min(spacing, max(0, frame.minX)) : spacing
    return gap(from: frame.minX - width, to: frame.minX, frame)
  }

  private func gap(from low: CGFloat, to high: CGFloat, _ line: CGRect) -> DropGap {
    DropGap(
      frame: CGRect(x: low, y: line.minY, width: high - low, height: line.height),
      axis: .horizontal)
  }

  /// The first row that ends below a position; the number of rows if none does.
  private func firstRow(endingAfter y: CGFloat) -> Int {
    guard pitch.height > 0 else { return y < origin.y + itemSize.height ? 0 : rows }
    let passed = ((y - origin.y - itemSize.height) / pitch.height).rounded(.down)
    return Int(min(max(-1, passed), CGFloat(rows))) + 1
  }

  private var end: DropPosition {
    .before(item: itemCounts[itemCounts.count - 1], section: itemCounts.count - 1)
  }

  private func before(_ position: Int) -> DropPosition {
    let section = section(at: position)
    return .before(item: position - starts[section], section: section)
  }

  private func behind(_ position: Int) -> DropPosition {
    let section = section(at: position)
    return .before(item: position - starts[section] + 1, section: section)
  }
}
