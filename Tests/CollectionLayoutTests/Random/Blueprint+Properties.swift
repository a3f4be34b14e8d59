// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension CGRect {
  /// The rectangle with all numbers multiplied.
  func scaled(by factor: CGFloat) -> CGRect {
    CGRect(
      x: origin.x * factor, y: origin.y * factor, width: size.width * factor,
      height: size.height * factor)
  }
}

extension CGRect {
  /// Returns whether another rectangle lies in this one, to within a tolerance. `contains` of
  /// Foundation compares a union for equality, which rounding breaks.
  func holds(_ other: CGRect, tolerance: CGFloat) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}

extension Blueprint.Length {
  /// Whether the length is measured.
  var isMeasured: Bool {
    switch self {
    case .estimated, .uniform: true
    case .width, .height, .absolute: false
    }
  }
}

extension Blueprint.Part {
  /// Whether measuring decides where a line breaks, and with it which of several subitems an item
  /// is: then what is measured first matters (G-10). The line may be that of a nested group: what
  /// stands beside that group comes later if more items fit into it (seed 1409704798 of usual
  /// layouts).
  var wrapsDifferentItems: Bool { leafCount > 1 && breaksMeasuredLines }

  private var leafCount: Int {
    guard case .group(let group) = content else { return 1 }
    if case .custom(let frames) = group.filling { return frames.count }
    return group.parts.reduce(0) { $0 + $1.leafCount }
  }

  private var breaksMeasuredLines: Bool {
    guard case .group(let group) = content else { return false }
    return group.parts.contains { part in
      (group.axis == .horizontal ? part.size.width : part.size.height).isMeasured
        || part.breaksMeasuredLines
    }
  }
}

extension Blueprint.Section {
  /// The most that an item's insets take away along a scroll direction. An item that is shorter may have
  /// a length of what they take beyond its slot, and reach out of that (behaviour rule I-2).
  func longestInsets(_ direction: CollectionLayoutScrollDirection) -> CGFloat {
    guard case .group(let group) = self.group.content else { return 0 }
    return group.parts.map {
      direction == .vertical
        ? $0.insets.top + $0.insets.bottom : $0.insets.leading + $0.insets.trailing
    }.max() ?? 0
  }

  /// Returns whether something in the group reaches beyond it along a scroll direction.
  func sticksOut(_ direction: CollectionLayoutScrollDirection) -> Bool {
    // A cut group loses its own insets (T-2), but its items do not move.
    guard case .group(let group) = self.group.content, self.group.insets == .zero else {
      return true
    }
    let isVertical = direction == .vertical
    let runsAlong = (group.axis == .vertical) == isVertical
    // A count is kept even if spacing alone is longer than the group.
    if case .packing = group.filling {
    } else if group.spacing != nil || group.parts[0].edges != nil {
      return true
    }
    // Across the axis nothing limits what an item may be; along it the packing rule does.
    return !runsAlong
      && group.parts.contains { part in
        guard part.edges == nil else { return true }
        switch isVertical ? part.size.height : part.size.width {
        case .width(let share): return isVertical || share > 1
        case .height(let share): return !isVertical || share > 1
        case .absolute: return true
        case .estimated, .uniform: return true
        }
      }
  }
}
