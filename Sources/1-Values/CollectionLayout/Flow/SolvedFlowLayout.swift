// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A flow layout that has been solved, and the questions it answers.
///
/// Equal specifications give equal answers, on any thread. Lines are broken once:
///
/// - Solving costs O(sections + different lines): a section of equal items costs the same however
///   many there are, in time and in memory. Sizes that differ are read once.
/// - A question about a rectangle costs O(log sections + log lines + elements found), and in a
///   section of mixed sizes the other items of the lines found.
/// - A question about one element costs O(log sections + log lines), and in a section of mixed
///   sizes the items before it on its line.
/// - Taking in a measured size breaks the lines again up to where they are as before; all lines
///   from the first unmeasured item on where unmeasured items count as the average.
package struct SolvedFlowLayout: Sendable {
  package let specification: FlowSpecification
  package let warnings: FlowWarnings
  private var stack: SectionStack<SolvedFlowSection>

  /// Solves a layout.
  ///
  /// - Throws: ``FlowError`` for numbers that allow no layout, or one without an end.
  package init(_ specification: FlowSpecification) throws(FlowError) {
    // 1. Check that all numbers can be used.
    warnings = try specification.check()
    self.specification = specification

    // 2. Break the lines of each section.
    let axis = specification.scrollDirection
    let environment = SolvedFlowSection.Environment(
      axis: axis, crossLength: specification.containerSize[axis.cross],
      grid: specification.pixelGrid, roundsOrigins: specification.roundsOrigins,
      lineRule: specification.lineRule,
      pinsHeaders: specification.pinsHeaders, pinsFooters: specification.pinsFooters)
    var sections: ContiguousArray<SolvedFlowSection> = []
    sections.reserveCapacity(specification.sections.count)
    for (index, section) in specification.sections.enumerated() {
      let solved = SolvedFlowSection(section, in: environment)
      try solved.checkAdvance(index: index)
      sections.append(solved)
    }

    // 3. Stack the sections.
    stack = SectionStack(sections)
    guard stack.length * specification.pixelGrid.scale <= LayoutLimits.contentPixels else {
      throw .contentTooLarge(stack.length)
    }
  }

  var sections: ContiguousArray<SolvedFlowSection> { stack.sections }

  /// The size of all content: the container's across the scroll direction, also where an item is
  /// wider (behaviour rule F-11); the sections along it.
  package var contentSize: CGSize {
    let axis = specification.scrollDirection
    return CGSize(
      axis, along: max(0, stack.length), across: max(0, specification.containerSize[axis.cross]))
  }

  /// Whether any element is pinned, so that scrolling moves it.
  package var hasPinnedElements: Bool { specification.pinsHeaders || specification.pinsFooters }

  func query(_ index: Int, viewport: Viewport? = nil) -> FlowSectionQuery? {
    guard sections.indices.contains(index) else { return nil }
    return FlowSectionQuery(
      section: sections[index], index: index, start: stack.start(of: index),
      visible: hasPinnedElements
        ? viewport?.range(along: specification.scrollDirection) : nil,
      offset: viewport?.orthogonalOffsets[index] ?? 0)
  }

  /// The sections that can meet an interval of the scroll direction.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    stack.candidates(from: low, to: high, margin: specification.pixelGrid.pixel)
  }

  /// The section at a position of the scroll direction; nil without sections.
  func section(at position: CGFloat) -> Int? { stack.section(at: position) }
}

extension SolvedFlowLayout: SolvedGeometry {
  package var pixelGrid: PixelGrid { specification.pixelGrid }

  package var measuringConditions: MeasuringConditions {
    let axis = specification.scrollDirection
    return MeasuringConditions(
      scrollDirection: axis, crossLength: specification.containerSize[axis.cross],
      itemCounts: specification.sections.map(\.items.count))
  }

  /// Takes in the measured size of an item, and breaks lines again where they change.
  @discardableResult
  package mutating func setMeasuredSize(_ size: CGSize, of identity: ElementIdentity) -> Bool {
    let (item, index) = (identity.index, identity.section)
    guard identity.category == .cell, sections.indices.contains(index),
      sections[index].estimation != .none, item >= 0, item < sections[index].sizes.count,
      let rounded = pixelGrid.measured(size)
    else { return false }
    return stack.update(index) { section in
      let length = section.length
      return section.measure(rounded, item: item) ? section.length - length : nil
    } != nil
  }
}

