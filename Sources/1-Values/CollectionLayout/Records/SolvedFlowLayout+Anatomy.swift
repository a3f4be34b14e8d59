// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The sums behind the solver's frames, computed when they are asked for.
extension SolvedFlowLayout {
  /// The way from the container to an item; nil outside of the data.
  ///
  /// - Complexity: O(log sections + log lines + items of the line).
  package func placement(ofItem item: Int, section: Int) -> FlowItemPlacement? {
    guard let query = query(section), let element = query.cell(item: item),
      let line = query.section.lines.line(of: item)
    else { return nil }
    return FlowItemPlacement(
      section: query.sectionRecord, line: query.record(line), item: item, frame: element.frame,
      sizeOrigin: query.section.sizeOrigin(of: item))
  }

  /// The lines that a rectangle meets, section by section.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: The visible part, for pinned headers and footers.
  /// - Returns: The lines in order.
  /// - Complexity: O(log sections + log lines + items of the lines found).
  package func lineRecords(in rect: CGRect, viewport: Viewport) -> [FlowLineRecord] {
    guard let area = FlowArea(rect, axis: specification.scrollDirection) else { return [] }
    var found: [FlowLineRecord] = []
    for index in candidates(from: area.along.lowerBound, to: area.along.upperBound) {
      guard let query = query(index, viewport: viewport) else { continue }
      let origin = query.start + query.section.linesStart
      query.section.lines.forEachLine(
        from: area.along.lowerBound - origin, to: area.along.upperBound - origin
      ) { line in
        let record = query.record(line)
        if area.meets(record.frame) { found.append(record) }
      }
    }
    return found
  }

  package func sectionRecords(in rect: CGRect) -> [FlowSectionRecord] {
    guard let area = FlowArea(rect, axis: specification.scrollDirection) else { return [] }
    return candidates(from: area.along.lowerBound, to: area.along.upperBound).compactMap { index in
      guard let section = query(index)?.sectionRecord, area.meets(section.frame) else { return nil }
      return section
    }
  }

  package func sectionRecord(_ index: Int) -> FlowSectionRecord? { query(index)?.sectionRecord }
}

extension FlowSectionQuery {
  var sectionRecord: FlowSectionRecord {
    let space = section.space
    return FlowSectionRecord(
      index: index, itemCount: section.sizes.count, axis: axis,
      containerLength: section.environment.crossLength,
      frame: CGRect(
        origin: CGPoint(axis, along: start, across: 0),
        size: CGSize(
          axis, along: section.length, across: max(0, section.environment.crossLength))),
      headerLength: section.headerLength, footerLength: section.footerLength,
      insets: section.insets,
      lineArea: CGRect(
        origin: CGPoint(axis, along: start + section.linesStart, across: space.start),
        size: CGSize(axis, along: section.lines.length, across: max(0, space.length))),
      lineSpacing: section.lineSpacing, interitemSpacing: space.spacing)
  }

  func record(_ line: FlowLines.Line) -> FlowLineRecord {
    let space = section.space
    let (alignment, gap) = alignment(of: line)
    return FlowLineRecord(
      section: index, items: line.items,
      frame: CGRect(
        origin: CGPoint(axis, along: start + section.linesStart + line.start, across: space.start),
        size: CGSize(axis, along: line.length, across: max(0, space.length))),
      alignment: alignment, gap: gap,
      itemFrames: line.items.compactMap { cell(item: $0)?.frame })
  }

  private func alignment(
    of line: FlowLines.Line
  ) -> (alignment: FlowLineRecord.Alignment, gap: CGFloat) {
    if section.row != nil { return (.row, section.space.spacing) }
    if let grid = section.grid {
      let length = section.sizes[line.items.lowerBound][axis.cross]
      return (grid.columns == 1 ? .centered : .columns(grid.columns), grid.pitch - length)
    }
    let (start, gap) = justification(of: line)
    let isLast = line.items.upperBound == section.sizes.count
    guard line.items.count == 1 else { return (isLast ? .leading : .justified, gap) }
    let length = section.sizes[line.items.lowerBound][axis.cross]
    let isLeading = isLast && section.space.fits(length + section.space.spacing + length)
    return (isLeading && start == section.space.start ? .leading : .centered, gap)
  }
}

extension SolvedFlowSection {
  /// Returns the rule that decided the size of an item.
  func sizeOrigin(of item: Int) -> FlowItemPlacement.SizeOrigin {
    if estimation == .none { return .given }
    if sizes.measured[item] != nil { return .measurement }
    return sizes.isAverage && !sizes.measured.sizes.isEmpty ? .average : .estimate
  }
}
