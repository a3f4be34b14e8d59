// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

extension SolvedGeometry {
  /// The position beside the cell that is nearest to a point outside all cells (appkit rule MX-4).
  ///
  /// Along the axis that lines stack on, what is before the cell goes in front of it and what is
  /// behind it behind; level with the cell, the other axis decides.
  ///
  /// - Parameters:
  ///   - point: The point, in layout coordinates.
  ///   - axis: The axis that lines stack on.
  ///   - viewport: The visible part, at whose edges elements are pinned.
  ///   - scrolled: The orthogonal section whose cells count, and how far it is scrolled; nil for the
  ///     cells of all other sections.
  /// - Returns: The position; nil without cells.
  package func dropPosition(
    near point: CGPoint, linesStackingAlong axis: LayoutAxis, viewport: Viewport,
    inOrthogonal scrolled: (section: Int, shift: CGPoint)?
  ) -> DropPosition? {
    guard let cell = nearestCell(to: point, viewport, scrolled) else { return nil }
    let (item, frame) = (cell.identity.index, cell.frame)
    func side(_ axis: LayoutAxis) -> Bool? {
      let (low, high) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
      return point[axis] < low ? true : point[axis] >= high ? false : nil
    }
    let isBefore =
      side(axis) ?? side(axis.cross)
      ?? (point[axis.cross] < frame.origin[axis.cross] + frame.size[axis.cross] / 2)
    return .before(item: isBefore ? item : item + 1, section: cell.identity.section)
  }

  /// The cell whose frame is nearest to a point; of several the first.
  private func nearestCell(
    to point: CGPoint, _ viewport: Viewport, _ scrolled: (section: Int, shift: CGPoint)?
  ) -> SolvedElement? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let size = contentSize
    let limit = hypot(
      max(abs(point.x), abs(size.width - point.x)), max(abs(point.y), abs(size.height - point.y)))
    var reach: CGFloat = 64
    while true {
      let square = CGRect(
        x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
      let nearest = elements(in: square, viewport: viewport)
        .compactMap { (cell) -> (distance: CGFloat, cell: SolvedElement)? in
          guard cell.identity.category == .cell else { return nil }
          var cell = cell
          if let scrolled {
            guard cell.identity.section == scrolled.section else { return nil }
            cell.frame = cell.frame.offsetBy(dx: -scrolled.shift.x, dy: -scrolled.shift.y)
          } else if cell.isInOrthogonalSection {
            return nil
          }
          return (cell.frame.distance(to: point), cell)
        }
        .min { left, right in
          (left.distance, left.cell.identity.section, left.cell.identity.index)
            < (right.distance, right.cell.identity.section, right.cell.identity.index)
        }
      // One in a corner of the square may be farther away than another outside it.
      if let nearest, nearest.distance <= reach || reach > limit { return nearest.cell }
      guard reach <= limit else { return nil }
      reach = max(reach * 2, nearest?.distance ?? 0)
    }
  }

  /// The space between an item and the one before it: side by side or one above the other, whichever
  /// they are; at the ends of lines as wide as the space on the item's other side.
  ///
  /// - Parameters:
  ///   - item: The item; with the number of items, the space behind the last.
  ///   - section: The index of a section of the layout.
  ///   - axis: The axis that lines stack on.
  /// - Returns: The space; nil without items there.
  package func gap(
    beforeItem item: Int, section: Int, linesStackingAlong axis: LayoutAxis
  ) -> DropGap? {
    func frame(_ item: Int) -> CGRect? {
      item < 0 ? nil : cell(item: item, section: section)?.frame
    }
    switch (frame(item - 1), frame(item)) {
    case (let previous?, let next?):
      return DropGap.between(previous, next)
        ?? .beside(next, other: frame(item + 1), isBefore: true, stacking: axis)
    case (nil, let next?):
      return .beside(next, other: frame(item + 1), isBefore: true, stacking: axis)
    case (let previous?, nil):
      return .beside(previous, other: frame(item - 2), isBefore: false, stacking: axis)
    case (nil, nil): return nil
    }
  }
}

extension DropGap {
  /// The space between two items that overlap on one axis and follow each other on the other; nil
  /// for others.
  static func between(_ first: CGRect, _ second: CGRect) -> DropGap? {
    for axis in LayoutAxis.allCases {
      let (low, high) = (first.origin[axis] + first.size[axis], second.origin[axis])
      let cross = axis.cross
      let start = min(first.origin[cross], second.origin[cross])
      let end = max(
        first.origin[cross] + first.size[cross], second.origin[cross] + second.size[cross])
      // What overlaps is shorter together than one after the other.
      guard low <= high + 1e-6, end - start < first.size[cross] + second.size[cross] else {
        continue
      }
      return DropGap(
        frame: CGRect(
          origin: CGPoint(axis, along: low, across: start),
          size: CGSize(axis, along: max(0, high - low), across: end - start)), axis: axis)
    }
    return nil
  }

  /// The space at one side of an item, as wide as that to its neighbour on the other side.
  static func beside(
    _ frame: CGRect, other: CGRect?, isBefore: Bool, stacking: LayoutAxis
  ) -> DropGap {
    let known = other.flatMap { isBefore ? between(frame, $0) : between($0, frame) }
    // Alone in its line an item is taken to fill it if it is much longer than it is high.
    let fillsLine = frame.size[stacking.cross] >= 2 * frame.size[stacking]
    let axis = known?.axis ?? (fillsLine ? stacking : stacking.cross)
    let width = known?.frame.size[axis] ?? 0
    let edge = isBefore ? frame.origin[axis] : frame.origin[axis] + frame.size[axis]
    let inside = isBefore ? min(width, max(0, edge)) : width
    return DropGap(
      frame: CGRect(
        origin: CGPoint(
          axis, along: isBefore ? edge - inside : edge, across: frame.origin[axis.cross]),
        size: CGSize(axis, along: inside, across: frame.size[axis.cross])), axis: axis)
  }
}

extension CGRect {
  /// Returns the distance of a point from the rectangle; 0 inside it.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(
      max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }
}

/// The position among the items at which something would be dropped.
package enum DropPosition: Hashable, Sendable {
  /// Onto an item.
  case on(item: Int, section: Int)
  /// In front of an item; with the number of items, behind the last.
  case before(item: Int, section: Int)
}

/// The space between two items, where something may be inserted.
package struct DropGap: Hashable, Sendable {
  /// The space in layout coordinates, in points; it may have no width.
  package var frame: CGRect
  /// The axis along which the items at both sides follow each other.
  package var axis: LayoutAxis
}

/// A layout that says where among its items something would be dropped.
package protocol DropGeometry: Sendable {
  /// The position for a point of layout coordinates, anywhere; nil without sections.
  func dropPosition(at point: CGPoint) -> DropPosition?
  /// The space in front of an item; with their number, behind the last; nil outside the data.
  func gap(beforeItem item: Int, section: Int) -> DropGap?
}

/// Which part of an item a point is in: "closer to the middle than to an edge", or not (rule MX-3).
enum DropZone {
  /// The first quarter, where what is dropped goes in front of the item.
  case start
  /// The middle half, where it goes onto the item.
  case middle
  /// The last quarter, where it goes behind the item.
  case end

  init(of position: CGFloat, from low: CGFloat, to high: CGFloat) {
    let distance = position - (low + high) / 2
    if abs(distance) < (high - low) / 4 {
      self = .middle
    } else {
      self = distance < 0 ? .start : .end
    }
  }
}
