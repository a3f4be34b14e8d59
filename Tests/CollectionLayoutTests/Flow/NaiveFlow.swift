// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// A flow layout item by item, straight from the rules: every line stored, every query a walk.
///
/// It only knows vertical layouts; a horizontal one is laid out as its transpose (F-12).
struct NaiveFlow {
  struct Section {
    var sizes: [CGSize]
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }

  struct Element {
    var identity: ElementIdentity
    var frame: CGRect
  }

  var isHorizontal: Bool
  var width: CGFloat
  var grid: PixelGrid
  var sections: [Section]

  /// The lines of a section: behaviour rules F-3 and F-4.
  func lines(_ section: Section) -> [Range<Int>] {
    let available = width - section.insets.left - section.insets.right
    if let columns = columns(section) {
      return stride(from: 0, to: section.sizes.count, by: columns).map {
        $0..<min($0 + columns, section.sizes.count)
      }
    }
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (item, size) in section.sizes.enumerated() {
      if item > first, used + section.interitemSpacing + size.width > available {
        lines.append(first..<item)
        first = item
      }
      used = item == first ? size.width : used + section.interitemSpacing + size.width
    }
    if first < section.sizes.count { lines.append(first..<section.sizes.count) }
    return lines
  }

  /// The number of columns if all sizes are the same.
  func columns(_ section: Section) -> Int? {
    guard let size = section.sizes.first, section.sizes.allSatisfy({ $0 == size }) else {
      return nil
    }
    let width = size.width
    let available = self.width - section.insets.left - section.insets.right
    var number = 1
    var used = width
    while used + section.interitemSpacing + width <= available {
      used += section.interitemSpacing + width
      // Items without width and spacing: all on one line.
      if number > section.sizes.count, width + section.interitemSpacing == 0 { break }
      number += 1
    }
    return number
  }

  /// The left edges of a line's items: behaviour rules F-4 to F-7.
  func edges(_ line: Range<Int>, _ section: Section) -> [CGFloat] {
    let left = section.insets.left
    let available = width - left - section.insets.right
    let widths = section.sizes[line].map(\.width)
    let gap: CGFloat
    if let columns = columns(section) {
      if columns == 1 { return [left + max(0, (available - widths[0]) / 2)] }
      gap =
        widths[0] + section.interitemSpacing == 0
        ? 0 : (available - CGFloat(columns) * widths[0]) / CGFloat(columns - 1)
    } else if widths.count == 1 {
      let isLeading =
        line.upperBound == section.sizes.count
        && 2 * widths[0] + section.interitemSpacing <= available
      return [isLeading ? left : left + max(0, (available - widths[0]) / 2)]
    } else if line.upperBound == section.sizes.count {
      gap = section.interitemSpacing
    } else {
      gap = (available - widths.reduce(0, +)) / CGFloat(widths.count - 1)
    }
    var edge = left
    return widths.map { width in
      defer { edge += width + gap }
      return edge
    }
  }

  /// All elements, and the length of the content.
  var solved: (elements: [Element], length: CGFloat) {
    var elements: [Element] = []
    var y: CGFloat = 0
    func add(_ identity: ElementIdentity, _ frame: CGRect) {
      let frame =
        isHorizontal
        ? CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) : frame
      elements.append(
        Element(
          identity: identity, frame: CGRect(origin: grid.round(frame.origin), size: frame.size)))
    }
    func addBoundary(_ kind: String, _ height: CGFloat, _ index: Int) {
      guard height > 0 else { return }
      add(
        .supplementary(kind: kind, section: index, index: 0),
        CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    for (index, section) in sections.enumerated() {
      addBoundary(FlowSpecification.headerKind, section.header, index)
      y += section.insets.top
      let lines = lines(section)
      for (number, line) in lines.enumerated() {
        if number > 0 { y += section.lineSpacing }
        let height = section.sizes[line].map(\.height).max() ?? 0
        for (item, x) in zip(line, edges(line, section)) {
          let size = section.sizes[item]
          add(
            .cell(item: item, section: index),
            CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size))
        }
        y += height
      }
      y += section.insets.bottom
      addBoundary(FlowSpecification.footerKind, section.footer, index)
    }
    return (elements, y)
  }

  /// The same as a specification.
  ///
  /// - Parameter isStored: Whether sizes are kept one by one also where they are all the same.
  func specification(isStored: Bool = false) -> FlowSpecification {
    let sections = sections.map { section in
      let sizes = section.sizes.map {
        isHorizontal ? CGSize(width: $0.height, height: $0.width) : $0
      }
      var result = FlowSectionSpecification(
        isStored || sizes.isEmpty
          ? FlowItemSizes(sizes)
          : FlowItemSizes(count: sizes.count, first: sizes[0]) { sizes[$0] })
      let insets = section.insets
      result.insets =
        isHorizontal
        ? UIEdgeInsets(insets.left, insets.top, insets.right, insets.bottom) : insets
      result.lineSpacing = section.lineSpacing
      result.interitemSpacing = section.interitemSpacing
      result.headerLength = section.header
      result.footerLength = section.footer
      return result
    }
    let axis: LayoutAxis = isHorizontal ? .horizontal : .vertical
    return FlowSpecification(
      sections, in: CGSize(axis, along: 480, across: width), scrollDirection: axis,
      pixelGrid: grid)
  }
}
