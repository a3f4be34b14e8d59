// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

@testable import CollectionLayout

/// A solved layout of either kind: the questions that all invariants can be stated in.
protocol InspectedLayout: SolvedGeometry {
  var axis: LayoutAxis { get }
  var containerSize: CGSize { get }
  var itemCounts: [Int] { get }
  /// The content's length, added up from sections, spacing and the layout's own boundary items.
  var lengthOfParts: CGFloat { get }

  /// Where pinned elements are along the scroll direction, and between what they may be.
  func pins(in viewport: Viewport) -> [Pin]
}

/// A pinned element: where it begins, and where it may.
struct Pin {
  var identity: ElementIdentity
  var start: CGFloat
  var allowed: ClosedRange<CGFloat>
}

extension InspectedLayout {
  /// The window that shows the layout from its origin.
  var start: Viewport { Viewport(visibleRect: CGRect(origin: .zero, size: containerSize)) }

  /// All there is, in the order of the answer.
  var everything: [SolvedElement] {
    elements(in: CGRect(origin: .zero, size: contentSize), viewport: start)
  }

  /// All cells, section by section, also those without area.
  var cells: [SolvedElement] { itemCounts.indices.flatMap(cells) }

  /// The cells of a section.
  func cells(_ section: Int) -> [SolvedElement] {
    (0..<itemCounts[section]).compactMap { cell(item: $0, section: section) }
  }

  /// Returns whether a length is a whole number of pixels.
  func isOnGrid(_ length: CGFloat) -> Bool { abs(pixelGrid.round(length) - length) < 1e-6 }
}

extension SolvedLayout: InspectedLayout {
  var axis: LayoutAxis { mainAxis }
  var containerSize: CGSize { specification.containerSize }
  var itemCounts: [Int] { specification.itemCounts }

  var lengthOfParts: CGFloat {
    let lengths = sections.indices.reduce(0) { $0 + sectionFrame($1).size[mainAxis] }
    let body = lengths + CGFloat(sections.count - 1) * specification.interSectionSpacing
    // Side items of the layout may be longer than its sections together.
    return boundary.before + max(body, boundary.count > 0 ? boundary.body : body) + boundary.after
  }

  func pins(in viewport: Viewport) -> [Pin] {
    guard let visible = viewport.range(along: mainAxis) else { return [] }
    return sections.indices.flatMap { section -> [Pin] in
      guard let boundary = sections[section].boundary else { return [] }
      return (0..<boundary.count).compactMap { index in
        let item = boundary.item(index)
        guard mainAxis == .vertical, item.alignment == .top, item.pinToVisibleBounds else {
          return nil
        }
        let natural = boundary.naturalStart(index)
        let limit = boundary.before + boundary.body - boundary.size(index).height
        guard natural <= limit else { return nil }
        return Pin(
          identity: .supplementary(kind: item.elementKind, section: section, index: 0),
          start: boundary.pinnedStart(
            index, visibleFrom: visible.lowerBound, to: visible.upperBound),
          allowed: natural...limit)
      }
    }
  }
}

extension SolvedFlowLayout: InspectedLayout {
  var axis: LayoutAxis { specification.scrollDirection }
  var containerSize: CGSize { specification.containerSize }
  var itemCounts: [Int] { specification.sections.map(\.items.count) }
  var lengthOfParts: CGFloat { max(0, sections.reduce(0) { $0 + $1.length }) }

  func decoration(kind: String, section: Int, index: Int) -> SolvedElement? { nil }

  func pins(in viewport: Viewport) -> [Pin] {
    specification.sections.indices.flatMap { section -> [Pin] in
      let insets = specification.sections[section].insets
      guard specification.pinsHeaders, specification.pinsFooters,
        (axis == .vertical ? insets.top : insets.left) >= 0,
        specification.sections[section].lineSpacing >= 0,
        let natural = query(section), let pinned = query(section, viewport: viewport),
        let first = natural.header?.frame, let last = natural.footer?.frame,
        let header = pinned.header, let footer = pinned.footer
      else { return [] }
      let (top, bottom) = (first.origin[axis], last.origin[axis])
      let length = first.size[axis]
      return [
        Pin(
          identity: header.identity, start: header.frame.origin[axis],
          allowed: top...max(top, bottom - length + pixelGrid.pixel)),
        Pin(
          identity: footer.identity, start: footer.frame.origin[axis],
          allowed: min(top + length - pixelGrid.pixel, bottom)...bottom),
      ]
    }
  }
}
