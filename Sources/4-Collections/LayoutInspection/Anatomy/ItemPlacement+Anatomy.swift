// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Pictures

extension ItemPlacement {
  /// The dimensions of the item: its frame with the sums, its insets, the groups around it and the
  /// distances to what is next to it in the innermost: another subitem, or the group's edge.
  var anatomyParts: [AnatomyPart] {
    var parts = groups.map { group in
      var outline = group.outline
      // The group's own lengths are no lengths of the item.
      outline.measures = []
      return outline
    }
    if let group = groups.last {
      parts += AnatomyPart.distances(
        from: item.slot, in: group.slot, name: "to the group's edge",
        among: group.subitems.map(\.slot))
    }
    parts += item.contentInsets.parts(name: "item", of: item.slot)
    parts.append(frame)
    for index in parts.indices {
      parts[index].section = section.index
      parts[index].isInScrollArea = section.isOrthogonal
    }
    return parts
  }

  private var frame: AnatomyPart {
    let frame = item.frame
    var part = AnatomyPart(.items, "item", .outline, frame)
    part.isMeasuredOutside = true
    for axis in [LayoutAxis.horizontal, .vertical] {
      let length = item.length(along: axis)
      let name = axis.lengthName
      let insets = item.contentInsets
      part.details.append(AnatomyPart.Detail(name, length.equation))
      if let reference = length.referenceEquation { part.details.append(.init(name, reference)) }
      var sum = length.equation
      let taken = [insets.start(axis), insets.end(axis)].filter { $0 != 0 }
      if !taken.isEmpty {
        sum =
          ([length.value] + taken).map(\.compactDescription).joined(separator: " − ")
          + " = \(frame.size[axis].compactDescription)"
        part.details.append(.init(name, sum))
      }
      part.measures.append(.init(axis, sum))
    }
    if let ignored = item.ignoredInsets.ignoredWords {
      part.details.append(.init("insets", ignored))
    }
    return part
  }
}

extension AnatomyPart {
  /// The distances from a rectangle to what is next to it, those of zero left out.
  ///
  /// - Parameters:
  ///   - inner: The rectangle.
  ///   - outer: The one around it, whose edges end what is beside it.
  ///   - name: What a distance to an edge of `outer` is called.
  ///   - neighbours: What else is in `outer`; a distance ends where the nearest of them begins, since
  ///     what lies behind is no space of this rectangle. `inner` may be among them.
  /// - Returns: The parts, as distances.
  static func distances(
    from inner: CGRect, in outer: CGRect, name: String, among neighbours: [CGRect]
  ) -> [AnatomyPart] {
    // Where the next one begins on each side, or the edge.
    var next = outer
    for axis in LayoutAxis.allCases {
      let cross = axis.cross
      let end = { (rect: CGRect, axis: LayoutAxis) in rect.origin[axis] + rect.size[axis] }
      let beside = neighbours.filter { rect in
        rect.origin[cross] < end(inner, cross) - 0.005
          && end(rect, cross) > inner.origin[cross] + 0.005
      }
      let before = beside.map { end($0, axis) }.filter { $0 <= inner.origin[axis] + 0.005 }.max()
      let after = beside.map { $0.origin[axis] }.filter { $0 >= end(inner, axis) - 0.005 }.min()
      let (low, high) = (before ?? outer.origin[axis], after ?? end(outer, axis))
      next.origin[axis] = low
      next.size[axis] = high - low
    }
    var toEdges = UIEdgeInsets(
      top: inner.minY - next.minY, left: inner.minX - next.minX,
      bottom: next.maxY - inner.maxY, right: next.maxX - inner.maxX)
    var toNeighbours = UIEdgeInsets.zero
    if next.minY != outer.minY { swap(&toEdges.top, &toNeighbours.top) }
    if next.minX != outer.minX { swap(&toEdges.left, &toNeighbours.left) }
    if next.maxY != outer.maxY { swap(&toEdges.bottom, &toNeighbours.bottom) }
    if next.maxX != outer.maxX { swap(&toEdges.right, &toNeighbours.right) }
    let parts =
      AnatomyPart.insets(.spacing, name, of: next, toEdges, form: .distance)
      + AnatomyPart.insets(.spacing, "to the next item", of: next, toNeighbours, form: .distance)
    return parts.map { part in
      // Each stands where the item is.
      var part = part
      let axis = part.measures[0].axis.cross
      part.rect.origin[axis] = inner.origin[axis]
      part.rect.size[axis] = inner.size[axis]
      return part
    }
  }
}

extension LengthRecord {
  /// The length with the sum that it came from: `0.5 × 370 = 185`. An arrow stands for the rounding
  /// to pixels: `0.333 × 370 → 123`.
  var equation: String {
    let result = value.compactDescription
    switch (origin, dimension) {
    case (.share, _):
      let count = reference.gaps + 1
      let exact = reference.length / CGFloat(count)
      return "\(reference.length.compactDescription) ÷ \(count) \(equals(exact)) \(result)"
    case (.dimension, .fractionalWidth(let fraction)?),
      (.dimension, .fractionalHeight(let fraction)?):
      let exact = fraction * reference.length
      return "\(fraction.fractionDescription) × \(reference.length.compactDescription) "
        + "\(equals(exact)) \(result)"
    case (.dimension, let dimension?) where dimension.isEstimated: return "estimated \(result)"
    case (.dimension, _): return result
    case (.measurement, let dimension?):
      return "estimated \(dimension.value.compactDescription) → measured \(result)"
    case (.measurement, nil): return "measured \(result)"
    case (.siblings, _): return "highest sibling \(result)"
    case (.groups, _): return "largest group \(result)"
    case (.contents, _): return "contents \(result)"
    case (.provider, _): return "provider \(result)"
    }
  }

  /// The sum behind what a fraction is taken of: `370 = 390 − 10 − 10`; nil for a plain length.
  var referenceEquation: String? {
    let isTaken = origin == .share || (origin == .dimension && dimension?.isFractional == true)
    guard isTaken, reference.length != reference.outer else { return nil }
    var sum = "\(reference.length.compactDescription) = \(reference.outer.compactDescription)"
    for inset in [reference.startInset, reference.endInset] where inset != 0 {
      sum += " − \(inset.compactDescription)"
    }
    if reference.gaps > 0, reference.spacing != 0 {
      sum += " − \(reference.gaps) × \(reference.spacing.compactDescription)"
    }
    return sum
  }

  private func equals(_ exact: CGFloat) -> String {
    exact.compactDescription == value.compactDescription ? "=" : "→"
  }
}
