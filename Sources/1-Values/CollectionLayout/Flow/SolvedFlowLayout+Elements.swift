// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension SolvedFlowLayout {
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
