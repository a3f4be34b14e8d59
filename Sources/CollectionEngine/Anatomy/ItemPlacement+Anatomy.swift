// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension ItemPlacement {
  /// The dimensions of the item: its frame with the sums, its insets, the groups around it and the
  /// distances to the edges of the innermost.
  var anatomyParts: [AnatomyPart] {
    var parts = groups.map { group in
      var outline = group.outline
      // The group's own lengths are no lengths of the item.
      outline.measures = []
      return outline
    }
    if let group = groups.last {
      parts += AnatomyPart.distances(from: item.slot, to: group.slot, name: "to the group's edge")
    }
    parts += item.contentInsets.parts(name: "item", of: item.slot)
    parts.append(frame)
    for index in parts.indices {
      parts[index].section = section.index
      parts[index].isInScrollArea = section.isOrthogonal
    }
    return parts
  }

  /// The outline of the frame.
  private var frame: AnatomyPart {
    let frame = item.frame
    var part = AnatomyPart(.items, "item", .outline, frame)
    part.isMeasuredOutside = true
    for axis in [LayoutAxis.horizontal, .vertical] {
      let length = item.length(along: axis)
      let name = axis == .horizontal ? "width" : "height"
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
    return part
  }
}

extension AnatomyPart {
  /// The distances from a rectangle to the edges of one around it, those that are none left out.
  static func distances(from inner: CGRect, to outer: CGRect, name: String) -> [AnatomyPart] {
    AnatomyPart.insets(
      .spacing, name, of: outer,
      UIEdgeInsets(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX), form: .distance
    ).map { part in
      // Each stands where the item is.
      var part = part
      let axis = part.measures[0].axis.cross
      part.rect.origin[axis] = inner.origin[axis]
      part.rect.size[axis] = inner.size[axis]
      return part
    }
  }
}
