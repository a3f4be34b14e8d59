// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension FlowSectionQuery {
  /// The position for a point; between lines the start of the lower one, below all the end of the
  /// section (appkit rules MX-3 and MZ-10). In a collapsed section the row counts as not scrolled.
  func dropPosition(at point: CGPoint) -> DropPosition {
    let along = point[axis] - start - section.linesStart
    guard let line = section.lines.firstLine(endingAfter: along) else {
      return .before(item: section.sizes.count, section: index)
    }
    guard along >= line.start, let item = lastItem(of: line, beginningBy: point[axis.cross]) else {
      return .before(item: line.items.lowerBound, section: index)
    }
    let frame = span(of: item, in: line)
    guard point[axis.cross] < frame.upperBound else {
      return .before(item: item + 1, section: index)
    }
    let zone = DropZone(of: point[axis.cross], from: frame.lowerBound, to: frame.upperBound)
    // A low item leaves space above and below it in its line: there is nothing to drop onto.
    let length = section.sizes[item][axis]
    let isInside = abs(along - line.start - line.length / 2) <= length / 2
    switch zone {
    case .start: return .before(item: item, section: index)
    case .middle where isInside: return .on(item: item, section: index)
    case .middle:
      let isFirstHalf = point[axis.cross] < (frame.lowerBound + frame.upperBound) / 2
      return .before(item: isFirstHalf ? item : item + 1, section: index)
    case .end: return .before(item: item + 1, section: index)
    }
  }

  /// The space in front of an item (appkit rule MX-4): up to the item before it on its line, and at
  /// the ends of a line as wide as the line's gap, as far as that is inside the container.
  func gap(beforeItem item: Int) -> DropGap? {
    let count = section.sizes.count
    guard item >= 0, item <= count else { return nil }
    guard let line = section.lines.line(of: min(item, count - 1)) else { return emptyGap }
    let spacing = max(0, gap(in: line))
    let (low, high): (CGFloat, CGFloat)
    if item == count {
      low = span(of: item - 1, in: line).upperBound
      let end = section.row?.length ?? section.environment.crossLength
      high = low + min(spacing, max(0, end - low))
    } else {
      high = span(of: item, in: line).lowerBound
      low =
        item == line.items.lowerBound
        ? high - min(spacing, max(0, high))
        : min(span(of: item - 1, in: line).upperBound, high)
    }
    return gap(
      across: low...max(low, high), along: line.start, length: line.length)
  }

  /// The space for the first item of a section that has none: as high as that would be.
  private var emptyGap: DropGap? {
    let space = section.space
    let width = min(max(0, space.spacing), max(0, space.start))
    return gap(
      across: space.start - width...space.start, along: 0,
      length: section.sizes.usual?[axis] ?? 0)
  }

  private func gap(
    across: ClosedRange<CGFloat>, along: CGFloat, length: CGFloat
  ) -> DropGap {
    DropGap(
      frame: CGRect(
        origin: CGPoint(
          axis, along: start + section.linesStart + along, across: across.lowerBound),
        size: CGSize(axis, along: length, across: across.upperBound - across.lowerBound)),
      axis: axis.cross)
  }

  // MARK: Lines

  private func gap(in line: FlowLines.Line) -> CGFloat {
    guard section.row == nil else { return section.space.spacing }
    guard let grid = section.grid else { return justification(of: line).gap }
    return grid.pitch - section.sizes[line.items.lowerBound][axis.cross]
  }

  private func span(of item: Int, in line: FlowLines.Line) -> ClosedRange<CGFloat> {
    let length = section.sizes[item][axis.cross]
    let position: CGFloat
    if let row = section.row {
      position = row.position(item)
    } else if let grid = section.grid {
      position = grid.position(column: item - line.items.lowerBound)
    } else {
      let (first, gap) = justification(of: line)
      position = (line.items.lowerBound..<item)
        .reduce(first) { $0 + section.sizes[$1][axis.cross] + gap }
    }
    return position...position + max(0, length)
  }

  /// The last item of a line that begins at a position or before it; nil if the first does not.
  private func lastItem(of line: FlowLines.Line, beginningBy position: CGFloat) -> Int? {
    if let row = section.row { return row.lastItem(beginningBy: position) }
    if let grid = section.grid {
      guard position >= grid.start else { return nil }
      guard grid.pitch > 0 else { return line.items.upperBound - 1 }
      let column = ((position - grid.start) / grid.pitch).rounded(.down)
      return line.items.lowerBound + Int(min(max(0, column), CGFloat(line.items.count - 1)))
    }
    let (first, gap) = justification(of: line)
    var (found, next): (Int?, CGFloat) = (nil, first)
    for item in line.items {
      guard next <= position else { break }
      found = item
      next += section.sizes[item][axis.cross] + gap
    }
    return found
  }
}

extension SolvedFlowLayout: DropGeometry {
  /// The position for a point: in the section that it is in; above all in the first, below all in
  /// the last (appkit rule MX-3).
  ///
  /// - Complexity: O(log sections + log lines), and the line's items where sizes differ.
  package func dropPosition(at point: CGPoint) -> DropPosition? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return section(at: point[specification.scrollDirection]).flatMap { query($0) }?
      .dropPosition(at: point)
  }

  /// The space in front of an item (appkit rules MX-4 and MZ-10).
  ///
  /// - Complexity: O(log sections + log lines), and the line's items where sizes differ.
  package func gap(beforeItem item: Int, section: Int) -> DropGap? {
    query(section)?.gap(beforeItem: item)
  }
}
