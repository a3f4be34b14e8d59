// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

extension SolvedLayout {
  /// The elements in a rectangle.
  ///
  /// Behaviour rule L-6: the rectangle is clipped to the content. Cells and badges are listed if
  /// their **group** meets it, headers and footers if they do themselves, where they are pinned
  /// now; backgrounds if their section meets or touches it. A rectangle without area gets
  /// backgrounds only, and sections without length list nothing. In an orthogonal section the
  /// rectangle is moved by the section's offset; the frames in the answer are not.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: What is visible.
  /// - Returns: The elements: the layout's own boundary items, then section by section backgrounds,
  ///   boundary items and, group by group, cells and badges.
  /// - Complexity: O(log sections + elements found).
  package func elements(in rect: CGRect, viewport: Viewport) -> [SolvedElement] {
    guard let area = QueryArea(rect, in: contentSize, mainAxis: mainAxis) else { return [] }
    let visible = viewport.range(along: mainAxis)
    var found: [SolvedElement] = []
    for index in 0..<boundary.count where area.hasArea {
      let element = layoutElement(index, visible: visible)
      OperationCounters.count { $0.elementsVisited += 1 }
      if area.meets(element.frame) { found.append(element) }
    }
    for index in candidates(from: area.main.lowerBound, to: area.main.upperBound) {
      OperationCounters.count { $0.sectionsVisited += 1 }
      guard sections[index].isShown, let query = query(index, visible: visible) else { continue }
      query.collect(
        area, offset: viewport.orthogonalOffsets[index], into: &found)
    }
    return found
  }

  func layoutElement(_ index: Int, visible: ClosedRange<CGFloat>?) -> SolvedElement {
    boundary.element(
      index, identity: .layoutSupplementary(kind: boundary.item(index).elementKind), start: 0,
      visible: visible)
  }

  /// A cell, wherever it is; nil outside the data and for items that no group takes (G-8).
  package func cell(item: Int, section: Int) -> SolvedElement? {
    query(section)?.cell(item: item)
  }

  /// A header, a footer or a badge; a pinned one where it is now.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - section: The section; 0 for the layout's own items.
  ///   - index: The number among the kind in its section; ``ElementIdentity/layoutLevelIndex`` for
  ///     the layout's own items.
  ///   - viewport: The visible part, at whose edges elements are pinned.
  /// - Returns: The element, or nil if there is none.
  package func supplementary(
    kind: String, section: Int, index: Int, viewport: Viewport
  ) -> SolvedElement? {
    let visible = viewport.range(along: mainAxis)
    if index == ElementIdentity.layoutLevelIndex {
      guard section == 0, let position = boundary.index(ofKind: kind) else { return nil }
      return layoutElement(position, visible: visible)
    }
    guard let query = query(section, visible: visible) else { return nil }
    if index == 0, let position = query.boundary.index(ofKind: kind) {
      return query.boundaryElement(position)
    }
    return query.badge(kind: kind, number: index)
  }

  /// A background; nil if the section has no such one or no length.
  package func decoration(kind: String, section: Int, index: Int) -> SolvedElement? {
    guard let query = query(section), query.section.isShown else { return nil }
    let items = query.plan.specification.decorationItems
    guard items.indices.contains(index), items[index].elementKind == kind else { return nil }
    return query.decoration(index)
  }

  /// The frame of a section, with its insets and extending boundary items, over the container's
  /// whole cross length; not rounded. Null outside the data.
  package func sectionFrame(_ index: Int) -> CGRect {
    guard sections.indices.contains(index) else { return .null }
    let cross = specification.containerSize[mainAxis.cross]
    return CGRect(
      origin: CGPoint(mainAxis, along: start(of: index), across: 0),
      size: CGSize(mainAxis, along: sections[index].length, across: cross))
  }

  /// The embedded scroll area of a section; nil if it does not scroll orthogonally, has no cells or
  /// does not exist.
  package func orthogonalSection(_ index: Int) -> OrthogonalGeometry? {
    query(index)?.orthogonalGeometry
  }

  /// The pinned items of the visible sections and of the layout, where they are now.
  package func pinnedElements(viewport: Viewport) -> [SolvedElement] {
    guard hasPinnedElements, let visible = viewport.range(along: mainAxis) else { return [] }
    var found: [SolvedElement] = []
    for index in 0..<boundary.count where boundary.item(index).pinToVisibleBounds {
      found.append(layoutElement(index, visible: visible))
    }
    for index in candidates(from: visible.lowerBound, to: visible.upperBound) {
      OperationCounters.count { $0.sectionsVisited += 1 }
      guard sections[index].isShown, let query = query(index, visible: visible) else { continue }
      for position in 0..<query.boundary.count
      where query.boundary.item(position).pinToVisibleBounds {
        OperationCounters.count { $0.elementsVisited += 1 }
        found.append(query.boundaryElement(position))
      }
    }
    return found
  }

  func query(_ index: Int, visible: ClosedRange<CGFloat>? = nil) -> SectionQuery? {
    guard sections.indices.contains(index) else { return nil }
    return SectionQuery(
      sections[index], index: index, start: start(of: index), visible: visible)
  }
}

extension Viewport {
  /// Returns what is visible along an axis; nil if it is not a rectangle of numbers.
  func range(along axis: LayoutAxis) -> ClosedRange<CGFloat>? {
    let low = visibleRect.origin[axis]
    let length = visibleRect.size[axis]
    guard low.isFinite, length.isFinite else { return nil }
    return low...(low + max(0, length))
  }
}

extension SolvedLayout {
  /// The first section with items whose insets leave its groups no length across the axis that they are
  /// stacked along, in a container that has one; nil if there is none.
  package var firstSectionWithoutRoom:
    (section: Int, axis: LayoutAxis, length: CGFloat, insets: CGFloat)?
  {
    for (index, section) in sections.enumerated() where section.itemCount > 0 {
      guard let plan = section.plan else { continue }
      let axis = plan.stackAxis.cross
      let length = plan.containerSize[axis]
      if length > 0, plan.reference[axis] <= 0 {
        return (index, axis, length, plan.insets.total(axis))
      }
    }
    return nil
  }
}