extension SolvedFlowLayout {
  /// The area in which a collapsed section scrolls, from side to side of the container; nil for
  /// sections that are not collapsed, and for those without items.
  package func collapsedArea(ofSection index: Int) -> OrthogonalScrollArea? {
    guard let query = query(index), let row = query.section.row, query.section.sizes.count > 0
    else { return nil }
    let axis = specification.scrollDirection
    return OrthogonalScrollArea(
      continuous: CGRect(
        origin: CGPoint(axis, along: query.start + query.section.linesStart, across: 0),
        size: CGSize(
          axis, along: query.section.lines.length,
          across: max(0, specification.containerSize[axis.cross]))),
      axis: axis.cross, contentLength: row.length, pixelGrid: specification.pixelGrid)
  }

  /// Returns whether the items of a section fit in one line as they are laid out now; true of
  /// sections that do not exist.
  package func isOneLine(section index: Int) -> Bool {
    sections.indices.contains(index) ? sections[index].lines.isSingle : true
  }

  /// The section in whose body a point is: behind its header and before its footer. Of a section
  /// without items the header counts as well (interaction rule DP-9).
  ///
  /// - Parameter point: The point, in layout coordinates.
  /// - Returns: The section; nil beside all bodies.
  /// - Complexity: O(log sections).
  package func section(withBodyAt point: CGPoint) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let axis = specification.scrollDirection
    let (position, across) = (point[axis], point[axis.cross])
    guard across >= 0, across < contentSize[axis.cross] else { return nil }
    return candidates(from: position, to: position).first { index in
      guard let query = query(index) else { return false }
      let isEmpty = query.section.sizes.count == 0
      let first = query.start + (isEmpty ? 0 : query.section.headerLength)
      return position >= first && position < query.start + query.section.bodyEnd
    }
  }

  /// The elements in a rectangle: those whose frames have a part in it (behaviour rule F-19).
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates; one without area has no elements.
  ///   - viewport: What is visible, which pinned elements depend on.
  /// - Returns: Section by section the header, the cells and the footer.
  /// - Complexity: O(log sections + log lines + elements found).
  package func elements(in rect: CGRect, viewport: Viewport) -> [SolvedElement] {
    guard let area = FlowArea(rect, axis: specification.scrollDirection) else { return [] }
    var found: [SolvedElement] = []
    for index in candidates(from: area.along.lowerBound, to: area.along.upperBound) {
      guard let query = query(index, viewport: viewport) else { continue }
      OperationCounters.count { $0.sectionsVisited += 1 }
      if let header = query.header {
        OperationCounters.count { $0.elementsVisited += 1 }
        if area.meets(header.frame) { found.append(header) }
      }
      query.collectCells(area, into: &found)
      if let footer = query.footer {
        OperationCounters.count { $0.elementsVisited += 1 }
        if area.meets(footer.frame) { found.append(footer) }
      }
    }
    return found
  }

  package func cell(item: Int, section: Int) -> SolvedElement? {
    query(section)?.cell(item: item)
  }

  /// A header or footer; a pinned one where it is now.
  ///
  /// - Parameters:
  ///   - kind: The kind of the header or footer.
  ///   - section: The index of a section of the layout.
  ///   - index: The number among its kind, which is 0.
  ///   - viewport: The visible part, at whose edges elements are pinned.
  /// - Returns: The element, or nil if the section has none or it has no length.
  package func supplementary(
    kind: String, section: Int, index: Int, viewport: Viewport
  ) -> SolvedElement? {
    guard index == 0, let query = query(section, viewport: viewport) else { return nil }
    switch kind {
    case FlowSpecification.headerKind: return query.header
    case FlowSpecification.footerKind: return query.footer
    default: return nil
    }
  }

  /// None: flow layouts have no backgrounds.
  package func decoration(kind: String, section: Int, index: Int) -> SolvedElement? { nil }

  /// The pinned headers and footers of the visible sections, where they are now.
  package func pinnedElements(viewport: Viewport) -> [SolvedElement] {
    guard hasPinnedElements, let visible = viewport.range(along: specification.scrollDirection)
    else { return [] }
    var found: [SolvedElement] = []
    for index in candidates(from: visible.lowerBound, to: visible.upperBound) {
      let query = query(index, viewport: viewport)
      if specification.pinsHeaders, let header = query?.header { found.append(header) }
      if specification.pinsFooters, let footer = query?.footer { found.append(footer) }
    }
    return found
  }

  /// The cell that a point is in; nil between cells.
  package func cell(at point: CGPoint) -> SolvedElement? {
    let pixel = specification.pixelGrid.pixel
    let around = CGRect(
      x: point.x - pixel, y: point.y - pixel, width: 2 * pixel, height: 2 * pixel)
    // The last one lies in front.
    return elements(in: around, viewport: Viewport(visibleRect: .zero)).last {
      let frame = $0.frame
      return $0.identity.category == .cell && frame.minX <= point.x && point.x < frame.maxX
        && frame.minY <= point.y && point.y < frame.maxY
    }
  }
}
