// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A grid of equal items that fill the container (appkit rules MG-1 to MG-5).
///
/// Everything follows by arithmetic: solving and each answer cost the same for any number of items;
/// finding the section of an item is O(log sections).
package struct SolvedGridLayout: Sendable {
  /// The number of columns, with those that stay empty.
  let columns: Int
  let rows: Int
  let itemSize: CGSize
  /// The size of all content: margins, columns and rows with their gaps.
  package let contentSize: CGSize
  let origin: CGPoint
  let pitch: CGSize
  let containerWidth: CGFloat
  let itemCounts: [Int]
  /// The number of the first item of each section in the whole list, and the number of all items.
  let starts: [Int]

  /// Solves a grid.
  ///
  /// - Throws: ``GridError`` for numbers that no grid can be made of.
  package init(_ specification: GridSpecification) throws(GridError) {
    try specification.check()
    let margins = specification.margins
    itemCounts = specification.itemCounts
    var starts = [0]
    for count in itemCounts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
    let number = starts[starts.count - 1]
    let available = CGSize(
      width: max(0, specification.containerSize.width - margins.left - margins.right),
      height: max(0, specification.containerSize.height - margins.top - margins.bottom))
    // With a limit of rows the grid grows sideways, and the distances change places (MG-3).
    let growsSideways = specification.maximumRows > 0
    let gap =
      growsSideways
      ? CGSize(width: specification.lineSpacing, height: specification.interitemSpacing)
      : CGSize(width: specification.interitemSpacing, height: specification.lineSpacing)
    let least = specification.minimumSize
    if growsSideways {
      rows = specification.maximumRows
      columns = max(1, (number + rows - 1) / rows)
    } else {
      let advance = max(1, least.width) + gap.width
      let fitting =
        advance > 0 ? ((available.width + gap.width) / advance + 1e-9).rounded(.down) : 1
      let limit = specification.maximumColumns > 0 ? specification.maximumColumns : Int.max / 2
      columns = max(1, min(Int(min(max(fitting, 1), 1e9)), limit))
      rows = (number + columns - 1) / columns
    }
    let size = CGSize(
      width: Self.length(
        of: columns, in: available.width, gap: gap.width, least.width,
        specification.maximumSize.width),
      height: Self.length(
        of: max(1, rows), in: available.height, gap: gap.height, least.height,
        specification.maximumSize.height))
    itemSize = size
    pitch = CGSize(width: size.width + gap.width, height: size.height + gap.height)
    origin = CGPoint(x: margins.left, y: margins.top)
    containerWidth = specification.containerSize.width
    func used(_ number: Int, _ length: CGFloat, _ gap: CGFloat) -> CGFloat {
      number > 0 ? CGFloat(number) * length + CGFloat(number - 1) * gap : 0
    }
    let isEmpty = number == 0
    contentSize = CGSize(
      width: max(
        0, margins.left + margins.right + (isEmpty ? 0 : used(columns, size.width, gap.width))),
      height: max(
        0, margins.top + margins.bottom + (isEmpty ? 0 : used(rows, size.height, gap.height))))
  }

  /// The length of each of some items that share a space (MG-4); the minimum wins.
  private static func length(
    of number: Int, in space: CGFloat, gap: CGFloat, _ least: CGFloat, _ most: CGFloat
  ) -> CGFloat {
    let share = (space - CGFloat(number - 1) * gap) / CGFloat(number)
    return max(0, least, most > 0 ? min(share, most) : share)
  }

  var number: Int { starts[starts.count - 1] }

  func frame(at position: Int) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: origin.x + CGFloat(position % columns) * pitch.width,
        y: origin.y + CGFloat(position / columns) * pitch.height), size: itemSize)
  }

  package func cell(item: Int, section: Int) -> SolvedElement? {
    guard itemCounts.indices.contains(section), (0..<itemCounts[section]).contains(item) else {
      return nil
    }
    return SolvedElement(
      identity: .cell(item: item, section: section), frame: frame(at: starts[section] + item))
  }

  /// The items that have a part in a rectangle.
  ///
  /// - Complexity: O(items found · log sections).
  package func elements(in rect: CGRect) -> [SolvedElement] {
    guard number > 0, rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    let lines = Self.indices(
      rect.minY, rect.maxY, from: origin.y, pitch: pitch.height, length: itemSize.height,
      count: rows)
    let indices = Self.indices(
      rect.minX, rect.maxX, from: origin.x, pitch: pitch.width, length: itemSize.width,
      count: columns)
    var found: [SolvedElement] = []
    for line in lines {
      for index in indices {
        let position = line * columns + index
        guard position < number else { break }
        let frame = frame(at: position)
        guard frame.minX < rect.maxX, frame.maxX > rect.minX, frame.minY < rect.maxY,
          frame.maxY > rect.minY
        else { continue }
        let section = self.section(at: position)
        found.append(
          SolvedElement(
            identity: .cell(item: position - starts[section], section: section), frame: frame))
      }
    }
    return found
  }

  /// The places on one axis that may meet an interval: one more at each end than need be.
  private static func indices(
    _ low: CGFloat, _ high: CGFloat, from start: CGFloat, pitch: CGFloat, length: CGFloat,
    count: Int
  ) -> Range<Int> {
    // Items that overlap wholly, by a negative distance, are all candidates.
    guard pitch > 0 else { return 0..<count }
    func index(_ value: CGFloat) -> Int { Int(min(max(value.rounded(.down), -1), 1e15)) }
    let first = max(0, index((low - start - length) / pitch))
    let last = min(count - 1, index((high - start) / pitch) + 1)
    return first <= last ? first..<last + 1 : 0..<0
  }

  /// The section of the item at a position of the whole list.
  func section(at position: Int) -> Int {
    var (low, high) = (0, itemCounts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

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

/// Everything a grid layout of the Mac depends on.
package struct GridSpecification: Hashable, Sendable {
  var containerSize: CGSize
  /// The number of items of each section; all follow each other as one list.
  var itemCounts: [Int]
  package var margins = UIEdgeInsets.zero
  package var interitemSpacing: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  /// The most rows; 0 for as many as needed.
  package var maximumRows = 0
  /// The most columns; 0 for as many as fit.
  package var maximumColumns = 0
  /// The least size of items; it wins over the maximum.
  package var minimumSize = CGSize.zero
  /// The greatest size of items; 0 for no maximum.
  package var maximumSize = CGSize.zero

  /// Creates a grid without margins and distances.
  package init(itemCounts: [Int], in containerSize: CGSize) {
    self.itemCounts = itemCounts
    self.containerSize = containerSize
  }

  /// Checks that all numbers can be used.
  ///
  /// - Throws: ``GridError`` for the first that cannot.
  func check() throws(GridError) {
    let lengths: [(String, CGFloat)] = [
      ("margins.top", margins.top), ("margins.left", margins.left),
      ("margins.bottom", margins.bottom), ("margins.right", margins.right),
      ("minimumInteritemSpacing", interitemSpacing), ("minimumLineSpacing", lineSpacing),
      ("minimumItemSize.width", minimumSize.width), ("minimumItemSize.height", minimumSize.height),
      ("maximumItemSize.width", maximumSize.width), ("maximumItemSize.height", maximumSize.height),
    ]
    for (name, length) in lengths where !length.isFinite { throw .notFinite(name, length) }
    if maximumRows < 0 { throw .negative("maximumNumberOfRows", maximumRows) }
    if maximumColumns < 0 { throw .negative("maximumNumberOfColumns", maximumColumns) }
  }
}

/// Numbers that no grid can be made of.
package enum GridError: Error, Hashable, CustomStringConvertible {
  case notFinite(String, CGFloat)
  case negative(String, Int)

  package var description: String {
    switch self {
    case .notFinite(let name, let length):
      "NSCollectionViewGridLayout.\(name) is \(length); set a finite number of points."
    case .negative(let name, let number):
      "NSCollectionViewGridLayout.\(name) is \(number); set 0 for no limit, or a positive number."
    }
  }
}
