// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The frames of everything in a table.
///
/// ```
/// | table header | section 0 | section 1 | … | table footer |
/// ```
///
/// Lengths of sections are kept in a tree of prefix sums, those of rows in one for each section, or
/// in a number where all rows are of one height. So a million rows of one height cost nothing to
/// solve, a question costs O(log sections + log rows) for each element of the answer, and so does a
/// measured row (behaviour rule TV-3).
package struct SolvedTable: Hashable, Sendable {
  package let width: CGFloat
  package let pixelGrid: PixelGrid
  private let rowInset: CGFloat
  private let headerHeight: CGFloat
  private let footerHeight: CGFloat
  /// Whether headers and footers stay visible while their section is.
  let pinsElements: Bool
  private var stack: SectionStack<SolvedTableSection>

  /// Solves a table; heights that it cannot have are corrected (``Foundation/CGFloat/tableHeight``).
  ///
  /// - Complexity: O(sections), and O(rows) of sections whose rows have heights of their own.
  init(_ specification: TableSpecification) {
    let grid = specification.pixelGrid
    width = specification.width.tableHeight
    pixelGrid = grid
    rowInset = min(specification.rowInset.tableHeight, width / 2)
    headerHeight = grid.ceil(specification.tableHeaderHeight.tableHeight)
    footerHeight = grid.ceil(specification.tableFooterHeight.tableHeight)
    pinsElements = specification.pinsBoundaries
    stack = SectionStack(
      ContiguousArray(specification.sections.map { SolvedTableSection($0, on: grid) }))
  }

  // MARK: Places

  var sections: ContiguousArray<SolvedTableSection> { stack.sections }

  private var sectionsEnd: CGFloat { headerHeight + stack.length }

  package var contentSize: CGSize {
    CGSize(width: width, height: settled(sectionsEnd + footerHeight))
  }

  package var tableHeaderFrame: CGRect {
    CGRect(x: 0, y: 0, width: width, height: headerHeight)
  }

  package var tableFooterFrame: CGRect {
    CGRect(x: 0, y: settled(sectionsEnd), width: width, height: footerHeight)
  }

  /// A sum of heights, without the errors of adding: on the pixel that it is at. Below rows whose given
  /// heights are not whole pixels it stays between them (behaviour rule TV-5).
  private func settled(_ sum: CGFloat) -> CGFloat {
    let pixel = pixelGrid.round(sum)
    return abs(pixel - sum) * pixelGrid.scale < Self.addingError ? pixel : sum
  }

  /// More than adding a million heights is wrong by, in pixels.
  private static let addingError: CGFloat = 1e-3

  func start(ofSection section: Int) -> CGFloat { headerHeight + stack.start(of: section) }

  /// The frame of something between the sides of the rows.
  func rowFrame(from y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: rowInset, y: settled(y), width: width - 2 * rowInset, height: height)
  }

  /// The frame of a section with header and footer, from edge to edge; nil if there is none.
  package func frame(ofSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return CGRect(
      x: 0, y: settled(start(ofSection: section)), width: width,
      height: settled(sections[section].length))
  }

  /// The frame of a row; nil if there is none.
  ///
  /// - Complexity: O(log sections + log rows).
  package func frame(ofRow row: Int, section: Int) -> CGRect? {
    guard sections.indices.contains(section), (0..<sections[section].rows.count).contains(row)
    else { return nil }
    let solved = sections[section]
    return rowFrame(
      from: start(ofSection: section) + solved.rowsStart + solved.rows.start(of: row),
      height: solved.rows.height(of: row))
  }

  /// The frame of a header or footer at its natural place, be it a view or space; nil if there is
  /// no such section.
  package func frame(of edge: TableEdge, section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    return rowFrame(
      from: start(ofSection: section) + solved.start(of: edge), height: solved[edge].height)
  }

  /// The frame of a header or footer where it is now (behaviour rules TV-8, IE-56): a plain table's header
  /// stays at the top of what is visible until the end of its rows pushes it out, and its footer
  /// stays at the bottom from the beginning of its rows on.
  func frame(of edge: TableEdge, section: Int, viewport: Viewport) -> CGRect? {
    guard var frame = frame(of: edge, section: section) else { return nil }
    let visible = viewport.visibleRect
    guard pinsElements, frame.height > 0, visible.minY.isFinite, visible.maxY.isFinite else {
      return frame
    }
    let (start, solved) = (start(ofSection: section), sections[section])
    switch edge {
    case .header:
      frame.origin.y = max(
        frame.minY, min(visible.minY, start + solved.rowsEnd - frame.height))
    case .footer:
      frame.origin.y = min(
        frame.minY, max(visible.maxY - frame.height, start + solved.rowsStart))
    }
    frame.origin.y = settled(frame.minY)
    return frame
  }

  /// The section at a place; the first and the last have what is beyond them. Nil without sections.
  func section(at y: CGFloat) -> Int? { stack.section(at: y - headerHeight) }

  /// The section in whose body a point is: behind its header and before its footer. Of a section
  /// without rows the header counts as well, and below all sections the last one does (rule DP-9).
  ///
  /// - Complexity: O(log sections).
  package func section(withBodyAt point: CGPoint) -> Int? {
    guard point.y.isFinite, point.x >= rowInset, point.x < width - rowInset,
      let section = section(at: point.y)
    else { return nil }
    let solved = sections[section]
    let y = point.y - start(ofSection: section)
    let first = solved.rows.count == 0 ? 0 : solved.rowsStart
    let isBelow = section == sections.count - 1
    return y >= first && (isBelow || y < solved.rowsEnd) ? section : nil
  }

  /// The row at a point; nil if there is none: on headers, footers and beside cards.
  ///
  /// - Complexity: O(log sections + log rows).
  package func row(at point: CGPoint) -> (row: Int, section: Int)? {
    guard point.y.isFinite, point.x >= rowInset, point.x < width - rowInset,
      let section = section(at: point.y)
    else { return nil }
    let solved = sections[section]
    let y = point.y - start(ofSection: section) - solved.rowsStart
    guard y >= 0, y < solved.rows.length, let row = solved.rows.row(at: y) else { return nil }
    return (row, section)
  }

  // MARK: Measuring

  /// Replaces the height of a row, header or footer by the one that was measured.
  ///
  /// - Returns: How much higher it is; nil if there is no such element, or it is not estimated.
  /// - Complexity: O(log sections + log rows).
  mutating func replaceHeight(of identity: ElementIdentity, by height: CGFloat) -> CGFloat? {
    let section = identity.section
    guard sections.indices.contains(section) else { return nil }
    if identity.category == .cell {
      // No copy of the rows is held while one of them changes: that would copy all measurements.
      guard sections[section].rows.isEstimated,
        (0..<sections[section].rows.count).contains(identity.index)
      else { return nil }
      return stack.update(section) { $0.setHeight(height, ofRow: identity.index) }
    }
    guard let edge = TableEdge(elementKind: identity.kind ?? ""), identity.index == 0,
      sections[section][edge].isEstimated
    else { return nil }
    return stack.update(section) { $0.setHeight(height, of: edge) }
  }

  /// Returns whether an element ends above a place, so that its growth moves what is there.
  func ends(_ identity: ElementIdentity, above y: CGFloat) -> Bool {
    let natural =
      identity.category == .cell
      ? frame(ofRow: identity.index, section: identity.section)
      : TableEdge(elementKind: identity.kind ?? "").flatMap {
        frame(of: $0, section: identity.section)
      }
    return natural.map { $0.maxY <= y } ?? false
  }

  /// Returns the target of a row whose middle was moved to a height (behaviour rule TV-40).
  ///
  /// In its own section it goes to the place of the row there as soon as that is nearer to it than
  /// its own, so that rows of different heights do not change places for ever. In another section it
  /// goes before or after the row there; over a header to the end of the section above or the start
  /// of the one below; over a footer, and in a section without rows, to the section's end.
  ///
  /// - Parameters:
  ///   - row: The index of the row in its section.
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

