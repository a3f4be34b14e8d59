// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The elements of a section in the coordinates of the layout.
struct FlowSectionQuery {
  let section: SolvedFlowSection
  let index: Int
  /// The start along the scroll direction.
  let start: CGFloat
  /// The visible interval of the scroll direction; nil leaves pinned elements where they are.
  let visible: ClosedRange<CGFloat>?
  let offset: CGFloat

  var axis: LayoutAxis { section.environment.axis }

  private func rounded(_ origin: CGPoint) -> CGPoint {
    section.environment.roundsOrigins ? section.environment.grid.round(origin) : origin
  }

  // MARK: Header and footer

  /// The depth of headers and footers: in front of cells (F-14).
  private static let depth = 10
  /// The depth of those that are pinned away from their natural place.
  private static let pinnedDepth = 1024

  /// The header, where it is now; nil if it has no length.
  ///
  /// Behaviour rules F-15 and P-2: it keeps to the start of what is visible until the end of the
  /// body pushes it out.
  var header: SolvedElement? {
    let length = section.headerLength
    guard length > 0 else { return nil }
    var position: CGFloat = 0
    if section.environment.pinsHeaders, let visible {
      position = min(max(0, visible.lowerBound - start), section.bodyEnd - length)
    }
    return boundary(
      FlowSpecification.headerKind, at: position, length: length, isPinned: position != 0)
  }

  /// The footer, where it is now; nil if it has no length.
  ///
  /// Behaviour rules F-15 and P-3: it keeps to the end of what is visible until the header's end
  /// pushes it out.
  var footer: SolvedElement? {
    let length = section.footerLength
    guard length > 0 else { return nil }
    let natural = section.bodyEnd
    var position = natural
    if section.environment.pinsFooters, let visible {
      position = max(min(natural, visible.upperBound - start - length), section.headerLength)
    }
    return boundary(
      FlowSpecification.footerKind, at: position, length: length, isPinned: position != natural)
  }

  private func boundary(
    _ kind: String, at position: CGFloat, length: CGFloat, isPinned: Bool
  ) -> SolvedElement {
    let origin = CGPoint(axis, along: start + position, across: 0)
    return SolvedElement(
      identity: .supplementary(kind: kind, section: index, index: 0),
      frame: CGRect(
        origin: rounded(origin),
        size: CGSize(axis, along: length, across: max(0, section.environment.crossLength))),
      zIndex: isPinned ? Self.pinnedDepth : Self.depth)
  }

  // MARK: Cells

  func cell(item: Int) -> SolvedElement? {
    guard let line = section.lines.line(of: item) else { return nil }
    if let row = section.row { return cell(item, of: line, at: row.position(item)) }
    if let grid = section.grid {
      return cell(item, of: line, at: grid.position(column: item - line.items.lowerBound))
    }
    let (first, gap) = justification(of: line)
    var position = first
    for before in line.items.lowerBound..<item {
      position += section.sizes[before][axis.cross] + gap
    }
    return cell(item, of: line, at: position)
  }

  func collectCells(
    _ area: FlowArea, into found: inout [SolvedElement]
  ) {
    guard !section.sizes.areEmpty else { return }
    let origin = start + section.linesStart
    // Frames are rounded to pixels: half a pixel more on each side.
    let pixel = section.environment.grid.pixel
    let (low, high) = (area.along.lowerBound - pixel, area.along.upperBound + pixel)
    section.lines.forEachLine(from: low - origin, to: high - origin) { line in
      OperationCounters.count { $0.linesVisited += 1 }
      if let row = section.row {
        collectRow(line, row, area, &found)
      } else if let grid = section.grid {
        collectGridLine(line, grid, area, &found)
      } else {
        collectJustifiedLine(line, area, &found)
      }
    }
  }

  private func collectRow(
    _ line: FlowLines.Line, _ row: FlowRow, _ area: FlowArea, _ found: inout [SolvedElement]
  ) {
    let pixel = section.environment.grid.pixel
    let items = row.candidates(
      from: area.across.lowerBound + offset - pixel, to: area.across.upperBound + offset + pixel)
    for item in items {
      let element = cell(item, of: line, at: row.position(item))
      OperationCounters.count { $0.elementsVisited += 1 }
      var shown = element.frame
      shown.origin[axis.cross] -= offset
      if area.meets(shown) { found.append(element) }
    }
  }

  private func collectGridLine(
    _ line: FlowLines.Line, _ grid: FlowGrid, _ area: FlowArea, _ found: inout [SolvedElement]
  ) {
    var columns = 0..<line.items.count
    if grid.pitch > 0 {
      let length = section.sizes[line.items.lowerBound][axis.cross]
      let pixel = section.environment.grid.pixel
      columns = Range(
        from: ((area.across.lowerBound - pixel - length - grid.start) / grid.pitch).rounded(.down),
        to: ((area.across.upperBound + pixel - grid.start) / grid.pitch).rounded(.up),
        in: line.items.count)
    }
    for column in columns {
      let element = cell(
        line.items.lowerBound + column, of: line, at: grid.position(column: column))
      OperationCounters.count { $0.elementsVisited += 1 }
      if area.meets(element.frame) { found.append(element) }
    }
  }

  private func collectJustifiedLine(
    _ line: FlowLines.Line, _ area: FlowArea, _ found: inout [SolvedElement]
  ) {
    let (first, gap) = justification(of: line)
    var position = first
    for item in line.items {
      let element = cell(item, of: line, at: position)
      OperationCounters.count { $0.elementsVisited += 1 }
      if area.meets(element.frame) { found.append(element) }
      position += section.sizes[item][axis.cross] + gap
    }
  }

  /// The start of a line of unequal items, and the gap between them: behaviour rules F-5 to F-7.
  func justification(of line: FlowLines.Line) -> (start: CGFloat, gap: CGFloat) {
    let space = section.space
    let number = line.items.count
    let isLast = line.items.upperBound == section.sizes.count
    if number == 1 {
      let length = section.sizes[line.items.lowerBound][axis.cross]
      let isLeading = isLast && space.fits(length + space.spacing + length)
      return (isLeading ? space.start : space.middle(of: length), space.spacing)
    }
    guard !isLast else { return (space.start, space.spacing) }
    let total = line.items.reduce(0) { $0 + section.sizes[$1][axis.cross] }
    return (space.start, (space.length - total) / CGFloat(number - 1))
  }

  /// A cell at a place of its line: in the middle along the scroll direction (F-8), its origin on a
  /// pixel (F-10).
  private func cell(
    _ item: Int, of line: FlowLines.Line, at position: CGFloat
  ) -> SolvedElement {
    let size = section.sizes[item]
    let along = start + section.linesStart + line.start + (line.length - size[axis]) / 2
    let origin = CGPoint(axis, along: along, across: position)
    var element = SolvedElement(
      identity: .cell(item: item, section: index),
      frame: CGRect(origin: rounded(origin), size: size))
    element.isInOrthogonalSection = section.row != nil
    if section.estimation != .none { element.estimatedAxes = [.width, .height] }
    return element
  }
}
