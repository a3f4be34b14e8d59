// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension SolvedTable: SolvedGeometry {
  /// The depth of headers and footers: in front of rows.
  private static let boundaryZIndex = 1

  package var hasPinnedElements: Bool {
    pinsElements && sections.contains { $0.header.hasView || $0.footer.hasView }
  }

  package var measuringConditions: MeasuringConditions {
    MeasuringConditions(
      scrollDirection: .vertical, crossLength: width, itemCounts: sections.map(\.rows.count))
  }

  /// The elements in a rectangle.
  ///
  /// - Complexity: O((sections + elements found) × log), of the sections that meet the rectangle.
  package func elements(in rect: CGRect, viewport: Viewport) -> [SolvedElement] {
    guard let area = QueryArea(rect, in: contentSize, mainAxis: .vertical), area.hasArea,
      let first = section(at: area.main.lowerBound)
    else { return [] }
    var result: [SolvedElement] = []
    for section in first..<sections.count {
      let start = start(ofSection: section)
      guard start < area.main.upperBound else { break }
      OperationCounters.count { $0.sectionsVisited += 1 }
      for edge in TableEdge.allCases {
        guard let element = boundary(edge, section: section, viewport: viewport),
          area.meets(element.frame)
        else { continue }
        result.append(element)
      }
      appendRows(of: section, in: area, from: start, to: &result)
    }
    return result
  }

  private func appendRows(
    of section: Int, in area: QueryArea, from start: CGFloat, to result: inout [SolvedElement]
  ) {
    let solved = sections[section]
    let top = start + solved.rowsStart
    guard let first = solved.rows.row(at: max(0, area.main.lowerBound - top)) else { return }
    var y = top + solved.rows.start(of: first)
    for row in first..<solved.rows.count {
      // Rounded to pixels, a row may begin up to one earlier.
      guard y - pixelGrid.pixel < area.main.upperBound else { break }
      OperationCounters.count { $0.elementsVisited += 1 }
      let element = solvedRow(row, section: section, from: y)
      if area.meets(element.frame) { result.append(element) }
      y += element.frame.height
    }
  }

  private func solvedRow(_ row: Int, section: Int, from y: CGFloat) -> SolvedElement {
    let rows = sections[section].rows
    var element = SolvedElement(
      identity: .cell(item: row, section: section),
      frame: rowFrame(from: y, height: rows.height(of: row)))
    if rows.isEstimated { element.estimatedAxes = .height }
    return element
  }

  /// A header or footer with a view, where it is now.
  private func boundary(
    _ edge: TableEdge, section: Int, viewport: Viewport
  ) -> SolvedElement? {
    let solved = sections[section][edge]
    guard solved.hasView, let natural = frame(of: edge, section: section),
      let frame = frame(of: edge, section: section, viewport: viewport)
    else { return nil }
    var element = SolvedElement(
      identity: .supplementary(kind: edge.elementKind, section: section, index: 0), frame: frame,
      zIndex: Self.boundaryZIndex + (frame == natural ? 0 : SolvedElement.pinnedZIndex))
    if solved.isEstimated { element.estimatedAxes = .height }
    return element
  }

  package func cell(item: Int, section: Int) -> SolvedElement? {
    guard sections.indices.contains(section), (0..<sections[section].rows.count).contains(item)
    else { return nil }
    let solved = sections[section]
    return solvedRow(
      item, section: section,
      from: start(ofSection: section) + solved.rowsStart + solved.rows.start(of: item))
  }

  package func supplementary(
    kind: String, section: Int, index: Int, viewport: Viewport
  ) -> SolvedElement? {
    guard index == 0, sections.indices.contains(section),
      let edge = TableEdge(elementKind: kind)
    else { return nil }
    return boundary(edge, section: section, viewport: viewport)
  }

  package func decoration(kind: String, section: Int, index: Int) -> SolvedElement? { nil }

  package func pinnedElements(viewport: Viewport) -> [SolvedElement] {
    elements(in: viewport.visibleRect, viewport: viewport).filter {
      $0.zIndex >= SolvedElement.pinnedZIndex
    }
  }

  @discardableResult
  package mutating func setMeasuredSize(_ size: CGSize, of identity: ElementIdentity) -> Bool {
    // Views that size themselves have rounded it; a given height stays as it is.
    guard size.height.isFinite else { return false }
    return (replaceHeight(of: identity, by: size.height.tableHeight) ?? 0) != 0
  }
}