/// A section of a table: its header, rows and footer, from its own top.
///
/// ```
/// | top padding | header | row | row | … | footer |
/// ```
struct SolvedTableSection: Hashable, StackedSection {
  /// A header or footer and whether it waits for, or came from, a measurement.
  struct Boundary: Hashable, Sendable {
    var height: CGFloat
    var isEstimated: Bool
    var hasView: Bool

    init(_ boundary: TableSpecification.Boundary, on grid: PixelGrid) {
      height = grid.ceil(boundary.height.points.tableHeight)
      isEstimated = boundary.height.isEstimated
      hasView = boundary.hasView
    }
  }

  private let headerPadding: CGFloat
  private let keepsTopPadding: Bool
  private(set) var header: Boundary
  private(set) var footer: Boundary
  private(set) var rows: RowStack

  init(_ section: TableSpecification.Section, on grid: PixelGrid) {
    headerPadding = grid.ceil(section.topPadding.tableHeight)
    keepsTopPadding = section.keepsTopPadding
    header = Boundary(section.header, on: grid)
    footer = Boundary(section.footer, on: grid)
    rows = RowStack(section, on: grid)
  }

  /// The space above the header; none where there is no header, as one that was measured and is
  /// empty, unless the delegate's methods keep it (behaviour rule TV-8).
  var topPadding: CGFloat { keepsTopPadding || header.height > 0 ? headerPadding : 0 }
  var rowsStart: CGFloat { topPadding + header.height }
  var rowsEnd: CGFloat { rowsStart + rows.length }
  /// The height of everything.
  var length: CGFloat { rowsEnd + footer.height }

  /// Headers and footers stay within their section, also where they are pinned.
  var overhang: Overhang { Overhang() }

  subscript(edge: TableEdge) -> Boundary { edge == .header ? header : footer }

  /// Returns the start of a header or footer, at its natural position.
  func start(of edge: TableEdge) -> CGFloat { edge == .header ? topPadding : rowsEnd }

  /// Gives a row the height that was measured; returns how much longer the section is.
  mutating func setHeight(_ height: CGFloat, ofRow row: Int) -> CGFloat {
    rows.setHeight(height, of: row)
  }

  /// Gives a header or footer the height that was measured; returns how much longer the section is.
  mutating func setHeight(_ height: CGFloat, of edge: TableEdge) -> CGFloat {
    let before = length
    if edge == .header { header.height = height } else { footer.height = height }
    return length - before
  }
}
