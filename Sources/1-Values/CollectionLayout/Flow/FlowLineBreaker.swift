// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Breaks the items of a section into lines, in order and greedily (behaviour rule F-3).
struct FlowLineBreaker {
  let sizes: FlowSizes
  /// The axis that lines stack along.
  let axis: LayoutAxis
  let space: FlowLineSpace
  /// The columns, if all items are alike.
  let grid: FlowGrid?

  init(_ sizes: FlowSizes, axis: LayoutAxis, space: FlowLineSpace) {
    self.sizes = sizes
    self.axis = axis
    self.space = space
    grid =
      sizes.count > 0 && sizes.areAlike
      ? FlowGrid(item: sizes[0][axis.cross], in: space) : nil
  }

  struct Lines {
    /// The number of items on each line; the section's last line may have fewer.
    var itemsPerLine: Int
    /// The length of each along the scroll direction.
    var length: CGFloat
    var number: Int
  }

  /// The lines that begin with an item.
  ///
  /// - Parameter item: The first item, which exists.
  /// - Returns: One line, or more if they are all the same.
  func lines(from item: Int) -> Lines {
    OperationCounters.count { $0.linesBroken += 1 }
    return grid.map { gridLines($0, from: item) } ?? justifiedLines(from: item)
  }

  private func gridLines(_ grid: FlowGrid, from item: Int) -> Lines {
    let rest = sizes.count - item
    let number = min(grid.columns, rest)
    let run = sizes.runLength(from: item)
    guard run >= number else {
      OperationCounters.count { $0.sizesRead += number }
      let length = (item..<item + number).reduce(0) { max($0, sizes[$1][axis]) }
      return Lines(itemsPerLine: grid.columns, length: length, number: 1)
    }
    OperationCounters.count { $0.sizesRead += 1 }
    let full = run / grid.columns
    let hasShortLine = run == rest && run % grid.columns != 0
    return Lines(
      itemsPerLine: grid.columns, length: sizes[item][axis],
      number: max(1, full + (hasShortLine ? 1 : 0)))
  }

  private func justifiedLines(from item: Int) -> Lines {
    var used = sizes[item][axis.cross]
    var length = sizes[item][axis]
    var next = item + 1
    OperationCounters.count { $0.sizesRead += 1 }
    while next < sizes.count {
      let size = sizes[next]
      OperationCounters.count { $0.sizesRead += 1 }
      let wanted = used + space.spacing + size[axis.cross]
      guard space.fits(wanted) else { break }
      used = wanted
      length = max(length, size[axis])
      next += 1
    }
    let number = next - item
    // A line repeats as long as the item after it is still of the same size; the section's last one
    // may be short.
    let run = sizes.runLength(from: item)
    let isRest = run == sizes.count - item
    return Lines(
      itemsPerLine: number, length: length,
      number: max(1, isRest ? (run + number - 1) / number : (run - 1) / number))
  }
}

/// The space that the lines of a section have across the scroll direction, and how items share it.
struct FlowLineSpace: Hashable, Sendable {
  /// The start of the lines: the section inset.
  var start: CGFloat
  /// The length of a line; zero or less if the insets are larger than the container.
  var length: CGFloat
  /// The least distance of two items.
  var spacing: CGFloat
  /// The length by which items may be too long together and still fit; zero where sums are exact.
  var tolerance: CGFloat

  func fits(_ used: CGFloat) -> Bool { used <= length + tolerance }

  /// The number of items of one length on a line, as a whole number; at least one.
  ///
  /// - Complexity: O(columns) up to 4096, which no screen is wide enough for; more are divided.
  func columns(of item: CGFloat) -> CGFloat {
    let quotient = ((length + spacing + tolerance) / (item + spacing)).rounded(.down)
    guard tolerance == 0, quotient < 4096 else { return max(1, quotient) }
    // Sums from the left may end on the other side of the end of the line than a quotient.
    var (columns, used): (CGFloat, CGFloat) = (1, item)
    while columns <= quotient + 1 {
      let wanted = used + spacing + item
      guard fits(wanted) else { break }
      used = wanted
      columns += 1
    }
    return columns
  }

  /// The start of an item that is alone in the middle: never before the line does (F-4, F-7).
  func middle(of item: CGFloat) -> CGFloat { start + max(0, (length - item) / 2) }
}

/// The columns that items of one length form: behaviour rule F-4.
///
/// Every line has the same gaps, also a short last one.
struct FlowGrid: Hashable, Sendable {
  /// The number of items on a full line.
  let columns: Int
  let start: CGFloat
  /// From the beginning of one to that of the next.
  let pitch: CGFloat

  /// More columns than any section has items.
  private static let unlimited: CGFloat = 0x1p53

  init(item: CGFloat, in space: FlowLineSpace) {
    let advance = item + space.spacing
    let complement = advance > 0 ? space.columns(of: item) : Self.unlimited
    columns = Int(min(complement, Self.unlimited))
    if complement == 1 {
      start = space.middle(of: item)
      pitch = advance
    } else {
      start = space.start
      // Of very many columns the gap is what was asked for.
      pitch =
        complement < Self.unlimited
        ? item + (space.length - complement * item) / (complement - 1) : advance
    }
  }

  func position(column: Int) -> CGFloat { start + CGFloat(column) * pitch }
}
